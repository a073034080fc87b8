import { billApi } from '@mall/contract/billing/bill.api.ts';
import type { DisputeLine } from '@mall/contract/billing/bill.rules.ts';
import { reconciliationApi } from '@mall/contract/billing/reconciliation.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { billReads } from './bill-reads.ts';

const calls = { bill: billApi.dispute, statement: reconciliationApi.dispute };

/** What is wrong with single lines is collected, and then said at once. */
export const useDisputing = (as: keyof typeof calls, id: string) => {
  const t = useWords('billing');
  const [said, setSaid] = useState<ReadonlyMap<string, DisputeLine>>(new Map());
  const [open, setOpen] = useState<string>();
  const dispute = useCall({
    call: calls[as],
    request: (lines: DisputeLine[]) => ({ params: { id }, body: { lines } }),
    done: t('dispute.done'),
    changes: billReads,
  });
  const clear = () => setSaid(new Map());
  return {
    said,
    open,
    busy: dispute.busy,
    turn: (lineId: string) => setOpen(open === lineId ? undefined : lineId),
    keep: (line: DisputeLine) => {
      setSaid(new Map([...said, [line.lineId, line]]));
      setOpen(undefined);
    },
    drop: (lineId: string) => setSaid(new Map([...said].filter(([of]) => of !== lineId))),
    clear,
    submit: () => void dispute.run([...said.values()]).then(clear, () => undefined),
  };
};
export type Disputing = ReturnType<typeof useDisputing>;
