import { type PriceChange, type ShelfGoods, shelfApi } from '@mall/contract/catalogue/shelf.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Button } from '@mall/ui/button.tsx';
import { Drawer } from '@mall/ui/drawer.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './goods.module.css';

const aPage = 20;

/** Every price that the specs of a goods had. */
export function PriceHistory({ goods, onClose }: { goods: Pick<ShelfGoods, 'goodsId' | 'name'>; onClose: () => void }) {
  const t = useWords('catalogue');
  const kit = useKitWords();
  const { moment } = useMoment();
  const [pages, setPages] = useState(1);
  const { data } = useList(
    ask(shelfApi.prices, { params: { id: goods.goodsId }, query: { page: 1, limit: Math.min(100, aPage * pages) } }, { staleMs: 0 }),
  );
  const columns: TableColumn<PriceChange>[] = [
    { key: 'time', head: t('history.time'), cell: ({ time }) => <span className="num">{moment(time)}</span> },
    {
      key: 'spec',
      head: t('column.spec'),
      cell: ({ specName, itemNumber }) => (
        <span className={styles.two}>
          <span>{specName}</span>
          <span className="meta num">{itemNumber}</span>
        </span>
      ),
    },
    { key: 'from', head: t('history.from'), align: 'money', cell: ({ from }) => `¥${formatCurrency(from)}` },
    {
      key: 'to',
      head: t('history.to'),
      align: 'money',
      cell: ({ from, to }) => <span className={Number(to) > Number(from) ? styles.plus : styles.minus}>¥{formatCurrency(to)}</span>,
    },
    { key: 'by', head: t('history.by'), cell: ({ by }) => by },
  ];
  return (
    <Drawer open full width={720} title={t('history.title')} subtitle={goods.name} labels={{ close: kit('close') }} onClose={onClose}>
      <Table
        caption={t('history.title')}
        stacks
        columns={columns}
        rows={data?.list ?? []}
        rowKey={({ id }) => id}
        loading={data === undefined}
        empty={<Empty title={t('history.none')} picture="none" />}
      />
      {data && data.total > data.list.length && pages < 5 && (
        <Button look="text" onClick={() => setPages(pages + 1)}>
          {t('history.more')}
        </Button>
      )}
    </Drawer>
  );
}
