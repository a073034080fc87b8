import { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import * as z from 'zod';
import { pictureAddress } from '../../src/content/render-picture.ts';
import { type Tx, txOn } from '../../src/kernel/db.ts';
import { IdRow, readRows } from '../../src/kernel/read-rows.ts';
import { openCreditReview } from '../../src/order/open-credit-review.ts';
import { demoOperators } from '../account/demo-members.ts';
import { leadingCompany } from '../company/fill-companies.ts';
import { type LedgerLine, linesOf, OrderOnQuota, writeLedger } from './quota-ledger.ts';

const day = 86_400_000;
const yuan = 100;
const epoch = (moment: SQL): SQL => sql`(extract(epoch from ${moment}) * 1000)::float8`;
const papers = [
  { url: pictureAddress('papers', 'licence'), name: '营业执照副本.png' },
  { url: pictureAddress('papers', 'transfer'), name: '2025 年度财务报表.png' },
];

type Opened = { companyId: Id; memberId: Id; limitFen: number; daysAgo: number; note: string };

/** A number as the mall makes them, of that moment. */
const snAt = (letters: 'CA' | 'CX', at: Date, nth: number): string =>
  `${letters}${new Date(at.getTime() + 8 * 3_600_000).toISOString().replace(/\D/g, '').slice(2, 14)}${String(nth).padStart(6, '0')}`;

const opening = (tx: Tx, now: Date, people: readonly Id[]) => {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const open = async ({ companyId, memberId, limitFen, daysAgo, note }: Opened): Promise<{ id: Id; line: LedgerLine }> => {
    const [account] = await readRows(tx, IdRow)`
      insert into credit_account (company_id, member_id, state, term_days, valid_to, state_at, created_at)
      values (${companyId}, ${memberId}, 'active', 30, (${ago(daysAgo)}::timestamptz + interval '1 year')::date, ${ago(daysAgo)}, ${ago(daysAgo + 2)}) returning id::text`;
    const id = (account as { id: Id }).id;
    const sn = snAt('CA', ago(daysAgo + 2), Number(id));
    await tx.execute(sql`
      insert into credit_account_event (account_id, seq, event, from_state, to_state, by_kind, by_member_id, at) values
        (${id}, 1, 'apply', 'none', 'applying', 'buyer', ${memberId}, ${ago(daysAgo + 2)}),
        (${id}, 2, 'approve', 'applying', 'active', 'operator', ${people[1] ?? null}, ${ago(daysAgo)})`);
    const [application] = await readRows(tx, IdRow)`
      insert into credit_application (application_sn, account_id, company_id, member_id, kind, asked_fen, purpose, papers, state, reason, granted_fen, term_days, valid_to,
        submitted_at, decided_at, decided_by)
      values (${sn}, ${id}, ${companyId}, ${memberId}, 'open', ${limitFen}, '年度框架采购，按月结算', ${JSON.stringify(papers)}::jsonb, 'approved', ${note}, ${limitFen}, 30,
        (${ago(daysAgo)}::timestamptz + interval '1 year')::date, ${ago(daysAgo + 2)}, ${ago(daysAgo)}, ${people[1] ?? null}) returning id::text`;
    const applicationId = (application as { id: Id }).id;
    await tx.execute(sql`
      insert into credit_application_event (application_id, seq, event, from_state, to_state, by_kind, by_member_id, reason, at)
      values (${applicationId}, 2, 'approve', 'waiting', 'approved', 'operator', ${people[1] ?? null}, ${note}, ${ago(daysAgo)})`);
    await tx.execute(sql`
      insert into credit_act (act_sn, account_id, application_id, kind, state, amount_fen, term_days, valid_to, reason, stake_fen, limit_fen, entered_by, entered_at, ended_by, ended_at)
      values (${snAt('CX', ago(daysAgo + 0.2), Number(id))}, ${id}, ${applicationId}, 'allocate', 'done', ${limitFen}, 30,
        (${ago(daysAgo)}::timestamptz + interval '1 year')::date, ${note}, ${limitFen}, 100000, ${people[0] ?? null}, ${ago(daysAgo + 0.2)}, ${people[1] ?? null}, ${ago(daysAgo)})`);
    const by = { kind: 'operator', memberId: people[1] } as const;
    return {
      id,
      line: { type: 'allocate', subject: 'application', bizNo: sn, fen: limitFen, at: ago(daysAgo), by, memberId, remark: note },
    };
  };
  return { ago, open };
};

const Company = z.strictObject({ id: Id, memberId: Id });

/** What the mall's people find around quotas: one in use with its history, one on hold, applications that wait for one and for two people. */
export const fillCredit = async (client: pg.PoolClient, now: Date): Promise<void> => {
  const tx = txOn(client);
  const people = (
    await readRows(
      tx,
      IdRow,
    )`select id::text from member where mobile = any (${sql.param(demoOperators.slice(0, 2))}::text[]) order by mobile`
  ).map(({ id }) => id);
  const { ago, open } = opening(tx, now, people);
  const orders = await readRows(tx, OrderOnQuota)`
    select o.id::text, o.order_sn as "orderSn", o.member_id::text as "memberId", o.department_id::text as "departmentId", o.payable_fen::float8 as fen,
      ${epoch(sql`o.created_at`)} as placed, ${epoch(sql`(select e.at from order_event e where e.order_id = o.id and e.event = 'approve')`)} as passed,
      ${epoch(sql`o.cancelled_at`)} as cancelled
    from shop_order o where o.pay_mode = 'credit' and o.company_id = ${leadingCompany} order by o.created_at`;
  const [lead] = orders;
  if (lead) {
    const spent = orders.reduce((sum, { fen }) => sum + fen, 0);
    const half = Math.ceil((spent * 0.7) / (100_000 * yuan)) * 100_000 * yuan;
    const { id, line } = await open({
      companyId: String(leadingCompany),
      memberId: lead.memberId,
      limitFen: half,
      daysAgo: 96,
      note: '批文 SX-2026-031',
    });
    const repaid = orders.filter(({ passed }) => passed !== null && passed < ago(27).getTime()).reduce((sum, { fen }) => sum + fen, 0);
    const by = { kind: 'operator', memberId: people[1] } as const;
    const acts = [
      { kind: 'adjust', days: 60, fen: half, amountFen: half * 2, reason: '批文 SX-2026-118', proof: '' },
      { kind: 'repay', days: 18, fen: repaid, amountFen: repaid, reason: '', proof: 'LK20261029' },
    ] as const;
    for (const [nth, act] of acts.entries())
      await tx.execute(sql`
        insert into credit_act (act_sn, account_id, kind, state, amount_fen, proof, reason, stake_fen, limit_fen, entered_by, entered_at, ended_by, ended_at)
        values (${snAt('CX', ago(act.days), 900 + nth)}, ${id}, ${act.kind}, 'done', ${act.amountFen}, ${act.proof}, ${act.reason}, ${act.amountFen}, 100000, ${people[0] ?? null},
          ${ago(act.days + 0.1)}, ${people[1] ?? null}, ${ago(act.days)})`);
    await writeLedger(tx, id, [
      line,
      ...acts.map(
        ({ kind, days, fen, reason, proof }, nth): LedgerLine => ({
          type: kind,
          subject: 'act',
          bizNo: snAt('CX', ago(days), 900 + nth),
          fen,
          at: ago(days),
          by,
          memberId: lead.memberId,
          remark: proof || reason,
        }),
      ),
      ...orders.flatMap(linesOf),
    ]);
    const waiting = orders.filter(({ passed, cancelled }) => passed === null && cancelled === null);
    await openCreditReview(
      tx,
      waiting.map((order) => order.id),
    );
    await tx.execute(sql`update credit_review set created_at = ${ago(0.13)}, due_at = ${ago(0.13)}::timestamptz + interval '7 days'`);
  }
  const others = await readRows(tx, Company)`
    select c.id::text, c.member_id::text as "memberId" from company c where c.state = 'active' and c.id <> ${leadingCompany} and c.member_id is not null order by c.id limit 3`;
  const [held, asking, agreed] = others;
  if (held) {
    const { id, line } = await open({
      companyId: held.id,
      memberId: held.memberId,
      limitFen: 800_000 * yuan,
      daysAgo: 150,
      note: '批文 SX-2026-012',
    });
    await writeLedger(tx, id, [line]);
    const reason = '年审资料待更新，请联系客户经理';
    await tx.execute(
      sql`update credit_account set state = 'on_hold', hold_kind = 'platform', reason = ${reason}, state_at = ${ago(4)} where id = ${id}`,
    );
    await tx.execute(sql`
      insert into credit_account_event (account_id, seq, event, from_state, to_state, by_kind, by_member_id, reason, at)
      values (${id}, 3, 'hold', 'active', 'on_hold', 'operator', ${people[0] ?? null}, ${reason}, ${ago(4)})`);
  }
  for (const [nth, company] of [asking, agreed].entries()) {
    if (!company) continue;
    const asked = [1_500_000, 600_000][nth] as number;
    const at = ago([1.2, 2.6][nth] as number);
    const [account] = await readRows(tx, IdRow)`
      insert into credit_account (company_id, member_id, state, state_at, created_at) values (${company.id}, ${company.memberId}, 'applying', ${at}, ${at}) returning id::text`;
    const { id } = account as { id: Id };
    await tx.execute(sql`
      insert into credit_account_event (account_id, seq, event, from_state, to_state, by_kind, by_member_id, at)
      values (${id}, 1, 'apply', 'none', 'applying', 'buyer', ${company.memberId}, ${at})`);
    const [application] = await readRows(tx, IdRow)`
      insert into credit_application (application_sn, account_id, company_id, member_id, kind, asked_fen, purpose, papers, submitted_at)
      values (${snAt('CA', at, 700 + nth)}, ${id}, ${company.id}, ${company.memberId}, 'open', ${asked * yuan}, ${['110kV 变电站改造项目，预计每月采购电缆与开关柜 40 万元', '园区配电检修备件，季度框架采购'][nth]},
        ${JSON.stringify(papers)}::jsonb, ${at}) returning id::text`;
    if (nth === 1)
      await tx.execute(sql`
        insert into credit_act (act_sn, account_id, application_id, kind, amount_fen, term_days, valid_to, reason, stake_fen, entered_by, entered_at)
        values (${snAt('CX', ago(0.3), 950)}, ${id}, ${(application as { id: Id }).id}, 'allocate', ${500_000 * yuan}, 45, (${now}::timestamptz + interval '1 year')::date, '按注册资本和上年度财务报表核定',
          ${500_000 * yuan}, ${people[0] ?? null}, ${ago(0.3)})`);
  }
  await tx.execute(sql`
    insert into credit_act_event (act_id, seq, event, from_state, to_state, by_kind, by_member_id, at)
    select id, 1, 'enter', null, 'waiting', 'operator', entered_by, entered_at from credit_act
    union all select id, 2, 'confirm', 'waiting', state, 'operator', ended_by, ended_at from credit_act where state = 'done'`);
  await tx.execute(sql`
    insert into credit_application_event (application_id, seq, event, to_state, by_kind, by_member_id, at)
    select id, 1, 'apply', 'waiting', 'buyer', member_id, submitted_at from credit_application`);
};
