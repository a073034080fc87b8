import type { zoneOfficeApi } from '@mall/contract/catalogue/zone-office.api.ts';
import type { QueryOf } from '@mall/contract/kernel/call.ts';
import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../../kernel/read-rows.ts';
import { timeText } from '../../kernel/time-text.ts';
import { requireOfficeZone } from './zone-office.queries.ts';

const yuanOrNone = (price: number | null): string | null => (price === null ? null : toYuan(fen(price)));

const OwnRow = z.strictObject({ specId: Id, itemNumber: z.string(), specName: z.string(), price: z.number(), own: z.number() });

/** Prices that the mall gives the people of a zone. */
export const listZoneOwnPrices = async (tx: Tx, zoneId: Id, { word, page, limit }: QueryOf<typeof zoneOfficeApi.ownPrices>) => {
  await requireOfficeZone(tx, zoneId);
  const like = likePattern(word ?? '');
  const from = sql`zone_price o join spec s on s.id = o.spec_id
    where o.zone_id = ${zoneId} and (${word === undefined} or s.name ilike ${like} or s.item_number ilike ${like})`;
  const list = await readRows(tx, OwnRow)`
    select s.id::text as "specId", s.item_number as "itemNumber", s.name as "specName", s.price_fen::float8 as price, o.price_fen::float8 as own
    from ${from} order by s.item_number limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from ${from}`;
  return {
    list: list.map(({ price, own, ...row }) => ({ ...row, price: toYuan(fen(price)), own: toYuan(fen(own)) })),
    total: counted?.total ?? 0,
  };
};

const ChangeRow = z.strictObject({
  id: Id,
  itemNumber: z.string(),
  specName: z.string(),
  before: z.number().nullable(),
  after: z.number().nullable(),
  reason: z.string(),
  by: z.string(),
  date: TimeText,
});

export const listZonePriceChanges = async (tx: Tx, zoneId: Id, { page, limit }: QueryOf<typeof zoneOfficeApi.priceChanges>) => {
  await requireOfficeZone(tx, zoneId);
  const list = await readRows(tx, ChangeRow)`
    select h.id::text, s.item_number as "itemNumber", s.name as "specName", h.from_fen::float8 as before, h.to_fen::float8 as after, h.reason, m.member_name as by, ${timeText(sql`h.at`)} as date
    from zone_price_change h join spec s on s.id = h.spec_id join member m on m.id = h.member_id
    where h.zone_id = ${zoneId} order by h.id desc limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from zone_price_change where zone_id = ${zoneId}`;
  return {
    list: list.map((row) => ({ ...row, before: yuanOrNone(row.before), after: yuanOrNone(row.after) })),
    total: counted?.total ?? 0,
  };
};
