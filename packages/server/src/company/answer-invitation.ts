import { goesAsFar } from '@mall/contract/kernel/access.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { managePeople } from '../account/administrators.ts';
import { findStanding } from '../account/standing.queries.ts';
import { writeAudit } from '../account/write-audit.ts';
import { type Db, inTransaction, type Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf, system } from '../kernel/side.ts';
import { moveInvitation } from './move-invitation.ts';
import { holdsAll, listRoles, type RoleWithRights } from './role-rights.ts';
import { takeIn } from './take-in.ts';

const Row = z.strictObject({
  companyId: Id,
  mobile: z.string(),
  name: z.string(),
  title: z.string(),
  departmentId: Id.nullable(),
  roleIds: z.array(Id),
  limitFen: z.number().nullable(),
  orderLimitFen: z.number().nullable(),
  invitedBy: Id,
});
type Row = z.infer<typeof Row>;

/** An open invitation to the asker's own mobile. Who answers holds the company first and then the invitation, as whoever withdraws it does. */
const lockOwn = async (tx: Tx, side: BuyerSide, id: Id): Promise<Row> => {
  await tx.execute(sql`select 1 from company c join company_invitation i on i.company_id = c.id where i.id = ${id} for no key update of c`);
  const [found] = await readRows(tx, Row)`
    select i.company_id::text as "companyId", i.mobile, i.name, i.title, i.role_ids::text[] as "roleIds", i.month_limit_fen::float8 as "limitFen", i.order_limit_fen::float8 as "orderLimitFen", i.invited_by::text as "invitedBy",
      (select d.id::text from department d where d.id = i.department_id and d.closed_at is null) as "departmentId"
    from company_invitation i join member m on m.mobile = i.mobile where i.id = ${id} and i.state = 'open' and m.id = ${side.memberId}`;
  if (!found) throw refuse('kernel.not_found');
  return found;
};

/** Whether who invited could do so today: of the company, enabled, over this department, and with all that the roles give in his own hands. */
const mayInvite = async (tx: Tx, { invitedBy, companyId, departmentId }: Row, roles: readonly RoleWithRights[]): Promise<boolean> => {
  const inviter = await findStanding(tx, invitedBy);
  const reach = inviter?.rights.get(managePeople);
  if (inviter?.companyId !== companyId || !goesAsFar(reach, 'department')) return false;
  const over = reach === 'company' || (departmentId !== null && inviter.departments.includes(departmentId));
  return over && roles.every((role) => holdsAll(inviter, role.rights));
};

const answer = async (tx: Tx, side: BuyerSide, id: Id, event: 'accept' | 'decline'): Promise<'lapsed' | null> => {
  const found = await lockOwn(tx, side, id);
  const { companyId } = found;
  if (event === 'decline') {
    await moveInvitation(tx, id, 'decline', byOf(side));
    const change = { before: 'open', after: 'declined' };
    await writeAudit(tx, 'company.invitation_declined', { targetId: side.memberId, companyId, ...change }, side);
    return null;
  }
  const roles = await listRoles(tx, companyId, found.roleIds);
  if (!(await mayInvite(tx, found, roles))) {
    await moveInvitation(tx, id, 'lapse', byOf(system));
    const change = { before: 'open', after: 'lapsed' };
    await writeAudit(tx, 'company.invitation_lapsed', { targetId: null, invitationId: id, companyId, ...change });
    return 'lapsed';
  }
  await moveInvitation(tx, id, 'accept', byOf(side));
  await takeIn(tx, { ...found, roleIds: roles.map((role) => role.id) }, found.invitedBy, 'invitation');
  return null;
};

/**
 * Says yes or no to an invitation that was sent to one's own mobile. A role or department that is gone since he goes without; an invitation whose
 * sender may not invite any more is closed, and he is told.
 */
export const answerInvitation = async (db: Db, side: BuyerSide, id: Id, event: 'accept' | 'decline'): Promise<null> => {
  // Refused after the commit, so that it stays closed.
  if ((await inTransaction(db, (tx) => answer(tx, side, id, event))) === 'lapsed') throw refuse('company.inviter_gone');
  return null;
};
