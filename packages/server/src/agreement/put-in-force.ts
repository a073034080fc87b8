import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { layAgreedPrices } from '../catalogue/lay-agreed-prices.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';

const Listed = z.strictObject({
  frameworkId: Id,
  companyId: Id,
  starts: z.string(),
  ends: z.string(),
  lines: z.array(z.strictObject({ specId: Id, num: z.number(), fen: z.number() })),
});

/** What a framework lists costs the company that from now on, and what a supplement of one adds to it. The list of one that is over already holds for nobody. */
export const putInForce = async (tx: Tx, id: Id): Promise<void> => {
  const [listed] = await readRows(tx, Listed)`
    select f.id::text as "frameworkId", f.company_id::text as "companyId", greatest(now(), a.valid_from::timestamptz)::text as starts, (f.valid_to + 1)::timestamptz::text as ends,
      coalesce((select json_agg(json_build_object('specId', l.spec_id::text, 'num', l.num, 'fen', l.unit_fen)) from agreement_line l where l.agreement_id = a.id and l.spec_id is not null), '[]') as lines
    from agreement a join agreement f on f.id = coalesce(a.parent_id, a.id)
    where a.id = ${id} and f.kind = 'framework' and f.state = 'effective' and greatest(now(), a.valid_from::timestamptz) < (f.valid_to + 1)::timestamptz`;
  if (!listed) return;
  const { frameworkId, starts, ends, ...rest } = listed;
  await layAgreedPrices(tx, { ...rest, agreementId: frameworkId, starts: sql`${starts}::timestamptz`, ends: sql`${ends}::timestamptz` });
};
