import { staffRoleNames } from '@mall/contract/account/staff.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { GivenRights, rightsOf } from './given-rights.ts';
import { type StaffSide, staffOf } from './staff-side.ts';

const Row = z.strictObject({ id: Id, key: z.string(), name: z.string(), memberCount: z.int(), given: GivenRights });
export type StaffRole = Omit<z.infer<typeof Row>, 'given'> & { readonly rights: readonly string[] };

const order = Object.keys(staffRoleNames);
const placeOf = ({ key }: { key: string }) => (order.includes(key) ? order.indexOf(key) : order.length);

/** The roles that the people of a store, or of the mall, can have; what everybody of their kind has by himself is not given. */
export const listStaffRoles = async (tx: Tx, side: StaffSide): Promise<StaffRole[]> => {
  const rows = await readRows(tx, Row)`
    select r.id::text, r.key, r.name, (select count(*)::int from member_role h join member m on m.id = h.member_id where h.role_id = r.id and ${staffOf(side)}) as "memberCount",
      (select coalesce(json_agg(json_build_array(g.right_name, g.reach) order by g.right_name), '[]'::json) from role_right g where g.role_id = r.id) as given
    from role r where r.company_id is null and r.audience = ${side.kind} and r.key <> r.audience order by r.id`;
  return rows
    .map(({ given, ...role }) => ({ ...role, rights: [...rightsOf(given, side.kind).keys()] }))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
};

const NamedRow = z.strictObject({ id: Id, key: z.string(), name: z.string() });

/** The same roles, for their names alone. */
export const listRoleNames = async (tx: Tx, audience: StaffSide['kind']): Promise<z.infer<typeof NamedRow>[]> =>
  (
    await readRows(
      tx,
      NamedRow,
    )`select id::text, key, name from role where company_id is null and audience = ${audience} and key <> audience order by id`
  ).toSorted((one, other) => placeOf(one) - placeOf(other));

export const nameOfRole = ({ key, name }: Pick<StaffRole, 'key' | 'name'>, language: Language): string =>
  staffRoleNames[key]?.[language] ?? name;

/** Whether the asker holds all that a role gives: nobody gives more than he has. */
export const mayGive = ({ rights }: Pick<StaffSide, 'rights'>, role: Pick<StaffRole, 'rights'>): boolean =>
  role.rights.every((name) => rights.has(name));

/** The roles of these numbers, each the asker's to give. */
export const requireStaffRoles = async (tx: Tx, side: StaffSide, roleIds: readonly Id[]): Promise<StaffRole[]> => {
  const wanted = new Set(roleIds);
  const found = (await listStaffRoles(tx, side)).filter(({ id }) => wanted.has(id));
  if (found.length < wanted.size) throw refuse('staff.role_gone');
  const beyond = found.find((role) => !mayGive(side, role));
  if (beyond) throw refuse('staff.role_beyond', { role: beyond.name });
  return found;
};
