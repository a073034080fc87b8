import type { Id } from '@mall/contract/kernel/fields.ts';
import { type MakeKey, mostKeys } from '@mall/contract/open/open.rules.ts';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import { makeKeyName, makeSecret } from '../kernel/make-secret.ts';
import { IdRow, readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { Sealer } from '../kernel/sealer.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { companyOf, scopesWithin } from './open-key.queries.ts';

export type GivenKey = { id: Id; key: string; secret: string };

/** A key that acts as its maker, for what he may himself. The company's row is held, so that two do not pass the most there may be. */
export const makeKey = async (tx: Tx, side: BuyerSide, { name, scopes, reach, days }: MakeKey, sealer: Sealer): Promise<GivenKey> => {
  const companyId = companyOf(side);
  await tx.execute(sql`select from company where id = ${companyId} for no key update`);
  const held = scopesWithin(side.rights);
  if (scopes.some((scope) => !held.includes(scope))) throw refuse('open.scope_beyond');
  const [live] = await readRows(tx, TotalRow)`
    select count(*)::int as total from open_key where company_id = ${companyId} and revoked_at is null and (expires_at is null or expires_at > now())`;
  if ((live?.total ?? 0) >= mostKeys) throw refuse('open.too_many');
  const given = { key: makeKeyName('MK', 20), secret: makeSecret() };
  const [row] = await readRows(tx, IdRow)`
    insert into open_key (company_id, member_id, name, key, secret, scopes, reach, expires_at)
    values (${companyId}, ${side.memberId}, ${name}, ${given.key}, ${sealer.seal(given.secret)}, ${sql.param(scopes)}::text[], ${reach},
      now() + make_interval(days => ${days ?? null}::int))
    returning id::text`;
  if (!row) throw new Error('a key was not written');
  await writeAudit(tx, 'open.key_made', { companyId, target: name, after: { key: given.key, scopes, reach } }, side);
  return { id: row.id, ...given };
};
