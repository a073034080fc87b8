import { randomUUID } from 'node:crypto';
import { afterSaleApi } from '@mall/contract/after-sale/after-sale.api.ts';
import { departmentApi } from '@mall/contract/company/department.api.ts';
import { peopleApi } from '@mall/contract/company/people.api.ts';
import { orderApi } from '@mall/contract/order/order.api.ts';
import { payApi } from '@mall/contract/payment/payment.api.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { takeMemberTurn } from '../account/take-member-turn.ts';
import { apply, placeDone } from '../testing/after-sale-steps.ts';
import { findBroken } from '../testing/find-broken.ts';
import { holdCoupon } from '../testing/marketing-steps.ts';
import { buyerOf, orderInput, place, specOf } from '../testing/order-steps.ts';
import { addColleague, type Signed } from '../testing/people-steps.ts';
import { buildSmallMall, layStock, small } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { whileWaiting } from '../testing/while-waiting.ts';
import { placeOrder } from './place-order.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
let admin: Signed;
let buyer: Signed;

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 6);
  await layStock(db, 10_000);
  await mall.owner.query('alter table member alter column id restart with 100');
  admin = await addColleague(db, 1, 'company_admin');
  buyer = await addColleague(db, 1, 'company_purchaser');
});

const order = (who: Signed, num = 5, coupons: Record<string, string> = {}) =>
  place(mall.house.db, who.id, {
    actor: buyerOf(who.id, { companyId: small.company }),
    lines: [{ specId: specOf(2), num }],
    coupons,
    submitToken: randomUUID(),
  });
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { code?: string; values?: unknown }) => ({ code: error.code, values: error.values }),
  );
const yuan = (fen: number) => (fen / 100).toFixed(2);
const setLimit = (limit: string | null) =>
  mall.call(peopleApi.edit, { body: { id: buyer.id, departmentId: null, title: '', limit, orderLimit: null } }, { token: admin.token });

describe('what a company lets somebody order in a month', () => {
  it('is counted over the orders of the month, without those that were cancelled, and says what is left', async () => {
    const first = await order(buyer);
    const [{ sum } = { sum: 0 }] = await run(`select payable_fen::int as sum from shop_order where id = $1`, [first.orderIds[0]]);
    expect((await setLimit(yuan(sum * 2))).code).toBe(200);
    await order(buyer);
    expect(await refusalOf(order(buyer))).toEqual({
      code: 'order.month_limit',
      values: { limit: yuan(sum * 2), left: '0.00', sum: yuan(sum) },
    });
    await run(`update shop_order set created_at = date_trunc('month', now()) - interval '1 second' where id = $1`, [first.orderIds[0]]);
    await order(buyer);
    expect((await refusalOf(order(buyer)))?.code).toBe('order.month_limit');
    const [row] = (await mall.call(peopleApi.page, { query: { word: buyer.mobile.slice(-4) } }, { token: admin.token })).data.list;
    expect([row?.limit, row?.spent]).toEqual([yuan(sum * 2), yuan(sum * 2)]);
    // What is cancelled leaves its room again.
    await run(
      `update shop_order set state = 'cancelled', cancel_kind = 'buyer' where id = (select max(id) from shop_order where member_id = $1)`,
      [buyer.id],
    );
    await order(buyer);
    await setLimit(null);
    await order(buyer);
  });

  it('is of this company alone, and of who placed the order: what a colleague leaves him eats nothing of it', async () => {
    const { db } = mall.house;
    const heir = await addColleague(db, 1, 'company_purchaser');
    const leaver = await addColleague(db, 1, 'company_purchaser');
    const elsewhere = (await order(heir)).orderIds[0];
    await run(`insert into company (id, name) values (77, '从前的公司') on conflict do nothing`);
    await run(`update shop_order set company_id = 77, department_id = null where id = $1`, [elsewhere]);
    const { orderIds } = await order(leaver);
    const [{ sum } = { sum: 0 }] = await run(`select payable_fen::int as sum from shop_order where id = $1`, [orderIds[0]]);
    await mall.call(
      peopleApi.edit,
      { body: { id: heir.id, departmentId: null, title: '', limit: yuan(sum), orderLimit: null } },
      { token: admin.token },
    );
    const left = await mall.call(peopleApi.unbind, { params: { id: leaver.id }, body: { heirId: heir.id } }, { token: admin.token });
    expect(left.code).toBe(200);
    const spent = async () =>
      (await mall.call(peopleApi.page, { query: { word: heir.mobile.slice(-4) } }, { token: admin.token })).data.list[0]?.spent;
    expect(await spent()).toBe('0.00');
    await order(heir);
    expect(await spent()).toBe(yuan(sum));
    expect((await refusalOf(order(heir)))?.code).toBe('order.month_limit');
  });

  it('holds for orders placed at the same moment, too', async () => {
    const one = await addColleague(mall.house.db, 1, 'company_purchaser');
    const [{ sum } = { sum: 0 }] = await run(`select payable_fen::int as sum from shop_order where member_id = $1 limit 1`, [buyer.id]);
    await mall.call(
      peopleApi.edit,
      { body: { id: one.id, departmentId: null, title: '', limit: (sum / 100).toFixed(2), orderLimit: null } },
      { token: admin.token },
    );
    const codes = await Promise.all([1, 2, 3, 4].map(() => refusalOf(order(one))));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  });
});

describe('what a company lets somebody order at once', () => {
  it('is asked of what is handed in together, and says by how much it is too much', async () => {
    const one = await addColleague(mall.house.db, 1, 'company_purchaser');
    const { orderIds } = await order(one);
    const [{ sum } = { sum: 0 }] = await run(`select payable_fen::int as sum from shop_order where id = $1`, [orderIds[0]]);
    const allow = (orderLimit: string | null) =>
      mall.call(peopleApi.edit, { body: { id: one.id, departmentId: null, title: '', limit: null, orderLimit } }, { token: admin.token });
    expect((await allow(yuan(sum))).code).toBe(200);
    await order(one);
    await order(one);
    expect((await allow(yuan(sum - 1))).code).toBe(200);
    expect(await refusalOf(order(one))).toEqual({ code: 'order.order_limit', values: { limit: yuan(sum - 1), sum: yuan(sum) } });
    const [row] = (await mall.call(peopleApi.page, { query: { word: one.mobile.slice(-4) } }, { token: admin.token })).data.list;
    expect([row?.limit, row?.orderLimit]).toEqual([null, yuan(sum - 1)]);
    await allow(null);
    await order(one);
  });
});

describe('what is open of somebody who leaves', () => {
  it('goes to the colleague named, who pays, cancels and follows it; what is over stays', async () => {
    const { db } = mall.house;
    const leaver = await addColleague(db, 1, 'company_purchaser');
    const heir = await addColleague(db, 1, 'company_purchaser');
    const coupon = await holdCoupon(db, leaver.id);
    const open = (await order(leaver, 10, { '1': coupon })).orderIds[0] as string;
    const done = await placeDone(db, leaver.id);
    await run('update shop_order set company_id = 1 where id = $1', [done]);
    const sale = await apply(db, leaver.id, done);
    expect((await mall.call(peopleApi.open, { params: { id: leaver.id } }, { token: admin.token })).data).toEqual({
      orders: 1,
      afterSales: 1,
    });
    // How it was brought to its end is the test's own way, and not a bank's.
    const broken = await findBroken(db);
    const unbind = (heirId: string | null) =>
      mall.call(peopleApi.unbind, { params: { id: leaver.id }, body: { heirId } }, { token: admin.token });
    expect((await unbind(null)).errorCode).toBe('company.heir_missing');
    expect((await unbind(leaver.id)).errorCode).toBe('company.heir_wrong');
    expect((await unbind(small.members.buyer)).errorCode).toBe('company.heir_wrong');
    const disabled = await addColleague(db, 1, 'company_purchaser');
    await mall.call(peopleApi.updateState, { params: { id: disabled.id }, body: { state: 'disabled' } }, { token: admin.token });
    expect((await unbind(disabled.id)).errorCode).toBe('company.heir_wrong');
    expect((await unbind(heir.id)).code).toBe(200);
    expect((await mall.call(orderApi.page, { query: {} }, { token: leaver.token })).code).toBe(401);
    expect((await mall.call(orderApi.detail, { params: { id: open } }, { token: heir.token })).data.actions).toContain('cancel');
    expect((await mall.call(payApi.toPay, { params: { id: open } }, { token: heir.token })).code).toBe(200);
    expect((await mall.call(orderApi.detail, { params: { id: done } }, { token: heir.token })).errorCode).toBe('kernel.not_found');
    expect((await mall.call(afterSaleApi.detail, { query: { id: sale } }, { token: heir.token })).code).toBe(200);
    expect(await run(`select company_id, enabled from member where id = $1`, [leaver.id])).toEqual([{ company_id: null, enabled: true }]);
    expect(await run(`select 1 from member_role where member_id = $1`, [leaver.id])).toEqual([]);
    expect(await findBroken(db)).toEqual(broken);
    expect((await mall.call(departmentApi.org, {}, { token: admin.token })).data.people).toBeGreaterThan(0);
  });

  it('is waited for while it is on its way, and refused when it comes after him', async () => {
    const { db } = mall.house;
    const leaver = await addColleague(db, 1, 'company_purchaser');
    const actor = buyerOf(leaver.id, { companyId: small.company });
    const input = await orderInput(db, leaver.id, { lines: [{ specId: specOf(2), num: 5 }], submitToken: randomUUID() });
    const unbind = () => mall.call(peopleApi.unbind, { params: { id: leaver.id }, body: { heirId: null } }, { token: admin.token });
    const waited = await whileWaiting(db, { hold: (tx) => placeOrder(tx, actor, input), come: unbind });
    expect(waited.errorCode).toBe('company.heir_missing');
    const refused = await whileWaiting(db, {
      hold: (tx) => takeMemberTurn(tx, leaver.id),
      come: () => refusalOf(order(leaver)),
      change: (tx) => tx.execute(sql`update member set company_id = null, department_id = null where id = ${leaver.id}`),
    });
    expect(refused?.code).toBe('company.none');
  });
});
