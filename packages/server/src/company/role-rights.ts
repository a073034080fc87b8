import { isRightName, rights } from '@mall/contract/account/rights.ts';
import { goesAsFar, type Reach, reaches } from '@mall/contract/kernel/access.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fallbackLanguage, type Language } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { managePeople } from '../account/administrators.ts';
import { givableRoles } from '../account/givable-roles.ts';
import { roleNameIn } from '../account/role-name-in.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { sqlList } from '../kernel/sql-list.ts';
import type { CompanySide } from './company-side.ts';

const Role = z.strictObject({
  id: Id,
  key: z.string(),
  name: z.string(),
  rights: z.array(z.tuple([z.string(), z.enum(reaches)])),
});
export type RoleWithRights = z.infer<typeof Role>;

const columns = (language: Language) => sql`r.id::text, r.key, ${roleNameIn(language)} as name,
  (select coalesce(json_agg(json_build_array(g.right_name, g.reach)), '[]'::json) from role_right g where g.role_id = r.id) as rights`;

/** All of them, or of these ids those that are. */
export const listRoles = (tx: Tx, companyId: Id, ids?: readonly Id[], language: Language = fallbackLanguage): Promise<RoleWithRights[]> =>
  readRows(tx, Role)`
    select ${columns(language)} from role r where ${givableRoles(companyId)} and ${ids === undefined ? sql`true` : sql`r.id = any (${sqlList(ids)})`}
    order by r.company_id nulls first, r.id`;

/** Whether the asker holds all that a role gives, as far as it goes. What is on no list of rights gives nothing. */
export const holdsAll = (side: Pick<CompanySide, 'rights'>, given: readonly (readonly [string, Reach])[]): boolean =>
  given.every(([name, reach]) => {
    if (!isRightName(name) || !rights[name].holders.includes('buyer')) return true;
    return goesAsFar(side.rights.get(name), reach);
  });

/** Of the roles that the company gives those of these ids, each the asker's to give too. */
export const givableOf = (side: CompanySide, roles: readonly RoleWithRights[], roleIds: readonly Id[]): RoleWithRights[] => {
  const wanted = new Set(roleIds);
  const found = roles.filter(({ id }) => wanted.has(id));
  if (found.length < wanted.size) throw refuse('company.role_gone');
  const beyond = found.find((role) => !holdsAll(side, role.rights));
  if (beyond) throw refuse('company.role_beyond', { role: beyond.name });
  return found;
};

export const requireGivable = async (tx: Tx, side: CompanySide, roleIds: readonly Id[]): Promise<RoleWithRights[]> =>
  givableOf(side, await listRoles(tx, side.companyId, roleIds), roleIds);

/** The roles that somebody has. */
export const rolesOf = (tx: Tx, memberId: Id, language: Language = fallbackLanguage): Promise<RoleWithRights[]> =>
  readRows(
    tx,
    Role,
  )`select ${columns(language)} from role r join member_role h on h.role_id = r.id where h.member_id = ${memberId} order by r.id`;

/** Whether a role makes whoever has it an administrator: he runs the accounts of the whole company. */
export const makesAdministrator = (role: RoleWithRights): boolean =>
  role.rights.some(([name, reach]) => name === managePeople && reach === 'company');

/** Names of roles by their ids, for the trail. */
export const namesOf = async (tx: Tx, roleIds: readonly Id[]): Promise<string[]> =>
  (await readRows(tx, z.strictObject({ name: z.string() }))`select name from role where id = any (${sqlList(roleIds)}) order by id`).map(
    ({ name }) => name,
  );
