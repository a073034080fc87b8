import type { Id } from '@mall/contract/kernel/fields.ts';
import { mostHooks } from '@mall/contract/open/open.rules.ts';
import type { MakeHook } from '@mall/contract/open/open-hook.rules.ts';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { makeSecret } from '../kernel/make-secret.ts';
import { IdRow, readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { readHookAddress } from './hook-address.ts';
import { topicsWithin } from './open-hook.queries.ts';
import { companyOf } from './open-key.queries.ts';

/** Subscribes an address of the company's to news of what is the company's. */
export const makeHook = async (
  tx: Tx,
  side: BuyerSide,
  { name, url, topics }: MakeHook,
  { config, sealer }: Pick<House, 'config' | 'sealer'>,
): Promise<{ id: Id; secret: string }> => {
  const companyId = companyOf(side);
  await tx.execute(sql`select from company where id = ${companyId} for no key update`);
  const held = topicsWithin(side.rights);
  if (topics.some((topic) => !held.includes(topic))) throw refuse('open.scope_beyond');
  if (!readHookAddress(url, config)) throw refuse('open.url_wrong');
  const [live] = await readRows(tx, TotalRow)`select count(*)::int as total from open_hook where company_id = ${companyId}`;
  if ((live?.total ?? 0) >= mostHooks) throw refuse('open.too_many');
  const secret = makeSecret();
  const [row] = await readRows(tx, IdRow)`
    insert into open_hook (company_id, member_id, name, url, secret, topics)
    values (${companyId}, ${side.memberId}, ${name}, ${url}, ${sealer.seal(secret)}, ${sql.param(topics)}::text[]) returning id::text`;
  if (!row) throw new Error('a subscription was not written');
  await writeAudit(tx, 'open.hook_made', { companyId, target: name, after: { url, topics } }, side);
  return { id: row.id, secret };
};
