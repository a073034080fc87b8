import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language, Words } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { SpecActivity } from '@mall/contract/marketing/goods-details.api.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { prepared } from '../kernel/prepared.ts';
import { timeText } from '../kernel/time-text.ts';
import { wordOf } from '../kernel/word-of.ts';

const covers = sql`(a.scope = 'all' or exists (select from activity_target t where t.activity_id = a.id and t.target_id = any (case a.scope
  when 'store' then array[g.store_id] when 'goods' then array[g.id] when 'brand' then array[g.brand_id]
  when 'class' then array[g.first_gc_id, g.second_gc_id, g.gc_id] end)))`;
const runs = sql`a.state = 'on' and a.starts_at <= now() and a.ends_at > now()`;
// As on a card: what holds now, or begins before midnight.
const soon = sql`date_trunc('day', now()) + interval '1 day'`;
const spec = sql.placeholder('specId');
const goods = sql.placeholder('goodsId');

/** The goods that is asked for and the spec that its page shows, found as `requireGoodsPage` finds them, so that both run at once. */
const wanted = sql`(select g.*, coalesce((select p.id from spec p where p.id = ${spec}::bigint and p.goods_id = g.id and p.state = 'on'), g.default_spec_id) as shown_id
  from goods g where g.id = coalesce(${goods}::bigint, (select goods_id from spec where id = ${spec}::bigint))) g`;

type OfferRow = {
  id: Id;
  type: number;
  names: Words;
  fen: number | null;
  starts: string;
  ends: string;
  restriction: number;
  surplus: number;
};

const offersStatement = prepared((tx: Tx) =>
  tx
    .select({
      now: timeText(sql`now()`),
      coupons: sql<boolean>`exists (select from activity a join coupon c on c.id = a.id where a.activity_type = 1 and ${runs} and c.received < c.quota and ${covers})`,
      offers: sql<OfferRow[]>`coalesce((select json_agg(o) from (
        (select a.id::text, 3 as type, a.names, k.price_fen as fen, ${timeText(sql`s.starts_at`)} as starts, ${timeText(sql`s.ends_at`)} as ends,
            k.restriction, k.total - k.sold as surplus
          from seckill_goods k join seckill_session s on s.id = k.session_id join activity a on a.id = s.activity_id
          where k.spec_id = g.shown_id and a.state = 'on' and s.ends_at > now() and s.starts_at < ${soon} order by s.starts_at limit 1)
        union all
        (select a.id::text, 5, a.names, k.price_fen, ${timeText(sql`a.starts_at`)}, ${timeText(sql`a.ends_at`)}, k.restriction, k.total - k.sold
          from time_limited_goods k join activity a on a.id = k.activity_id
          where k.spec_id = g.shown_id and a.state = 'on' and a.ends_at > now() and a.starts_at < ${soon} order by a.starts_at limit 1)
        union all
        (select a.id::text, 2, a.names, null, ${timeText(sql`a.starts_at`)}, ${timeText(sql`a.ends_at`)}, 0, 0
          from activity a where a.activity_type = 2 and ${runs} and ${covers} order by a.sort, a.id limit 5)) o), '[]')`,
    })
    .from(wanted)
    .prepare('goods_offers'),
);

export type GoodsOffers = { hasCoupons: boolean; activities: SpecActivity[] };

/** What the marketing room offers on the spec that a goods' page shows. */
export const readGoodsOffers = async (
  tx: Tx,
  { goodsId, specId }: { goodsId?: Id | undefined; specId?: Id | undefined },
  language: Language,
): Promise<GoodsOffers> => {
  const [row] = await offersStatement(tx).execute({ goodsId: goodsId ?? null, specId: specId ?? null });
  if (!row) return { hasCoupons: false, activities: [] };
  return {
    hasCoupons: row.coupons,
    activities: row.offers.map((offer) => ({
      activityId: offer.id,
      activityType: offer.type,
      name: wordOf(offer.names, language),
      ...(offer.fen === null ? {} : { activityPrice: toYuan(fen(offer.fen)) }),
      activityStartDate: offer.starts,
      activityEndDate: offer.ends,
      currentDateStr: row.now,
      restrictionQuantity: offer.restriction,
      activitySurplusStorage: offer.surplus,
    })),
  };
};
