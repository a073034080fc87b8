import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { whyCancelled } from '@mall/contract/order/cancel-kinds.ts';
import type { OrderLine, OrderSummary } from '@mall/contract/order/order.api.ts';
import { trackIn } from '@mall/contract/order/track.words.ts';
import { useCopy } from '@mall/kit/act/use-copy.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { CopyIcon } from '@mall/ui/icons/copy-icon.tsx';
import { StoreIcon } from '@mall/ui/icons/store-icon.tsx';
import { TrashIcon } from '@mall/ui/icons/trash-icon.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../kernel/words.tsx';
import { ActionButtons } from './action-buttons.tsx';
import styles from './order-card.module.css';
import { OrderStatus } from './order-status.tsx';
import { PayCountdown } from './pay-countdown.tsx';
import type { OrderActs } from './use-order-acts.tsx';

export const detailAddress = (orderId: string): string => `/personalCenterBase/myOrdersDetail?id=${orderId}`;

type Picking = { picked: boolean; onPick: (picked: boolean) => void };
type Props = Picking & { order: OrderSummary; answeredAt: number; acts: OrderActs; onPayOver: () => void };

/** An order of the list: head, goods, amount, state, and what can be done. */
export function OrderCard({ order, answeredAt, acts, picked, onPick, onPayOver }: Props) {
  const t = useWords('order');
  return (
    <article
      className={classNames(styles.card, order.paySeconds !== undefined && styles.due)}
      aria-label={t('card.name', { sn: order.orderSn })}
    >
      <CardHead order={order} acts={acts} picked={picked} onPick={onPick} />
      <div className={styles.body}>
        <div className={styles.goods}>
          <RouterLink href={`/shopIndex?storeId=${order.storeId}`} className={styles.store ?? ''}>
            <StoreIcon size={14} />
            <span className="ell">{order.storeName}</span>
          </RouterLink>
          {order.projects.length > 0 && <Tag>{order.projects.map(({ name }) => name).join('、')}</Tag>}
          <ul className={styles.lines}>
            {order.lines.map((line) => (
              <CardLine key={line.orderGoodsId} line={line} />
            ))}
          </ul>
        </div>
        <div className={styles.amount}>
          <b className="num">¥{formatCurrency(order.totalPayable)}</b>
          <span className="meta num">{t('card.freight', { amount: formatCurrency(order.freight) })}</span>
        </div>
        <div className={styles.state}>
          <OrderStatus order={order} />
          {order.paySeconds !== undefined && <PayCountdown seconds={order.paySeconds} answeredAt={answeredAt} onEnd={onPayOver} />}
          <Standing order={order} />
          {order.lines.some((line) => line.inProcessNum > 0) && <span className="meta">{t('card.inAfterSale')}</span>}
          {order.refundState !== 'none' && <span className="meta">{t(`refund.${order.refundState}`)}</span>}
          <RouterLink href={detailAddress(order.orderId)} className={`link ${styles.detail}`}>
            {t('card.detail')}
          </RouterLink>
        </div>
        <div className={styles.acts}>
          <ActionButtons order={order} acts={acts} />
        </div>
      </div>
    </article>
  );
}

/** Where its request or its goods are, or why there will be none. */
function Standing({ order }: { order: OrderSummary }) {
  const language = useLanguage();
  if (order.approval) return <InApproval standing={order.approval} />;
  if (order.groupBuy && order.state === 'wait_ship') return <InGroup group={order.groupBuy} />;
  const why = whyCancelled(order, language);
  if (order.state === 'cancelled') return why ? <span className={`meta ${styles.standing}`}>{why}</span> : null;
  if (!order.track) return null;
  return (
    <span className={`meta ${styles.standing}`}>
      {order.track.logisticsCompany} <span className="num">{order.track.time.slice(5, 16)}</span> {trackIn(order.track.text, language)}
    </span>
  );
}

/** How many have paid in its group buy, before which nothing leaves. */
function InGroup({ group: { state, buyers, leastBuyers, endDate } }: { group: NonNullable<OrderSummary['groupBuy']> }) {
  const t = useWords('order');
  if (state !== 'running' && state !== 'new') return <span className={`meta ${styles.standing}`}>{t(`group.${state}`)}</span>;
  return (
    <span className={`meta ${styles.standing}`}>
      {t('group.running', { count: buyers, least: leastBuyers })}{' '}
      <span className="num">{t('group.until', { date: endDate.slice(5, 16) })}</span>
    </span>
  );
}

/** Node k of n and who has it; or that it came back, and why. */
function InApproval({ standing: { state, node, nodeCount, holders, reason } }: { standing: NonNullable<OrderSummary['approval']> }) {
  const t = useWords('order');
  if (state !== 'running') return reason === '' ? null : <span className={`meta ${styles.standing}`}>{reason}</span>;
  return (
    <span className={`meta ${styles.standing}`}>
      {t('approval.node', { node, count: nodeCount })} {holders.join(t('approval.and'))}
    </span>
  );
}

function CardHead({ order, acts, picked, onPick }: Picking & { order: OrderSummary; acts: OrderActs }) {
  const t = useWords('order');
  const copy = useCopy();
  return (
    <header className={styles.head}>
      <Checkbox checked={picked} aria-label={t('card.pick', { sn: order.orderSn })} onChange={(event) => onPick(event.target.checked)} />
      <time className={`num ${styles.time}`} dateTime={order.createDate.replace(' ', 'T')}>
        {order.createDate.slice(0, 16)}
      </time>
      <span className={styles.sn}>
        {t('card.sn')} <span className="num">{order.orderSn}</span>
        <button
          type="button"
          className={styles.icon}
          aria-label={t('card.copy', { sn: order.orderSn })}
          onClick={() => void copy(order.orderSn)}
        >
          <CopyIcon size={14} />
        </button>
      </span>
      {order.buyer && (
        <span className={`meta ell ${styles.buyer}`}>{[order.buyer.name, order.buyer.departmentName].filter(Boolean).join(' · ')}</span>
      )}
      <Tag>{t(`mode.${order.payMode}`)}</Tag>
      {order.actions.includes('delete') && (
        <button
          type="button"
          className={classNames(styles.icon, styles.drop)}
          aria-label={t('card.delete', { sn: order.orderSn })}
          onClick={() => acts.remove(order)}
        >
          <TrashIcon size={14} />
        </button>
      )}
    </header>
  );
}

function CardLine({ line }: { line: OrderLine }) {
  const t = useWords('order');
  const figure = useFigure();
  const href = `/goodsDetails?goodsId=${line.goodsId}&specId=${line.specId}`;
  return (
    <li className={styles.line}>
      <RouterLink href={href} tabIndex={-1} aria-hidden="true">
        <img src={line.picture} alt="" width={48} height={48} loading="lazy" className={styles.picture} />
      </RouterLink>
      <div className={styles.words}>
        <RouterLink href={href} className={`${styles.name} ell`}>
          {line.specName}
        </RouterLink>
        <p className="meta ell">{t('card.item', { number: line.itemNumber, line: line.attributeLine })}</p>
      </div>
      <span className={`num ${styles.price}`}>¥{formatCurrency(line.specPrice)}</span>
      <span className={`num ${styles.count}`}>
        ×{figure(line.goodsNum)} {line.unit}
      </span>
    </li>
  );
}
