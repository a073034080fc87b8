import { rights } from '@mall/contract/account/rights.ts';
import {
  type StaffAction,
  type StaffDuties,
  type StaffFilter,
  type StaffPage,
  StaffPerson,
  type StaffQuery,
} from '@mall/contract/account/staff.api.ts';
import type { StaffState } from '@mall/contract/account/staff.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows } from '../kernel/read-rows.ts';
import { onDays } from '../kernel/span.ts';
import { timeText } from '../kernel/time-text.ts';
import { maskedMobile } from './mask-mobile.ts';
import { listStaffRoles, mayGive, nameOfRole, type StaffRole } from './staff-roles.ts';
import { type StaffSide, type StaffSight, staffOf } from './staff-side.ts';

const isFrozen = sql`coalesce(m.frozen_until > now(), false)`;
const states: Readonly<Record<StaffState, SQL>> = {
  enabled: sql`m.enabled and not ${isFrozen}`,
  disabled: sql`not m.enabled and not ${isFrozen}`,
  frozen: isFrozen,
};

export const StaffRow = StaffPerson.omit({ roles: true, isSelf: true, actions: true }).extend({ roleIds: z.array(Id) });

const seen = sql`(select max(seen_at) from member_session where member_id = m.id)`;

const filterOf = (sight: StaffSight, { word, roleId, state, ...days }: StaffFilter): SQL => {
  const parts = [staffOf(sight), onDays(seen, days)];
  if (word) parts.push(/^\d{4,11}$/.test(word) ? sql`m.mobile like ${`${word}%`}` : sql`m.member_name like ${likePattern(word)}`);
  if (roleId) parts.push(sql`exists (select from member_role h where h.member_id = m.id and h.role_id = ${roleId})`);
  if (state) parts.push(states[state]);
  return sql.join(parts, sql` and `);
};

/** Nothing to himself, and nothing to one who can do more. */
const actionsOf = (side: StaffSide, row: z.infer<typeof StaffRow>, roles: readonly StaffRole[]): StaffAction[] => {
  if (row.id === side.memberId || !roles.every((role) => mayGive(side, role))) return [];
  const turn: StaffAction[] = row.state === 'frozen' ? [] : [row.state === 'enabled' ? 'disable' : 'enable'];
  if (side.kind === 'seller') return ['roles', ...turn, 'remove'];
  const mayReset = row.factor && side.rights.has('operations:members:manage');
  return ['roles', ...turn, 'password', ...(mayReset ? (['resetFactor'] as const) : [])];
};

export const peopleOf = (sight: StaffSight, filter: StaffFilter): SQL => sql`
    select m.id::text, m.member_name as name, ${maskedMobile} as mobile,
      case when ${isFrozen} then 'frozen' when m.enabled then 'enabled' else 'disabled' end as state,
      exists (select from second_factor f where f.member_id = m.id) as factor,
      ${timeText(seen)} as "seenAt",
      array(select role_id::text from member_role where member_id = m.id) as "roleIds"
    from member m where ${filterOf(sight, filter)} order by m.enabled desc, m.id`;

const Counts = z.strictObject({ all: z.int(), enabled: z.int(), disabled: z.int(), frozen: z.int() });

export const listStaff = async (tx: Tx, side: StaffSide, query: StaffQuery, language: Language): Promise<StaffPage> => {
  const rows = await readRows(tx, StaffRow)`${peopleOf(side, query)} limit ${query.limit} offset ${(query.page - 1) * query.limit}`;
  const [counted] = await readRows(tx, Counts)`
    select count(*)::int as "all", (count(*) filter (where ${states.enabled}))::int as enabled, (count(*) filter (where ${states.disabled}))::int as disabled,
      (count(*) filter (where ${states.frozen}))::int as frozen
    from member m where ${filterOf(side, { ...query, state: undefined })}`;
  const counts = counted as z.infer<typeof Counts>;
  const roles = await listStaffRoles(tx, side);
  const list = rows.map((row) => {
    const { roleIds, ...shown } = row;
    const held = roles.filter(({ id }) => roleIds.includes(id));
    return {
      ...shown,
      roles: held.map((role) => ({ id: role.id, name: nameOfRole(role, language) })),
      isSelf: row.id === side.memberId,
      actions: actionsOf(side, row, held),
    };
  });
  return { list, total: counts[query.state ?? 'all'], counts };
};

/** The rights in the order of the contract's list, of those that some role gives. */
export const readDuties = async (tx: Tx, side: StaffSide, language: Language): Promise<StaffDuties> => {
  const roles = await listStaffRoles(tx, side);
  const given = new Set(roles.flatMap((role) => role.rights));
  return {
    rights: Object.entries(rights).flatMap(([name, { words }]) => (given.has(name) ? [{ name, label: words[language] }] : [])),
    roles: roles.map((role) => ({
      id: role.id,
      name: nameOfRole(role, language),
      memberCount: role.memberCount,
      mayGive: mayGive(side, role),
      rights: [...role.rights],
    })),
  };
};
