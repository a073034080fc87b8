import { type PriceChange, StockMove } from '@mall/contract/catalogue/shelf.api.ts';
import type { LedgerQuery } from '@mall/contract/catalogue/shelf.rules.ts';
import { StockRow } from '@mall/contract/catalogue/stock.api.ts';
import { type LedgerFilter, type StockQuery, type StockTab, stockTabs } from '@mall/contract/catalogue/stock.rules.ts';
import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { type StoreSight, within } from '../../kernel/side.ts';
import { timeText } from '../../kernel/time-text.ts';
import { isEmpty, isLow, requireOwnGoods } from './shelf.queries.ts';

type Paging = { page: number; limit: number };
const Total = z.strictObject({ total: z.number() });
const PriceRow = z.strictObject({
  id: Id,
  itemNumber: z.string(),
  specName: z.string(),
  fromFen: z.number(),
  toFen: z.number(),
  by: z.string(),
  time: TimeText,
});

/** Every price that the specs of a goods had. */
export const listPrices = async (tx: Tx, side: StoreSight, id: Id, { page, limit }: Paging): Promise<PageOf<PriceChange>> => {
  await requireOwnGoods(tx, side, id);
  const [counted] = await readRows(tx, Total)`
    select count(*)::int as total from spec_price_change h join spec p on p.id = h.spec_id where p.goods_id = ${id}`;
  const rows = await readRows(tx, PriceRow)`
    select h.id::text, p.item_number as "itemNumber", p.name as "specName", h.from_fen::float8 as "fromFen", h.to_fen::float8 as "toFen", coalesce(m.member_name, '') as by, ${timeText(sql`h.at`)} as time
    from spec_price_change h join spec p on p.id = h.spec_id left join member m on m.id = h.by_member_id
    where p.goods_id = ${id} order by h.id desc limit ${limit} offset ${(page - 1) * limit}`;
  const list = rows.map(({ fromFen, toFen, ...row }) => ({ ...row, from: toYuan(fen(fromFen)), to: toYuan(fen(toFen)) }));
  return { list, total: counted?.total ?? 0 };
};

const movesOf = (side: StoreSight, { word, specId, reason, startDay, endDay }: LedgerFilter): SQL => {
  const pattern = word ? likePattern(word) : '';
  const where = sql.join(
    [
      within(side, 'g'),
      ...(specId ? [sql`w.spec_id = ${specId}`] : []),
      ...(word ? [sql`(p.item_number ilike ${pattern} or p.name ilike ${pattern})`] : []),
      ...(reason ? [sql`w.reason = ${reason}`] : []),
      ...(startDay ? [sql`w.at >= ${startDay}::date`] : []),
      ...(endDay ? [sql`w.at < ${endDay}::date + 1`] : []),
    ],
    sql` and `,
  );
  return sql`from stock_ledger w join spec p on p.id = w.spec_id join goods g on g.id = p.goods_id
    left join stock_count c on c.id = case when w.ref ~ '^count:[0-9]{1,18}$' then substring(w.ref from 7)::bigint end
    left join member m on m.id = c.by_member_id where ${where}`;
};

/** Every move of a filter, the latest first: the page and the sheet are this statement. */
export const ledgerOf = (side: StoreSight, filter: LedgerFilter): SQL => sql`
  select w.id::text, w.spec_id::text as "specId", p.item_number as "itemNumber", p.name as "specName", w.reason, w.on_hand_change as "onHand", w.reserved_change as held, w.ref,
    coalesce(m.member_name, '') as by, coalesce(c.remark, '') as remark, ${timeText(sql`w.at`)} as time
  ${movesOf(side, filter)} order by w.id desc`;

/** What moved the stock of a store. */
export const listStockMoves = async (tx: Tx, side: StoreSight, { page, limit, ...filter }: LedgerQuery): Promise<PageOf<StockMove>> => {
  const [counted] = await readRows(tx, Total)`select count(*)::int as total ${movesOf(side, filter)}`;
  const list = await readRows(tx, StockMove)`${ledgerOf(side, filter)} limit ${limit} offset ${(page - 1) * limit}`;
  return { list, total: counted?.total ?? 0 };
};

/** What is sold and runs out; what is not offered may be empty. */
const sold = sql`p.state = 'on' and g.state = 'on'`;
const inTab: Readonly<Record<StockTab, SQL>> = {
  all: sql`true`,
  low: sql`${sold} and ${isLow} and not ${isEmpty}`,
  none: sql`${sold} and ${isEmpty}`,
};

const Tabs = z.strictObject(Object.fromEntries(stockTabs.map((tab) => [tab, z.number()])));

/** What lies in the store of every spec. Those that are offered stand first, the scarcest of them on top. */
export const listStock = async (
  tx: Tx,
  side: StoreSight,
  { tab, word, page, limit }: StockQuery,
): Promise<PageOf<StockRow> & { tabs: Record<StockTab, number> }> => {
  const pattern = word ? likePattern(word) : '';
  const named = word ? sql` and (p.item_number ilike ${pattern} or p.name ilike ${pattern} or g.name ilike ${pattern})` : sql``;
  const from = sql`from goods g join spec p on p.goods_id = g.id join spec_stock k on k.spec_id = p.id where ${within(side, 'g')} and g.state <> 'draft' and p.dropped_at is null${named}`;
  const counts = stockTabs.map((one) => sql`count(*) filter (where ${inTab[one]})::int as ${sql.identifier(one)}`);
  const [counted] = await readRows(tx, Tabs)`select ${sql.join(counts, sql`, `)} ${from}`;
  const list = await readRows(tx, StockRow)`
    select p.id::text as "specId", g.id::text as "goodsId", g.name as "goodsName", p.item_number as "itemNumber", p.name as "specName", coalesce(p.unit, g.unit) as unit,
      k.on_hand as "onHand", k.reserved as held, p.warn_at as "warnAt", (${sold}) as on,
      (select coalesce(-sum(w.on_hand_change), 0)::int from stock_ledger w where w.spec_id = p.id and w.reason = 'ship' and w.at > now() - interval '30 days') as shipped
    ${from} and ${inTab[tab]} order by (${sold}) desc, k.on_hand - k.reserved, p.id limit ${limit} offset ${(page - 1) * limit}`;
  const tabs = counted as Record<StockTab, number>;
  return { list, total: tabs[tab], tabs };
};
