import { formatTime } from '@mall/contract/kernel/format.ts';
import type { StoreOrder } from '@mall/contract/order/order-seller.api.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { Countdown } from '@mall/ui/countdown.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './ship-limit.module.css';

type Props = { order: Pick<StoreOrder, 'shipDue' | 'shipSeconds'>; answeredAt: number; className?: string };

/** Late, or to leave before this day ends. */
export const isUrgent = ({ shipDue, shipSeconds }: Pick<StoreOrder, 'shipDue' | 'shipSeconds'>): boolean =>
  shipDue !== undefined && shipSeconds !== undefined && (shipSeconds <= 0 || isToday(shipDue));

/** Until when an order must leave; counted down on its day. */
export function ShipLimit({ order, answeredAt, className }: Props) {
  const { shipDue, shipSeconds } = order;
  const t = useWords('order');
  const [mountedAt] = useState(() => Date.now());
  if (shipDue === undefined || shipSeconds === undefined) return null;
  const time = dueText(shipDue, t('limit.today'));
  const near = isUrgent(order);
  return (
    <span className={classNames(styles.limit, near && styles.near, className)}>
      {t(shipSeconds <= 0 ? 'limit.over' : 'limit.due', { time })}
      {near && shipSeconds > 0 && (
        <Countdown endsAt={answeredAt + shipSeconds * 1000} serverNow={mountedAt} labels={{ name: t('limit.left'), day: t('limit.day') }} />
      )}
    </span>
  );
}

const isToday = (time: string): boolean => time.slice(0, 10) === formatTime(Date.now()).slice(0, 10);

/** "今天 18:00" or "11-18 18:00". */
export const dueText = (due: string, today: string): string => (isToday(due) ? `${today} ${due.slice(11, 16)}` : due.slice(5, 16));
