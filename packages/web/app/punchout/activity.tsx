import { type PunchoutActivity, punchoutConnectionApi } from '@mall/contract/punchout/connection.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Price } from '@mall/ui/price.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './punchout.module.css';

type Visit = PunchoutActivity['visits'][number];
type Order = PunchoutActivity['orders'][number];
type Paper = PunchoutActivity['papers'][number];

const outcomeOf = ({ entered, returned }: Visit) => (returned ? 'returned' : entered ? 'inside' : 'waiting');
const short = (at: string): string => at.slice(5, 16);

/** What came over a connection and what was sent, the latest first. */
export function Activity({ id, back }: { id: string; back: string }) {
  const t = useWords('punchout');
  const found = useList(ask(punchoutConnectionApi.activity, { params: { id } }, { staleMs: 0 }));
  const again = useAct({
    call: punchoutConnectionApi.sendAgain,
    request: (row: Paper) => ({ params: { id: row.id } }),
    done: t('again.done'),
    changes: [punchoutConnectionApi.activity],
  });
  const at = { key: 'at', head: t('at'), cell: (row: { at: string }) => <span className="num">{short(row.at)}</span> };
  const visits: TableColumn<Visit>[] = [
    at,
    { key: 'who', head: t('who'), wide: true, cell: ({ memberName }) => memberName },
    { key: 'operation', head: t('operation'), cell: ({ operation }) => t(`operation.${operation}`) },
    { key: 'outcome', head: t('outcome'), cell: (row) => t(`outcome.${outcomeOf(row)}`) },
    { key: 'total', head: t('price.total'), align: 'money', cell: ({ total }) => (total ? <Price value={total} ink size="s" /> : '—') },
  ];
  const orders: TableColumn<Order>[] = [
    at,
    { key: 'theirs', head: t('theirs'), cell: ({ theirId }) => theirId },
    {
      key: 'ours',
      head: t('ours'),
      cell: (row) => (
        <span className={styles.acts}>
          {row.orders.map(({ orderId, orderSn }) => (
            <RouterLink key={orderId} href={`/personalCenterBase/myOrdersDetail?id=${orderId}`} className="link">
              {orderSn}
            </RouterLink>
          ))}
        </span>
      ),
    },
  ];
  const standingOf = ({ sent, nextTry, tries }: Paper): string => {
    if (sent) return t('sent', { date: short(sent) });
    if (!nextTry) return t('givenUp');
    return tries === 0 ? t('queued') : t('trying', { count: tries, date: short(nextTry) });
  };
  const papers: TableColumn<Paper>[] = [
    at,
    { key: 'paper', head: t('paper'), cell: ({ kind }) => t(`paper.${kind}`) },
    { key: 'theirs', head: t('theirs'), cell: ({ theirId }) => theirId },
    {
      key: 'outcome',
      head: t('outcome'),
      cell: (row) => (
        <span className={styles.two}>
          <span>{standingOf(row)}</span>
          {!row.sent && row.fault !== '' && <span className="meta">{row.fault}</span>}
        </span>
      ),
    },
    {
      key: 'acts',
      head: t('acts'),
      cell: (row) => (
        <Button look="text" size="s" onClick={() => again.start(row)}>
          {t('again')}
        </Button>
      ),
    },
  ];
  const { data } = found;
  return (
    <div className={styles.parts}>
      <header className={styles.head}>
        <h1>{data ? `${t('activity')} · ${data.name}` : t('activity')}</h1>
        <Button look="line" href={back} as={RouterLink}>
          {t('back')}
        </Button>
      </header>
      {found.error && !data && (
        <ReadFailed error={found.error} title={t('activity')} busy={found.isFetching} onRetry={() => void found.refetch()} />
      )}
      {data && (
        <>
          <Part title={t('visits')} none={t('none.visits')} rows={data.visits} columns={visits} />
          <Part title={t('orders')} none={t('none.orders')} rows={data.orders} columns={orders} />
          <Part title={t('papers')} none={t('none.papers')} rows={data.papers} columns={papers} />
        </>
      )}
    </div>
  );
}

type PartProps<Row> = { title: string; none: string; rows: readonly Row[]; columns: readonly TableColumn<Row>[] };

function Part<Row extends { id: string }>({ title, none, rows, columns }: PartProps<Row>) {
  return (
    <Panel bordered flush title={title}>
      <Table caption={title} rows={rows} rowKey={({ id }) => id} columns={columns} empty={<Empty title={none} />} fits />
    </Panel>
  );
}
