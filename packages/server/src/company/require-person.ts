import { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type CompanySide, colleagues } from './company-side.ts';
import { holdsAll, makesAdministrator, type RoleWithRights, rolesOf } from './role-rights.ts';

const Row = z.strictObject({
  id: Id,
  name: z.string(),
  departmentId: Id.nullable(),
  enabled: z.boolean(),
  disabledByCompany: z.boolean(),
  title: z.string(),
  limitFen: z.number().nullable(),
  orderLimitFen: z.number().nullable(),
});
export type PersonRow = z.infer<typeof Row>;

/** One of the company's people, as far as the asker reaches. */
const readPerson = async (tx: Tx, side: CompanySide, id: Id, lock: SQL): Promise<PersonRow> => {
  const [found] = await readRows(tx, Row)`
    select m.id::text, m.member_name as name, m.department_id::text as "departmentId", m.enabled, s.disabled_at is not null as "disabledByCompany",
      coalesce(s.title, '') as title, s.month_limit_fen::float8 as "limitFen", s.order_limit_fen::float8 as "orderLimitFen"
    from member m left join sub_account s on s.member_id = m.id and s.company_id = m.company_id
    where m.id = ${id} and ${colleagues(side)} ${lock}`;
  if (!found) throw refuse('kernel.not_found');
  return found;
};

/** To be looked at, so that nobody waits for it. */
export const requirePerson = (tx: Tx, side: CompanySide, id: Id): Promise<PersonRow> => readPerson(tx, side, id, sql``);

export type Subordinate = PersonRow & { roles: RoleWithRights[]; isAdministrator: boolean };

/** Somebody whose account the asker may change: not his own, and nobody's who can do more than he. */
export const requireSubordinate = async (tx: Tx, side: CompanySide, id: Id): Promise<Subordinate> => {
  const person = await readPerson(tx, side, id, sql`for no key update of m`);
  if (id === side.memberId) throw refuse('company.own_account');
  const roles = await rolesOf(tx, id);
  if (!roles.every((role) => holdsAll(side, role.rights))) throw refuse('company.outranked');
  return { ...person, roles, isAdministrator: person.enabled && roles.some(makesAdministrator) };
};
