import type pg from 'pg';
import { copyRows } from '../kit/copy-rows.ts';
import { readPeople } from '../kit/demo-data.ts';
import { leadingCompany } from './fill-companies.ts';

/** Order limits a month, in yuan, by mobile. */
const limits: Readonly<Record<string, number>> = { '13800000003': 5_000_000, '19900000002': 200_000, '19900000003': 50_000 };

/** For each order. */
const orderLimits: Readonly<Record<string, number>> = { '13800000003': 500_000, '19900000002': 50_000, '19900000003': 20_000 };

/** Left for a while: his account waits. */
const disabled = '19900000028';

const invitations = [
  { mobile: '18800000001', name: '牛向野', title: '班长', department: '配电抢修班', role: 'company_purchaser', limit: 50_000 },
  { mobile: '18800000002', name: '卫若川', title: '审计专责', department: '审计部', role: 'company_viewer', limit: null },
];

/** Department: the unit in whose name it buys and the cost centre that it books on. */
const places: readonly [department: string, code: string, centre: string][] = [
  ['物资供应部', 'CC-0201', '物资储备'],
  ['运维检修部', 'CC-0301', '检修运维'],
  ['变电运维中心', 'CC-0302', '变电运维'],
  ['输电运检中心', 'CC-0303', '输电运检'],
  ['配电抢修班', 'CC-0304', '配网抢修'],
  ['财务资产部', 'CC-0401', '财务管理'],
  ['安全监察部', 'CC-0501', '安全工器具'],
  ['营销部', 'CC-0601', '计量与充电'],
  ['建设部', 'CC-0801', '基建项目'],
  ['信息通信分公司', 'CC-1001', '信息通信'],
  ['新能源事业部', 'CC-1201', '新能源'],
];
const units: Readonly<Record<string, string>> = { 城区供电分公司: '运维检修部', 滨海供电分公司: '新能源事业部', 物资供应部: '物资供应部' };

/** What the first company says of its people: titles, limits, somebody disabled, somebody invited; and where its purchases are booked. */
export const fillPeople = async (client: pg.PoolClient, departments: ReadonlyMap<string, number>): Promise<void> => {
  const titles = new Map(readPeople().people.map(({ mobile, title }) => [mobile, title]));
  const { rows } = await client.query<{ id: string; mobile: string }>('select id, mobile from member where company_id = $1', [
    leadingCompany,
  ]);
  await copyRows(
    client,
    'sub_account',
    rows.map(({ id, mobile }) => ({
      member_id: id,
      company_id: leadingCompany,
      title: titles.get(mobile) ?? '',
      month_limit_fen: limits[mobile] === undefined ? null : limits[mobile] * 100,
      order_limit_fen: orderLimits[mobile] === undefined ? null : orderLimits[mobile] * 100,
      disabled_at: mobile === disabled ? new Date() : null,
    })),
  );
  await client.query('update member set enabled = false where mobile = $1', [disabled]);
  for (const { mobile, name, title, department, role, limit } of invitations)
    await client.query(
      `insert into company_invitation (company_id, mobile, name, title, department_id, role_ids, month_limit_fen, invited_by, sent_at)
       select $1, $2, $3, $4, $5, array[r.id], $6, m.id, now() - interval '1 day' from role r, member m where r.company_id is null and r.key = $7 and m.mobile = '13800000002'`,
      [leadingCompany, mobile, name, title, departments.get(department), limit === null ? null : limit * 100, role],
    );
  await copyRows(
    client,
    'cost_centre',
    places.map(([department, code, name]) => ({
      company_id: leadingCompany,
      department_id: departments.get(department) ?? null,
      code,
      name,
    })),
  );
  for (const [unit, department] of Object.entries(units))
    await client.query('update purchase_unit set department_id = $1 where company_id = $2 and name = $3', [
      departments.get(department),
      leadingCompany,
      unit,
    ]);
};
