import { goodsImportApi, type PriceFall } from '@mall/contract/catalogue/goods-import.api.ts';
import { type FallChoice, fallPercent } from '@mall/contract/catalogue/goods-import.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { pagesOf } from '@mall/kit/list/page-number.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { useYuan } from '@mall/kit/words/use-amount.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { usePercent } from '@mall/kit/words/use-percent.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Pager } from '@mall/ui/pager.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './import.module.css';

const aPage = 10;

type Props = {
  id: string;
  /** Of those that were chosen to be written. */
  count: number;
  isChosen: (row: number) => boolean;
  busy: boolean;
  onChoose: (falls: FallChoice) => void;
  onClose: () => void;
};

/** Prices that fall far, row by row: they are taken, or their rows are left out. */
export function FallsDialog({ id, count, isChosen, busy, onChoose, onClose }: Props) {
  const t = useWords('goods-import');
  const kit = useKitWords();
  const yuan = useYuan();
  const percent = usePercent();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useList(
    ask(goodsImportApi.falls, { params: { id }, query: { page, limit: aPage } }, { staleMs: 0 }),
  );
  const columns: TableColumn<PriceFall>[] = [
    { key: 'row', head: t('bad.row'), width: 56, cell: ({ row }) => <span className="num">{row}</span> },
    {
      key: 'goods',
      head: t('falls.goods'),
      cell: ({ row, name, itemNumber }) => (
        <>
          {name} <span className={styles.code}>{itemNumber}</span>
          {!isChosen(row) && <span className={styles.soft}> {t('falls.left')}</span>}
        </>
      ),
    },
    { key: 'from', head: t('falls.from'), align: 'money', cell: ({ from }) => yuan(from) },
    { key: 'to', head: t('falls.to'), align: 'money', cell: ({ to }) => yuan(to) },
    { key: 'percent', head: t('falls.percent'), align: 'money', cell: (fall) => <b className={styles.bad}>{percent(fall.percent)}</b> },
  ];
  const total = data?.total ?? 0;
  return (
    <Dialog
      open
      width={720}
      maxBodyHeight="60vh"
      title={t('falls.title', { count, percent: fallPercent })}
      labels={{ close: kit('close') }}
      onClose={busy ? () => undefined : onClose}
      footer={
        <>
          <Button look="quiet" disabled={busy} onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button look="line" disabled={busy || !data} onClick={() => onChoose('leave')}>
            {t('falls.leave', { count })}
          </Button>
          <Button busy={busy} disabled={!data} onClick={() => onChoose('take')}>
            {t('falls.take')}
          </Button>
        </>
      }
    >
      {error && !data ? (
        <ReadFailed compact error={error} title={t('falls.failed')} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Table
          dense
          stacks
          caption={t('falls.caption')}
          columns={columns}
          rows={data?.list ?? []}
          rowKey={({ row }) => String(row)}
          loading={!data}
        />
      )}
      {total > aPage && (
        <Pager
          compact
          page={page}
          pages={pagesOf(total, aPage)}
          onPage={setPage}
          labels={{
            nav: t('falls.pages'),
            previous: kit('pager.previous'),
            next: kit('pager.next'),
            page: (next) => kit('pager.page', { page: next }),
          }}
        />
      )}
    </Dialog>
  );
}
