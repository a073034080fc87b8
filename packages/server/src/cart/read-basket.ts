import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { jsonRows } from '../kernel/json-rows.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { statement } from '../kernel/statement.ts';
import { LimitedSpec } from '../order/find-line-fault.ts';
import { onShelf, shelfDeal } from '../order/read-shelf.ts';
import { byKeys, type CartKeys } from './cart-keys.ts';

/** `held`: pieces of it that lie in the cart. */
const BasketSpec = LimitedSpec.extend({ specId: Id, held: z.number().nullable() });
type BasketSpec = z.infer<typeof BasketSpec>;
export type Basket = { lines: number; specs: ReadonlyMap<Id, BasketSpec> };

const Row = z.strictObject({ lines: z.number(), rows: z.array(BasketSpec) });
type Row = z.infer<typeof Row>;

const basket = statement<CartKeys & { specIds: readonly Id[] }, Row>(
  'cart_basket',
  Row,
  sql`
  with own as materialized (select c.spec_id, c.num from cart_line c where ${byKeys})
  select (select count(*)::int from own) as lines, ${jsonRows(sql`s.id`, {
    specId: sql<Id>`s.id::text`,
    ...onShelf,
    held: sql<number | null>`(select num from own where own.spec_id = s.id)`,
  })} as rows
  from spec s join goods g on g.id = s.goods_id join store t on t.id = g.store_id
    left join spec_stock k on k.spec_id = s.id
    left join ${shelfDeal} on true
  where s.id = any (${sqlList(sql.placeholder('specIds'))})`,
);

/** What adding to a cart hangs on: the limits of the specs named, and what the cart has already. */
export const readBasket = async (tx: Tx, keys: CartKeys, specIds: readonly Id[]): Promise<Basket> => {
  const [row] = await basket(tx, { ...keys, specIds });
  return { lines: row?.lines ?? 0, specs: new Map((row?.rows ?? []).map((spec) => [spec.specId, spec])) };
};
