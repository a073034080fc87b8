import type { Id } from '@mall/contract/kernel/fields.ts';
import { hookTopicNames } from '@mall/contract/open/open-hook.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { topicsWithin } from './open-hook.queries.ts';
import { companyOf } from './open-key.queries.ts';

const Row = z.strictObject({ name: z.string(), topics: z.array(z.enum(hookTopicNames)) });

/** Stops a subscription, or begins again: what was told meanwhile and not taken is due at once, in its order. Who switches it on answers for it from then on, as its maker did. */
export const switchHook = async (tx: Tx, side: BuyerSide, { id, on }: { id: Id; on: boolean }): Promise<null> => {
  const companyId = companyOf(side);
  const [row] = await readRows(tx, Row)`
    update open_hook set state = ${on ? 'on' : 'off'}, off_since = ${on ? sql`null` : sql`coalesce(off_since, now())`}, failing_since = null, member_id = ${on ? side.memberId : sql`member_id`}
    where id = ${id} and company_id = ${companyId} returning name, topics`;
  if (!row) throw refuse('open.not_found');
  const held = topicsWithin(side.rights);
  if (on && row.topics.some((topic) => !held.includes(topic))) throw refuse('open.scope_beyond');
  if (on) await tx.execute(sql`update open_delivery set due_at = now() where hook_id = ${id} and done_at is null`);
  await writeAudit(tx, 'open.hook_switched', { companyId, target: row.name, after: { on } }, side);
  return null;
};
