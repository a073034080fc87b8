import type { RequestDetail } from '@mall/contract/approval/request.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './approval.module.css';
import { type Line, riseOf } from './request.rules.ts';

const detailAddress = (orderId: string): string => `/personalCenterBase/myOrdersDetail?id=${orderId}`;

type Order = RequestDetail['orders'][number];
type Row = Line & { order: Order };

/** What is asked for: the lines of each order, with what was paid the last time. */
export function RequestLines({ request: { orders, amount } }: { request: RequestDetail }) {
  const t = useWords('approval');
  const figure = useFigure();
  const rows: Row[] = orders.flatMap((order) => order.lines.map((line) => ({ ...line, order })));
  const count = ({ num, unit }: Row) => `${figure(num)} ${unit}`;
  const columns: TableColumn<Row>[] = [
    { key: 'goods', head: t('line.goods'), cell: (row) => <Goods line={row} /> },
    { key: 'num', head: t('line.num'), align: 'money', cell: count },
    { key: 'price', head: t('line.price'), align: 'money', cell: ({ price }) => `¥${formatCurrency(price)}` },
    { key: 'last', head: t('line.last'), align: 'money', cell: (row) => <Rise line={row} /> },
    { key: 'amount', head: t('line.amount'), align: 'money', cell: (row) => <Amount line={row} /> },
  ];
  return (
    <>
      <div className="no-phone">
        <Table
          caption={t('line.title')}
          columns={columns}
          rows={rows}
          rowKey={({ orderGoodsId }) => orderGoodsId}
          group={{ keyOf: ({ order }) => order.orderId, head: ([row]) => row && <OrderHead order={row.order} /> }}
        />
      </div>
      <div className="only-phone">
        {orders.map((order) => (
          <section key={order.orderId}>
            <p className={styles.orderHead}>
              <OrderHead order={order} />
            </p>
            <ul>
              {order.lines.map((line) => (
                <li key={line.orderGoodsId} className={styles.lineCard}>
                  <Goods line={line} />
                  <p>
                    <span>
                      {t('line.num')} <span className="num">{count({ ...line, order })}</span>
                    </span>
                    <Rise line={line} />
                  </p>
                  <p>
                    <span>
                      {t('line.price')} <span className="num">¥{formatCurrency(line.price)}</span>
                    </span>
                    <b className="num">
                      <Amount line={line} />
                    </b>
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles.sum}>
        <span>{t('line.sum')}</span>
        <b className="num">¥{formatCurrency(amount)}</b>
      </p>
    </>
  );
}

function OrderHead({ order: { orderId, orderSn, storeName, freight } }: { order: Order }) {
  const t = useWords('approval');
  return (
    <span className={styles.orderLine}>
      <b>{storeName}</b>
      <RouterLink href={detailAddress(orderId)} className="link">
        {t('line.order', { sn: orderSn })}
      </RouterLink>
      {freight !== '0.00' && <span className="meta">{t('line.freight', { amount: formatCurrency(freight) })}</span>}
    </span>
  );
}

function Goods({ line: { picture, specName, itemNumber, attributeLine, lately, unit } }: { line: Line }) {
  const t = useWords('approval');
  const figure = useFigure();
  return (
    <span className={styles.goods}>
      <img src={picture} alt="" width={40} height={40} loading="lazy" />
      <span>
        <span className={styles.name}>{specName}</span>
        <span className="meta">{[t('line.item', { number: itemNumber }), attributeLine].filter(Boolean).join(' · ')}</span>
        {lately > 0 && <span className={styles.lately}>{t('line.lately', { count: figure(lately), unit })}</span>}
      </span>
    </span>
  );
}

/** What is paid for a line, and how much less that is than its price says. */
function Amount({ line: { price, num, amount } }: { line: Line }) {
  const t = useWords('approval');
  const off = fromYuan(price) * num - fromYuan(amount);
  return (
    <>
      ¥{formatCurrency(amount)}
      {off > 0 && <span className={classNames('meta', styles.off)}>{t('line.off', { amount: formatCurrency(toYuan(fen(off))) })}</span>}
    </>
  );
}

function Rise({ line: { price, lastPrice } }: { line: Line }) {
  const t = useWords('approval');
  const rise = riseOf(price, lastPrice);
  if (rise === undefined) return <span className="meta">{t('line.first')}</span>;
  if (rise === 0) return <span className="meta">{t('check.same')}</span>;
  return (
    <span className={classNames('num', rise > 0 ? styles.up : styles.down)} title={t('line.lastPrice', { amount: lastPrice ?? '' })}>
      {rise > 0 ? '↑' : '↓'} {Math.abs(rise)}%
    </span>
  );
}
