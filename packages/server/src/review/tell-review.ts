import { right } from '@mall/contract/account/rights.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import type { PayloadOf } from '../kernel/news-list.ts';
import { readRows } from '../kernel/read-rows.ts';

const Row = z.strictObject({
  reviewId: Id,
  goodsId: Id,
  goodsName: z.string(),
  storeName: z.string(),
  memberId: Id,
  side: z.enum(['writer', 'store', 'mall']),
});
const holding = (name: string): SQL =>
  sql`m.enabled and exists (select from member_role h join role_right o on o.role_id = h.role_id where h.member_id = m.id and o.right_name = ${name})`;
const hears = {
  writer: sql`m.id = r.member_id`,
  store: sql`m.audience = 'seller' and m.store_id = r.store_id and ${holding(right('seller:reviews:handle'))}`,
  mall: sql`m.audience = 'operator' and ${holding(right('operations:reviews:decide'))}`,
};
type Hearer = keyof typeof hears;

/** Tells whom it concerns what became of a review. */
export const tellReview = async (
  tx: Tx,
  reviewId: Id,
  to: readonly Hearer[],
  said: Pick<PayloadOf<'review.told'>, 'event' | 'reason'>,
): Promise<void> => {
  for (const side of to) {
    const people = await readRows(tx, Row)`
      select r.id::text as "reviewId", g.id::text as "goodsId", left(g.name, 60) as "goodsName", s.name as "storeName", m.id::text as "memberId", ${side}::text as side
      from review r join goods g on g.id = r.goods_id join store s on s.id = r.store_id join member m on ${hears[side]} where r.id = ${reviewId} order by m.id`;
    await tell(tx, 'review.told', ...people.map((person) => ({ ...person, ...said })));
  }
};
