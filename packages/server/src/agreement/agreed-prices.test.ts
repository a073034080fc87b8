import { contractApi } from '@mall/contract/agreement/agreement.api.ts';
import { cartApi } from '@mall/contract/cart/cart.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { goodsDetailsApi } from '@mall/contract/marketing/goods-details.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import { byOf, system } from '../kernel/side.ts';
import { cancelOrder } from '../order/cancel-order.ts';
import { placeOrder } from '../order/place-order.ts';
import { authorityOf } from '../testing/authority.ts';
import { codeOf } from '../testing/code-of.ts';
import { type ContractPeople, contractPeople, contractSteps } from '../testing/contract-steps.ts';
import { findBroken, pastTheBank } from '../testing/find-broken.ts';
import { buyerOf, orderInput, place, specOf } from '../testing/order-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import { addColleague, addCompany, type Signed } from '../testing/people-steps.ts';
import { whileWaiting } from '../testing/while-waiting.ts';
import { runDueContracts } from './run-due-contracts.ts';

const mall = payApp();
let people: ContractPeople;
let stranger: Signed;
const steps = contractSteps(mall, () => people);
const spec = specOf(2);

beforeAll(async () => {
  people = await contractPeople(mall);
  await addCompany(mall.house.db, 9);
  stranger = await addColleague(mall.house.db, 9, 'company_admin');
  await steps.order();
});

const buy = (num: number, as = people.purchaser, companyId = '1') =>
  place(mall.house.db, as.id, { lines: [{ specId: spec, num }], payMode: 'postpay', actor: buyerOf(as.id, { companyId }) });
const lineOf = async (orderId: Id | undefined) =>
  (await mall.owner.query('select unit_fen::int as unit, agreed_id::text as agreed from order_line where order_id = $1', [orderId]))
    .rows[0];
const goods = async (as: Signed) => (await mall.call(goodsDetailsApi.details, { query: { specId: spec } }, as)).data.agreedPrices;
const cartOf = async (num: number) => {
  await mall.call(cartApi.add, { body: { specId: spec, num } }, people.purchaser);
  const { data } = await mall.call(cartApi.list, {}, people.purchaser);
  await mall.owner.query('delete from cart_line where member_id = $1', [people.purchaser.id]);
  const item = data.findCartDTO[0]?.activityCartGroupDTOList[0]?.cartDTOList[0];
  return { price: item?.price, agreed: item?.agreed };
};

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('the price of a framework', () => {
  let id: Id;

  it('holds for nobody before both have signed', async () => {
    id = await steps.toSign({ kind: 'framework', partnerId: '1', lines: [{ specId: spec, num: 20, price: '9.80' }] });
    await steps.sign('seller', id);
    expect(await goods(people.purchaser)).toBeUndefined();
    await steps.sign('buyer', id);
    const { contractSn } = await steps.detail(id);
    expect(await goods(people.purchaser)).toEqual([{ specId: spec, price: '9.80', left: 20, contractSn }]);
    expect(await goods(stranger)).toBeUndefined();
  });

  it('stands in the cart, in the order and among the call-offs of the company, and in nobody else’s', async () => {
    expect(await cartOf(5)).toEqual({ price: '9.80', agreed: { price: '9.80', left: 20, holds: 1 } });
    const { orderIds } = await buy(5);
    expect(await lineOf(orderIds[0])).toEqual({ unit: 980, agreed: id });
    expect(await steps.detail(id)).toMatchObject({ used: '49.00', left: '147.00', calls: [{ orderId: orderIds[0], num: 5 }] });
    const other = await buy(5, stranger, '9');
    expect(await lineOf(other.orderIds[0])).toEqual({ unit: 1002, agreed: null });
  });

  it('is not had by saying that one is somebody else: query, keys and cookies of a browser decide nothing', async () => {
    const claims = [{ zoneId: '1' }, { navigationId: '1' }, { companyId: '1' }, { isBigCustomer: '1' }, { isScfz: '1', channel: '1' }];
    for (const claim of claims) {
      const seen = await mall.call(goodsDetailsApi.details, { query: { specId: spec, ...claim } } as never, stranger);
      expect(seen.data?.agreedPrices, JSON.stringify(claim)).toBeUndefined();
      const added = await mall.call(cartApi.add, { body: { specId: spec, num: 5, ...claim } } as never, stranger);
      expect(added.code, JSON.stringify(claim)).not.toBe(200);
    }
    const { cookie, ...authority } = authorityOf(stranger.token) as Record<string, string>;
    const answer = await mall.app.fastify.inject({
      url: `${mall.house.config.API_BASE}${goodsDetailsApi.details.path}?specId=${spec}`,
      headers: { ...authority, cookie: `${cookie}; isBigCustomer=1; isScfz=1; fromSite=1; DFDQ_CODE=1; zoneId=1`, zoneid: '1' },
    });
    expect(answer.json()).toMatchObject({ code: 200 });
    expect(answer.json().data.agreedPrices).toBeUndefined();
    expect(await lineOf((await buy(5, stranger, '9')).orderIds[0])).toEqual({ unit: 1002, agreed: null });
  });

  it('does not hold for more than is left, nor where anybody pays less', async () => {
    expect(await cartOf(16)).toEqual({ price: '10.02', agreed: { price: '9.80', left: 15, holds: 0 } });
    await mall.owner.query('update spec set price_fen = 900 where id = $1', [spec]);
    const { orderIds } = await buy(5);
    expect(await lineOf(orderIds[0])).toEqual({ unit: 900, agreed: null });
    await mall.owner.query('update spec set price_fen = 1002 where id = $1', [spec]);
    expect(await steps.detail(id)).toMatchObject({ used: '49.00', left: '147.00' });
  });

  it('is had for all that is left, though that is less than the minimum order', async () => {
    await mall.owner.query('update spec set moq = 30 where id = $1', [spec]);
    const add = async (num: number, as = people.purchaser) => (await mall.call(cartApi.add, { body: { specId: spec, num } }, as)).errorCode;
    for (const num of [14, 16]) expect(await add(num)).toBe('cart.below_least');
    expect(await add(15, stranger)).toBe('cart.below_least');
    expect(await cartOf(15)).toEqual({ price: '9.80', agreed: { price: '9.80', left: 15, holds: 1 } });
    const { orderIds } = await buy(15);
    expect(await lineOf(orderIds[0])).toEqual({ unit: 980, agreed: id });
    await inTransaction(mall.house.db, (tx) => cancelOrder(tx, { orderId: orderIds[0] as Id, kind: 'seller', by: byOf(system) }));
    await mall.owner.query('update spec set moq = null where id = $1', [spec]);
  });

  it('is taken once where two take the rest at the same moment, and comes back with a cancelled order', async () => {
    // Whoever asks for the price after the first has ordered is told the price of everybody, and may order at it.
    const answers = await Promise.all([people.purchaser, people.admin, people.finance].map((one) => codeOf(buy(10, one))));
    for (const answer of answers) expect(['done', 'order.agreed_gone', 'order.price_changed']).toContain(answer);
    const { rows } = await mall.owner.query('select count(*)::int as n from order_line where agreed_id = $1 and num = 10', [id]);
    expect(rows).toEqual([{ n: 1 }]);
    expect(await steps.detail(id)).toMatchObject({ left: '49.00' });
    const { calls } = await steps.detail(id);
    await inTransaction(mall.house.db, (tx) => cancelOrder(tx, { orderId: calls[0]?.orderId as Id, kind: 'seller', by: byOf(system) }));
    expect(await steps.detail(id)).toMatchObject({ left: '147.00' });
    const [first, second] = [people.purchaser.id, people.admin.id];
    const wanted = { lines: [{ specId: spec, num: 10 }], payMode: 'postpay' as const };
    const [one, other] = [await orderInput(mall.house.db, first, wanted), await orderInput(mall.house.db, second, wanted)];
    const told = whileWaiting(mall.house.db, {
      hold: (tx) => placeOrder(tx, buyerOf(first, { companyId: '1' }), one),
      come: () => codeOf(inTransaction(mall.house.db, (tx) => placeOrder(tx, buyerOf(second, { companyId: '1' }), other))),
    });
    expect(await told).toBe('order.agreed_gone');
    const { calls: taken } = await steps.detail(id);
    await inTransaction(mall.house.db, (tx) => cancelOrder(tx, { orderId: taken[0]?.orderId as Id, kind: 'seller', by: byOf(system) }));
    expect(await findBroken(mall.house.db, pastTheBank)).toEqual([]);
  });

  const supplement = async (num: number, price: string, days: { validFrom?: string; validTo?: string } = {}) => {
    const own = await steps.create('seller', { kind: 'supplement', contractId: id });
    const { title, terms, validFrom, validTo, firstSide } = await steps.detailOf('seller', own);
    const body = { title, terms, validFrom, validTo, firstSide, ...days, lines: [{ specId: spec, num, price }] };
    await mall.call(steps.apis.seller.edit, { params: { id: own }, body }, people.seller);
    await steps.send('seller', own);
    await steps.accept('buyer', own);
    await steps.sign('seller', own);
    await steps.sign('buyer', own);
    return own;
  };

  it('is changed by a supplement, whose number comes on top', async () => {
    await supplement(10, '9.50');
    expect(await goods(people.purchaser)).toMatchObject([{ price: '9.50', left: 25 }]);
  });

  it('is changed on the days that a supplement says, and neither before nor after them', async () => {
    const own = await supplement(3, '1.11', { validFrom: inDays(10), validTo: inDays(20) });
    const endsIn = async () =>
      (await mall.owner.query(`select (ends_at::date - current_date)::int as days from agreed_price where agreement_id = $1`, [id])).rows[0]
        .days;
    const move = async (days: string) => {
      await mall.owner.query(`update agreement set valid_from = current_date - 2, valid_to = current_date + $2::int where id = $1`, [
        own,
        days,
      ]);
      await mall.owner.query(`update agreement set laid_on = current_date - 3 where id = $1`, [id]);
      return runDueContracts(mall.house);
    };
    expect(await goods(people.purchaser)).toMatchObject([{ price: '9.50', left: 25 }]);
    expect(await endsIn()).toBeGreaterThanOrEqual(9);
    expect(await endsIn()).toBeLessThanOrEqual(11);
    await move('1');
    expect(await goods(people.purchaser)).toMatchObject([{ price: '1.11', left: 28 }]);
    expect(await endsIn()).toBe(2);
    await move('-1');
    expect(await goods(people.purchaser)).toMatchObject([{ price: '9.50', left: 28 }]);
    expect(await endsIn()).toBeGreaterThan(100);
    expect(await findBroken(mall.house.db, pastTheBank)).toEqual([]);
  });

  it('ends with the framework, which is not ended under goods that are to be sent', async () => {
    expect((await steps.terminate(id)).errorCode).toBe('agreement.unshipped');
    expect(await goods(people.purchaser)).toHaveLength(1);
    await mall.owner.query(`update order_line set agreed_id = null where agreed_id = $1`, [id]);
    const [ended, bought] = await Promise.all([steps.terminate(id), codeOf(buy(5))]);
    // Whoever comes second hears of the first: an order that was placed keeps the framework, a framework that is over keeps its price.
    if (ended.code === 200) expect(bought).toMatch(/order\.(agreed_gone|price_changed)|done/);
    else expect([ended.errorCode, bought]).toEqual(['agreement.unshipped', 'done']);
    await mall.owner.query(`update order_line set agreed_id = null where agreed_id = $1`, [id]);
    if (ended.code !== 200) expect((await steps.terminate(id)).code).toBe(200);
    expect(await goods(people.purchaser)).toBeUndefined();
    expect((await mall.call(contractApi.detail, { params: { id } }, people.admin)).data).toMatchObject({
      state: 'terminated',
      left: '0.00',
    });
    expect(await findBroken(mall.house.db, pastTheBank)).toEqual([]);
  });
});
