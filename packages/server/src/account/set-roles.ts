import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { forgetActors } from './actor-cache.ts';

/** Exactly these roles. Whether they are the company's to give, its room has looked up. */
export const setRoles = async (tx: Tx, memberId: Id, roleIds: readonly Id[]): Promise<void> => {
  await tx.execute(sql`delete from member_role where member_id = ${memberId} and role_id <> all (${sqlList(roleIds)})`);
  await tx.execute(sql`
    insert into member_role (member_id, role_id) select ${memberId}::bigint, r.id from role r where r.id = any (${sqlList(roleIds)}) on conflict do nothing`);
  forgetActors();
};
