import { goodsStates } from '@mall/contract/catalogue/goods.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type MallSide, type StoreSight, within } from '../../kernel/side.ts';

const Row = z.strictObject({ goodsId: Id, storeId: Id, state: z.enum(goodsStates), name: z.string() });
export type LockedGoods = z.infer<typeof Row>;

/** Whatever is decided of the versions of a goods is decided one after the other. */
export const lockGoods = async (tx: Tx, side: StoreSight | MallSide, id: Id): Promise<LockedGoods> => {
  const [row] = await readRows(tx, Row)`
    select g.id::text as "goodsId", g.store_id::text as "storeId", g.state, g.name from goods g where g.id = ${id} and ${within(side, 'g')} for no key update of g`;
  if (!row) throw refuse('goods.not_found');
  return row;
};
