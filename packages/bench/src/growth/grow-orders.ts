import { Client } from 'pg';

/** More lines than any order of the demo has, so that a line's number follows from its order's. */
const mostLines = 16;
const batch = 250_000;
/** Writing is work of one core each. */
const writers = 2;
const firstNumber = 1_000_000_000;
const buyers = 2000;
const years = 2;

const openClient = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
};

const columnsOf = async (client: Client, table: string): Promise<string[]> =>
  (
    await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
      [table],
    )
  ).rows.map(({ name }) => name);

type Copying = {
  readonly table: string;
  /** What a copy has otherwise than its first. */
  readonly otherwise: Readonly<Record<string, string>>;
  /** How a row `r` belongs to a copied order `c`. */
  readonly on: string;
};

/** Times of a copy are as far from one another as those of its first. */
const isTime = (name: string): boolean => /_at$|^at$|_deadline$|^ship_from$|^pay_due$/.test(name);

/** What is copied lies aside, so that no copying reads what was copied before. */
const layAside = ({ table, on }: Copying): string =>
  `create temp table first_${table} as select r.* from first_order c join ${table} r on ${on}`;

const copyRows = async (client: Client, { table, otherwise, on }: Copying): Promise<void> => {
  const columns = await columnsOf(client, table);
  const values = columns.map((name) => otherwise[name] ?? (isTime(name) ? `r.${name} - c.ago` : `r.${name}`));
  await client.query(
    `insert into ${table} (${columns.join(', ')}) overriding system value select ${values.join(', ')} from copied c join first_${table} r on ${on}`,
  );
};

const order = `${firstNumber} + c.n`;
const line = (first: string) => `(${firstNumber} + c.n) * ${mostLines} + (select place from line_place p where p.id = ${first})`;

const tables: readonly Copying[] = [
  {
    table: 'trade',
    on: 'r.id = c.trade_id',
    otherwise: {
      id: order,
      pay_sn: `'8' || lpad(c.n::text, 17, '0')`,
      member_id: 'c.member_id',
      company_id: 'c.company_id',
      submit_token: 'gen_random_uuid()',
    },
  },
  {
    table: 'shop_order',
    on: 'r.id = c.first',
    otherwise: {
      id: order,
      trade_id: order,
      order_sn: `'8' || lpad(c.n::text, 17, '0')`,
      member_id: 'c.member_id',
      placed_by: 'null',
      company_id: 'c.company_id',
      department_id: 'c.department_id',
      // Who has not reviewed within two months does not any more.
      evaluate_state: `case when r.created_at - c.ago > now() - interval '60 days' then 'waiting' else 'none' end`,
    },
  },
  { table: 'order_line', on: 'r.order_id = c.first', otherwise: { id: line('r.id'), order_id: order } },
  {
    table: 'order_event',
    on: 'r.order_id = c.first',
    otherwise: { order_id: order, by_member_id: `case when r.by_kind = 'buyer' then c.member_id else r.by_member_id end` },
  },
  {
    table: 'shipment',
    on: 'r.id = c.shipment_id',
    otherwise: { id: order, order_id: order, act_key: 'null', tracking_number: `'GW' || lpad(c.n::text, 12, '0')` },
  },
  {
    table: 'shipment_line',
    on: 'r.shipment_id = c.shipment_id',
    otherwise: { shipment_id: order, order_line_id: line('r.order_line_id') },
  },
  {
    table: 'pay_request',
    on: 'r.pay_sn = c.pay_sn',
    otherwise: {
      pay_sn: `'8' || lpad(c.n::text, 17, '0')`,
      trade_id: order,
      order_id: 'null',
      order_ids: 'null',
      member_id: 'c.member_id',
    },
  },
  {
    table: 'pay_attempt',
    on: 'r.attempt_no = c.attempt_no',
    otherwise: { attempt_no: `'8' || lpad(c.n::text, 17, '0')`, pay_sn: `'8' || lpad(c.n::text, 17, '0')`, out_no: `'8' || c.n` },
  },
  {
    table: 'pay_attempt_order',
    on: 'r.attempt_no = c.attempt_no',
    otherwise: { attempt_no: `'8' || lpad(c.n::text, 17, '0')`, order_id: order },
  },
];

/** Orders of the demo that were paid, came in one parcel and are done, without anything that would have to be copied with them. */
const prepare = `
  create temp table first_order as
    select row_number() over (order by o.id) - 1 as place, o.id as first, o.trade_id, h.id as shipment_id, a.pay_sn, a.attempt_no
    from shop_order o join shipment h on h.order_id = o.id
    join pay_attempt_order p on p.order_id = o.id join pay_attempt a on a.attempt_no = p.attempt_no and a.state = 'success'
    where o.id < ${firstNumber} and o.state = 'done' and o.pay_mode = 'prepay' and o.evaluate_state = 'waiting' and o.invoice_state = 'none' and o.bill_id is null
      and o.group_id is null and o.coupon_fen = 0 and o.points_fen = 0 and o.activity_fen = 0 and o.refunded_fen = 0 and o.points_given is null
      and (select count(*) from shipment s where s.order_id = o.id) = 1 and (select count(*) from shop_order s where s.trade_id = o.trade_id) = 1
      and (select count(*) from pay_attempt s where s.pay_sn = a.pay_sn) = 1
      and not exists (select from project_booking b where b.order_id = o.id) and not exists (select from after_sale s where s.order_id = o.id);
  create temp table line_place as
    select l.id, row_number() over (partition by l.order_id order by l.id) - 1 as place from order_line l join first_order f on f.first = l.order_id;
  create unique index on line_place (id);
  ${tables.map(layAside).join(';\n  ')};
  create temp table company_buyer as
    select row_number() over (order by id) - 1 as place, id, company_id, department_id from member
    where enabled and audience = 'buyer' and company_id = (select company_id from shop_order where company_id is not null and id < ${firstNumber} group by 1 order by count(*) desc limit 1);
  analyze first_order; analyze line_place; analyze company_buyer;`;

/** Half of the orders are one company's, the others are shared by two thousand people; day by day over two years. How many there are to choose from is asked apart: by a column the join would look at each pair. */
const pick = `
  create temp table copied as
    select n, f.first, f.trade_id, f.shipment_id, f.pay_sn, f.attempt_no, coalesce(b.id, ${firstNumber} + (n * 7919) % ${buyers}) as member_id, b.company_id, b.department_id,
      make_interval(secs => (1 - n::float8 / $3) * ${years} * 31557600) as ago
    from generate_series($1::bigint, $2::bigint) n
    join first_order f on f.place = (n * 31) % (select count(*) from first_order)
    left join company_buyer b on b.place = case when n % 2 = 0 then (n / 2) % (select count(*) from company_buyer) end`;

const people = `
  insert into member (id, mobile, member_name, audience, password_hash)
  overriding system value select ${firstNumber} + n, '19' || lpad(n::text, 9, '0'), '买家' || n, 'buyer', '-' from generate_series(0, ${buyers - 1}) n on conflict do nothing`;

/** What the mall tells its buyers, and what the trail notes, goes with the orders. */
const beside = [
  `insert into message (member_id, kind, read_at, created_at, code, facts)
   select c.member_id, m.kind, case when c.n % 50 > 0 then now() - c.ago end, now() - c.ago, m.code, m.facts || jsonb_build_object('orderSn', '8' || lpad(c.n::text, 17, '0'), 'orderId', (${order})::text)
   from copied c cross join (select * from message where code like 'order.%' and facts ? 'orderSn' and code <> 'order.unpaid' order by id limit 2) m`,
  `insert into audit_log (at, member_id, event, detail, company_id, address, device)
   select now() - c.ago, c.member_id, a.event, a.detail, c.company_id, '10.0.0.1', 'Firefox' from copied c
   cross join (select event, detail from audit_log where member_id is not null and target_id is null order by id limit 1) a`,
];

/**
 * Indexes are written once at the end instead of a row at a time: several times as fast at ten million. Those that a constraint owns stay.
 * What they were is kept beside them, so that a run that broke off does not leave a mall without.
 */
const dropIndexes = async (client: Client): Promise<void> => {
  await client.query(`
    create table if not exists bench_index (name text primary key, made text not null)`);
  await client.query(
    `insert into bench_index select i.indexname, i.indexdef from pg_indexes i join pg_class c on c.relname = i.indexname and c.relnamespace = 'public'::regnamespace
     where i.schemaname = 'public' and i.tablename = any ($1) and not exists (select from pg_constraint k where k.conindid = c.oid) on conflict do nothing`,
    [[...tables.map(({ table }) => table), 'message', 'audit_log']],
  );
  const { rows } = await client.query<{ name: string }>('select name from bench_index');
  for (const { name } of rows) await client.query(`drop index if exists ${name}`);
};

const layIndexes = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('bench_index') is not null as there`);
  if (!rows[0]?.there) return;
  const { rows: missing } = await client.query<{ made: string }>(
    `select made from bench_index b where not exists (select from pg_indexes i where i.schemaname = 'public' and i.indexname = b.name)`,
  );
  for (const { made } of missing) await client.query(made);
  await client.query('drop table bench_index');
};

type Batch = { readonly from: number; readonly to: number };

/** What is missing up to a number, in batches: each is written whole or not at all, and by an earlier run perhaps only its beginning. */
const missingBatches = async (client: Client, upTo: number): Promise<Batch[]> => {
  const { rows } = await client.query<{ nth: number; made: number }>(
    `select ((id - ${firstNumber} - 1) / ${batch})::int as nth, count(*)::int as made from shop_order where id > ${firstNumber} group by 1`,
  );
  const madeOf = new Map(rows.map(({ nth, made }) => [nth, made]));
  return Array.from({ length: Math.ceil(upTo / batch) }, (_, nth) => ({
    from: nth * batch + (madeOf.get(nth) ?? 0) + 1,
    to: Math.min(upTo, (nth + 1) * batch),
  })).filter(({ from, to }) => from <= to);
};

const writeBatch = async (client: Client, { from, to }: Batch, upTo: number): Promise<void> => {
  await client.query('begin');
  await client.query(pick, [from, to, upTo]);
  for (const one of tables) await copyRows(client, one);
  for (const one of beside) await client.query(one);
  await client.query('drop table copied');
  await client.query('commit');
};

/** Makes the mall one of so many orders more, with lines, steps, parcels, payments, messages and trail. As who owns the cluster: what refers to what is right by how it is made. */
export const growOrders = async (url: string, upTo: number, say: (text: string) => void): Promise<string> => {
  const clients = await Promise.all(Array.from({ length: writers }, () => openClient(url)));
  const [client] = clients as [Client];
  try {
    // Those that a run which broke off has left out: what is copied is found by them.
    await layIndexes(client);
    const batches = await missingBatches(client, upTo);
    if (batches.length === 0) return 'an earlier run';
    const since = performance.now();
    await client.query(people);
    for (const one of clients) {
      await one.query(`set session_replication_role = replica; set work_mem = '128MB'`);
      await one.query(prepare);
    }
    await dropIndexes(client);
    const many = batches.length;
    const write = async (one: Client) => {
      for (let next = batches.shift(); next !== undefined; next = batches.shift()) {
        await writeBatch(one, next, upTo);
        if (many > 8) say(`${next.to.toLocaleString('en')} orders written after ${Math.round((performance.now() - since) / 1000)} s`);
      }
    };
    await Promise.all(clients.map(write));
    await layIndexes(client);
    // What notes changed days does not hear what is written so.
    await client.query('truncate sold_kept, sold_day, sold_payer, sold_change, sold_goods_change');
    await client.query('vacuum analyze');
    const size = await client.query<{ size: string }>('select pg_size_pretty(pg_database_size(current_database())) as size');
    const seconds = `${Math.round((performance.now() - since) / 1000)} s`;
    say(`${upTo.toLocaleString('en')} orders: made in ${seconds}, ${size.rows[0]?.size}`);
    return seconds;
  } finally {
    await Promise.all(clients.map((one) => one.end()));
  }
};
