import { addressLine } from '@mall/contract/member/address-fields.ts';
import { orderSellerApi, type StoreOrderDetail } from '@mall/contract/order/order-seller.api.ts';
import { useDesk } from '@mall/counter/frame/use-desk.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { PrintFrame } from '@mall/kit/print/print-frame.tsx';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { useUnit } from '@mall/kit/words/use-unit.ts';
import { Button } from '@mall/ui/button.tsx';
import { PrinterIcon } from '@mall/ui/icons/printer-icon.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './print.module.css';

const kinds = ['note', 'list'] as const;
const fields = { kind: oneOf(kinds, 'note'), ids: typed(1000) };
const most = 50;

/** Delivery notes or packing lists of one or several orders, each on paper of its own. */
export default function PrintPage() {
  const t = useWords('order');
  const place = usePlace(fields);
  const { kind, ids } = place.at;
  const orderIds = [...new Set(ids.split(',').filter(isId))].slice(0, most);
  return (
    <div className={styles.page}>
      <header className={`${styles.head} no-print`}>
        <h1>{t('print.title')}</h1>
        <Button look="line" href="/orders" as={RouterLink}>
          {t('detail.list')}
        </Button>
        <Button icon={<PrinterIcon size={16} />} disabled={orderIds.length === 0} onClick={() => window.print()}>
          {t('print.act')}
        </Button>
      </header>
      <div className="no-print">
        <Tabs
          label={t('print.title')}
          items={kinds.map((id) => ({ id, label: t(`print.${id}`) }))}
          value={kind}
          hrefOf={(next) => place.hrefOf({ kind: next })}
          link={RouterLink}
        />
      </div>
      {orderIds.length === 0 && <p>{t('none.tab')}</p>}
      {orderIds.map((id) => (
        <Sheet key={id} id={id} kind={kind} />
      ))}
    </div>
  );
}

function Sheet({ id, kind }: { id: string; kind: (typeof kinds)[number] }) {
  const t = useWords('order');
  const desk = useDesk();
  const { state, thing: order } = useDetail(ask(orderSellerApi.detail, { params: { id } }));
  if (state === 'waiting') return <Skeleton kind="text" lines={6} />;
  if (!order) return <p className="no-print">{t('detail.missing')}</p>;
  const name = t(`print.${kind}`);
  return (
    <article className={styles.sheet} aria-label={`${name} ${order.orderSn}`}>
      <PrintFrame
        title={desk?.storeName ?? ''}
        at={(time) => t('print.at', { time })}
        signs={[t('print.store'), t('print.receiver'), t('print.date')]}
      >
        <h2>
          {name} <span className="num">{order.orderSn}</span>
        </h2>
        <dl className={styles.facts}>
          <Fact name={t('detail.buyer')} value={order.buyerName} />
          <Fact name={t('detail.receiver')} value={`${order.address.receiverName} ${order.address.receiverPhone}`} />
          <Fact name={t('detail.address')} value={addressLine(order.address)} />
          <Fact name={t('detail.placedAt')} value={order.createDate.slice(0, 16)} />
          {order.leaveWord && <Fact name={t('print.word')} value={order.leaveWord} />}
        </dl>
        {kind === 'note' ? <NoteLines order={order} /> : <ListLines order={order} />}
      </PrintFrame>
    </article>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

type RowsProps = { caption: string; rows: readonly { key: string; name: string; item: string; count: string }[] };

function Rows({ caption, rows }: RowsProps) {
  const t = useWords('order');
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('print.nth')}</th>
          <th scope="col">{t('head.goods')}</th>
          <th scope="col">{t('print.item')}</th>
          <th scope="col">{t('detail.count')}</th>
          <th scope="col">{t('print.checked')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, item, count }, at) => (
          <tr key={key}>
            <td className="num">{at + 1}</td>
            <th scope="row">{name}</th>
            <td className="num">{item}</td>
            <td className="num">{count}</td>
            <td>□</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the order is of, without prices: the receiver checks pieces. */
function NoteLines({ order }: { order: StoreOrderDetail }) {
  const t = useWords('order');
  const figure = useFigure();
  const unitOf = useUnit();
  const left = order.lines.filter(({ goodsNum, droppedNum }) => goodsNum > droppedNum);
  const rows = left.map(({ orderGoodsId, specName, itemNumber, goodsNum, droppedNum, unit }) => ({
    key: orderGoodsId,
    name: specName,
    item: itemNumber,
    count: `${figure(goodsNum - droppedNum)} ${unitOf(unit)}`,
  }));
  return <Rows caption={t('print.whole')} rows={rows} />;
}

/** What is in each parcel; before anything has left, what is to be packed. */
function ListLines({ order }: { order: StoreOrderDetail }) {
  const t = useWords('order');
  const figure = useFigure();
  const unitOf = useUnit();
  if (order.shipments.length === 0) return <NoteLines order={order} />;
  return order.shipments.map(({ shipmentId, logisticsCompany, trackingNumber, lines }, at) => (
    <Rows
      key={shipmentId}
      caption={`${t('ship.parcel', { nth: at + 1 })} ${logisticsCompany} ${trackingNumber}`}
      rows={lines.map(({ orderGoodsId, specName, num }) => {
        const line = order.lines.find((one) => one.orderGoodsId === orderGoodsId);
        return {
          key: orderGoodsId,
          name: specName,
          item: line?.itemNumber ?? '',
          count: `${figure(num)} ${line ? unitOf(line.unit) : ''}`,
        };
      })}
    />
  ));
}
