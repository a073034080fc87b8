import type { Id } from '@mall/contract/kernel/fields.ts';
import { pingTopic } from '@mall/contract/open/open-hook.rules.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { companyOf } from './open-key.queries.ts';

/** A word to try an address with, delivered as every other. */
export const testHook = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  const [row] = await readRows(tx, IdRow)`
    insert into open_delivery (hook_id, topic, subject, data, told_at, once)
    select h.id, ${pingTopic}, 'ping:' || h.id, '{}', now(), 'ping:' || gen_random_uuid() from open_hook h where h.id = ${id} and h.company_id = ${companyOf(side)}
    returning id::text`;
  if (!row) throw refuse('open.not_found');
  return null;
};
