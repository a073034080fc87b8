import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import type { OrderSummary } from '@mall/contract/order/order.api.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './picked-bar.module.css';
import { useExport } from './use-export.tsx';
import type { OrderActs } from './use-order-acts.tsx';

type Props = { picked: readonly OrderSummary[]; shown: number; acts: OrderActs; onPickAll: (all: boolean) => void };

/** What can be done with the orders that were ticked on this page. */
export function PickedBar({ picked, shown, acts, onPickAll }: Props) {
  const t = useWords('order');
  const exporting = useExport();
  const orderIds = picked.map(({ orderId }) => orderId);
  const sum = picked.reduce((total, { totalPayable }) => total + fromYuan(totalPayable), 0);
  const payable = picked.every(({ actions }) => actions.includes('pay'));
  return (
    <section className={styles.bar} aria-label={t('picked.label')}>
      <Checkbox
        checked={picked.length === shown}
        mixed={picked.length > 0 && picked.length < shown}
        aria-label={t('picked.all')}
        onChange={(event) => onPickAll(event.target.checked)}
      />
      <span aria-live="polite">
        {t('picked.count', { count: picked.length })} <b className="num">¥{formatCurrency(toYuan(fen(sum)))}</b>
      </span>
      <Button size="s" disabled={!payable} busy={acts.busy === 'pay:together'} onClick={() => acts.payTogether(orderIds)}>
        {t('picked.pay')}
      </Button>
      <Button look="line" size="s" busy={exporting.busy} onClick={() => exporting.start({ orderIds: orderIds.join(',') })}>
        {t('picked.export')}
      </Button>
      {!payable && <span className="meta">{t('picked.unpayable')}</span>}
      <Button look="text" size="s" className={styles.clear ?? ''} onClick={() => onPickAll(false)}>
        {t('picked.clear')}
      </Button>
    </section>
  );
}
