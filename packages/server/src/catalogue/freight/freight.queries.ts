import { type Arrival, type FreightGoods, FreightTemplate } from '@mall/contract/catalogue/freight.api.ts';
import { FreightRow, freightBys } from '@mall/contract/catalogue/freight.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../../kernel/read-rows.ts';
import { type StoreSight, within } from '../../kernel/side.ts';
import { sqlList } from '../../kernel/sql-list.ts';
import { statement } from '../../kernel/statement.ts';
import { timeText } from '../../kernel/time-text.ts';
import { wayTo } from './way-to.ts';

type Paged = { page: number; limit: number; word?: string | undefined };

const RowColumns = FreightRow.omit({ firstFee: true, moreFee: true, freeFrom: true }).extend({
  firstFen: z.number(),
  moreFen: z.number(),
  freeFromFen: z.number().nullable(),
});
const Row = FreightTemplate.extend({ rows: z.array(RowColumns) });

const yuan = (amount: number) => toYuan(fen(amount));

const toRow = ({ firstFen, moreFen, freeFromFen, ...row }: z.infer<typeof RowColumns>): FreightRow => ({
  ...row,
  firstFee: yuan(firstFen),
  moreFee: yuan(moreFen),
  freeFrom: freeFromFen === null ? null : yuan(freeFromFen),
});

const where = (side: StoreSight, word: string | undefined): SQL =>
  sql`${within(side, 'f')}${word ? sql` and f.name ilike ${likePattern(word)}` : sql``}`;

export const listTemplates = async (tx: Tx, side: StoreSight, { page, limit, word }: Paged): Promise<PageOf<FreightTemplate>> => {
  const [count] = await readRows(tx, TotalRow)`select count(*)::int as total from freight_template f where ${where(side, word)}`;
  const rows = await readRows(tx, Row)`
    select f.id::text, f.name, f.charged_by as by, f.usual, ${timeText(sql`f.updated_at`)} as "updateDate",
      (select count(*)::int from goods g where g.freight_template_id = f.id) as "goodsCount",
      (select json_agg(json_build_object('provinceIds', r.province_ids::text[], 'served', r.served, 'first', r.first_num, 'firstFen', r.first_fen, 'more', r.more_num,
        'moreFen', r.more_fen, 'freeFromFen', r.free_from_fen, 'days', r.days) order by r.sort) from freight_row r where r.template_id = f.id) as rows
    from freight_template f where ${where(side, word)} order by f.usual desc, f.updated_at desc, f.id desc limit ${limit} offset ${(page - 1) * limit}`;
  return { list: rows.map((row) => ({ ...row, rows: row.rows.map(toRow) })), total: count?.total ?? 0 };
};

const GoodsRow = z.strictObject({
  goodsId: Id,
  name: z.string(),
  spuCode: z.string(),
  picture: z.string(),
  specCount: z.number(),
  templateId: Id.nullable(),
  templateName: z.string().nullable(),
});

type GoodsAsk = Paged & { templateId?: Id | 'none' | undefined };

/** New goods that wait for the mall, and what was laid by for an award, are on no shelf. */
const ofFreight = (side: StoreSight, { word, templateId }: GoodsAsk): SQL =>
  sql.join(
    [
      within(side, 'g'),
      sql`g.state <> 'draft'`,
      ...(word ? [sql`(g.name ilike ${likePattern(word)} or g.spu_code ilike ${likePattern(word)})`] : []),
      ...(templateId === 'none' ? [sql`g.freight_template_id is null`] : []),
      ...(templateId !== undefined && templateId !== 'none' ? [sql`g.freight_template_id = ${templateId}`] : []),
    ],
    sql` and `,
  );

export const listFreightGoods = async (tx: Tx, side: StoreSight, ask: GoodsAsk): Promise<PageOf<FreightGoods>> => {
  const [count] = await readRows(tx, TotalRow)`select count(*)::int as total from goods g where ${ofFreight(side, ask)}`;
  const list = await readRows(tx, GoodsRow)`
    select g.id::text as "goodsId", g.name, g.spu_code as "spuCode", coalesce((select p.picture from spec p where p.id = g.default_spec_id), '') as picture,
      (select count(*)::int from spec p where p.goods_id = g.id and p.dropped_at is null) as "specCount", g.freight_template_id::text as "templateId", f.name as "templateName"
    from goods g left join freight_template f on f.id = g.freight_template_id
    where ${ofFreight(side, ask)} order by g.month_sales desc, g.id desc limit ${ask.limit} offset ${(ask.page - 1) * ask.limit}`;
  return { list, total: count?.total ?? 0 };
};

const ArrivalRow = z.strictObject({
  specId: Id,
  served: z.boolean(),
  days: z.number().nullable(),
  day: z.string().nullable(),
  by: z.enum(freightBys),
  first: z.number(),
  firstFen: z.number(),
  more: z.number(),
  moreFen: z.number(),
  freeFromFen: z.number().nullable(),
});
type ArrivalRow = z.infer<typeof ArrivalRow>;

/** The day by the database's clock: a page that was kept, or a browser whose clock is wrong, promises nothing else. */
const arrivals = statement<{ provinceId: Id; specIds: readonly Id[] }, ArrivalRow>(
  'freight_arrivals',
  ArrivalRow,
  sql`
  select s.id::text as "specId", coalesce((way.row ->> 'served')::boolean, true) as served, s.lead_days + (way.row ->> 'days')::int as days,
    case when s.lead_days > 0 or k.on_hand > k.reserved then to_char(now() + make_interval(days => s.lead_days + (way.row ->> 'days')::int), 'YYYY-MM-DD') end as day,
    coalesce(way.row ->> 'by', 'amount') as by, coalesce((way.row ->> 'first')::int, 1) as first, coalesce((way.row ->> 'more')::int, 1) as more,
    coalesce((way.row ->> 'firstFen')::float8, f.freight_fen, t.freight_fen)::float8 as "firstFen", coalesce((way.row ->> 'moreFen')::float8, 0) as "moreFen",
    case when way.row is null then t.free_from_fen else (way.row ->> 'freeFromFen')::bigint end::float8 as "freeFromFen"
  from spec s join goods g on g.id = s.goods_id and g.state = 'on' join store t on t.id = g.store_id and t.state = 'open'
    left join spec_stock k on k.spec_id = s.id
    left join store_freight_area f on f.store_id = t.id and f.province_id = ${sql.placeholder('provinceId')}::bigint
    left join ${wayTo(sql`${sql.placeholder('provinceId')}::bigint`)} on true
  where s.state = 'on' and s.id = any (${sqlList(sql.placeholder('specIds'))})`,
);

/** One statement however many specs are asked about. */
export const listArrivals = async (tx: Tx, provinceId: Id, specIds: readonly Id[]): Promise<Arrival[]> => {
  const rows = await arrivals(tx, { provinceId, specIds });
  return rows.map(({ served, days, day, firstFen, moreFen, freeFromFen, ...row }) => ({
    ...row,
    served: served ? 1 : 0,
    ...(served && days !== null && { days }),
    ...(served && day !== null && { day }),
    firstFee: yuan(firstFen),
    moreFee: yuan(moreFen),
    ...(freeFromFen !== null && { freeFrom: yuan(freeFromFen) }),
  }));
};
