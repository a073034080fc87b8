import { applicationMachine } from '@mall/contract/credit/application.machine.ts';
import { type CreditState, creditEvents, creditMachine, creditStates } from '@mall/contract/credit/credit.machine.ts';
import type { AccountFilter } from '@mall/contract/credit/credit.rules.ts';
import { creditActMachine } from '@mall/contract/credit/credit-act.machine.ts';
import {
  type AccountQuery,
  type ApplicationQuery,
  type CreditAccountCase,
  CreditAccountRow,
  CreditAct,
  type CreditApplicationCase,
  CreditApplicationRow,
} from '@mall/contract/credit/credit-operations.api.ts';
import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { isOpen } from '../kernel/is-open.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { ApplicationRow, applicationColumns, asApplication } from './application.queries.ts';
import { dueDay, dueSoonFen, overdueFen } from './credit-due.ts';
import { listLedger } from './ledger.queries.ts';
import { figuresOf } from './require-credit.ts';

const ActRow = CreditAct.omit({ amount: true }).extend({ amountFen: z.number() });

const listActs = async (tx: Tx, { memberId }: MallSide, where: SQL, most: number): Promise<CreditAct[]> => {
  const rows = await readRows(tx, ActRow)`
    select x.id::text, x.act_sn as "actSn", x.kind, x.state, x.amount_fen::float8 as "amountFen", x.term_days as "termDays", x.valid_to::text as "validTo", x.proof, x.reason,
      b.member_name as "enteredBy", ${timeText(sql`x.entered_at`)} as "enterDate", coalesce(e.member_name, '') as "endedBy", ${timeText(sql`x.ended_at`)} as "endDate",
      x.end_reason as "endReason", x.entered_by = ${memberId} as "ownEntry"
    from credit_act x join member b on b.id = x.entered_by left join member e on e.id = x.ended_by where ${where} order by x.id desc limit ${most}`;
  return rows.map(({ amountFen, ...act }) => ({ ...act, amount: toYuan(fen(amountFen)) }));
};

export const AccountRow = CreditAccountRow.omit({ total: true, used: true, frozen: true, left: true, overdue: true }).extend({
  limitFen: z.number(),
  usedFen: z.number(),
  frozenFen: z.number(),
  overdueFen: z.number(),
});

const asAccountRow = ({ limitFen, usedFen, frozenFen, overdueFen: overdue, ...row }: z.infer<typeof AccountRow>): CreditAccountRow => ({
  ...row,
  ...figuresOf({ limitFen, usedFen, frozenFen }),
  overdue: toYuan(fen(overdue)),
});

const accountColumns = sql`a.id::text, a.company_id::text as "companyId", c.name as "companyName", a.state, a.hold_kind as "holdKind", a.limit_fen::float8 as "limitFen",
  a.used_fen::float8 as "usedFen", a.frozen_fen::float8 as "frozenFen", ${overdueFen} as "overdueFen", a.term_days as "termDays", a.valid_to::text as "validTo",
  (select count(*)::int from credit_act x where x.account_id = a.id and ${isOpen(creditActMachine, 'x.state')}) as second`;

/** Quotas of a filter, those with the most overdue first. One that was never more than applied for stands among the applications. */
export const accountsOf = ({ state, need, word }: AccountFilter): SQL => sql`
  select * from (select ${accountColumns} from credit_account a join company c on c.id = a.company_id
    where ${state ? sql`a.state = ${state}` : sql`(a.state not in ('none', 'applying', 'rejected') or a.limit_fen > 0)`}
      and ${word ? sql`c.name like ${likePattern(word)}` : sql`true`}) q
  where ${need === 'second' ? sql`q.second > 0` : need === 'overdue' ? sql`q."overdueFen" > 0` : sql`true`}
  order by q."overdueFen" desc, q.second desc, q.id::bigint desc`;

export const listAccounts = async (tx: Tx, { page, limit, ...filter }: AccountQuery): Promise<PageOf<CreditAccountRow>> => {
  const rows = await readRows(tx, AccountRow)`${accountsOf(filter)} limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from (${accountsOf(filter)}) listed`;
  return { list: rows.map(asAccountRow), total: counted?.total ?? 0 };
};

const CaseRow = AccountRow.extend({
  unifiedCode: z.string(),
  reason: z.string(),
  dueSoonFen: z.number(),
  dueDate: z.string().nullable(),
  steps: z.array(z.strictObject({ id: Id, event: z.enum(creditEvents), who: z.string(), reason: z.string(), date: TimeText })),
});
const actsShown = 20;
const ledgerShown = 10;

const actionsOf = (state: CreditState, used: number, frozen: number, may: boolean): CreditAccountCase['actions'] => {
  if (!may) return [];
  const inForce = state === 'active' || state === 'on_hold';
  return [
    ...(inForce ? (['adjust'] as const) : []),
    ...(used > 0 ? (['repay', 'writeOff'] as const) : []),
    ...(creditMachine.next(state, 'hold') ? (['hold'] as const) : []),
    ...(creditMachine.next(state, 'release') ? (['release'] as const) : []),
    ...(creditMachine.next(state, 'close') && used === 0 && frozen === 0 ? (['close'] as const) : []),
  ];
};

export const requireAccount = async (tx: Tx, side: MallSide, id: Id, limitFen: number): Promise<CreditAccountCase> => {
  const [row] = await readRows(tx, CaseRow)`
    select ${accountColumns}, coalesce(c.unified_code, '') as "unifiedCode", a.reason, ${dueSoonFen} as "dueSoonFen", ${dueDay}::date::text as "dueDate",
      (select coalesce(json_agg(json_build_object('id', e.seq::text, 'event', e.event, 'who', coalesce(m.member_name, ''), 'reason', e.reason, 'date', ${timeText(sql`e.at`)}) order by e.seq desc), '[]')
        from credit_account_event e left join member m on m.id = e.by_member_id where e.account_id = a.id) as steps
    from credit_account a join company c on c.id = a.company_id where a.id = ${id}`;
  if (!row) throw refuse('kernel.not_found');
  const { unifiedCode, reason, dueSoonFen: soon, dueDate, steps, ...account } = row;
  const ledger = await listLedger(tx, { where: sql`l.account_id = ${id}`, filter: {}, names: 'all', page: 1, limit: ledgerShown });
  return {
    ...asAccountRow(account),
    unifiedCode,
    reason,
    due: toYuan(fen(Math.max(0, soon - account.overdueFen))),
    dueDate: soon > account.overdueFen ? dueDate : null,
    fourEyes: toYuan(fen(limitFen)),
    acts: await listActs(tx, side, sql`x.account_id = ${id}`, actsShown),
    ledger: ledger.list,
    steps,
    actions: actionsOf(account.state, account.usedFen, account.frozenFen, side.rights.has('operations:credit:decide')),
  };
};

const applicationsWhere = ({ decision, word }: Pick<ApplicationQuery, 'decision' | 'word'>): SQL => sql`
  ${decision ? sql`p.state = ${decision}` : isOpen(applicationMachine, 'p.state')}
  and ${word ? sql`(c.name like ${likePattern(word)} or p.application_sn like ${likePattern(word)})` : sql`true`}`;

const QueueRow = ApplicationRow.omit({ papers: true, purpose: true }).extend(
  CreditApplicationRow.pick({ companyId: true, companyName: true, second: true }).shape,
);

export const listApplicationQueue = async (tx: Tx, query: ApplicationQuery): Promise<PageOf<CreditApplicationRow>> => {
  const { page, limit } = query;
  const waits = query.decision === undefined || applicationMachine.open.includes(query.decision);
  const rows = await readRows(tx, QueueRow)`
    select id, "applicationSn", kind, "askedFen", decision, reason, "grantedFen", "termDays", "validTo", "submittedBy", "submitDate", "decideDate", "companyId", "companyName", second
    from (select ${applicationColumns}, p.company_id::text as "companyId", c.name as "companyName",
        exists (select from credit_act x where x.application_id = p.id and ${isOpen(creditActMachine, 'x.state')}) as second
      from credit_application p join member m on m.id = p.member_id join company c on c.id = p.company_id
      where ${applicationsWhere(query)} order by ${waits ? sql`p.submitted_at, p.id` : sql`p.id desc`} limit ${limit} offset ${(page - 1) * limit}) q`;
  const [counted] = await readRows(tx, TotalRow)`
    select count(*)::int as total from credit_application p join company c on c.id = p.company_id where ${applicationsWhere(query)}`;
  return { list: rows.map(asApplication), total: counted?.total ?? 0 };
};

const ApplicationCaseRow = ApplicationRow.extend({
  companyId: Id,
  companyName: z.string(),
  unifiedCode: z.string(),
  certifiedDate: TimeText.nullable(),
  accountId: Id,
  state: z.enum(creditStates),
  limitFen: z.number(),
  usedFen: z.number(),
  frozenFen: z.number(),
  overdueFen: z.number(),
  boughtFen: z.number(),
  orders: z.number(),
});
const beforeShown = 10;

export const requireApplication = async (tx: Tx, side: MallSide, id: Id, limitFen: number): Promise<CreditApplicationCase> => {
  const [row] = await readRows(tx, ApplicationCaseRow)`
    select ${applicationColumns}, c.id::text as "companyId", c.name as "companyName", coalesce(c.unified_code, '') as "unifiedCode",
      (select ${timeText(sql`max(e.at)`)} from company_audit e where e.company_id = c.id and e.event = 'approve') as "certifiedDate",
      a.id::text as "accountId", a.state, a.limit_fen::float8 as "limitFen", a.used_fen::float8 as "usedFen", a.frozen_fen::float8 as "frozenFen", ${overdueFen} as "overdueFen",
      coalesce(b.bought, 0)::float8 as "boughtFen", coalesce(b.orders, 0)::int as orders
    from credit_application p join member m on m.id = p.member_id join company c on c.id = p.company_id join credit_account a on a.id = p.account_id
    left join lateral (select sum(o.payable_fen - o.refunded_fen) as bought, count(*) as orders from shop_order o
      where o.company_id = c.id and o.state in ('wait_ship', 'wait_receive', 'done') and o.created_at > now() - interval '12 months') b on true
    where p.id = ${id}`;
  if (!row) throw refuse('kernel.not_found');
  const { limitFen: limit, usedFen, frozenFen, overdueFen: overdue, boughtFen, ...application } = row;
  const [act] = await listActs(tx, side, sql`x.application_id = ${id}`, 1);
  const before = await readRows(tx, ApplicationRow)`
    select ${applicationColumns} from credit_application p join member m on m.id = p.member_id
    where p.account_id = ${row.accountId} and p.id <> ${id} order by p.id desc limit ${beforeShown}`;
  return {
    ...asApplication(application),
    figures: figuresOf({ limitFen: limit, usedFen, frozenFen }),
    overdue: toYuan(fen(overdue)),
    bought: toYuan(fen(boughtFen)),
    fourEyes: toYuan(fen(limitFen)),
    act: act ?? null,
    before: before.map(({ papers: _papers, ...one }) => asApplication(one)),
  };
};
