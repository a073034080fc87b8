import type { Delegate } from '@mall/contract/approval/approval.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { takeMemberTurn } from '../account/take-member-turn.ts';
import { companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { mayApprove } from './approvers.ts';

/** Has a colleague decide what one has to decide, for some days; one at a time. */
export const delegate = async (tx: Tx, side: BuyerSide, { memberId, from, until, reason }: Delegate): Promise<{ id: Id }> => {
  const { companyId, memberId: ownId } = companySide(side);
  await takeMemberTurn(tx, ownId);
  const { rows: past } = await tx.execute(sql`select where ${until}::date < current_date`);
  if (past.length > 0) throw refuse('approval.delegation_past');
  if (memberId === ownId) throw refuse('approval.person_wrong');
  const { rows: can } = await tx.execute(
    sql`select from member m where m.id = ${memberId} and ${mayApprove(sql`${companyId}`)} for key share of m`,
  );
  if (can.length === 0) throw refuse('approval.person_wrong');
  const { rows: other } = await tx.execute(sql`
    select from approval_delegation where member_id = ${ownId} and ended_at is null and from_day <= ${until}::date and until_day >= ${from}::date limit 1`);
  if (other.length > 0) throw refuse('approval.delegation_overlap');
  const [made] = await readRows(tx, IdRow)`
    insert into approval_delegation (company_id, member_id, to_member_id, from_day, until_day, reason)
    values (${companyId}, ${ownId}, ${memberId}, ${from}::date, ${until}::date, ${reason}) returning id::text`;
  return made as { id: Id };
};

export const endDelegation = async (tx: Tx, { memberId }: BuyerSide, id: Id): Promise<null> => {
  const { rows } = await tx.execute(
    sql`update approval_delegation set ended_at = now() where id = ${id} and member_id = ${memberId} and ended_at is null returning id`,
  );
  if (rows.length === 0) throw refuse('kernel.not_found');
  return null;
};
