import { freightBys } from '@mall/contract/catalogue/freight.rules.ts';
import { goodsNamed } from '@mall/contract/catalogue/goods-line.ts';
import type { PriceBreak } from '@mall/contract/catalogue/price-break.rules.ts';
import { type InvoiceType, invoiceTypes } from '@mall/contract/invoice/invoice.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { PointWorth } from '@mall/contract/order/price.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { wayTo } from '../catalogue/freight/way-to.ts';
import { leastOrder, stepOf } from '../catalogue/least-order.ts';
import { ownPriceOf } from '../catalogue/own-price.ts';
import type { Tx } from '../kernel/db.ts';
import { jsonRows } from '../kernel/json-rows.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { statement } from '../kernel/statement.ts';
import { timeText } from '../kernel/time-text.ts';

/** A seckill, time-limited buy or group buy that runs for a spec. `bought`: pieces that this member has of it already. */
const ShelfDeal = z.strictObject({
  type: z.literal([3, 4, 5]),
  ref: Id,
  priceFen: z.number(),
  endsAt: z.string(),
  restriction: z.number(),
  surplus: z.number(),
  bought: z.number(),
});
export type ShelfDeal = z.infer<typeof ShelfDeal>;

/** A price that the member's company has agreed on with the store, and how many are left at it. */
const ShelfAgreed = z.strictObject({ ref: Id, priceFen: z.number(), left: z.number() });
export type ShelfAgreed = z.infer<typeof ShelfAgreed>;

/** How it goes to a province: what that costs and how long it takes. */
const ShelfWay = z.strictObject({
  id: Id,
  served: z.boolean(),
  days: z.number(),
  by: z.enum(freightBys),
  first: z.number(),
  firstFen: z.number(),
  more: z.number(),
  moreFen: z.number(),
  freeFromFen: z.number().nullable(),
});

/** A spec with all that its price and its limits hang on. */
export const ShelfSpec = z.strictObject({
  ...goodsNamed,
  itemNumber: z.string(),
  packLength: z.number().nullable(),
  taxRate: z.number(),
  moq: z.number(),
  /** Bought by so many at a time. */
  step: z.number(),
  storage: z.number(),
  priceFen: z.number(),
  invoiceable: z.boolean(),
  /** On the shelf, of an open store. */
  onSale: z.boolean(),
  storeId: Id,
  storeName: z.string(),
  ownStore: z.boolean(),
  /** What its store issues, and what of that the goods may have. */
  invoiceTypes: z.array(z.enum(invoiceTypes)),
  goodsInvoiceTypes: z.array(z.enum(invoiceTypes)),
  freightFen: z.number(),
  freeFromFen: z.number().nullable(),
  weightGram: z.number(),
  leadDays: z.number(),
  /** By the template of the goods, or the usual one of the store; null: the store has none and asks its own freight. */
  way: ShelfWay.nullable(),
  /** When it would be there, ordered now; by the database's clock. */
  arriveDay: z.string().nullable(),
  brandId: Id,
  classIds: z.array(Id),
  breaks: z.array(z.custom<PriceBreak>()).nullable(),
  deal: ShelfDeal.nullable(),
  agreed: ShelfAgreed.nullable(),
  /** What it costs the member by his zone. */
  ownFen: z.number().nullable(),
});
export type ShelfSpec = z.infer<typeof ShelfSpec>;
export type Shelf = { specs: ReadonlyMap<Id, ShelfSpec>; pointsBalance: number; pointWorth?: PointWorth };

const member = sql`${sql.placeholder('memberId')}::bigint`;

// The best price that holds now, by the database's clock; what is left and the member's own purchases belong to the activity.
export const shelfDeal = sql`lateral (
  select json_build_object('type', p.activity_type, 'ref', p.activity_ref::text, 'priceFen', p.price_fen, 'endsAt', ${timeText(sql`p.ends_at`)},
    'restriction', k.restriction, 'surplus', k.surplus, 'bought', coalesce(b.num, 0)) as row
  from activity_price p
  join lateral (
    select restriction, total - sold as surplus from seckill_goods
      where p.activity_type = 3 and session_id = p.activity_ref and spec_id = p.spec_id
    union all
    select restriction, total - sold from time_limited_goods
      where p.activity_type = 5 and activity_id = p.activity_ref and spec_id = p.spec_id) k on k.surplus > 0
  left join activity_buyer b on b.activity_type = p.activity_type and b.activity_ref = p.activity_ref and b.spec_id = p.spec_id and b.member_id = ${member}
  where p.spec_id = s.id and p.open and p.starts_at <= now() and p.ends_at > now()
  order by p.price_fen, p.activity_type limit 1) as deal`;

/** What the limits of a line hang on; of `s`, `g`, `t`, `k` and the deal. */
export const onShelf = {
  onSale: sql<boolean>`s.state = 'on' and g.state = 'on' and t.state = 'open'`,
  unit: sql<string>`coalesce(s.unit, g.unit)`,
  moq: leastOrder(sql`s`, sql`g`),
  step: stepOf(sql`s`),
  storage: sql<number>`coalesce(k.on_hand - k.reserved, 0)`,
  deal: sql<ShelfDeal | null>`deal.row`,
  agreed: sql<ShelfAgreed | null>`(select json_build_object('ref', v.agreement_id::text, 'priceFen', v.price_fen, 'left', v.num_left)
    from agreed_left v join member m on m.company_id = v.company_id where m.id = ${member} and v.spec_id = s.id and v.num_left > 0)`,
};

const specRows = jsonRows(sql`s.id`, {
  specId: sql<Id>`s.id::text`,
  ...onShelf,
  goodsId: sql<Id>`g.id::text`,
  specName: sql<string>`s.name`,
  attributeLine: sql<string>`s.attribute_line`,
  picture: sql<string>`s.picture`,
  itemNumber: sql<string>`s.item_number`,
  packLength: sql<number | null>`s.pack_length`,
  taxRate: sql<number>`g.tax_rate`,
  priceFen: sql<number>`s.price_fen`,
  ownFen: ownPriceOf(member, sql`s.id`),
  invoiceable: sql<boolean>`g.invoiceable`,
  storeId: sql<Id>`t.id::text`,
  storeName: sql<string>`t.name`,
  ownStore: sql<boolean>`t.kind = 'self'`,
  invoiceTypes: sql<InvoiceType[]>`t.invoice_types`,
  goodsInvoiceTypes: sql<
    InvoiceType[]
  >`array(select o.type from unnest(t.invoice_types) with ordinality as o (type, at) where o.type = any (g.invoice_types) order by o.at)`,
  freightFen: sql<number>`coalesce(f.freight_fen, t.freight_fen)`,
  freeFromFen: sql<number | null>`t.free_from_fen`,
  weightGram: sql<number>`s.weight_gram`,
  leadDays: sql<number>`s.lead_days`,
  way: sql<z.infer<typeof ShelfWay> | null>`way.row`,
  arriveDay: sql<string | null>`to_char(now() + make_interval(days => s.lead_days + (way.row ->> 'days')::int), 'YYYY-MM-DD')`,
  brandId: sql<Id>`g.brand_id::text`,
  classIds: sql<Id[]>`array[g.first_gc_id::text, g.second_gc_id::text, g.gc_id::text]`,
  breaks: sql<
    PriceBreak[] | null
  >`(select json_agg(json_build_object('minNum', min_num, 'priceFen', price_fen)) from spec_price_break where spec_id = s.id)`,
});

export type ShelfValues = { memberId: Id | null; specIds: readonly Id[]; provinceId: Id | null };
export const ShelfRow = z.strictObject({
  balance: z.string().nullable(),
  worth: z.strictObject({ pointFen: z.number(), sharePercent: z.number() }),
  rows: z.array(ShelfSpec),
});
export type ShelfRow = z.infer<typeof ShelfRow>;

/** The columns of a `ShelfRow`, from `ShelfValues`. */
export const shelfColumns = sql`
  (select balance from point_account where member_id = ${member}) as balance,
  (select json_build_object('pointFen', r.point_fen, 'sharePercent', r.share_percent) from point_rules r order by r.id desc limit 1) as worth,
  (select ${specRows}
    from spec s join goods g on g.id = s.goods_id join store t on t.id = g.store_id
      left join spec_stock k on k.spec_id = s.id
      left join store_freight_area f on f.store_id = t.id and f.province_id = ${sql.placeholder('provinceId')}::bigint
      left join ${wayTo(sql`${sql.placeholder('provinceId')}::bigint`)} on true
      left join ${shelfDeal} on true
    where s.id = any (${sqlList(sql.placeholder('specIds'))})) as rows`;

/** A price of his own is what the spec costs him; an activity or a step that is not cheaper is none for him. */
const atOwnPrice = (spec: ShelfSpec): ShelfSpec => {
  const { ownFen: own, deal, breaks } = spec;
  if (own === null || own >= spec.priceFen) return spec;
  return {
    ...spec,
    priceFen: own,
    deal: deal && deal.priceFen < own ? deal : null,
    breaks: breaks?.filter(({ priceFen }) => priceFen < own) ?? null,
  };
};

export const toShelf = (row: ShelfRow | undefined): Shelf => ({
  specs: new Map((row?.rows ?? []).map((spec) => [spec.specId, atOwnPrice(spec)])),
  pointsBalance: Number(row?.balance ?? 0),
  ...(row && { pointWorth: row.worth }),
});

const shelf = statement<ShelfValues, ShelfRow>('order_shelf', ShelfRow, sql`select ${shelfColumns}`);

/** The specs named, on sale or not; an unknown one is missing. One statement however many they are. */
export const readShelf = async (tx: Tx, memberId: Id | undefined, specIds: readonly Id[], provinceId: Id | undefined): Promise<Shelf> => {
  const [row] = await shelf(tx, { memberId: memberId ?? null, specIds, provinceId: provinceId ?? null });
  return toShelf(row);
};
