import { auditEventOf } from '@mall/contract/account/audit-events.ts';
import { MemberCase, MemberRow, type PeopleFilter, type PeopleQuery } from '@mall/contract/account/people-operations.api.ts';
import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Operator } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { timeText } from '../kernel/time-text.ts';
import { describeDevice } from './describe-device.ts';
import { findFactor } from './factor.queries.ts';
import { maskedMobile } from './mask-mobile.ts';
import { roleNameIn } from './role-name-in.ts';

const isFrozen = sql`coalesce(m.frozen_until > now(), false)`;
const stateOf = sql`case when ${isFrozen} then 'frozen' when m.enabled then 'open' else 'disabled' end`;
const states: Readonly<Record<NonNullable<PeopleFilter['state']>, SQL>> = {
  open: sql`m.enabled and not ${isFrozen}`,
  disabled: sql`not m.enabled and not ${isFrozen}`,
  frozen: isFrozen,
};
const columns = (language: Language) => sql`m.id::text, m.member_name as name, ${maskedMobile} as mobile, m.audience,
  coalesce(c.name, s.name, '') as works, ${stateOf} as state, ${timeText(sql`seen.at`)} as "seenAt",
  array(select ${roleNameIn(language)} from member_role x join role r on r.id = x.role_id where x.member_id = m.id and r.audience = m.audience order by r.id limit 20) as roles`;
const from = sql`from member m left join company c on c.id = m.company_id left join store s on s.id = m.store_id
  left join lateral (select max(seen_at) as at from member_session where member_id = m.id) seen on true`;

const filterOf = ({ audience, state, word }: PeopleFilter): SQL => {
  const parts = [sql`true`];
  if (audience) parts.push(sql`m.audience = ${audience}`);
  if (state) parts.push(states[state]);
  if (word) {
    const like = likePattern(word);
    parts.push(
      /^\d{4,11}$/.test(word)
        ? sql`m.mobile like ${`${word}%`}`
        : sql`(m.member_name like ${like} or c.name like ${like} or s.name like ${like})`,
    );
  }
  return sql.join(parts, sql` and `);
};

/** Whoever was here last first. */
export const membersOf = (filter: PeopleFilter, language: Language): SQL =>
  sql`select ${columns(language)} ${from} where ${filterOf(filter)} order by seen.at desc nulls last, m.id desc`;

export const listMembers = async (tx: Tx, query: PeopleQuery, language: Language): Promise<PageOf<z.infer<typeof MemberRow>>> => {
  const list = await readRows(tx, MemberRow)`${membersOf(query, language)} limit ${query.limit} offset ${(query.page - 1) * query.limit}`;
  const [counted] = await readRows(tx, TotalRow)`
    select count(*)::int as total from member m left join company c on c.id = m.company_id left join store s on s.id = m.store_id where ${filterOf(query)}`;
  return { list, total: counted?.total ?? 0 };
};

const CaseRow = z.strictObject({
  ...MemberRow.shape,
  registeredAt: TimeText,
  passwordAgeDays: z.int(),
  frozenReason: z.string(),
  frozenUntil: TimeText.nullable(),
});
const DeviceRow = MemberCase.shape.devices.element;
const LogRow = z.strictObject({ id: Id, event: z.string(), who: z.string(), why: z.string(), at: TimeText });

const officeEvents = ['account.freeze', 'account.unfreeze', 'account.force_sign_out', 'account.factor_reset'];

/** What this operator may do to him: nothing to himself, and to colleagues only who manages them. */
const actionsOf = (
  { memberId, rights }: Operator,
  { id, audience, state }: z.infer<typeof CaseRow>,
  factor: boolean,
): MemberCase['actions'] => {
  const may =
    rights.has('operations:members:manage') && id !== memberId && (audience !== 'operator' || rights.has('operations:people:manage'));
  if (!may) return [];
  return [state === 'frozen' ? 'unfreeze' : 'freeze', 'signOut', ...(factor ? (['resetFactor'] as const) : [])];
};

export const requireMemberCase = async (tx: Tx, operator: Operator, memberId: Id, language: Language): Promise<MemberCase> => {
  const [row] = await readRows(tx, CaseRow)`
    select ${columns(language)}, ${timeText(sql`m.created_at`)} as "registeredAt", floor(extract(epoch from now() - m.password_changed_at) / 86400)::int as "passwordAgeDays",
      m.frozen_reason as "frozenReason", ${timeText(sql`nullif(m.frozen_until, 'infinity')`)} as "frozenUntil"
    ${from} where m.id = ${memberId}`;
  if (!row) throw refuse('kernel.not_found');
  const devices = await readRows(tx, DeviceRow)`
    select id::text, device, address, ${timeText(sql`created_at`)} as "signedInAt", ${timeText(sql`seen_at`)} as "seenAt" from member_session
    where member_id = ${memberId} and revoked_at is null and expires_at > now() and seen_at > now() - make_interval(hours => idle_hours)
    order by seen_at desc, id desc limit 50`;
  const log = await readRows(tx, LogRow)`
    select a.id::text, a.event, coalesce(w.member_name, '') as who, coalesce(a.detail ->> 'reason', '') as why, ${timeText(sql`a.at`)} as at
    from audit_log a left join member w on w.id = a.member_id
    where a.target_id = ${memberId} and a.event = any (${sqlList(officeEvents, 'text')}) order by a.id desc limit 20`;
  const factor = (await findFactor(tx, memberId)) !== undefined;
  const { frozenReason, frozenUntil, ...shown } = row;
  return {
    ...shown,
    factor,
    frozen: row.state === 'frozen' ? { reason: frozenReason, until: frozenUntil } : null,
    devices: devices.map((device) => ({ ...device, device: describeDevice(device.device) })),
    log: log.map(({ event, ...rest }) => ({ ...rest, what: auditEventOf(event).words[language] })),
    actions: actionsOf(operator, row, factor),
  };
};
