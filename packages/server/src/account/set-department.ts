import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { forgetActors } from './actor-cache.ts';

/** Puts somebody, or everybody of one department, into another; what they bought before stays where it was bought. */
export const setDepartment = async (tx: Tx, whose: { memberId: Id } | { departmentId: Id }, departmentId: Id | null): Promise<void> => {
  const those = 'memberId' in whose ? sql`id = ${whose.memberId}` : sql`department_id = ${whose.departmentId}`;
  await tx.execute(sql`update member set department_id = ${departmentId}::bigint where ${those}`);
  forgetActors();
};
