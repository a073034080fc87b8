import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Operator } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

const Row = z.strictObject({ audience: z.enum(['buyer', 'seller', 'operator']), name: z.string() });

/** Held by whoever changes what operators can do, so that two who shut each other out do not both succeed. */
const operatorsLock = 20_115_501;
export const lockOperators = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${operatorsLock})`);

/** Somebody whom an operator is about to act on. Not himself; a colleague only for who manages the staff. */
export const lockMemberCase = async (tx: Tx, { memberId, rights }: Operator, targetId: Id) => {
  if (targetId === memberId) throw refuse('account.not_yourself');
  await lockOperators(tx);
  const [row] = await readRows(tx, Row)`select audience, member_name as name from member where id = ${targetId} for no key update`;
  if (!row) throw refuse('kernel.not_found');
  if (row.audience === 'operator' && !rights.has('operations:people:manage')) throw refuse('account.colleagues_refused');
  return row;
};

/** Somebody must be left who can let operators in again. Asked inside the lock, after the change. */
export const requireOperator = async (tx: Tx): Promise<void> => {
  const [left] = await readRows(tx, TotalRow)`
    select count(*)::int as total from member m where m.audience = 'operator' and m.enabled and not coalesce(m.frozen_until > now(), false)
      and exists (select from member_role x join role_right g on g.role_id = x.role_id where x.member_id = m.id and g.right_name = 'operations:people:manage')`;
  if ((left?.total ?? 0) === 0) throw refuse('account.last_operator');
};
