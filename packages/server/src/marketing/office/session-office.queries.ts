import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { applicationStates } from '@mall/contract/marketing/seckill-application.machine.ts';
import {
  type SeckillApplication,
  type SessionDetail,
  type Timeline,
  TimelineSession,
} from '@mall/contract/marketing/seckill-office.api.ts';
import { type ApplicationQuery, timelineDays } from '@mall/contract/marketing/seckill-office.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows, TotalRow } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { StoreSide } from '../../kernel/side.ts';
import { timeText } from '../../kernel/time-text.ts';
import { enNameOf } from '../activity-names.ts';
import { broughtBySession } from './brought.ts';
import { listConflicts } from './conflict.queries.ts';
import { SpecRow, specColumns, toSpec } from './spec-choice.queries.ts';

const sessionColumns = sql`s.id::text, a.names ->> 'zh' as name, ${timeText(sql`s.starts_at`)} as "startDate", ${timeText(sql`s.ends_at`)} as "endDate",
  case when s.ends_at <= now() then 'over' when s.starts_at > now() then 'coming' else 'running' end as standing,
  (select count(*) from seckill_goods k where k.session_id = s.id)::int as goods, (select coalesce(sum(k.total), 0) from seckill_goods k where k.session_id = s.id)::int as total,
  (select coalesce(sum(k.sold), 0) from seckill_goods k where k.session_id = s.id)::int as sold,
  (select count(*) from seckill_application p where p.session_id = s.id and p.state = 'applied')::int as applied`;

const Clock = z.strictObject({ now: z.string(), firstDay: z.string() });

/** The sessions of four days, from the day named or from today on, by the database's clock. */
export const readTimeline = async (tx: Tx, day: string | undefined): Promise<Timeline> => {
  const first = day === undefined ? sql`date_trunc('day', now())` : sql`${day}::date::timestamptz`;
  const [clock] = await readRows(tx, Clock)`select ${timeText(sql`now()`)} as now, to_char(${first}, 'YYYY-MM-DD') as "firstDay"`;
  const sessions = await readRows(tx, TimelineSession)`
    select ${sessionColumns} from seckill_session s join activity a on a.id = s.activity_id
    where s.ends_at > ${first} and s.starts_at < ${first} + make_interval(days => ${timelineDays}) order by s.starts_at`;
  const conflicts = await listConflicts(tx, first, timelineDays);
  return { ...(clock as z.infer<typeof Clock>), days: timelineDays, sessions, conflicts };
};

/** Sessions to come within two weeks. */
export const listComing = (tx: Tx): Promise<TimelineSession[]> => readRows(tx, TimelineSession)`
  select ${sessionColumns} from seckill_session s join activity a on a.id = s.activity_id
  where s.starts_at > now() and s.starts_at < now() + interval '14 days' order by s.starts_at limit 60`;

const ApplicationRow = SpecRow.extend({
  id: Id,
  sessionId: Id,
  sessionName: z.string(),
  startDate: z.string(),
  askedFen: z.number(),
  lowestFen: z.number(),
  total: z.number(),
  restriction: z.number(),
  state: z.enum(applicationStates),
  reason: z.string(),
  createDate: z.string(),
});

// Lowered and raised again within a month, a price is no bargain.
const applications = (where: SQL, rest: SQL) => sql`
  select q.id::text, q.session_id::text as "sessionId", a.names ->> 'zh' as "sessionName", ${timeText(sql`s.starts_at`)} as "startDate", ${specColumns}, q.price_fen::float8 as "askedFen",
    least(p.price_fen, (select min(least(h.from_fen, h.to_fen)) from spec_price_change h where h.spec_id = p.id and h.at > now() - interval '30 days'))::float8 as "lowestFen",
    q.total, q.restriction, q.state, coalesce((select e.reason from seckill_application_event e where e.application_id = q.id order by e.seq desc limit 1), '') as reason, ${timeText(sql`q.created_at`)} as "createDate"
  from seckill_application q join seckill_session s on s.id = q.session_id join activity a on a.id = s.activity_id
    join spec p on p.id = q.spec_id join goods g on g.id = p.goods_id join store t on t.id = q.store_id where ${where} order by q.id desc ${rest}`;

const toApplication = (row: z.infer<typeof ApplicationRow>): SeckillApplication => ({
  ...toSpec(row),
  id: row.id,
  sessionId: row.sessionId,
  sessionName: row.sessionName,
  startDate: row.startDate,
  activityPrice: toYuan(fen(row.askedFen)),
  lowest: toYuan(fen(row.lowestFen)),
  total: row.total,
  restriction: row.restriction,
  state: row.state,
  reason: row.reason,
  createDate: row.createDate,
});

/** What a store has applied for, the latest first. */
export const listApplications = async (
  tx: Tx,
  side: StoreSide,
  { state, page, limit }: ApplicationQuery,
): Promise<PageOf<SeckillApplication>> => {
  const where = sql`q.store_id = ${side.storeId} and (${state ?? null}::text is null or q.state = ${state ?? null})`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from seckill_application q where ${where}`;
  const rows = await readRows(tx, ApplicationRow)`${applications(where, sql`limit ${limit} offset ${(page - 1) * limit}`)}`;
  return { list: rows.map(toApplication), total: counted?.total ?? 0 };
};

const GoodsRow = SpecRow.extend({ dealFen: z.number(), total: z.number(), sold: z.number(), restriction: z.number(), on: z.boolean() });
const Figures = z.strictObject({
  stores: z.number(),
  unpaid: z.number(),
  reminds: z.number(),
  elsewhere: z.number(),
  even: z.boolean(),
  now: z.string(),
});
const BroughtRow = z.strictObject({
  orders: z.number(),
  buyers: z.number(),
  newBuyers: z.number(),
  amountFen: z.number(),
  costFen: z.number(),
  budgetFen: z.number().nullable(),
  enName: z.string(),
});

/** Why a goods cannot be sold as it stands in a session. */
const faultOf = ({ on, dealFen, priceFen, total, sold, stock }: z.infer<typeof GoodsRow>) =>
  !on ? 'off' : dealFen >= priceFen ? 'dear' : total - sold > stock ? 'short' : null;

/** A session with its goods, what it brought and who applies for it. */
export const requireSessionDetail = async (tx: Tx, id: Id): Promise<SessionDetail> => {
  const [session] = await readRows(tx, TimelineSession)`
    select ${sessionColumns} from seckill_session s join activity a on a.id = s.activity_id where s.id = ${id}`;
  if (!session) throw refuse('kernel.not_found');
  const goods = await readRows(tx, GoodsRow)`
    select ${specColumns}, k.price_fen::float8 as "dealFen", k.total, k.sold, k.restriction, p.state = 'on' and g.state = 'on' as on
    from seckill_goods k join spec p on p.id = k.spec_id join goods g on g.id = p.goods_id join store t on t.id = g.store_id where k.session_id = ${id} order by k.sort, k.spec_id`;
  const [found] = await readRows(tx, Figures)`
    with bought as (select o.id, o.state, l.spec_id, l.num - l.dropped_num as num from order_line l join shop_order o on o.id = l.order_id
      where l.activity_type = 3 and l.activity_ref = ${id} and o.state <> 'cancelled')
    select (select count(distinct g.store_id) from seckill_goods k join spec p on p.id = k.spec_id join goods g on g.id = p.goods_id where k.session_id = ${id})::int as stores,
      (select count(distinct id) from bought where state = 'wait_pay')::int as unpaid,
      (select count(distinct member_id) from seckill_remind where session_id = ${id})::int as reminds,
      (select coalesce(sum(k.sold_elsewhere), 0) from seckill_goods k where k.session_id = ${id})::int as elsewhere, ${timeText(sql`now()`)} as now,
      not exists (select from seckill_goods k where k.session_id = ${id} and k.sold - k.sold_elsewhere <> (select coalesce(sum(b.num), 0) from bought b where b.spec_id = k.spec_id)) as even`;
  const { now, ...figures } = found as z.infer<typeof Figures>;
  const [made] = await readRows(tx, BroughtRow)`
    select x.*, a.budget_fen::float8 as "budgetFen", ${enNameOf} as "enName" from seckill_session s join activity a on a.id = s.activity_id cross join ${broughtBySession} x where s.id = ${id}`;
  const { amountFen, costFen, budgetFen, enName, ...brought } = made as z.infer<typeof BroughtRow>;
  const waiting = await readRows(tx, ApplicationRow)`${applications(sql`q.session_id = ${id} and q.state = 'applied'`, sql`limit 100`)}`;
  return {
    session,
    now,
    figures,
    brought: { ...brought, amount: toYuan(fen(amountFen)), cost: toYuan(fen(costFen)) },
    budget: budgetFen === null ? null : toYuan(fen(budgetFen)),
    enName,
    goods: goods.map((row) => ({
      ...toSpec(row),
      activityPrice: toYuan(fen(row.dealFen)),
      total: row.total,
      sold: row.sold,
      restriction: row.restriction,
      fault: faultOf(row),
    })),
    applications: waiting.map(toApplication),
  };
};
