import type { peopleOperationsApi } from '@mall/contract/account/people-operations.api.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Operator } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { lockMemberCase, requireOperator } from './lock-member-case.ts';
import { revokeSessions } from './revoke-sessions.ts';
import { writeAudit } from './write-audit.ts';

/** Shuts somebody out: his sessions end with it, and he reads why when he comes to the door. */
export const freezeMember = async (
  tx: Tx,
  operator: Operator,
  memberId: Id,
  { reason, hours }: BodyOf<typeof peopleOperationsApi.freeze>,
) => {
  const { name } = await lockMemberCase(tx, operator, memberId);
  const until = hours === null ? sql`'infinity'::timestamptz` : sql`now() + make_interval(hours => ${hours})`;
  const { rowCount } = await tx.execute(sql`
    update member set frozen_until = ${until}, frozen_reason = ${reason} where id = ${memberId} and not coalesce(frozen_until > now(), false)`);
  if (rowCount !== 1) throw refuse('account.already_so');
  await revokeSessions(tx, memberId);
  await requireOperator(tx);
  await writeAudit(tx, 'account.freeze', { targetId: memberId, target: name, reason, hours }, operator);
  return null;
};
