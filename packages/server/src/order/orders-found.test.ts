import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { BuyerSide } from '../kernel/side.ts';
import { placeDone } from '../testing/after-sale-steps.ts';
import { buildSmallMall, layStock } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addMember } from '../testing/test-member.ts';
import { ordersFound, whereOf } from './orders-found.ts';

const mall = testApp();
const companies = ['41', '42', '43'] as Id[];
const departments = ['51', '52', null] as const;
let people: Id[] = [];

/** Two people's orders for each company, in each of its departments and for themselves; one of each kind taken off the list. */
beforeAll(async () => {
  const { db } = mall.house;
  const run = (text: string, values: unknown[] = []) => db.pool.query(text, values);
  await buildSmallMall(db, 2);
  await layStock(db, 10_000);
  for (const id of companies) await run(`insert into company (id, name) values ($1::bigint, '公司' || $1::bigint)`, [id]);
  await run(`insert into department (id, company_id, parent_id, name) values (51, 42, null, '物资部'), (52, 42, null, '财务部')`);
  await mall.owner.query('alter table member alter column id restart with 100');
  people = [(await addMember(db)).id, (await addMember(db)).id];
  const first = await placeDone(db, people[0] as Id);
  const columns = (
    await run(
      `select string_agg(column_name, ', ') as all from information_schema.columns where table_schema = 'public' and table_name = 'shop_order'
         and column_name not in ('id', 'order_sn', 'member_id', 'company_id', 'department_id', 'hidden') and is_generated = 'NEVER'`,
    )
  ).rows[0].all;
  let nth = 0;
  for (const memberId of people)
    for (const [companyId, departmentId] of [
      [null, null],
      ...companies.flatMap((id) => departments.map((one) => [id, id === '42' ? one : null])),
    ])
      for (const hidden of [false, false, true]) {
        nth += 1;
        await mall.owner.query(
          `insert into shop_order (id, order_sn, member_id, company_id, department_id, hidden, ${columns}) overriding system value
           select id + $2::int, order_sn || $2::int, $3, $4, $5, $6, ${columns} from shop_order where id = $1`,
          [first, nth, memberId, companyId, departmentId, hidden],
        );
      }
});

const sideOf = (reach: BuyerSide['reach'], among: readonly string[] = []): BuyerSide =>
  ({
    kind: 'buyer',
    memberId: people[0],
    companyId: '42',
    departments: among,
    reach,
    sessionId: '0',
    rights: new Map(),
  }) as unknown as BuyerSide;

const onward = (id: SQL) => sql`order by ${id} desc limit 7`;

it.each<[BuyerSide['reach'], string[], number]>([
  ['own', [], 21],
  ['department', [], 21],
  ['department', ['51'], 23],
  ['department', ['51', '52'], 25],
  ['company', [], 27],
])('finds with the reach %s %j each order that is seen, and each once', async (reach, among, many) => {
  const side = sideOf(reach, among);
  const { rows: seen } = await mall.house.db.execute<{ id: string }>(
    sql`select o.id from shop_order o where ${whereOf(side, {})} order by o.id desc`,
  );
  const { rows: found } = await mall.house.db.execute<{ id: string }>(
    sql`select id from (${ordersFound(side, {}, sql`o.id`)}) found order by id desc`,
  );
  expect(found).toEqual(seen);
  expect(seen.length).toBe(many);
  const { rows: latest } = await mall.house.db.execute(
    sql`select id from (${ordersFound(side, {}, sql`o.id`, onward)}) found order by id desc limit 7`,
  );
  expect(latest).toEqual(seen.slice(0, 7));
});
