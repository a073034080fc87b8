import { type RequestSummary, requestApi } from '@mall/contract/approval/request.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, fromYuan, type Money, toYuan } from '@mall/contract/kernel/money.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { requestReads } from './approval.changes.ts';
import styles from './approval.module.css';
import { OpinionDialog } from './opinion-dialog.tsx';

type Rows = readonly RequestSummary[];

const sumOf = (rows: Rows): string => formatCurrency(toYuan(fen(rows.reduce((sum, { amount }) => sum + fromYuan(amount), 0))));

export function PickedWords({ rows }: { rows: Rows }) {
  const t = useWords('approval');
  return (
    <>
      {t('picked.count', { count: rows.length })} <b className="num">¥{sumOf(rows)}</b>
    </>
  );
}

type Refusal = { title: string; msg: string };

/** Several requests decided alike; each is told for itself, and those that could not be are named. */
export function PickedRequests({ rows, bulkMost }: { rows: Rows; bulkMost: Money }) {
  const t = useWords('approval');
  const shell = useWords('shell');
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const plan = (decision: 'approve' | 'reject') => ({
    call: requestApi.decideMany,
    request: (picked: Rows, reason: string) => ({ body: { ids: picked.map(({ requestId }) => requestId), decision, reason } }),
    onDone: (answers: readonly { id: string; done: boolean; msg: string }[], picked: Rows) => {
      const done = answers.filter((answer) => answer.done).length;
      if (done > 0) toast.ok(t(`bulk.done.${decision}`, { count: done }));
      const titleOf = (id: string) => picked.find(({ requestId }) => requestId === id)?.title ?? id;
      setRefused(answers.filter((answer) => !answer.done).map(({ id, msg }) => ({ title: titleOf(id), msg })));
    },
    changes: requestReads,
  });
  const approve = useAct<typeof requestApi.decideMany, Rows, string>({
    ...plan('approve'),
    dialog: (picked, { busy, act, close }) => (
      <OpinionDialog
        title={t('bulk.approve', { count: picked.length })}
        text={t('bulk.sum', { amount: sumOf(picked) })}
        label={t('opinion.label')}
        act={t('bulk.approveAct', { count: picked.length })}
        back={t('approve.back')}
        busy={busy}
        onGive={act}
        onClose={close}
      />
    ),
  });
  const reject = useAct<typeof requestApi.decideMany, Rows, string>({
    ...plan('reject'),
    dialog: (picked, { busy, act, close }) => (
      <OpinionDialog
        title={t('bulk.reject', { count: picked.length })}
        text={t('bulk.rejectText')}
        label={t('reject.reason')}
        act={t('bulk.rejectAct', { count: picked.length })}
        back={t('reject.back')}
        tone="danger"
        required
        busy={busy}
        onGive={act}
        onClose={close}
      />
    ),
  });
  return (
    <>
      <Button size="s" onClick={() => approve.start(rows)}>
        {t('picked.approve')}
      </Button>
      <Button size="s" look="danger" onClick={() => reject.start(rows)}>
        {t('picked.reject')}
      </Button>
      <span className="meta">{t('picked.large', { amount: formatCurrency(bulkMost) })}</span>
      {approve.question}
      {reject.question}
      <Dialog
        open={refused.length > 0}
        title={t('bulk.refused', { count: refused.length })}
        labels={{ close: shell('close') }}
        onClose={() => setRefused([])}
        footer={<Button onClick={() => setRefused([])}>{t('bulk.read')}</Button>}
      >
        <ul className={styles.refused}>
          {refused.map(({ title, msg }) => (
            <li key={title}>
              <b>{title}</b>
              <span className="meta">{msg}</span>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
