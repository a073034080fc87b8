import type { MoveGoods } from '@mall/contract/catalogue/shelf.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { byOf, type StoreSide } from '../../kernel/side.ts';
import { refuseLapsed } from './follow-papers.ts';
import { moveGoods } from './move-goods.ts';
import { holdPapers } from './papers-turn.ts';
import { refusePromised } from './promised-specs.ts';
import { requireOffered } from './require-offered.ts';

const Barred = z.strictObject({ reason: z.string() });

/** Goods with a spec that buyers were promised stay until its activity ends; only the mall takes them from the shelf before. */
const refusePromisedGoods = async (tx: Tx, { storeId }: StoreSide, goodsIds: MoveGoods['goodsIds']): Promise<void> => {
  const own = sql`p.goods_id in (select g.id from goods g where g.id = any (${sql.param(goodsIds)}::bigint[]) and g.store_id = ${storeId} and g.state = 'on') and p.state = 'on'`;
  await tx.execute(sql`select from spec p where ${own} order by p.id for no key update`);
  await refusePromised(tx, own);
};

/** Puts goods of the store on its shelf or takes them from it; where one is not where it starts from, none is moved. */
export const shelveGoods = async (tx: Tx, side: StoreSide, event: 'putOn' | 'takeOff', { goodsIds }: MoveGoods): Promise<void> => {
  if (event === 'putOn') await holdPapers(tx, side.storeId);
  const [barred] = await readRows(tx, Barred)`
    select state_reason as reason from goods where id = any (${sql.param(goodsIds)}::bigint[]) and store_id = ${side.storeId} and state = 'barred' limit 1`;
  if (barred) throw refuse('goods.taken_off', barred);
  if (event === 'takeOff') await refusePromisedGoods(tx, side, goodsIds);
  // By number, so that two people who move the same ones do not wait for each other.
  for (const id of [...new Set(goodsIds)].toSorted((a, b) => Number(a) - Number(b))) {
    await moveGoods(tx, id, event, byOf(side), { where: sql` and store_id = ${side.storeId}`, also: sql`, updated_at = now()` });
  }
  await requireOffered(tx, goodsIds);
  await refuseLapsed(tx, goodsIds);
};
