import type { Client } from 'pg';

/** Orders of one company that were received and are not paid, copies of one of the demo's, on its open bills: one with each store, whose numbers begin with `mark`. Gives how many bills there are. */
export const writeOpenBills = async (client: Client, orders: number, mark: string): Promise<number> => {
  await client.query(
    `create temp table copied as
     select nextval(pg_get_serial_sequence('shop_order', 'id')) as id, n, o.id as first, s.id as store_id, o.company_id
     from generate_series(1, $1::int) n
     cross join (select w.id, w.company_id from shop_order w where w.pay_mode = 'postpay' and w.state = 'wait_pay' and w.company_id is not null and w.paid_fen = 0 and w.pay_state = 'unpaid'
       and not exists (select from pay_request r join pay_voucher v on v.pay_sn = r.pay_sn where r.trade_id = w.trade_id) order by w.id limit 1) o
     join (select id, row_number() over (order by id) - 1 as nth, count(*) over () as many from store) s on s.nth = n % s.many`,
    [orders],
  );
  await client.query(
    `insert into shop_order overriding system value select r.* from copied c join shop_order o on o.id = c.first
     cross join lateral jsonb_populate_record(null::shop_order, to_jsonb(o) || jsonb_build_object('id', c.id, 'order_sn', '99' || lpad(c.id::text, 16, '0'), 'store_id', c.store_id, 'bill_id', null)) r`,
  );
  await client.query(
    `insert into order_line overriding system value select r.* from copied c join order_line l on l.order_id = c.first
     cross join lateral jsonb_populate_record(null::order_line, to_jsonb(l) || jsonb_build_object('id', nextval(pg_get_serial_sequence('order_line', 'id')), 'order_id', c.id)) r`,
  );
  await client.query(
    `insert into order_event overriding system value select r.* from copied c join order_event e on e.order_id = c.first
     cross join lateral jsonb_populate_record(null::order_event, to_jsonb(e) || jsonb_build_object('order_id', c.id)) r`,
  );
  const made = await client.query(
    `insert into bill (bill_sn, company_id, store_id, kind, from_day, to_day, issue_at)
     select $1 || lpad(store_id::text, 13, '0'), company_id, store_id, 'period', current_date - 30, current_date - 1, now() + interval '1 day' from copied group by company_id, store_id`,
    [mark],
  );
  await client.query(
    `insert into bill_entry (bill_id, order_id) select b.id, c.id from copied c join bill b on b.store_id = c.store_id and b.company_id = c.company_id and b.bill_sn like $1 || '%'`,
    [mark],
  );
  await client.query(
    `insert into bill_line (bill_id, entry_id, order_id, order_line_id, kind, name, spec_name, unit, num, price_fen, amount_fen, by_kind, happened_at)
     select e.bill_id, e.id, e.order_id, l.id, 'order', l.spec_name, l.attribute_line, l.unit, l.num, l.unit_fen, l.pay_fen, 'system', now()
     from copied c join bill_entry e on e.order_id = c.id join order_line l on l.order_id = c.id where l.pay_fen > 0`,
  );
  await client.query(
    `insert into bill_line (bill_id, entry_id, order_id, kind, name, amount_fen, by_kind, happened_at)
     select e.bill_id, e.id, o.id, 'freight', '运费', o.payable_fen - sum(l.pay_fen), 'system', now()
     from copied c join bill_entry e on e.order_id = c.id join shop_order o on o.id = c.id join order_line l on l.order_id = o.id
     group by e.id, o.id having o.payable_fen > sum(l.pay_fen)`,
  );
  await client.query(
    `update bill b set total_fen = (select sum(l.amount_fen) from bill_line l where l.bill_id = b.id) where bill_sn like $1 || '%' and state = 'open'`,
    [mark],
  );
  await client.query('drop table copied');
  return made.rowCount ?? 0;
};
