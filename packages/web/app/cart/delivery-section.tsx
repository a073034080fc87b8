import type { Settlement } from '@mall/contract/cart/settlement.api.ts';
import type { DeliveryTime } from '@mall/contract/order/order.rules.ts';
import { Chip } from '@mall/ui/chip.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './fill-order.module.css';
import { InvoiceRows } from './invoice-rows.tsx';
import type { FillOrder } from './use-fill-order.ts';

// Written out, because the rules they stand in bring the whole schema library with them.
const deliveryTimes: readonly DeliveryTime[] = ['any', 'weekday', 'weekend'];

/** When it may come, and the paper that follows. */
export function DeliverySection({ order, settlement }: { order: FillOrder; settlement: Settlement }) {
  const t = useWords('cart');
  const { draft, put } = order;
  return (
    <Panel title={t('order.delivery')}>
      <div className={styles.row}>
        <span aria-hidden="true">{t('order.deliveryTime')}</span>
        <fieldset className={styles.chips} aria-label={t('order.deliveryTime')}>
          {deliveryTimes.map((time) => (
            <Chip key={time} on={draft.deliveryTime === time} onPress={() => put({ deliveryTime: time })}>
              {t(`order.time.${time}`)}
            </Chip>
          ))}
        </fieldset>
      </div>
      <InvoiceRows order={order} settlement={settlement} />
    </Panel>
  );
}
