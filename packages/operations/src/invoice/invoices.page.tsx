import { operatorInvoiceApi } from '@mall/contract/invoice/invoice-office.api.ts';
import type { OfficeCalls } from '@mall/counter/invoice/office-calls.ts';
import { OfficeInvoices } from '@mall/counter/invoice/office-invoices.tsx';
import { useWords } from '../kernel/words.ts';
import { InvoiceTabs } from './invoice-tabs.tsx';

const calls = {
  page: operatorInvoiceApi.page,
  export: operatorInvoiceApi.export,
  detail: operatorInvoiceApi.detail,
  issue: operatorInvoiceApi.issue,
  reject: operatorInvoiceApi.reject,
  mail: operatorInvoiceApi.mail,
  red: operatorInvoiceApi.red,
  retry: operatorInvoiceApi.retry,
} as unknown as OfficeCalls;

/** The invoices of the mall's own stores. */
export default function InvoicesPage() {
  const t = useWords('invoice');
  return <OfficeInvoices calls={calls} title={t('title')} lead={t('lead')} above={<InvoiceTabs at="invoices" />} />;
}
