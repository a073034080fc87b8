import { nextRun } from '@mall/contract/procurement/standing.rules.ts';
import type pg from 'pg';
import { leadingCompany } from '../company/fill-companies.ts';

type DemoList = {
  name: string;
  note: string;
  owner: string;
  sharing: 'own' | 'department' | 'company';
  project: string | null;
  lines: number;
  from: number;
  used: number;
};

const lists: readonly DemoList[] = [
  {
    name: '变电站二次电缆标准包',
    note: '110kV 站通用，按间隔数乘',
    owner: '13800000002',
    sharing: 'company',
    project: 'XM-2026-018',
    lines: 12,
    from: 40,
    used: 14,
  },
  {
    name: '抢修车常备材料',
    note: '每月盘点后补齐',
    owner: '13800000003',
    sharing: 'department',
    project: 'XM-2026-004',
    lines: 9,
    from: 700,
    used: 31,
  },
  { name: '劳保月度补充', note: '', owner: '13800000003', sharing: 'company', project: null, lines: 5, from: 1500, used: 6 },
  {
    name: '城西开闭所一次设备（草稿）',
    note: '',
    owner: '13800000003',
    sharing: 'own',
    project: 'XM-2026-023',
    lines: 4,
    from: 300,
    used: 0,
  },
];

const addList = `
  insert into procurement_list (company_id, department_id, member_id, project_id, name, note, sharing, used_count, created_at, updated_at)
  select $1, m.department_id, m.id, (select p.id from project p where p.company_id = $1 and p.code = $6), $3, $4, $5, $7, now() - interval '90 days', now() - make_interval(days => $8::int)
  from member m where m.mobile = $2 returning id::text`;

// Every so many of the goods that are on the shelf, one spec of each.
const addLines = `
  insert into procurement_list_line (list_id, spec_id, num, spec_name)
  select $1, g.default_spec_id, greatest(g.moq, 2 + g.id % 9), (select left(s.name, 400) from spec s where s.id = g.default_spec_id) from (
    select g.id, g.default_spec_id, g.moq, row_number() over (order by g.id) as nth, count(*) over () as shelf from goods g where g.state = 'on' and g.default_spec_id is not null and g.moq <= 100) g
  where g.nth >= $2::int % g.shelf and (g.nth - $2) % 3 = 0 order by g.nth limit $3`;

const lastAmount = `
  update procurement_list l set last_fen = (select round(sum(s.price_fen * ln.num) * 0.988) from procurement_list_line ln join spec s on s.id = ln.spec_id where ln.list_id = l.id)
  where l.id = $1 and l.used_count > 0`;

type DemoStanding = {
  name: string;
  list: string;
  period: 'weekly' | 'monthly' | 'quarterly';
  day: number;
  payMode: string;
  paused?: boolean;
};

/** The first comes tomorrow, whatever day that is. */
const standings = (weekday: number): readonly DemoStanding[] => [
  { name: '抢修材料补货', list: '抢修车常备材料', period: 'weekly', day: weekday, payMode: 'prepay' },
  { name: '劳保月度补充', list: '劳保月度补充', period: 'monthly', day: 5, payMode: 'prepay', paused: true },
];

const addStanding = `
  insert into standing_order (company_id, department_id, member_id, list_id, address_id, name, period, day, pay_mode, state, next_on, created_at)
  select l.company_id, l.department_id, l.member_id, l.id, (select a.id from member_address a where a.member_id = l.member_id order by a.is_default desc, a.id limit 1), $2, $3, $4, $5,
    case when $6 then 'paused' else 'active' end, $7::date, now() - interval '60 days'
  from procurement_list l where l.company_id = $8 and l.name = $1 returning id::text`;

/** Lists of the first company in every way of sharing, and two standing orders: one comes tomorrow, one is paused after a run that failed. */
export const fillLists = async (client: pg.PoolClient): Promise<void> => {
  for (const [at, { name, note, owner, sharing, project, lines, from, used }] of lists.entries()) {
    const { rows } = await client.query<{ id: string }>(addList, [leadingCompany, owner, name, note, sharing, project, used, at * 3]);
    const id = rows[0]?.id;
    await client.query(addLines, [id, from, lines]);
    await client.query(lastAmount, [id]);
  }
  const { rows } = await client.query<{ today: string; weekday: number }>(
    `select current_date::text as today, extract(isodow from current_date + 1)::int as weekday`,
  );
  const { today, weekday } = rows[0] as { today: string; weekday: number };
  for (const { name, list, period, day, payMode, paused = false } of standings(weekday)) {
    const made = await client.query<{ id: string }>(addStanding, [
      list,
      name,
      period,
      day,
      payMode,
      paused,
      nextRun(period, day, today),
      leadingCompany,
    ]);
    const id = made.rows[0]?.id;
    await client.query(
      `insert into standing_order_event (standing_id, seq, event, from_state, to_state, by_kind, by_member_id)
       select id, 1, 'start', null, 'active', 'buyer', member_id from standing_order where id = $1
       union all select id, 2, 'pause', 'active', 'paused', 'buyer', member_id from standing_order where id = $1 and state = 'paused'`,
      [id],
    );
    if (paused)
      await client.query(
        `insert into standing_order_run (standing_id, due_on, result, reason, at) values ($1, current_date - 11, 'failed', '{"code":"cart.goods_gone","values":{}}', now() - interval '11 days')`,
        [id],
      );
  }
};
