import type { AfterSaleSummary } from '@mall/contract/after-sale/after-sale.api.ts';
import type { AfterSaleAction } from '@mall/contract/after-sale/after-sale.machine.ts';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { Table } from '@mall/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../kernel/language.ts';
import { queryOf } from '../kernel/page-queries.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './after-sale.module.css';
import { afterSaleQuestion } from './after-sale.queries.ts';
import { afterSaleColumns } from './after-sale-columns.tsx';
import { useStatusNote } from './after-sale-status.tsx';
import { ProcessLine } from './process-line.tsx';
import { ReturnAddress } from './return-address.tsx';
import { SendBackForm } from './send-back.form.tsx';
import { useAfterSaleActs } from './use-after-sale-acts.tsx';

type Props = { rows: readonly AfterSaleSummary[]; loading: boolean; empty: ReactNode };

const placeUnder = (open: string | undefined, onClose: () => void) => (sale: AfterSaleSummary) =>
  open === sale.id && sale.actions.includes('sendBack') ? <SendBackPlace id={sale.id} onClose={onClose} /> : null;

/** The list; typing in the parcel opens under its row. */
export function AfterSalesTable({ rows, loading, empty }: Props) {
  const t = useWords('after-sale');
  const noteOf = useStatusNote();
  const acts = useAfterSaleActs();
  const [open, setOpen] = useState<string>();
  const onAct = (action: AfterSaleAction, sale: AfterSaleSummary) => {
    if (action === 'sendBack') setOpen((before) => (before === sale.id ? undefined : sale.id));
    else if (action !== 'reapply') acts[action](sale);
  };
  return (
    <>
      <Table
        caption={t('list.title')}
        columns={afterSaleColumns({ t, noteOf, open, onAct })}
        rows={rows}
        rowKey={(sale) => sale.id}
        loading={loading}
        loadingRows={6}
        empty={empty}
        detail={placeUnder(open, () => setOpen(undefined))}
      />
      {acts.dialogs}
    </>
  );
}

function SendBackPlace({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useWords('after-sale');
  const language = useLanguage();
  const answer = useQuery(queryOf(afterSaleQuestion(id), language));
  if (answer.isError)
    return <ErrorState compact title={t('failed.title')} labels={{ retry: t('failed.retry') }} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton kind="text" lines={4} />;
  return (
    <div className={styles.place}>
      <div className={styles.placeMain}>
        <ProcessLine sale={answer.data} />
        <SendBackForm id={id} onClose={onClose} />
      </div>
      <ReturnAddress sale={answer.data} />
    </div>
  );
}
