import { billStateRows } from '@mall/contract/billing/bill.machine.ts';
import type { BillRow } from '@mall/contract/billing/bill-data.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.tsx';

/** How a bill stands; what is late says so instead. */
export function BillStatus({ bill: { state, overdue } }: { bill: Pick<BillRow, 'state' | 'overdue'> }) {
  const t = useWords('billing');
  const language = useLanguage();
  const { mark, tone, words } = billStateRows[state];
  if (overdue)
    return (
      <StatusMark mark="closed" tone="red">
        {t('overdue')}
      </StatusMark>
    );
  return (
    <StatusMark mark={mark} tone={tone}>
      {words[language]}
    </StatusMark>
  );
}
