import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { layAgreedPrices } from '../catalogue/lay-agreed-prices.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';

const Listed = z.strictObject({ specId: Id, companyId: Id, num: z.number(), fen: z.number(), starts: z.string(), ends: z.string() });

/**
 * Lays what a framework and its supplements cost the company today. Of several that list the same goods the one that was signed last is the price, on the days that it
 * says and no others; the numbers of all that have begun come on top of each other. A price ends where the next begins, and the clock lays that one.
 */
export const layPrices = async (tx: Tx, id: Id): Promise<void> => {
  // Held, so that of two supplements that are signed at once the second counts the first.
  const [framework] = await readRows(tx, IdRow)`
    select f.id::text from agreement f where f.id = (select coalesce(a.parent_id, a.id) from agreement a where a.id = ${id})
      and f.kind = 'framework' and f.state = 'effective' and f.valid_to >= current_date for no key update`;
  if (!framework) return;
  const lines = await readRows(tx, Listed)`
    select * from (
      select p.spec_id::text as "specId", f.company_id::text as "companyId", p.num::float8 as num, p.fen[1]::float8 as fen,
        greatest(now(), f.valid_from::timestamptz, p.since[1]::timestamptz)::text as starts, least((f.valid_to + 1)::timestamptz, (p.until[1] + 1)::timestamptz, p.next::timestamptz)::text as ends
      from agreement f cross join lateral (
        select l.spec_id, sum(l.num) filter (where a.id = f.id or a.valid_from <= current_date) as num,
          array_agg(l.unit_fen order by a.effective_at desc, a.id desc) filter (where h.holds) as fen,
          array_agg(a.valid_from order by a.effective_at desc, a.id desc) filter (where h.holds) as since,
          array_agg(a.valid_to order by a.effective_at desc, a.id desc) filter (where h.holds) as until,
          min(a.valid_from) filter (where a.id <> f.id and a.state = 'effective' and a.valid_from > current_date) as next
        from agreement a join agreement_line l on l.agreement_id = a.id and l.spec_id is not null
          cross join lateral (select a.id = f.id or a.state = 'effective' and current_date between a.valid_from and a.valid_to as holds) h
        where (a.id = f.id or a.parent_id = f.id) and a.effective_at is not null group by l.spec_id) p
      where f.id = ${framework.id} and p.fen is not null) laid
    where laid.starts::timestamptz < laid.ends::timestamptz`;
  await layAgreedPrices(tx, framework.id, lines);
  await tx.execute(sql`update agreement set laid_on = current_date where id = ${framework.id}`);
};

/** Frameworks `a` of which a supplement began since their prices were laid; one that ends says so by itself. */
export const hasBegun = sql`a.kind = 'framework' and exists (
  select from agreement s where s.parent_id = a.id and s.state = 'effective' and s.valid_from <= current_date and s.valid_from > coalesce(a.laid_on, a.effective_at::date))`;
