import { priceChangeMachine } from '@mall/contract/order/price-change.machine.ts';
import { mover } from '../kernel/move.ts';

/** The only writer of a price change's state. */
export const { move: movePriceChange } = mover({
  machine: priceChangeMachine,
  table: 'price_change',
  events: { table: 'price_change_event', of: 'change_id' },
  variant: { column: `'price'::text`, values: ['price'] },
  whose: 'store_id',
  moved: 'order.price_gone',
});
