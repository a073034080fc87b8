import { afterSaleApi } from '@mall/contract/after-sale/after-sale.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { orderApi, orderCancelApi } from '@mall/contract/order/order.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { apply, placeDone } from '../testing/after-sale-steps.ts';
import { buyerOf, linesOf, orderRow, place, placePaid, ship } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
const [department, beside] = ['11', '12'];
const seeing = ['personalCenterBase:myOrders:view', 'personalCenterBase:myOrdersDetail:view', 'personalCenterBase:afterSale:view'];

type Signed = Awaited<ReturnType<typeof addSignedIn>>;
let buyer: Signed;

/** Somebody of the company with a role of exactly these rights, as far as that. */
const holding = async (departmentId: string, rights: readonly string[], reach = 'own') => {
  const one = await addSignedIn(mall.house.db, { accountType: 2, companyId: small.company, departmentId });
  await run(
    `with r as (insert into role (company_id, key, name) values (1, $1, $1) returning id),
      g as (insert into role_right (role_id, right_name, reach) select r.id, unnest($2::text[]), $3 from r) insert into member_role select $4, id from r`,
    [`r${one.id}`, rights, reach, one.id],
  );
  return one;
};
const sent = async (memberId: Id): Promise<Id> => {
  const id = await placePaid(mall.house.db, memberId);
  await ship(mall.house.db, id);
  await run('update shop_order set company_id = 1, department_id = $2 where id = $1', [id, department]);
  return id;
};
const actionsOf = async (id: Id, { token }: Signed) => (await mall.call(orderApi.detail, { params: { id } }, { token })).data.actions;
const confirm = async (id: Id, { token }: Signed) => (await mall.call(orderApi.confirm, { params: { id } }, { token })).errorCode;

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 6);
  await layStock(mall.house.db, 10_000);
  await mall.owner.query('alter table member alter column id restart with 100');
  await run(`insert into department (id, company_id, name) values (11, 1, '物资部'), (12, 1, '财务部')`);
  buyer = await addSignedIn(mall.house.db, {
    accountType: 2,
    companyId: small.company,
    departmentId: department,
    roles: ['company_purchaser'],
  });
});

it('lets who takes in goods for a department confirm what a colleague ordered, and do nothing else with it', async () => {
  const keeper = await holding(department, [...seeing, 'order:receive'], 'department');
  const id = await sent(buyer.id);
  expect(await actionsOf(id, keeper)).toEqual(['confirm', 'accept']);
  expect(await confirm(id, keeper)).toBeNull();
  expect(await orderRow(mall.house.db, id)).toMatchObject({ state: 'done', member_id: buyer.id });
  expect(await run(`select by_member_id from order_event where order_id = $1 and event = 'confirmReceipt'`, [id])).toEqual([
    { by_member_id: keeper.id },
  ]);
  expect(await actionsOf(id, keeper)).toEqual([]);
});

it('keeps him to his own department, and who may receive his own to his own', async () => {
  const id = await sent(buyer.id);
  expect(await confirm(id, await holding(beside, [...seeing, 'order:receive'], 'department'))).toBe('kernel.not_found');
  const looker = await holding(department, seeing, 'department');
  await run(`insert into role_right select id, 'order:receive', 'own' from role where key = $1`, [`r${looker.id}`]);
  expect(await actionsOf(id, looker)).toEqual([]);
  expect(await confirm(id, looker)).toBe('kernel.not_found');
  expect(await confirm(id, buyer)).toBeNull();
});

it('offers and lets no cancelling, after-sale or receipt to whose role does not have it', async () => {
  const { db } = mall.house;
  const plain = await holding(department, [...seeing, 'order:buy']);
  const token = { token: plain.token };
  const open = (await place(db, plain.id, { actor: buyerOf(plain.id, { companyId: small.company }) })).orderIds[0] as Id;
  expect(await actionsOf(open, plain)).toEqual(['pay']);
  expect((await mall.call(orderCancelApi.cancel, { body: { orderId: open, reason: '不需要了' } }, token)).errorCode).toBe(
    'order.cancel_refused',
  );
  const way = await sent(plain.id);
  expect(await actionsOf(way, plain)).toEqual(['logistics', 'again']);
  expect(await confirm(way, plain)).toBe('order.receive_refused');
  const done = await placeDone(db, plain.id);
  const [line] = await linesOf(db, done);
  const asked = { type: 1, reason: 'other', orderGoodsId: String(line?.id), num: 1 } as const;
  expect((await mall.call(afterSaleApi.apply, { body: asked as never }, token)).errorCode).toBe('order.cancel_refused');
  const sale = await apply(db, plain.id, done);
  expect((await mall.call(afterSaleApi.detail, { query: { id: sale } }, token)).data.actions).toEqual([]);
  expect((await mall.call(afterSaleApi.cancel, { params: { id: sale } }, token)).errorCode).toBe('order.cancel_refused');
});
