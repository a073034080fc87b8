import type { Id } from '@mall/contract/kernel/fields.ts';
import { mostReplayed, pingTopic } from '@mall/contract/open/open-hook.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { companyOf } from './open-key.queries.ts';

const Hook = z.strictObject({ name: z.string(), busy: z.boolean() });

/**
 * Everything that was told since a moment once more, each word once and in the order in which it was told. What waits of it is copied, too: between the copies before it and after it nothing of a
 * subject may be missing. The numbers of the events stay, so that the other side knows them again.
 */
export const replaySince = async (tx: Tx, side: BuyerSide, { id, since }: { id: Id; since: string }): Promise<{ count: number }> => {
  const companyId = companyOf(side);
  const [hook] = await readRows(tx, Hook)`
    select h.name, exists (select from open_delivery d where d.replay = h.replay and d.done_at is null) as busy
    from open_hook h where h.id = ${id} and h.company_id = ${companyId} for no key update of h`;
  if (!hook) throw refuse('open.not_found');
  if (hook.busy) throw refuse('open.replaying');
  const told = sql`d.hook_id = ${id} and d.told_at >= ${since}::timestamptz and d.topic <> ${pingTopic} and d.once not like 'replay:%'`;
  const [counted] = await readRows(tx, TotalRow)`
    select count(*)::int as total from (select from open_delivery d where ${told} limit ${mostReplayed + 1}) d`;
  const count = counted?.total ?? 0;
  if (count === 0) throw refuse('open.replay_none');
  if (count > mostReplayed) throw refuse('open.replay_too_many', { most: mostReplayed });
  await tx.execute(sql`update open_hook set replay = gen_random_uuid() where id = ${id}`);
  await tx.execute(sql`
    insert into open_delivery (hook_id, event_id, topic, subject, data, told_at, once, replay)
    select d.hook_id, d.event_id, d.topic, d.subject, d.data, d.told_at, 'replay:' || gen_random_uuid(), h.replay
    from open_delivery d join open_hook h on h.id = d.hook_id where ${told} order by d.id`);
  await writeAudit(tx, 'open.replayed', { companyId, target: hook.name, after: { since, count } }, side);
  return { count };
};
