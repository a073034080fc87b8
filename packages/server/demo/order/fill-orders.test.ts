import { expect, it } from 'vitest';
import { testDatabase } from '../../src/testing/test-database.ts';
import { buysNow, demoMembers } from '../account/demo-members.ts';

const database = testDatabase(2560);
const list = async <T>(sql: string): Promise<T[]> => (await database.db.pool.query(sql)).rows as T[];

it('keeps every rule of the mall', async () => {
  expect(await list('select id, rule, bad::int from inv.checks where bad > 0')).toEqual([]);
});

it('gives every buyer orders in every state that he can have, and those who may not buy only what they bought before', async () => {
  const rows = await list<{ mobile: string; states: string[] }>(
    `select m.mobile, array_agg(distinct o.state order by o.state) as states from member m join shop_order o on o.member_id = m.id where m.enabled group by m.mobile order by 1`,
  );
  const buyers = demoMembers.filter(({ audience }) => audience === 'buyer').map(({ mobile }) => mobile);
  expect(rows.map((row) => row.mobile)).toEqual(buyers.toSorted());
  const former = demoMembers.filter((member) => member.audience === 'buyer' && !buysNow(member)).map(({ mobile }) => mobile);
  expect(former).toEqual(['13800000004', '13800000005']);
  for (const { mobile, states } of rows.filter((row) => former.includes(row.mobile))) expect(states, mobile).toEqual(['done']);
  for (const { mobile, states } of rows.filter((row) => !former.includes(row.mobile)))
    expect(states, mobile).toEqual([
      'cancelled',
      'done',
      ...(['13800000002', '13800000003'].includes(mobile) ? ['in_approval'] : []),
      'wait_pay',
      'wait_receive',
      'wait_ship',
    ]);
});

it('uses coupons, points, parts, reviews and refunds somewhere', async () => {
  const [row] = await list<Record<string, number>>(`select
    (select count(*)::int from shop_order where coupon_fen > 0) as coupons, (select count(*)::int from shop_order where points_fen > 0) as points,
    (select count(*)::int from shop_order where deliver_state = 'part') as parts, (select count(*)::int from refund) as refunds,
    (select count(*)::int from shop_order where evaluate_state = 'evaluated') as evaluated, (select count(*)::int from shop_order where invoice is not null) as invoices`);
  for (const [name, amount] of Object.entries(row ?? {})) expect(amount, name).toBeGreaterThan(0);
});

it('numbers orders by their time, and leaves room for the next', async () => {
  // Group buys that are over were placed last and moved back in time.
  const after =
    'shop_order o join shop_order n on n.id = o.id + 1 where n.created_at < o.created_at and n.group_id is null and o.group_id is null';
  expect(await list(`select o.id from ${after}`)).toEqual([]);
  for (const table of ['trade', 'shop_order', 'order_line', 'shipment', 'review']) {
    const [row] = await list<{ free: boolean }>(
      `select nextval(pg_get_serial_sequence('${table}', 'id')) > (select max(id) from ${table}) as free`,
    );
    expect(row?.free, table).toBe(true);
  }
});

it('gives the people of every store that can sign in something to ship: late, near its limit, half sent, and one that is asked back', async () => {
  const rows = await list<{
    name: string;
    waits: number;
    late: number;
    near: number;
    part: number;
    blocked: number;
    sold: number;
    low: number;
  }>(
    `select s.name, count(*) filter (where o.state = 'wait_ship')::int as waits,
       count(*) filter (where o.state = 'wait_ship' and o.ship_from < now() - interval '48 hours')::int as late,
       count(*) filter (where o.state = 'wait_ship' and o.ship_from between now() - interval '48 hours' and now() - interval '40 hours')::int as near,
       count(*) filter (where o.state = 'wait_ship' and o.deliver_state = 'part')::int as part,
       count(*) filter (where o.state = 'wait_ship' and exists (select from order_line l where l.order_id = o.id and l.in_process_num > 0))::int as blocked,
       count(*) filter (where o.ship_from > now() - interval '30 days')::int as sold,
       (select count(*)::int from goods g join spec p on p.goods_id = g.id join spec_stock k on k.spec_id = p.id
         where g.store_id = s.id and k.on_hand - k.reserved between 1 and 4) as low
     from member m join store s on s.id = m.store_id join shop_order o on o.store_id = s.id where m.audience = 'seller' group by s.id, s.name`,
  );
  expect(rows).toHaveLength(4);
  for (const { name, ...counts } of rows)
    for (const [what, count] of Object.entries(counts)) expect(count, `${name} ${what}`).toBeGreaterThan(0);
});
