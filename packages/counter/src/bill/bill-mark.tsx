import { billStateRows } from '@mall/contract/billing/bill.machine.ts';
import type { BillRow } from '@mall/contract/billing/bill-data.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useCounterWords } from '../frame/counter-context.ts';

/** How a bill stands; what is late says so instead. */
export function BillMark({ bill: { state, overdue } }: { bill: Pick<BillRow, 'state' | 'overdue'> }) {
  const t = useCounterWords();
  const language = useLanguage();
  const { mark, tone, words } = billStateRows[state];
  if (overdue)
    return (
      <StatusMark mark="closed" tone="red">
        {t('bill.tab.overdue')}
      </StatusMark>
    );
  return (
    <StatusMark mark={mark} tone={tone}>
      {words[language]}
    </StatusMark>
  );
}
