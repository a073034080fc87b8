import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Mall } from '../open-mall.ts';
import type { Row } from '../report.ts';
import { searchMeanwhile } from '../search-meanwhile.ts';
import { withClient } from '../with-client.ts';

const orders = 10_000;
const mostSeconds = 120;

/** Orders of one company that were received and are not paid, copies of one of the demo's, on its open bills: one with each store. Gives how many bills there are. */
const writeOpenBills = async (client: Client): Promise<number> => {
  await client.query(
    `create temp table copied as
     select nextval(pg_get_serial_sequence('shop_order', 'id')) as id, n, o.id as first, s.id as store_id, o.company_id
     from generate_series(1, $1::int) n
     cross join (select id, company_id from shop_order where pay_mode = 'postpay' and state = 'wait_pay' and company_id is not null and paid_fen = 0 order by id limit 1) o
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
  const made = await client.query(
    `insert into bill (bill_sn, company_id, store_id, kind, from_day, to_day, issue_at)
     select 'ZD9' || lpad(store_id::text, 13, '0'), company_id, store_id, 'period', current_date - 30, current_date - 1, now() + interval '1 day' from copied group by company_id, store_id`,
  );
  await client.query(
    `insert into bill_entry (bill_id, order_id) select b.id, c.id from copied c join bill b on b.store_id = c.store_id and b.company_id = c.company_id and b.bill_sn like 'ZD9%'`,
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
    `update bill b set total_fen = (select sum(l.amount_fen) from bill_line l where l.bill_id = b.id) where bill_sn like 'ZD9%' and state = 'open'`,
  );
  return made.rowCount ?? 0;
};

/** A month's end: bills over ten thousand orders that fall due at once, and how long a visitor's search takes while the clock issues them. */
export const compareBills = ({ mall, url }: Mall): Promise<Row> =>
  withClient(url, async (client) => {
    const bills = await writeOpenBills(client);
    await client.query('analyze');
    const visitor = searchMeanwhile(mall.url);
    const since = performance.now();
    await client.query(`update bill set issue_at = now() where bill_sn like 'ZD9%'`);
    const left = async (): Promise<number> =>
      (await client.query<{ n: number }>(`select count(*)::int as n from bill where bill_sn like 'ZD9%' and state = 'open'`)).rows[0]?.n ??
      0;
    const steps = new Set<number>();
    for (let open = bills; open > 0; open = await left()) {
      steps.add(open);
      await sleep(100);
    }
    const seconds = (performance.now() - since) / 1000;
    const { said: searched } = await visitor.end();
    const { rows } = await client.query<{ bad: string }>(`select id as bad from inv.checks where id = 'I30' and bad > 0`);
    if (rows.length > 0) throw new Error('the bills are not what their orders come to');
    return {
      work: `a bill run over ${orders.toLocaleString('en')} orders, ${bills} bills`,
      floor: '',
      ours: `${seconds.toFixed(1)} s with the wait for the clock, what is left told in ${steps.size} steps; ${searched}`,
      ratio: '',
      target: `${mostSeconds} s`,
      met: seconds <= mostSeconds,
    };
  });
