import { billStateRows, overdueWords } from '@mall/contract/billing/bill.machine.ts';
import type { BillRow } from '@mall/contract/billing/bill-data.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useLanguage } from '../words/language.ts';

/** How a bill stands; what is late says so instead. */
export function BillMark({ bill: { state, overdue } }: { bill: Pick<BillRow, 'state' | 'overdue'> }) {
  const language = useLanguage();
  if (overdue)
    return (
      <StatusMark mark="closed" tone="red">
        {overdueWords[language]}
      </StatusMark>
    );
  const { mark, tone, words } = billStateRows[state];
  return (
    <StatusMark mark={mark} tone={tone}>
      {words[language]}
    </StatusMark>
  );
}
