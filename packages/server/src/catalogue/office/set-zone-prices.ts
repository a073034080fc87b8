import type { ZonePriceFault } from '@mall/contract/catalogue/zone-office.api.ts';
import type { SetZonePrices } from '@mall/contract/catalogue/zone-office.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows, TotalRow } from '../../kernel/read-rows.ts';
import type { MallSide } from '../../kernel/side.ts';
import { requireOfficeZone } from './zone-office.queries.ts';

const Known = z.strictObject({ number: z.string(), specId: Id, own: z.boolean(), price: z.number() });

/** Prices for the people of a zone, a row for each spec: all of them or none, and every row that is wrong named. Without a price it has none any more. */
export const setZonePrices = async (
  tx: Tx,
  side: MallSide,
  zoneId: Id,
  { rows, reason }: SetZonePrices,
): Promise<{ changed: number; faults: ZonePriceFault[] }> => {
  await requireOfficeZone(tx, zoneId);
  const numbers = rows.map(({ itemNumber }) => itemNumber.toUpperCase());
  // Of two who lay prices the second sees what the first did, and its history tells both.
  await tx.execute(sql`select from zone where id = ${zoneId} for no key update`);
  const known = await readRows(tx, Known)`
    select upper(s.item_number) as number, s.id::text as "specId", t.kind = 'self' as own, s.price_fen::float8 as price
    from spec s join goods g on g.id = s.goods_id join store t on t.id = g.store_id
    where upper(s.item_number) = any (${sql.param(numbers)}::text[]) and s.dropped_at is null`;
  const byNumber = new Map(known.map((row) => [row.number, row]));
  const faults = rows.flatMap(({ price }, row): ZonePriceFault[] => {
    const number = numbers[row] as string;
    const found = byNumber.get(number);
    if (!found) return [{ row, code: 'unknown' }];
    if (numbers.indexOf(number) < row) return [{ row, code: 'twice' }];
    if (price === '') return [];
    if (!found.own) return [{ row, code: 'notOwn' }];
    return fromYuan(price) > found.price ? [{ row, code: 'high' }] : [];
  });
  if (faults.length > 0) return { changed: 0, faults };
  const given = JSON.stringify(
    rows.map(({ price }, row) => ({ specId: byNumber.get(numbers[row] as string)?.specId, fen: price === '' ? null : fromYuan(price) })),
  );
  const [changed] = await readRows(tx, TotalRow)`
    with given as (select (r ->> 'specId')::bigint as spec_id, (r ->> 'fen')::bigint as fen from jsonb_array_elements(${given}::jsonb) r),
      other as (select g.spec_id, g.fen, o.price_fen as was from given g left join zone_price o on o.zone_id = ${zoneId} and o.spec_id = g.spec_id where o.price_fen is distinct from g.fen),
      laid as (insert into zone_price (zone_id, spec_id, price_fen) select ${zoneId}::bigint, spec_id, fen from other where fen is not null
        on conflict (zone_id, spec_id) do update set price_fen = excluded.price_fen),
      gone as (delete from zone_price o using other g where o.zone_id = ${zoneId} and o.spec_id = g.spec_id and g.fen is null),
      told as (insert into zone_price_change (zone_id, spec_id, from_fen, to_fen, member_id, reason)
        select ${zoneId}::bigint, spec_id, was, fen, ${side.memberId}::bigint, ${reason} from other order by spec_id)
    select count(*)::int as total from other`;
  return { changed: changed?.total ?? 0, faults: [] };
};
