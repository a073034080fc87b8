import type { AuditFilter, AuditQuery, AuditRow, auditApi } from '@mall/contract/account/audit.api.ts';
import type { AuditResult } from '@mall/contract/account/audit.rules.ts';
import { auditCodes, auditCodesOf, auditEventOf } from '@mall/contract/account/audit-events.ts';
import { isRightName, rights } from '@mall/contract/account/rights.ts';
import { type AuditNames, wordChanges } from '@mall/contract/account/word-audit.ts';
import { failureOf, isErrorCode } from '@mall/contract/errors.ts';
import type { DataOf } from '@mall/contract/kernel/call.ts';
import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { fill, type Language } from '@mall/contract/kernel/language.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Operator } from '../kernel/actor.ts';
import { countRows } from '../kernel/count-rows.ts';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { type BuyerSight, within } from '../kernel/side.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { timeText } from '../kernel/time-text.ts';
import { describeDevice } from './describe-device.ts';
import { roleNameIn } from './role-name-in.ts';

type AuditPage = DataOf<typeof auditApi.page>;

const Facts = z.record(z.string(), z.unknown());
export const TrailRow = z.strictObject({
  id: Id,
  time: TimeText,
  memberName: z.string(),
  roleNames: z.array(z.string()),
  event: z.string(),
  detail: Facts,
  target: z.string(),
  whom: z.string(),
  address: z.string(),
  device: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
type Row = z.infer<typeof TrailRow>;

/** Whose trail: a company's, or the whole mall's. */
export type AuditSight = BuyerSight | Pick<Operator, 'kind'>;

/** A department has no trail of its own: whoever does not see the company's sees his own part. The company's is asked for by nothing else, which its index finds in order. */
const ofSide = (side: AuditSight): SQL => {
  if (side.kind === 'operator') return sql`true`;
  return side.reach === 'company' && side.companyId !== undefined
    ? sql`a.company_id = ${side.companyId}`
    : within({ ...side, reach: 'own' }, 'a');
};

/** A page that somebody may not see asks for several things at once: of what was refused to him in one second for one reason the first row stands for all. */
const firstOfVisit = sql`(a.member_id is null or not exists (select from audit_log b
  where b.member_id = a.member_id and b.at >= date_trunc('second', a.at) and b.at <= a.at and b.id < a.id and b.event = 'denied'
    and b.address = a.address and b.detail ->> 'code' is not distinct from a.detail ->> 'code'))`;

const onPhone = sql`a.device ~* 'mobile|android|iphone|ipad'`;
const whences: Readonly<Record<NonNullable<AuditFilter['whence']>, SQL>> = {
  desktop: sql`a.device <> '' and not ${onPhone}`,
  phone: onPhone,
  mall: sql`a.device = ''`,
};

const aboutHas = (word: string): SQL => {
  const like = likePattern(word);
  return sql`(a.target ilike ${like} or a.detail ->> 'mobile' like ${like} or a.detail ->> 'asked' like ${like}
    or exists (select from member w where w.id = a.target_id and a.event = any (${sqlList(auditCodesOf('member'), 'text')}) and w.member_name ilike ${like})
    or exists (select from department d where d.id = a.target_id and a.event = any (${sqlList(auditCodesOf('department'), 'text')}) and d.name ilike ${like}))`;
};

const narrowedBy = (side: AuditSight, { kind, result, who, about, whence, from, to }: AuditFilter): SQL =>
  sql.join(
    [
      ofSide(side),
      ...(about ? [aboutHas(about)] : []),
      ...(whence ? [whences[whence]] : []),
      ...(kind || result ? [sql`a.event = any (${sqlList(auditCodes(kind, result), 'text')})`] : []),
      ...(who ? [sql`m.member_name ilike ${likePattern(who)}`] : []),
      ...(from ? [sql`a.at >= ${from}::date`] : []),
      ...(to ? [sql`a.at < ${to}::date + 1`] : []),
    ],
    sql` and `,
  );

const whereOf = (side: AuditSight, filter: AuditFilter): SQL =>
  sql`${narrowedBy(side, filter)} and (a.event <> 'denied' or ${firstOfVisit})`;

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Whom or what it happened to; of a denial which screen, or which call where it is no screen's, and the number that was asked for. */
const aboutOf = ({ event, detail, target, whom }: Row, language: Language): string => {
  if (event !== 'denied') return [target || whom, text(detail['source']), text(detail['mobile'])].filter(Boolean).join(' · ');
  const right = text(detail['right']);
  const asked = Object.values((detail['asked'] ?? {}) as Record<string, string>).join(', ');
  return [isRightName(right) ? rights[right].words[language] : text(detail['call']), asked].filter(Boolean).join(' · ');
};

/** What was said to whoever was turned away; of what was done, why, where somebody said so. */
const reasonOf = ({ event, detail }: Row, language: Language, result: AuditResult): string => {
  if (result === 'done') return text(detail['reason']);
  const code = event === 'denied' ? text(detail['code']) : event;
  if (!isErrorCode(code)) return event === 'denied' ? code : '';
  return fill(failureOf(code).words[language]).replaceAll(/\{\w+\}/g, '…');
};

const wordRow = (row: Row, language: Language, names: AuditNames): AuditRow => {
  const { kind, words, result, field } = auditEventOf(row.event);
  return {
    id: row.id,
    time: row.time,
    memberName: row.memberName,
    roleNames: row.roleNames,
    kind,
    event: words[language].replaceAll(/\{\w+\}/g, '…'),
    about: aboutOf(row, language),
    address: row.address,
    device: describeDevice(row.device),
    result,
    reason: reasonOf(row, language, result),
    changes: wordChanges({ event: row.event, before: row.before, after: row.after, field }, language, names),
  };
};

const NameRow = z.strictObject({ kind: z.enum(['member', 'department']), id: Id, name: z.string() });
const nobody: AuditNames = { members: new Map(), departments: new Map() };

/** Numbers that rows of the trail name, whatever they are numbers of. */
const namedIn = (rows: readonly Row[]): Id[] => {
  const kept = rows.flatMap(({ before, after }) => [before, after]);
  const values = kept.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : [value]));
  return [...new Set(values.flatMap((value) => (Id.safeParse(value).success ? [value as Id] : [])))];
};

/** What the people and departments of the company that are named are called today. */
const readNames = async (tx: Tx, side: AuditSight, rows: readonly Row[]): Promise<AuditNames> => {
  const named = namedIn(rows);
  if (named.length === 0) return nobody;
  const theirs = side.kind === 'operator' ? sql`true` : sql`company_id = ${side.companyId ?? null}`;
  const found = await readRows(tx, NameRow)`
    select 'member' as kind, id::text, member_name as name from member where ${theirs} and id = any (${sqlList(named)})
    union all select 'department', id::text, name from department where ${theirs} and id = any (${sqlList(named)})`;
  const of = (kind: 'member' | 'department') => new Map(found.filter((row) => row.kind === kind).map((row) => [row.id, row.name]));
  return { members: of('member'), departments: of('department') };
};

/** Rows of the trail that this side sees, latest first. Which these are is found by their numbers alone: those before them are passed over, not read. */
export const trailOf = (side: AuditSight, filter: AuditFilter, language: Language, window: SQL = sql``): SQL => sql`
    select a.id::text, ${timeText(sql`a.at`)} as time, coalesce(m.member_name, '') as "memberName", a.event, a.detail, a.target, coalesce(w.member_name, d.name, '') as whom,
      a.address, a.device, a.before, a.after,
      to_json(array(select ${roleNameIn(language)} from member_role h join role r on r.id = h.role_id where h.member_id = a.member_id order by r.id)) as "roleNames"
    from (select a.id from audit_log a ${filter.who ? sql`left join member m on m.id = a.member_id` : sql``}
        where ${whereOf(side, filter)} order by a.at desc, a.id desc ${window}) page
      join audit_log a on a.id = page.id left join member m on m.id = a.member_id left join member w on w.id = a.target_id and a.event = any (${sqlList(auditCodesOf('member'), 'text')})
      left join department d on d.id = a.target_id and a.event = any (${sqlList(auditCodesOf('department'), 'text')})
    order by a.at desc, a.id desc`;

export const wordTrail = async (tx: Tx, side: AuditSight, rows: readonly Row[], language: Language): Promise<AuditRow[]> => {
  const names = await readNames(tx, side, rows);
  return rows.map((row) => wordRow(row, language, names));
};

/** So many of them, in words. */
export const readAudit = async (
  tx: Tx,
  side: AuditSight,
  filter: AuditFilter,
  { language, limit, offset = 0 }: { language: Language; limit: number; offset?: number },
): Promise<AuditRow[]> => {
  const rows = await readRows(tx, TrailRow)`${trailOf(side, filter, language, sql`limit ${limit} offset ${offset}`)}`;
  return wordTrail(tx, side, rows, language);
};

export const countAudit = async (tx: Tx, side: AuditSight, filter: AuditFilter): Promise<number> => {
  const [counted] = await readRows(tx, TotalRow)`
    select count(*)::int as total from audit_log a left join member m on m.id = a.member_id where ${whereOf(side, filter)}`;
  return counted?.total ?? 0;
};

const EventCount = z.strictObject({ event: z.string(), n: z.int() });

/** How many rows of each kind the rest of a filter finds. What was refused has more to be looked at; all else is counted in the index of events alone. */
const countKinds = async (tx: Tx, side: AuditSight, filter: AuditFilter): Promise<AuditPage['counts']> => {
  const counted = (which: SQL) => sql`
    select a.event, count(*)::int as n from audit_log a ${filter.who ? sql`left join member m on m.id = a.member_id` : sql``} where ${narrowedBy(side, filter)} and ${which} group by a.event`;
  const rows = await countRows(tx, {
    row: EventCount,
    asker: 'memberId' in side ? side.memberId : undefined,
    all: (found) => found.reduce((sum, { n }) => sum + n, 0),
  })`
    ${counted(sql`a.event <> 'denied'`)} union all ${counted(sql`a.event = 'denied' and ${firstOfVisit}`)}`;
  const counts: AuditPage['counts'] = { all: 0 };
  for (const { event, n } of rows) for (const kind of ['all', auditEventOf(event).kind] as const) counts[kind] = (counts[kind] ?? 0) + n;
  return counts;
};

export const listAudit = async (
  tx: Tx,
  side: AuditSight,
  { page, limit, kind, ...filter }: AuditQuery,
  language: Language,
): Promise<AuditPage> => {
  const counts = await countKinds(tx, side, filter);
  return {
    list: await readAudit(tx, side, { ...filter, kind }, { language, limit, offset: (page - 1) * limit }),
    total: counts[kind ?? 'all'] ?? 0,
    counts,
  };
};
