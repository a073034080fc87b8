import { type InvoiceState, invoiceStateWords } from '@mall/contract/invoice/invoice.machine.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { invoiceTones } from './invoice-tones.ts';

export function InvoiceStateMark({ state }: { state: InvoiceState }) {
  const language = useLanguage();
  return <StatusMark {...invoiceTones[state]}>{invoiceStateWords[state][language]}</StatusMark>;
}
