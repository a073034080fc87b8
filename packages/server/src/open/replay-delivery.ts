import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { companyOf } from './open-key.queries.ts';

/** What was taken is sent once more, behind whatever waits of its subject; what waits is tried now. The number of the event stays, so that the other side knows it again. */
export const replayDelivery = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  const own = sql`exists (select from open_hook h where h.id = d.hook_id and h.company_id = ${companyOf(side)})`;
  const found = await readRows(tx, IdRow)`
    with again as (update open_delivery d set due_at = now() where d.id = ${id} and d.done_at is null and ${own} returning d.id),
      copied as (insert into open_delivery (hook_id, event_id, topic, subject, data, told_at, once)
        select d.hook_id, d.event_id, d.topic, d.subject, d.data, d.told_at, 'replay:' || gen_random_uuid() from open_delivery d
        where d.id = ${id} and d.done_at is not null and ${own} returning id)
    select id::text from again union all select id::text from copied`;
  if (found.length === 0) throw refuse('open.not_found');
  return null;
};
