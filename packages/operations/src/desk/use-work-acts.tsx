import { type WorkPerson, type WorkRow, workApi } from '@mall/contract/account/work.api.ts';
import type { WorkItem } from '@mall/contract/account/work.rules.ts';
import { alertOperationsApi } from '@mall/contract/payment/alert-operations.api.ts';
import { payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
import { useGo } from '@mall/counter/side/use-go.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useWords } from '../kernel/words.ts';
import { type Given, HandOverDialog } from './hand-over-dialog.tsx';
import { SettleDialog } from './settle-dialog.tsx';
import { TakeOverDialog } from './take-over-dialog.tsx';
import { workReads } from './work.reads.ts';

type Rows = readonly WorkRow[];
type Outcome = { count: number; missed: number };

export const itemsOf = (rows: Rows): WorkItem[] => rows.map(({ kind, id }) => ({ kind, id }));

const ofRows = (rows: Rows) => ({ body: { items: itemsOf(rows) } });

/** What can be done with work: take it, the next of it, put it back, give it to a colleague or take it from one, and end an alert. */
export const useWorkActs = (people: readonly WorkPerson[]) => {
  const t = useWords('desk');
  const go = useGo();
  const said = (act: 'take' | 'putBack' | 'handOver' | 'takeOver') => (outcome: Outcome) =>
    t(outcome.missed > 0 ? `${act}.some` : `${act}.done`, { ...outcome });
  const take = useAct({ call: workApi.take, request: ofRows, done: said('take'), changes: workReads });
  const putBack = useAct({ call: workApi.putBack, request: ofRows, done: said('putBack'), changes: workReads });
  const next = useAct({
    call: workApi.next,
    request: () => ({}),
    onDone: (row) => {
      if (row === null) return toast.info(t('next.none'));
      toast.ok(t('next.done'));
      return go(row.url);
    },
    changes: workReads,
  });
  const handOver = useAct({
    call: workApi.handOver,
    request: (rows: Rows, given: Given) => ({ body: { items: itemsOf(rows), ...given } }),
    dialog: (rows, { busy, act, close }) => <HandOverDialog rows={rows} people={people} busy={busy} onGive={act} onClose={close} />,
    done: said('handOver'),
    changes: workReads,
  });
  const takeOver = useAct({
    call: workApi.takeOver,
    request: (rows: Rows, reason: string) => ({ body: { items: itemsOf(rows), fromId: rows[0]?.holder?.memberId ?? '', reason } }),
    dialog: (rows, { busy, act, close }) => <TakeOverDialog rows={rows} busy={busy} onGive={act} onClose={close} />,
    done: said('takeOver'),
    changes: workReads,
  });
  const settle = useAct({
    call: alertOperationsApi.settle,
    request: ({ id }: WorkRow, note: string) => ({ params: { id }, body: { note } }),
    dialog: (row, { busy, act, close }) => <SettleDialog row={row} busy={busy} onGive={act} onClose={close} />,
    done: t('settle.done'),
    changes: [...workReads, payOperationsApi.alerts],
  });
  const questions = (
    <>
      {handOver.question}
      {takeOver.question}
      {settle.question}
    </>
  );
  return { take, putBack, next, handOver, takeOver, settle, questions };
};
export type WorkActs = ReturnType<typeof useWorkActs>;
