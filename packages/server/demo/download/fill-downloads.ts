import type pg from 'pg';

/** What was exported before the demo began: its files are gone, and the download centre can make them again. */
const made = `
  insert into download (member_id, kind, input, name, format, right_name, state, rows_total, rows_done, bytes, fetched, reason, created_at, ended_at, expires_at)
  select m.id, 'orders', '{}', '订单导出 ' || to_char((now() - make_interval(days => e.days)) at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), 'xlsx', 'personalCenterBase:myOrders:view', e.state, c.amount, case e.state when 'expired' then c.amount else 0 end,
    case e.state when 'expired' then 6400 + 140 * c.amount end, case e.state when 'expired' then 2 else 0 end, case e.state when 'failed' then 'download.failed' else '' end,
    now() - make_interval(days => e.days), now() - make_interval(days => e.ended), case e.state when 'expired' then now() - make_interval(days => e.ended) end
  from member m
  cross join (values ('expired', 16, 9), ('failed', 4, 4)) e(state, days, ended)
  cross join lateral (select count(*)::int as amount from order_line l join shop_order o on o.id = l.order_id where o.member_id = m.id) c
  where m.audience = 'buyer' and m.enabled and m.mobile like '138%' and c.amount > 0`;

/** Asked for as the demo opens: the clock makes it, and it can be fetched. */
const asked = `
  insert into download (member_id, kind, input, name, format, right_name, state, rows_total, created_at)
  select m.id, 'orders', '{"state":"done"}', '订单导出 ' || to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), 'xlsx', 'personalCenterBase:myOrders:view', 'waiting', c.amount, now()
  from member m
  cross join lateral (select count(*)::int as amount from order_line l join shop_order o on o.id = l.order_id where o.member_id = m.id and o.state = 'done') c
  where m.audience = 'buyer' and m.enabled and m.mobile like '138%' and c.amount > 0`;

const line = (row: number, name: string, mobile: string, department: string, role: string, reason: string) => ({
  row,
  name,
  mobile,
  department,
  roles: [role],
  title: '',
  limit: '',
  orderLimit: '',
  reason,
});

/** What of the company's last sheet of people could not be taken; its file is made when the mall starts. */
const imported = {
  fileName: '检修部成员.xlsx',
  rows: 42,
  invited: 33,
  updated: 5,
  same: 0,
  wrong: 4,
  ms: 2100,
  lines: [
    line(7, '谭若溪', '1990000008', '配电抢修班', '采购员', '手机号应为11位，当前10位'),
    line(15, '罗亦舟', '19900000004', '运检三班', '仓储收货', '没有“运检三班”这个部门'),
    line(23, '夏怀远', '19900000013', '安全监察部', '企业管理员', '不能通过导入授予“企业管理员”'),
    line(31, '龚雨棠', '13900000001', '信息通信分公司', '查看者', '该手机号不是采购账号'),
  ],
};
const report = `
  insert into download (member_id, kind, input, name, format, right_name, company_id, reach, rows_total, created_at)
  select id, 'people_import', $1, $2, 'xlsx', 'company:people:manage', company_id, 'company', $3, now() - interval '3 hours' from member where mobile = '13800000002'`;

/** Every demo buyer who has ordered finds an export that has expired, one that failed, and one that is made before he looks; the administrator a report of an import besides. */
export const fillDownloads = async (client: pg.PoolClient): Promise<void> => {
  await client.query(made);
  await client.query(asked);
  await client.query(report, [JSON.stringify(imported), `成员导入有误的行 ${imported.fileName}`, imported.lines.length]);
};
