import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { whyCancelled } from '@mall/contract/order/cancel-kinds.ts';
import type { OrderLine } from '@mall/contract/order/order.api.ts';
import type { StoreOrder, StoreParcel } from '@mall/contract/order/order-seller.api.ts';
import { trackIn } from '@mall/contract/order/track.words.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import type { CardPick } from '@mall/kit/list/listed.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { useUnit } from '@mall/kit/words/use-unit.ts';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { MessageIcon } from '@mall/ui/icons/message-icon.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../kernel/words.ts';
import { OrderActions } from './order-actions.tsx';
import styles from './order-card.module.css';
import { OrderStatus } from './order-status.tsx';
import { isUrgent, ShipLimit } from './ship-limit.tsx';
import type { OrderActs } from './use-order-acts.tsx';

/** What stands where in the cards, on a desk. */
export function OrderHeads() {
  const t = useWords('order');
  return (
    <div className={styles.heads} aria-hidden="true">
      {(['goods', 'shipped', 'amount', 'buyer', 'state', 'acts'] as const).map((head) => (
        <span key={head}>{t(`head.${head}`)}</span>
      ))}
    </div>
  );
}

type Props = { order: StoreOrder; answeredAt: number; pick: CardPick; acts: OrderActs };

/** An order of the store: until when it must leave, what of it has left, to whom, and what can be done. */
export function OrderCard({ order, answeredAt, pick, acts }: Props) {
  const t = useWords('order');
  return (
    <article className={styles.card} aria-label={t('card.name', { sn: order.orderSn })}>
      <CardHead order={order} answeredAt={answeredAt} pick={pick} />
      <div className={styles.body}>
        <ul className={styles.lines}>
          {order.lines.map((line) => (
            <CardLine key={line.orderGoodsId} line={line} />
          ))}
        </ul>
        <div className={styles.buyer}>
          <p>{order.buyerName}</p>
          <p className="meta">
            {order.receiverName} <span className="num">{order.receiverPhone}</span>
          </p>
          <p className="meta">{order.receiverPlace}</p>
        </div>
        <div className={styles.state}>
          <OrderStatus order={order} />
          <Standing order={order} />
          <p className={styles.total}>
            <b className="num">¥{formatCurrency(order.totalPayable)}</b>
            <span className="meta num">{t('card.freight', { amount: formatCurrency(order.freight) })}</span>
          </p>
        </div>
        <div className={styles.acts}>
          <OrderActions order={order} acts={acts} />
        </div>
      </div>
      {order.leaveWord && (
        <p className={styles.foot}>
          <MessageIcon size={14} />
          <span>{t('card.word', { words: order.leaveWord })}</span>
        </p>
      )}
      {order.parcels.length > 0 && order.state !== 'done' && (
        <ul className={styles.foot}>
          {order.parcels.map((parcel, at) => (
            <CardParcel key={parcel.shipmentId} parcel={parcel} nth={at + 1} />
          ))}
        </ul>
      )}
    </article>
  );
}

function CardHead({ order, answeredAt, pick }: Omit<Props, 'acts'>) {
  const t = useWords('order');
  return (
    <header className={classNames(styles.head, isUrgent(order) && styles.late)}>
      <Checkbox
        checked={pick.picked}
        disabled={!order.actions.includes('print')}
        aria-label={t('card.pick', { sn: order.orderSn })}
        onChange={(event) => pick.onPick(event.target.checked)}
      />
      <RouterLink href={`/orders/${order.orderId}`} className={styles.sn ?? ''}>
        {t('card.sn')} <span className="num">{order.orderSn}</span>
      </RouterLink>
      <time className="num" dateTime={order.createDate.replace(' ', 'T')}>
        {order.createDate.slice(5, 16)}
      </time>
      <Tag>{t(`mode.${order.payMode}`)}</Tag>
      {order.actions.includes('afterSale') && <Tag tone="amber">{t('card.inAfterSale')}</Tag>}
      <ShipLimit order={order} answeredAt={answeredAt} className={styles.limit ?? ''} />
    </header>
  );
}

function CardLine({ line }: { line: OrderLine }) {
  const t = useWords('order');
  const figure = useFigure();
  const unitOf = useUnit();
  const facts = [
    line.shippedNum > 0 && t('line.shipped', { count: line.shippedNum }),
    line.shippedNum === 0 && line.droppedNum < line.goodsNum && t('line.unshipped'),
    line.droppedNum > 0 && t('line.dropped', { count: line.droppedNum }),
  ];
  return (
    <li className={styles.line}>
      <div className={styles.goods}>
        <img src={line.picture} alt="" width={48} height={48} loading="lazy" />
        <div>
          <p>{line.specName}</p>
          <p className="meta">{[t('line.item', { number: line.itemNumber }), line.attributeLine].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <div className={styles.figures}>
        <p className="num">
          {figure(line.goodsNum)} {unitOf(line.unit)}
        </p>
        <p className="meta">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.figures}>
        <p className="num">¥{formatCurrency(line.specPayPrice)}</p>
        {line.inProcessNum > 0 && <p className={`meta ${styles.held}`}>{t('line.inProcess', { count: line.inProcessNum })}</p>}
      </div>
    </li>
  );
}

/** Why it does not move, or what became of it. */
function Standing({ order }: { order: StoreOrder }) {
  const t = useWords('order');
  const language = useLanguage();
  if (order.state === 'wait_ship' && order.actions.includes('afterSale') && !order.actions.includes('ship'))
    return <p className={`meta ${styles.held}`}>{t('card.blocked')}</p>;
  if (order.groupBuy?.state === 'running' && order.state === 'wait_ship')
    return <p className={`meta ${styles.held}`}>{t('card.group', { count: order.groupBuy.buyers, least: order.groupBuy.leastBuyers })}</p>;
  if (order.askedPrice)
    return (
      <p className={`meta ${styles.held}`}>
        {t('price.waiting', { from: formatCurrency(order.askedPrice.from), to: formatCurrency(order.askedPrice.to) })}
      </p>
    );
  const why = whyCancelled(order, language);
  if (order.state === 'cancelled') return why ? <p className="meta">{why}</p> : null;
  if (order.parcels.length === 0) return null;
  const signed = order.parcels.filter(({ signedDate }) => signedDate).length;
  return <p className="meta">{t('card.parcels', { count: order.parcels.length, signed })}</p>;
}

function CardParcel({ parcel, nth }: { parcel: StoreParcel; nth: number }) {
  const t = useWords('order');
  const figure = useFigure();
  const language = useLanguage();
  const [mark, tone] = parcel.signedDate ? (['closed', 'green'] as const) : (['running', 'blue'] as const);
  return (
    <li className={styles.parcel}>
      <StatusMark mark={mark} tone={tone}>
        {t('ship.parcel', { nth })}
      </StatusMark>
      <span>
        {parcel.logisticsCompany} <span className="num">{parcel.trackingNumber}</span>
      </span>
      <span>{t('card.pieces', { count: figure(parcel.num) })}</span>
      <span>
        {parcel.signedDate ? (
          t('card.signed', { time: parcel.signedDate.slice(5, 16) })
        ) : (
          <>
            <span className="num">{parcel.seen?.time.slice(5, 16)}</span> {parcel.seen && trackIn(parcel.seen.text, language)}
          </>
        )}
      </span>
    </li>
  );
}
