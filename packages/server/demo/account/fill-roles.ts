import type pg from 'pg';
import { readPeople } from '../kit/demo-data.ts';

/** Staff of whom the data says no role, but those who get one by name below. */
const withoutRole = readPeople()
  .people.filter(
    ({ role, mobile }) =>
      role === 'member' && !['19900000004', '19900000018', '19900000027', '19900000028', '19900000029'].includes(mobile),
  )
  .map(({ mobile }) => mobile);

/** Roles that the demo's first company has made itself, and who holds them: by mobile. */
const ownRoles: readonly {
  key: string;
  name: string;
  remark: string;
  source: string;
  rights: Record<string, string>;
  holders: readonly string[];
}[] = [
  {
    key: 'demo-project',
    name: '项目经理',
    remark: '看本部门的订单与售后，能下单、收货',
    source: 'company_purchaser',
    rights: {
      'personalCenterBase:myOrders:view': 'department',
      'personalCenterBase:myOrdersDetail:view': 'department',
      'personalCenterBase:afterSale:view': 'department',
      'order:receive': 'department',
    },
    // Not the demo's approver: he is there to show that approvers do not buy.
    holders: ['19900000001', '19900000018'],
  },
  {
    key: 'demo-store',
    name: '仓储收货',
    remark: '看本部门的订单，代同事收货',
    source: '',
    rights: {
      'personalCenterBase:myOrders:view': 'department',
      'personalCenterBase:myOrdersDetail:view': 'department',
      'personalCenterBase:myTrajectory:view': 'department',
      'order:receive': 'department',
    },
    holders: ['13800000005', '19900000027', '19900000028', '19900000029'],
  },
  {
    key: 'demo-money',
    name: '财务复核',
    remark: '复核大额和使用采购额度的请购',
    source: '',
    rights: {
      'personalCenterBase:requestBuyApprove:view': 'own',
      'personalCenterBase:requestBuyApproveDetail:view': 'own',
      'approval:decide': 'own',
    },
    holders: ['13800000005'],
  },
  {
    key: 'demo-demand',
    name: '需求提报',
    remark: '看本人的订单和企业收货地址，采购由采购员办理',
    source: '',
    rights: {
      'personalCenterBase:myOrders:view': 'own',
      'personalCenterBase:myOrdersDetail:view': 'own',
      'company:addresses:view': 'company',
    },
    holders: withoutRole,
  },
  {
    key: 'demo-plain',
    name: '资料查阅',
    remark: '只看企业收货地址，看不到订单',
    source: '',
    rights: { 'company:addresses:view': 'company' },
    holders: ['19900000004'],
  },
];

/** Some of what happened there in the last days: hours ago, who, what, and how it was before and after. */
const happened = [
  [1, '13800000003', 'account.signed_in', '', {}, null, null],
  [
    5,
    '13800000002',
    'role.rights_changed',
    '项目经理',
    { people: 1 },
    { 'personalCenterBase:afterSale:view': 'own' },
    { 'personalCenterBase:afterSale:view': 'department' },
  ],
  [
    8,
    '13800000003',
    'denied',
    '',
    {
      call: 'GET /portal/order/detail/{id}',
      code: 'kernel.not_found',
      right: 'personalCenterBase:myOrdersDetail:view',
      asked: { id: '900000001' },
    },
    null,
    null,
  ],
  [
    26,
    '13800000002',
    'role.renamed',
    '仓储收货',
    {},
    { name: '收货员', remark: '' },
    { name: '仓储收货', remark: '看本部门的订单，代同事收货' },
  ],
  [27, '13800000005', 'account.signed_in', '', {}, null, null],
  [49, '13800000002', 'role.copied', '项目经理', { source: '采购员' }, null, { 'order:buy': 'company' }],
  [50, null, 'account.sign_in_wrong', '', { mobile: '138****0003' }, null, null],
  [73, '13800000002', 'account.signed_in', '', {}, null, null],
  [76, '13800000004', 'account.password_changed', '', {}, null, null],
] as const;

const windowsChrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

/** Roles of its own making and a trail for the company of the demo's administrator. */
export const fillRoles = async (client: pg.PoolClient, now: Date): Promise<void> => {
  const { rows } = await client.query<{ company: string }>(`select company_id::text as company from member where mobile = '13800000002'`);
  const company = rows[0]?.company;
  for (const { key, name, remark, source, rights, holders } of ownRoles) {
    await client.query('insert into role (company_id, key, name, remark, version) values ($1, $2, $3, $4, 2)', [
      company,
      key,
      name,
      remark,
    ]);
    const own = `(select id from role where company_id = $1 and key = $2)`;
    await client.query(
      `insert into role_right (role_id, right_name, reach) select ${own}, g.right_name, g.reach from role_right g join role r on r.id = g.role_id where r.company_id is null and r.key = $3`,
      [company, key, source],
    );
    await client.query(
      `insert into role_right (role_id, right_name, reach) select ${own}, key, value from jsonb_each_text($3) on conflict (role_id, right_name) do update set reach = excluded.reach`,
      [company, key, rights],
    );
    await client.query(
      `insert into member_role (member_id, role_id) select id, ${own} from member where mobile = any ($3) and company_id = $1`,
      [company, key, holders],
    );
  }
  for (const [hours, mobile, event, target, detail, before, after] of happened.toReversed())
    await client.query(
      `insert into audit_log (at, member_id, company_id, event, target, detail, before, after, address, device)
       values ($1::timestamptz - make_interval(hours => $2), (select id from member where mobile = $3), $4, $5, $6, $7, $8, $9, '10.20.6.31', $10)`,
      [now, hours, mobile, company, event, target, detail, before && JSON.stringify(before), after && JSON.stringify(after), windowsChrome],
    );
};
