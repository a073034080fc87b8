import { companyMost, type PersonFields } from '@mall/contract/company/people.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { maskMobile } from '../account/mask-mobile.ts';
import { writeAudits } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows, TotalRow } from '../kernel/read-rows.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { type CompanySide, withinDepartments } from './company-side.ts';
import { type Limits, limitsOf } from './limits.ts';
import { readHolders, requireHolderFree } from './require-free.ts';
import { givableOf, listRoles, type RoleWithRights } from './role-rights.ts';
import { limitInvitations, type Texting, textInvitations } from './text-invitation.ts';

const Written = z.strictObject({ id: Id, mobile: z.string() });

type Ready = PersonFields & Limits & { roles: RoleWithRights[] };

/**
 * Asks people to join, each with his own answer: an invitation, or why not. They are texted when this has committed, and are of the company once they say
 * so themselves. Few statements, however many people; inside the lock of the company.
 */
export const invitePeople = async (
  tx: Tx,
  side: CompanySide,
  people: readonly PersonFields[],
  { rules, language }: Texting,
): Promise<(Refusal | { id: Id })[]> => {
  const places = await readRows(tx, IdRow)`
    select d.id::text from department d where d.company_id = ${side.companyId} and d.closed_at is null and ${withinDepartments(side, 'd.id')}
      and d.id = any (${sqlList(people.flatMap(({ departmentId }) => departmentId ?? []))})`;
  const givable = await listRoles(tx, side.companyId);
  const mobiles = people.map(({ mobile }) => mobile);
  const held = await readHolders(tx, mobiles);
  const refused = await limitInvitations(tx, rules, side.companyId, mobiles);
  const [open] = await readRows(tx, TotalRow)`
    select count(*)::int as total from company_invitation where company_id = ${side.companyId} and state = 'open'`;
  let room = companyMost.invitations - (open?.total ?? 0);

  const look = (person: PersonFields): Ready | Refusal => {
    try {
      const { departmentId, roleIds, mobile } = person;
      if (departmentId === null && side.reach !== 'company') throw refuse('company.department_gone');
      if (departmentId !== null && !places.some(({ id }) => id === departmentId)) throw refuse('kernel.not_found');
      const roles = givableOf(side, givable, roleIds);
      requireHolderFree(
        side.companyId,
        held.find((one) => one.mobile === mobile),
      );
      const often = refused.get(mobile);
      if (often) throw often;
      if (room <= 0) throw refuse('company.invitations_many', { most: companyMost.invitations });
      room -= 1;
      return { ...person, roles, ...limitsOf(person) };
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  };
  const looked = people.map(look);
  const ready = looked.flatMap((one) => (one instanceof Refusal ? [] : [one]));
  const rows = ready.map((one) => ({ ...one, roleIds: `{${one.roleIds.join(',')}}` }));
  const written = await readRows(tx, Written)`
    insert into company_invitation (company_id, mobile, name, title, department_id, role_ids, month_limit_fen, order_limit_fen, invited_by)
    select ${side.companyId}, p.mobile, p.name, p.title, p."departmentId", p."roleIds"::bigint[], p."limitFen", p."orderLimitFen", ${side.memberId}
    from json_to_recordset(${JSON.stringify(rows)}::json) as p (mobile text, name text, title text, "departmentId" bigint, "roleIds" text, "limitFen" bigint, "orderLimitFen" bigint)
    on conflict (company_id, mobile) where state = 'open' do nothing returning id::text, mobile`;
  const idOf = new Map(written.map(({ id, mobile }) => [mobile, id]));
  const invited = ready.flatMap((one) => {
    const id = idOf.get(one.mobile);
    return id === undefined ? [] : [{ ...one, id }];
  });
  const told = invited.map(({ id, mobile, departmentId, roles, limitFen, orderLimitFen }) => ({
    targetId: null,
    invitationId: id,
    companyId: side.companyId,
    before: null,
    after: { mobile: maskMobile(mobile), departmentId, roles: roles.map((role) => role.name), limitFen, orderLimitFen },
  }));
  await writeAudits(tx, 'company.member_invited', told, side);
  await textInvitations(
    tx,
    side.companyId,
    invited.map(({ id, mobile }) => ({ mobile, invitationId: id })),
    language,
  );
  return looked.map((one) => {
    if (one instanceof Refusal) return one;
    const id = idOf.get(one.mobile);
    return id === undefined ? refuse('company.invited_already') : { id };
  });
};
