import { orderMachine, orderStates, payModes } from '@mall/contract/order/order.machine.ts';
import { describe, expect, it } from 'vitest';
import { testApp } from './test-app.ts';

const mall = testApp({}, 256);
const run = async <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await mall.house.db.pool.query<Row>(text, values)).rows;
const violated = async () =>
  (await run<{ id: string }>('select distinct id from inv.checks where bad > 0 order by id')).map((row) => row.id);

describe('the invariants of the mall', () => {
  it('hold in the demo, which has orders in every state', async () => {
    expect(await run('select id, rule, bad::int from inv.checks where bad > 0')).toEqual([]);
    const states = await run<{ state: string }>('select distinct state from shop_order');
    expect(states.map((row) => row.state).toSorted()).toEqual(
      expect.arrayContaining(['cancelled', 'done', 'wait_pay', 'wait_receive', 'wait_ship']),
    );
  });

  it('know the moves of the machine, and no others', async () => {
    const events = Object.keys(orderMachine.moves) as (keyof typeof orderMachine.moves)[];
    const edges = new Set(orderMachine.start.map((state) => `null ${state}`));
    for (const from of orderStates)
      for (const event of events)
        for (const mode of payModes) {
          const to = orderMachine.next(from, event, mode);
          if (to) edges.add(`${from} ${to}`);
        }
    const known = await run<{ edge: string }>(`select coalesce(from_state, 'null') || ' ' || to_state as edge from inv.order_edge`);
    expect(known.map((row) => row.edge).toSorted()).toEqual([...edges].toSorted());
  });
});

/** What a fault in the code would leave behind, written past it: the triggers and checks that stand in its way are taken off first. */
const planted: [id: string, how: string][] = [
  [
    'I01',
    `alter table spec_stock drop constraint spec_stock_check; update spec_stock set reserved = on_hand + 1 where spec_id = (select min(spec_id) from spec_stock)`,
  ],
  ['I02', `update spec_stock set on_hand = on_hand + 1 where spec_id = (select min(spec_id) from spec_stock)`],
  [
    'I03',
    `update order_line set shipped_num = shipped_num + 1 where id = (select l.id from order_line l join shop_order o on o.id = l.order_id where o.state = 'wait_pay' and o.received_at is null limit 1)`,
  ],
  ['I04', `update seckill_goods set sold = sold_elsewhere + 1 where total > sold_elsewhere`],
  [
    'I05',
    `update order_line set activity_type = 3, activity_ref = (select session_id from seckill_goods order by 1 limit 1),
       spec_id = (select spec_id from seckill_goods order by session_id limit 1)
       where id = (select l.id from order_line l join shop_order o on o.id = l.order_id where o.state = 'wait_ship' and l.num > 1 limit 1);
     update seckill_goods set restriction = 1`,
  ],
  [
    'I06',
    `update order_line set activity_type = 3, activity_ref = (select id from seckill_session limit 1)
       where id = (select l.id from order_line l join shop_order o on o.id = l.order_id where o.state = 'done' limit 1);
     update shop_order set created_at = now() - interval '10 years' where id in (select order_id from order_line where activity_type = 3)`,
  ],
  [
    'I09',
    `update order_line set coupon_fen = coupon_fen + 1, pay_fen = pay_fen - 1 where id = (select id from order_line where pay_fen > 0 and refunded_num = 0 and in_process_num = 0 limit 1)`,
  ],
  ['I10', `update pay_attempt_order set taken = false where order_id = (select order_id from pay_attempt_order where taken limit 1)`],
  [
    'I13',
    `update refund set amount_fen = amount_fen + 99999999 where id = (select id from refund where ref not like 'late:%' and state <> 'failure' limit 1)`,
  ],
  ['I14', `delete from refund where order_id in (select id from shop_order where state = 'cancelled' and paid_fen > 0)`],
  [
    'I15',
    `update member_coupon set state = 'new', used_order_id = null, used_at = null where id = (select member_coupon_id from shop_order where state <> 'cancelled' and member_coupon_id is not null and refund_state <> 'all' limit 1)`,
  ],
  ['I18', `update point_account set balance = balance + 1 where member_id = (select min(member_id) from point_account)`],
  [
    'I21',
    `insert into order_event (order_id, seq, event, from_state, to_state, by_kind) select id, 99, 'x', 'cancelled', 'done', 'system' from shop_order where state = 'cancelled' limit 1`,
  ],
  [
    'I22',
    `insert into order_event (order_id, seq, event, from_state, to_state, by_kind) select id, 99, 'x', 'wait_pay', 'cancelled', 'system' from shop_order where state = 'cancelled' limit 1`,
  ],
  ['I23', `update shop_order set state = 'wait_receive' where id = (select id from shop_order where state = 'wait_ship' limit 1)`],
  [
    'I24',
    `update shop_order set pay_deadline = now() - interval '2 minutes' where id = (select id from shop_order where state = 'wait_pay' and pay_mode = 'prepay' limit 1)`,
  ],
  [
    'I29',
    `update order_line set in_process_num = in_process_num + 1 where id = (select l.id from order_line l where refunded_num + in_process_num < num limit 1)`,
  ],
  [
    'I25',
    `update shop_order set state = 'wait_ship', pay_mode = 'postpay' where id = (select o.id from shop_order o join approval_request r on r.trade_id = o.trade_id where r.state = 'running' limit 1)`,
  ],
  [
    'I25',
    `update approval_task k set member_id = r.member_id from approval_request r where r.id = k.request_id and k.id = (select min(id) from approval_task where state in ('approved', 'rejected'))`,
  ],
  ['I25', `delete from approval_task where state = 'approved'`],
  ['I31', `update order_line set reviewed = false where id in (select order_goods_id from review where order_goods_id is not null)`],
  ['I32', `update goods set favourite_count = 0 where id = (select goods_id from goods_favourite limit 1)`],
  [
    'I35',
    `insert into shop_order (order_sn, member_id, store_id, state, trade_id, goods_fen, payable_fen, item_count) select '999999999999', member_id, store_id, 'wait_pay', trade_id, 1, 1, 1 from shop_order limit 1`,
  ],
  [
    'I37',
    `update member set enabled = false where id = (select member_id from member_session where revoked_at is null and expires_at > now() limit 1)`,
  ],
  [
    'I39',
    `insert into news (name, listener, subject, payload, told_at, done_at) select 'order.paid', 'member', 'order:' || id, '{}', paid_at, now() from shop_order
       where paid_fen > 0 order by paid_at limit 1`,
  ],
  [
    'I39',
    `insert into news (name, listener, subject, payload, done_at) select 'order.paid', 'member', 'order:' || id, '{}', now() from shop_order where state = 'wait_pay' and paid_at is null limit 1`,
  ],
  [
    'I40',
    `insert into news (name, listener, subject, payload, done_at) values ('x', 'member', 'x:1', '{}', null), ('y', 'member', 'x:1', '{}', now())`,
  ],
  [
    'I42',
    `with a as (insert into activity (activity_type, names, starts_at, ends_at) select 4, names, now() - interval '1 hour', now() + interval '1 hour' from activity limit 1 returning id),
       g as (insert into group_buy (id, spec_id, state, least_buyers, total, sold, buyers, price_fen) select id, (select min(id) from spec), 'running', 2, 5, 0, 1, 100 from a returning id)
     insert into group_step (group_id, buyers, price_fen) select id, 1, 100 from g`,
  ],
  [
    'I42',
    `with a as (insert into activity (activity_type, names, starts_at, ends_at) select 4, names, now() - interval '1 hour', now() + interval '1 hour' from activity limit 1 returning id),
       g as (insert into group_buy (id, spec_id, state, least_buyers, total, sold, buyers, price_fen) select id, (select min(id) from spec), 'running', 2, 5, 1, 0, 100 from a returning id)
     insert into group_step (group_id, buyers, price_fen) select id, 1, 100 from g`,
  ],
  [
    'I42',
    `with a as (insert into activity (activity_type, names, starts_at, ends_at) select 4, names, now() - interval '1 hour', now() + interval '1 hour' from activity limit 1 returning id),
       g as (insert into group_buy (id, spec_id, state, least_buyers, total, sold, buyers, price_fen) select id, (select min(id) from spec), 'running', 2, 5, 0, 0, 100 from a returning id)
     insert into group_step (group_id, buyers, price_fen) select id, 1, 90 from g`,
  ],
  ['I41', `insert into news (name, listener, subject, payload, due_at) values ('x', 'member', 'x:1', '{}', now() - interval '2 minutes')`],
  ['I43', `insert into account_closing (member_id, state, due_at, ended_at) select min(id), 'done', now(), now() from member`],
  [
    'I79',
    `delete from sold_change; insert into sold_kept (day) select distinct ship_from::date from shop_order where state <> 'cancelled' and ship_from < current_date`,
  ],
  [
    'I79',
    `delete from sold_change; insert into sold_kept (day) select current_date - n from generate_series(1, 90) n;
     insert into sold_day select * from sold_orders(current_date - 90, current_date) union all select * from sold_classes(current_date - 90, current_date)`,
  ],
  ['I43', `update member set mobile = 'closed-' || id where id = (select member_id from shop_order where state = 'wait_pay' limit 1)`],
];

describe('a planted violation', () => {
  it.each(planted)('of %s is found', async (id, how) => {
    const client = await mall.owner.connect();
    try {
      await client.query('begin');
      await client.query(
        `insert into member_session (member_id, token_hash, companion_hash, expires_at) select min(id), 'x', 'y', now() + interval '1 day' from member`,
      );
      await client.query(how);
      const { rows } = await client.query<{ id: string }>('select distinct id from inv.checks where bad > 0');
      expect(rows.map((row) => row.id)).toContain(id);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('is gone after each', async () => expect(await violated()).toEqual([]));
});
