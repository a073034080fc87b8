import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { forgetActors } from './actor-cache.ts';

/** Gives somebody one of the mall's built-in roles, if he is of the people that it is for. */
export const giveRole = async (tx: Tx, memberId: Id, key: string): Promise<void> => {
  const given = await tx.execute(sql`
    insert into member_role (member_id, role_id)
    select m.id, r.id from member m join role r on r.company_id is null and r.key = ${key} and r.audience = m.audience where m.id = ${memberId}
    on conflict (member_id, role_id) do update set role_id = excluded.role_id`);
  if (given.rowCount !== 1) throw new Error(`no role ${key} for this account`);
  forgetActors();
};
