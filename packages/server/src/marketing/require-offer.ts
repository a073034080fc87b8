import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { leastOrder, stepOf } from '../catalogue/least-order.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

type Offered = {
  specId: Id;
  price: number;
  total: number;
  /** How it will be bought; not looked at where only the times are new. `buyers`: so many must be able to buy. */
  sells?: { total: number; restriction: number; buyers?: number } | undefined;
};
type Given = {
  startsAt: Date;
  endsAt: Date;
  goods: readonly Offered[];
  /** The activity that is being changed: what it holds itself does not stand in its way. */
  but?: { type: 3 | 5; ref: Id };
};

const Row = z.strictObject({
  specId: Id,
  storeId: Id,
  on: z.boolean(),
  priceFen: z.number(),
  stock: z.number(),
  least: z.number(),
  step: z.number(),
  name: z.string(),
  busy: z.strictObject({ name: z.string(), time: z.string() }).nullable(),
  over: z.boolean(),
});

/** The least order and the step of the shelf hold in an activity, too: what it gives in all and to each comes out even, and is enough for as many as it needs. */
const requireQuantities = ({ specId, sells }: Offered, { least, step }: z.infer<typeof Row>): void => {
  if (!sells) return;
  const { total, restriction, buyers = 1 } = sells;
  const needed = buyers * least;
  if (buyers > 1 && total < needed) throw refuse('marketing.total_below_group', { total, buyers, least, needed }, { specId });
  if (total < least) throw refuse('marketing.total_below_least', { total, least }, { specId });
  if (total % step !== 0) throw refuse('marketing.total_off_step', { step }, { specId });
  if (restriction > 0 && restriction < least) throw refuse('marketing.limit_below_least', { restriction, least }, { specId });
  if (restriction % step !== 0) throw refuse('marketing.limit_off_step', { step }, { specId });
};

/**
 * What a price of an activity asks for, whoever lays it: goods on sale, of the store that lays it, cheaper than usual, no more than can be sold, in quantities that
 * can be bought, no other activity of that spec at the time, and an end that is to come.
 */
export const requireOffer = async (tx: Tx, storeId: Id | null, { startsAt, endsAt, goods, but }: Given): Promise<void> => {
  const [from, to] = [startsAt.toISOString(), endsAt.toISOString()];
  const specIds = sql`any (${sql.param(goods.map(({ specId }) => specId))}::bigint[])`;
  // Held in one order, so that two who lay an activity of one spec find each other, and read afterwards: a statement that waited for a lock sees other tables as they were before.
  await tx.execute(sql`select from spec where id = ${specIds} order by id for no key update`);
  const rows = await readRows(tx, Row)`
    select s.id::text as "specId", g.store_id::text as "storeId", s.state = 'on' and g.state = 'on' as on, s.price_fen::float8 as "priceFen",
      coalesce((select k.on_hand - k.reserved from spec_stock k where k.spec_id = s.id), 0) as stock, ${leastOrder(sql`s`, sql`g`)} as least, ${stepOf(sql`s`)} as step, ${to}::timestamptz <= now() as over,
      s.name, (select json_build_object('name', x.name, 'time', to_char(x.starts_at, 'MM-DD HH24:MI') || '–' || to_char(x.ends_at, 'MM-DD HH24:MI')) from (
        select a.names ->> 'zh' as name, p.starts_at, p.ends_at from activity_price p
        left join seckill_session k on p.activity_type = 3 and k.id = p.activity_ref join activity a on a.id = coalesce(k.activity_id, p.activity_ref)
        where p.spec_id = s.id and p.ends_at > now() and (p.activity_type, p.activity_ref) is distinct from (${but?.type ?? null}::smallint, ${but?.ref ?? null}::bigint)
        union all
        select a.names ->> 'zh', a.starts_at, a.ends_at from group_buy b join activity a on a.id = b.id where b.spec_id = s.id and b.state in ('new', 'running')) x
        where x.starts_at < ${to}::timestamptz and x.ends_at > ${from}::timestamptz order by x.starts_at limit 1) as busy
    from spec s join goods g on g.id = s.goods_id where s.id = ${specIds}`;
  const specs = new Map(rows.map((row) => [row.specId, row]));
  for (const offered of goods) {
    const { specId, price, total } = offered;
    const spec = specs.get(specId);
    // Goods of another store answer like goods that are not there.
    if (!spec || (storeId !== null && spec.storeId !== storeId)) throw refuse('kernel.not_found');
    if (!spec.on) throw refuse('marketing.spec_gone', {}, { specId });
    if (spec.over) throw refuse('marketing.time_past');
    if (price >= spec.priceFen) throw refuse('marketing.not_cheaper', {}, { specId });
    if (total > spec.stock) throw refuse('marketing.stock_short', { stock: spec.stock }, { specId });
    requireQuantities(offered, spec);
    if (spec.busy) throw refuse('marketing.spec_taken', { goods: spec.name, ...spec.busy }, { specId });
  }
};
