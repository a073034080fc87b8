import type { Scorecard } from '@mall/contract/inquiry/inquiry-data.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { scorecardOf } from './scorecard.rules.ts';

const Row = z.strictObject({
  storeId: Id,
  shipped: z.number(),
  onTime: z.number(),
  asked: z.number(),
  answered: z.number(),
  won: z.number(),
  received: z.number(),
  returned: z.number(),
  reviews: z.number(),
  stars: z.number(),
});

/** So soon after an order may be shipped it should be. */
const shipDays = 3;

/** The cards of some stores, from a year of orders, after-sales, reviews and inquiries, in one statement. */
export const readScorecards = async (tx: Tx, storeIds: readonly Id[]): Promise<ReadonlyMap<Id, Scorecard>> => {
  if (storeIds.length === 0) return new Map();
  const rows = await readRows(tx, Row)`
    select s.id::text as "storeId", o.shipped, o."onTime", o.received, a.returned, v.reviews, v.stars, i.asked, i.answered, i.won
    from unnest(${sql.param([...storeIds])}::bigint[]) as s(id)
    cross join lateral (select count(*) filter (where h.at is not null)::int as shipped, count(*) filter (where h.at <= coalesce(o.paid_at, o.created_at) + make_interval(days => ${shipDays}))::int as "onTime",
        count(*) filter (where o.state = 'done')::int as received
      from shop_order o left join lateral (select o.shipped_at as at) h on true
      where o.store_id = s.id and o.created_at > now() - interval '1 year') o
    cross join lateral (select count(distinct f.order_id)::int as returned from after_sale f where f.store_id = s.id and f.type <> 'exchange' and f.state = 'finished' and f.created_at > now() - interval '1 year') a
    cross join lateral (select count(*)::int as reviews, coalesce(sum(r.stars), 0)::int as stars from review r where r.store_id = s.id and r.created_at > now() - interval '1 year') v
    cross join lateral (select count(*) filter (where n.state not in ('invited', 'viewed', 'replaced'))::int as asked, count(*) filter (where n.version > 0)::int as answered,
        count(*) filter (where n.state = 'won')::int as won from invitation n where n.store_id = s.id and n.created_at > now() - interval '1 year') i`;
  return new Map(rows.map(({ storeId, ...counts }) => [storeId, scorecardOf(counts)]));
};
