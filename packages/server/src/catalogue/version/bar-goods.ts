import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { byOf, type MallSide } from '../../kernel/side.ts';
import { moveGoods } from '../shelf/move-goods.ts';
import { lockGoods } from './lock-goods.ts';
import { tellStore } from './tell-store.ts';

/** Takes goods of any store from the shelf, or gives them back to it; the store is told why, and puts them on again itself. */
export const barGoods = async (tx: Tx, side: MallSide, goodsId: Id, event: 'bar' | 'unbar', reason: string): Promise<void> => {
  const goods = await lockGoods(tx, side, goodsId);
  const also = sql`, state_reason = ${event === 'bar' ? reason : ''}, updated_at = now()`;
  await moveGoods(tx, goodsId, event, byOf(side), { reason, also });
  await tellStore(tx, goods, { name: goods.name, event, reason });
};
