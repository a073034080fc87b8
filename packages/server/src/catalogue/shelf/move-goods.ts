import { goodsMachine } from '@mall/contract/catalogue/goods.machine.ts';
import { mover } from '../../kernel/move.ts';

/** The only writer of a goods' state. */
export const { move: moveGoods } = mover({
  machine: goodsMachine,
  table: 'goods',
  events: { table: 'goods_event', of: 'goods_id' },
  variant: { column: `'goods'::text`, values: ['goods'] },
  whose: 'store_id',
  moved: 'goods.moved',
  said: { name: 'name' },
});
