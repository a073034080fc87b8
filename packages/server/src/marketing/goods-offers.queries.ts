import { Id } from '@mall/contract/kernel/fields.ts';
import { formatTime } from '@mall/contract/kernel/format.ts';
import type { Language, Words } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { activityScopes } from '@mall/contract/marketing/coupon.rules.ts';
import type { SpecActivity } from '@mall/contract/marketing/goods-details.api.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { prepared } from '../kernel/prepared.ts';
import { readRows, WordsColumn } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';
import { wordOf } from '../kernel/word-of.ts';

/** What a coupon or a full reduction may name of a goods. */
export type Standing = { goodsId: Id; storeId: Id; brandId: Id; firstGcId: Id; secondGcId: Id; gcId: Id };

const ScopedRow = z.strictObject({
  id: Id,
  type: z.number(),
  names: WordsColumn,
  scope: z.enum(activityScopes),
  starts: z.number(),
  ends: z.number(),
  left: z.boolean(),
  targets: z.array(Id),
});
type ScopedRow = z.infer<typeof ScopedRow>;
type Scoped = Omit<ScopedRow, 'targets'> & { targets: ReadonlySet<Id> };

/** Coupons and full reductions that run or begin within a minute, with the database's clock. Few, so the caller keeps them for seconds. */
export type OfferBook = { activities: readonly Scoped[]; now: () => number };

const Row = z.strictObject({ now: z.string(), activities: z.array(ScopedRow).nullable() });

export const readOfferBook = async (tx: Tx): Promise<OfferBook> => {
  const rows = await readRows(tx, Row)`
    select extract(epoch from now()) * 1000 as now, (
      select json_agg(json_build_object('id', a.id::text, 'type', a.activity_type, 'names', a.names, 'scope', a.scope,
        'starts', extract(epoch from a.starts_at) * 1000, 'ends', extract(epoch from a.ends_at) * 1000, 'left', c.id is null or c.received < c.quota,
        'targets', array(select target_id::text from activity_target t where t.activity_id = a.id)) order by a.sort, a.id)
      from activity a left join coupon c on c.id = a.id
      where a.activity_type in (1, 2) and a.state = 'on' and a.ends_at > now() and a.starts_at < now() + interval '1 minute') as activities`;
  const read = performance.now();
  const told = Number(rows[0]?.now ?? 0);
  return {
    activities: (rows[0]?.activities ?? []).map((row) => ({ ...row, targets: new Set(row.targets) })),
    now: () => told + performance.now() - read,
  };
};

const holds = ({ scope, targets }: Scoped, goods: Standing): boolean => {
  if (scope === 'all') return true;
  if (scope === 'store') return targets.has(goods.storeId);
  if (scope === 'goods') return targets.has(goods.goodsId);
  if (scope === 'brand') return targets.has(goods.brandId);
  return targets.has(goods.gcId) || targets.has(goods.secondGcId) || targets.has(goods.firstGcId);
};

export type GoodsOffers = { hasCoupons: boolean; reductions: SpecActivity[] };

const mostReductions = 5;

/** Which coupons and full reductions hold for a goods now. */
export const offersFor = (book: OfferBook, goods: Standing, language: Language): GoodsOffers => {
  const now = book.now();
  const held = book.activities.filter((one) => one.starts <= now && one.ends > now && holds(one, goods));
  return {
    hasCoupons: held.some((one) => one.type === 1 && one.left),
    reductions: held
      .filter((one) => one.type === 2)
      .slice(0, mostReductions)
      .map((one) => ({
        activityId: one.id,
        activityType: one.type,
        name: wordOf(one.names, language),
        activityStartDate: formatTime(new Date(one.starts)),
        activityEndDate: formatTime(new Date(one.ends)),
        currentDateStr: formatTime(new Date(now)),
        restrictionQuantity: 0,
        activitySurplusStorage: 0,
        seckillFlag: 0,
        frontSeckillActivityPageDTO: null,
      })),
  };
};

const spec = sql.placeholder('specId');
// As on a card: what holds now, or begins before midnight.
const soon = sql`date_trunc('day', now()) + interval '1 day'`;

const dealsStatement = prepared((tx: Tx) =>
  tx
    .select({
      id: sql<Id>`deal.id::text`,
      type: sql<number>`deal.type`,
      names: sql<Words>`deal.names`,
      priceFen: sql<string>`deal.price_fen`,
      starts: timeText(sql`deal.starts_at`),
      ends: timeText(sql`deal.ends_at`),
      now: timeText(sql`now()`),
      restriction: sql<number>`deal.restriction`,
      surplus: sql<number>`deal.surplus`,
      sessionId: sql<Id | null>`deal.session_id::text`,
      runs: sql<boolean>`deal.starts_at <= now()`,
    })
    .from(
      sql`((select a.id, 3 as type, a.names, k.price_fen, s.starts_at, s.ends_at, k.restriction, k.total - k.sold as surplus, s.id as session_id
            from seckill_goods k join seckill_session s on s.id = k.session_id join activity a on a.id = s.activity_id
            where k.spec_id = ${spec} and a.state = 'on' and s.ends_at > now() and s.starts_at < ${soon} order by s.starts_at limit 1)
        union all
          (select a.id, 5, a.names, k.price_fen, a.starts_at, a.ends_at, k.restriction, k.total - k.sold, null
            from time_limited_goods k join activity a on a.id = k.activity_id
            where k.spec_id = ${spec} and a.state = 'on' and a.ends_at > now() and a.starts_at < ${soon} order by a.starts_at limit 1)) deal`,
    )
    .prepare('spec_deals'),
);

/** The seckill and the time-limited buy of a spec, read anew every time because of what is left. */
export const listSpecDeals = async (tx: Tx, specId: Id, language: Language): Promise<SpecActivity[]> =>
  (await dealsStatement(tx).execute({ specId })).map((row) => {
    const when = {
      activityPrice: toYuan(fen(Number(row.priceFen))),
      activityStartDate: row.starts,
      activityEndDate: row.ends,
      currentDateStr: row.now,
    };
    return {
      activityId: row.id,
      activityType: row.type,
      name: wordOf(row.names, language),
      ...when,
      restrictionQuantity: row.restriction,
      activitySurplusStorage: row.surplus,
      seckillFlag: row.runs ? 1 : 2,
      frontSeckillActivityPageDTO: { sessionId: row.sessionId, ...when },
    };
  });
