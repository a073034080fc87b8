import type { InvoiceableOrder } from '@mall/contract/invoice/invoice.api.ts';
import { ProgressBar } from '@mall/ui/progress-bar.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './invoice.module.css';

const soonDays = 7;
const dayMs = 86_400_000;

/** How much of the time in which an order may be invoiced is over; or why it may not. */
export function OrderWindow({ order }: { order: InvoiceableOrder }) {
  const t = useWords('invoice');
  if (order.faultCode) return <span className={order.faultCode === 'invoice.on_bill' ? 'meta' : styles.bad}>{order.fault}</span>;
  const [from, until] = [order.doneDate.slice(0, 10), order.untilDate.slice(0, 10)];
  const whole = Math.max(1, (Date.parse(until) - Date.parse(from)) / dayMs);
  const isSoon = order.daysLeft < soonDays;
  return (
    <span className={styles.window}>
      <span className={styles.between}>
        <span className="meta num">
          {from.slice(5)} – {until.slice(5)}
        </span>
        <span className={isSoon ? styles.bad : ''}>{t('apply.left', { days: Math.max(0, order.daysLeft) })}</span>
      </span>
      <ProgressBar
        value={100 - (100 * Math.max(0, order.daysLeft)) / whole}
        label={t('apply.windowShare')}
        tone={isSoon ? 'bad' : 'brand'}
      />
    </span>
  );
}
