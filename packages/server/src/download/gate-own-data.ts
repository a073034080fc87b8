import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';

/** Once a day, whatever became of the file: who deletes it gets no second one. */
export const gateOwnData = async (tx: Tx, memberId: Id): Promise<void> => {
  const { rowCount } = await tx.execute(sql`
    insert into own_data_asking (member_id) values (${memberId})
    on conflict (member_id) do update set asked_at = now() where own_data_asking.asked_at < now() - interval '1 day'`);
  if (rowCount === 0) throw refuse('download.daily');
};
