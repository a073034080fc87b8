import { randomUUID } from 'node:crypto';
import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import { asksForCertification } from '@mall/contract/company/certification-refusals.ts';
import { addressApi } from '@mall/contract/member/address.api.ts';
import { orderAgainApi } from '@mall/contract/order/order.api.ts';
import type { PayMode } from '@mall/contract/order/order.machine.ts';
import { reviewApi } from '@mall/contract/review/review.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { forgetActors } from '../account/actor-cache.ts';
import { placeDone } from '../testing/after-sale-steps.ts';
import { addressFields, linesOf, readyBuyer, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';

const mall = testApp();
const run = (text: string, values: unknown[] = []) => mall.house.db.pool.query(text, values);

type Person = { id: string; token: string; addressId: string };
const people: Record<string, Person> = {};
let nextId = 200;
const company = { accountType: 2, companyId: small.company } as const;

const bring = async (who: string, given: Parameters<typeof addSignedIn>[1]) => {
  nextId += 1;
  const { id, token } = await addSignedIn(mall.house.db, { id: String(nextId), ...given });
  people[who] = { id, token, addressId: (await mall.call(addressApi.add, { body: addressFields }, { token })).data.id };
};

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 6); // even goods in store 1, odd ones in store 2; 10.00 and its number in fen
  await layStock(mall.house.db, 10_000);
  await run('update goods set moq = 1');
  people['individual'] = { id: small.members.buyer, ...(await readyBuyer(mall)) };
  for (const role of ['admin', 'purchaser', 'approver', 'finance']) await bring(role, { ...company, roles: [`company_${role}`] });
  await bring('clerk without a role', company);
  await bring('buyer of the company’s own making', company);
  await run(
    `with r as (insert into role (company_id, key, name) values (1, 'prepay', '小额采购') returning id),
       g as (insert into role_right (role_id, right_name) select id, 'order:buy' from r)
     insert into member_role select $1, id from r`,
    [people['buyer of the company’s own making']?.id],
  );
  forgetActors();
});

const orders = async (): Promise<number> => (await run('select count(*)::int as n from shop_order')).rows[0]?.n;
const buy = (who: string, payMode: PayMode, goods = 2) => {
  const { token, addressId } = people[who] as Person;
  const buyNow = { specId: specOf(goods), num: 1 };
  const totalPrice = `10.0${goods}`;
  return mall.call(settlementApi.submit, { body: { addressId, payMode, submitToken: randomUUID(), totalPrice, buyNow } }, { token });
};
const settleNow = (who: string, goods = 2) =>
  mall.call(settlementApi.buyNow, { query: { specId: specOf(goods), num: '1' } }, { token: people[who]?.token as string });

describe('for a company', () => {
  it.each(['admin', 'purchaser'])('the %s buys, money first or goods first', async (who) => {
    expect((await settleNow(who)).code).toBe(200);
    for (const payMode of ['prepay', 'postpay'] as const) expect((await buy(who, payMode)).code, payMode).toBe(200);
    expect((await mall.call(cartApi.list, {}, { token: people[who]?.token as string })).data.settleRefusal).toBe('');
  });

  it.each(['approver', 'finance', 'clerk without a role'])(
    'the %s buys nothing, whatever the page does, and is told whom to ask',
    async (who) => {
      const { token } = people[who] as Person;
      const before = await orders();
      for (const payMode of ['prepay', 'postpay', 'credit'] as const)
        expect(await buy(who, payMode)).toMatchObject({
          errorCode: 'order.buy_refused',
          msg: '您的角色不能下单，请联系企业管理员或采购员',
        });
      expect((await settleNow(who)).errorCode).toBe('order.buy_refused');
      expect((await mall.call(settlementApi.flushBuyNow, { body: { specId: specOf(2), num: 1 } }, { token })).errorCode).toBe(
        'order.buy_refused',
      );
      expect((await mall.call(orderAgainApi.again, { params: { id: '1' } }, { token })).errorCode).toBe('order.buy_refused');
      expect(await orders()).toBe(before);
      const { data: modes } = await mall.call(settlementApi.payTypes, {}, { token, language: 'en' });
      const reason = 'Your role may not place orders, please ask your company administrator or a purchaser';
      expect(modes.map(({ enabled, reason: said }) => [enabled, said])).toEqual([
        [0, reason],
        [0, reason],
        [0, reason],
      ]);
    },
  );

  it('an approver keeps a cart all the same, which says why it cannot be settled', async () => {
    const { token } = people['approver'] as Person;
    expect((await mall.call(cartApi.add, { body: { specId: specOf(2), num: 2 } }, { token })).code).toBe(200);
    const { data } = await mall.call(cartApi.list, {}, { token });
    expect([data.count, data.settleRefusal]).toEqual([1, '您的角色不能下单，请联系企业管理员或采购员']);
    expect((await mall.call(settlementApi.settlement, { query: {} }, { token })).errorCode).toBe('order.buy_refused');
  });

  it('who may buy but not on the company’s word pays first', async () => {
    const who = 'buyer of the company’s own making';
    const { data: modes } = await mall.call(settlementApi.payTypes, {}, { token: people[who]?.token as string });
    expect(modes.map(({ enabled }) => enabled)).toEqual([1, 0, 0]);
    expect(modes[1]?.reason).toBe('您的角色只能先款后货，如需以企业名义赊购请联系企业管理员');
    expect((await buy(who, 'postpay')).errorCode).toBe('order.account_refused');
    expect((await buy(who, 'prepay')).code).toBe(200);
  });

  it('the founder of a company that is not certified pays first, and hears what would help', async () => {
    await run(`insert into company (id, name) values (50, '未认证企业')`);
    await bring('founder', { accountType: 2, companyId: '50', roles: ['company_founder'] });
    const { data: modes } = await mall.call(settlementApi.payTypes, {}, { token: people['founder']?.token as string });
    expect(modes.map(({ refusal }) => refusal)).toEqual(['', 'order.uncertified', 'order.uncertified']);
    expect(modes.map(({ refusal }) => asksForCertification(refusal))).toEqual([false, true, true]);
    expect((await buy('founder', 'postpay')).errorCode).toBe('order.uncertified');
    expect((await buy('founder', 'prepay')).code).toBe(200);
  });

  it('a company that the mall has blocked buys nothing', async () => {
    await run(
      `insert into company (id, name, unified_code, state, reason) values (51, '停用企业', '91120116MA05X00X11', 'blocked', '异常名录')`,
    );
    await bring('blocked', { accountType: 2, companyId: '51', roles: ['company_admin'] });
    for (const payMode of ['prepay', 'postpay'] as const) expect((await buy('blocked', payMode)).errorCode).toBe('order.company_blocked');
    expect((await mall.call(cartApi.list, {}, { token: people['blocked']?.token as string })).data).toMatchObject({
      settleRefusal: '企业已被平台冻结，暂不能下单；已付款的订单照常履约',
      settleRefusalCode: 'order.company_blocked',
    });
  });

  it('an individual needs no company’s leave, and pays first', async () => {
    expect((await buy('individual', 'prepay')).code).toBe(200);
    expect((await buy('individual', 'postpay')).errorCode).toBe('order.postpay_refused');
  });
});

describe('from the own store', () => {
  const ways: [string, string][] = [
    ['the company that the store belongs to', `update store set company_id = 1 where id = 2`],
    ['the company whose licence the store carries', `update store set licence = '{"unifiedCode": "91120116MA05X00X0X"}' where id = 2`],
    ['a buyer who also works for the store', `update member set store_id = 2 where id = 201`],
  ];

  it.each(ways)('%s buys nothing', async (_, relation) => {
    await run(relation);
    forgetActors();
    const before = await orders();
    const refusal = { errorCode: 'order.own_store', msg: '不能购买本企业店铺“津缆旗舰店”的商品，请取消选择' };
    expect(await settleNow('admin', 3)).toMatchObject(refusal);
    expect(await buy('admin', 'prepay', 3)).toMatchObject(refusal);
    expect(await orders()).toBe(before);
    expect((await buy('admin', 'prepay', 4)).code).toBe(200);
    expect((await buy('individual', 'prepay', 3)).code).toBe(200);
    await run(`update store set company_id = null, licence = '{}' where id = 2`);
    await run('update member set store_id = null where id = 201');
    forgetActors();
  });

  it('nobody praises the own goods either', async () => {
    const { id, token } = people['admin'] as Person;
    const orderId = await placeDone(mall.house.db, id, [{ specId: specOf(3), num: 1 }]);
    const [line] = await linesOf(mall.house.db, orderId);
    const write = (append: 0 | 1) =>
      mall.call(
        reviewApi.write,
        { body: { orderGoodsId: line?.id ?? '', ...(append ? {} : { score: 5 }), text: '很好', append } },
        { token },
      );
    await run('update store set company_id = 1 where id = 2');
    expect((await write(0)).errorCode).toBe('review.own_store');
    await run('update store set company_id = null where id = 2');
    expect((await write(0)).code).toBe(200);
    await run('update store set company_id = 1 where id = 2');
    expect((await write(1)).errorCode).toBe('review.own_store');
  });
});
