import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { documentHash } from '../../src/approval/document-hash.ts';
import { txOn } from '../../src/kernel/db.ts';
import { leadingCompany } from '../company/fill-companies.ts';

type DemoProject = {
  code: string;
  name: string;
  manager: string;
  department: string | null;
  centre: string;
  days: readonly [from: number, to: number];
  strict: boolean;
  shown: boolean;
  /** How much of its budget is taken, in percent. */
  taken: number;
  /** Which orders of the company are its own: those whose number leaves this rest. */
  rest: number;
  closed?: boolean;
};

/** Days are counted from today. */
const projects: readonly DemoProject[] = [
  {
    code: 'XM-2026-018',
    name: '城南 110kV 变电站改造',
    manager: '13800000003',
    department: '物资供应部',
    centre: 'CC-0302',
    days: [-240, 45],
    strict: true,
    shown: true,
    taken: 52.4,
    rest: 0,
  },
  {
    code: 'XM-2026-023',
    name: '城西 10kV 开闭所新建',
    manager: '13800000004',
    department: '物资供应部',
    centre: 'CC-0801',
    days: [-200, 135],
    strict: false,
    shown: false,
    taken: 83,
    rest: 1,
  },
  {
    code: 'XM-2026-004',
    name: '2026 年度配网抢修备件',
    manager: '13800000002',
    department: null,
    centre: 'CC-0304',
    days: [-310, 45],
    strict: true,
    shown: false,
    taken: 99.2,
    rest: 2,
  },
  {
    code: 'XM-2025-040',
    name: '安全工器具年度更换',
    manager: '13800000002',
    department: '物资供应部',
    centre: 'CC-0501',
    days: [-480, -140],
    strict: true,
    shown: false,
    taken: 94.5,
    rest: 3,
    closed: true,
  },
];

const addProject = `
  insert into project (company_id, department_id, member_id, cost_centre_id, code, name, starts_on, ends_on, strict, shown_to_seller, state, budget_fen, created_at)
  select $1, d.id, m.id, c.id, $4, $5, current_date + $7::int, current_date + $8::int, false, $6, case when $9 then 'closed' else 'open' end, 0, now() + make_interval(days => $7::int)
  from member m left join department d on d.company_id = $1 and d.name = $2 left join cost_centre c on c.company_id = $1 and c.code = $10
  where m.mobile = $3 returning id::text`;

// What nothing was refunded of, so that an order's part of a budget is all of it or nothing.
const addBookings = `
  insert into project_booking (project_id, order_id, order_line_id, booked_fen, used_at, released_at)
  select $1, o.id, part.line_id, part.fen, case when o.state <> 'cancelled' then o.received_at end, case when o.state = 'cancelled' then coalesce(o.cancelled_at, o.created_at) end
  from shop_order o join lateral (
    select l.id as line_id, l.pay_fen as fen from order_line l where l.order_id = o.id
    union all select null, o.freight_fen where o.freight_fen > 0) part on true
  where o.company_id = $2 and o.id % 4 = $3 and (not $4 or o.state = 'cancelled' or o.received_at is not null)
    and not exists (select from order_line l where l.order_id = o.id and (l.refunded_fen > 0 or l.in_process_num > 0))`;

const addMovements = `
  with booked as (
    select b.order_id, o.member_id, o.created_at, max(b.used_at) as used_at, max(b.released_at) as released_at, sum(b.booked_fen) as fen
    from project_booking b join shop_order o on o.id = b.order_id where b.project_id = $1 group by b.order_id, o.member_id, o.created_at),
  sums as (select coalesce(sum(fen) filter (where released_at is null), 0) as taken from booked),
  budget as (select greatest(100000, (ceil(taken * 100 / $2::numeric / 100) * 100)::bigint) as fen from sums),
  moved as (
    select 'start' as kind, null::bigint as order_id, p.member_id, p.created_at as at, budget.fen as budget, 0::numeric as reserved, 0::numeric as used, 'start' as ref from project p, budget where p.id = $1
    union all select 'reserve', order_id, member_id, created_at, 0, fen, 0, 'order:' || order_id || ':reserve' from booked
    union all select 'use', order_id, null, used_at, 0, -fen, fen, 'order:' || order_id || ':use' from booked where used_at is not null
    union all select 'release', order_id, null, released_at, 0, -fen, 0, 'order:' || order_id || ':release' from booked where released_at is not null),
  noted as (
    insert into project_movement (project_id, kind, order_id, budget_fen, reserved_fen, used_fen, left_fen, by_member_id, ref, at)
    select $1, kind, order_id, budget, reserved, used, sum(budget - reserved - used) over (order by kind <> 'start', at, order_id, kind rows unbounded preceding), member_id, ref, at
    from moved order by kind <> 'start', at, order_id, kind
    returning budget_fen, reserved_fen, used_fen)
  update project p set budget_fen = s.budget, reserved_fen = s.reserved, used_fen = s.used, strict = $3,
    told_percent = case when (s.reserved + s.used) * 10 >= s.budget * 8 then 80 else 0 end, told_at = case when (s.reserved + s.used) * 10 >= s.budget * 8 then now() - interval '4 days' end
  from (select sum(budget_fen) as budget, sum(reserved_fen) as reserved, sum(used_fen) as used from noted) s where p.id = $1`;

const addEvents = `
  insert into project_event (project_id, seq, event, from_state, to_state, by_kind, by_member_id, at)
  select id, 1, 'start', null, 'open', 'buyer', member_id, created_at from project where id = $1
  union all select id, 2, 'close', 'open', 'closed', 'buyer', member_id, now() - interval '100 days' from project where id = $1 and state = 'closed'`;

/** Projects of the first company, each with a part of its orders: one goes well, one is at 83 %, a strict one is nearly used up, one is closed. */
export const fillProjects = async (client: pg.PoolClient): Promise<void> => {
  for (const { code, name, manager, department, centre, days, strict, shown, taken, rest, closed = false } of projects) {
    const { rows } = await client.query<{ id: string }>(addProject, [
      leadingCompany,
      department,
      manager,
      code,
      name,
      shown,
      ...days,
      closed,
      centre,
    ]);
    const id = rows[0]?.id;
    await client.query(addBookings, [id, leadingCompany, rest, closed]);
    await client.query(addMovements, [id, taken, strict]);
    await client.query(addEvents, [id]);
  }
  // The requests were written before their orders had projects.
  await txOn(client).execute(
    sql`update approval_request r set document_hash = ${documentHash(sql`r.trade_id`)} where r.company_id = ${leadingCompany} and r.trade_id is not null`,
  );
};
