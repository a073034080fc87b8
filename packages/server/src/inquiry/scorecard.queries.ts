import type { Scorecard } from '@mall/contract/inquiry/inquiry-data.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { scorecardOf } from './scorecard.rules.ts';

const Row = z.strictObject({
  storeId: Id,
  due: z.number(),
  onTime: z.number(),
  asked: z.number(),
  answered: z.number(),
  won: z.number(),
  received: z.number(),
  returned: z.number(),
  reviews: z.number(),
  stars: z.number(),
});

/** So soon after an order became the store's to send it should be sent. */
const shipDays = 3;

/** The cards of some stores, from a year of orders, after-sales, reviews and inquiries, in one statement. What was not sent in time counts as late, sent or not: else who never sends would have the best card. Anybody reads them: rounds that still take quotes are left out, or they would tell who has quoted. Who declined with a reason has answered as well as who quoted; who said nothing before the buyer called it off could still have. */
export const readScorecards = async (tx: Tx, storeIds: readonly Id[]): Promise<ReadonlyMap<Id, Scorecard>> => {
  if (storeIds.length === 0) return new Map();
  const rows = await readRows(tx, Row)`
    select s.id::text as "storeId", o.due, o."onTime", o.received, a.returned, v.reviews, v.stars, i.asked, i.answered, i.won
    from unnest(${sql.param([...storeIds])}::bigint[]) as s(id)
    cross join lateral (select count(*) filter (where o.shipped_at is not null or h.late)::int as due, count(*) filter (where o.shipped_at <= h.by)::int as "onTime",
        count(*) filter (where o.state = 'done')::int as received
      from shop_order o cross join lateral (select coalesce(o.ship_from, o.paid_at, o.created_at) + make_interval(days => ${shipDays}) as by) t
        cross join lateral (select t.by, o.ship_from is not null and t.by < coalesce(o.cancelled_at, now()) as late) h
      where o.store_id = s.id and o.created_at > now() - interval '1 year') o
    cross join lateral (select count(distinct f.order_id)::int as returned from after_sale f where f.store_id = s.id and f.type <> 'exchange' and f.state = 'finished' and f.created_at > now() - interval '1 year') a
    cross join lateral (select count(*)::int as reviews, coalesce(sum(r.stars), 0)::int as stars from review r where r.store_id = s.id and r.created_at > now() - interval '1 year') v
    cross join lateral (select count(*) filter (where said.it or q.state <> 'cancelled' or n.round < q.round)::int as asked, count(*) filter (where said.it)::int as answered,
        count(*) filter (where n.state = 'won')::int as won
      from invitation n join inquiry q on q.id = n.inquiry_id cross join lateral (select n.version > 0 or n.reason <> '' as it) said
      where n.store_id = s.id and n.created_at > now() - interval '1 year' and n.state <> 'replaced' and (n.round < q.round or q.state <> 'quoting')) i`;
  return new Map(rows.map(({ storeId, ...counts }) => [storeId, scorecardOf(counts)]));
};
