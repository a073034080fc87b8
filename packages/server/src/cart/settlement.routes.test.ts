import { randomUUID } from 'node:crypto';
import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import type { SubmitOrder } from '@mall/contract/cart/submit.rules.ts';
import type { InvoiceFields } from '@mall/contract/invoice/invoice.rules.ts';
import { addressApi } from '@mall/contract/member/address.api.ts';
import { invoiceTitleApi } from '@mall/contract/member/invoice-title.api.ts';
import { orderAgainApi } from '@mall/contract/order/order.api.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { countStatements } from '../testing/count-statements.ts';
import { addressFields, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp();
const run = (text: string, values: unknown[] = []) => mall.house.db.pool.query(text, values);
const names = JSON.stringify({ zh: '券', en: 'Coupon', fra: 'Bon', spa: 'Cupón', pt: 'Cupom', ru: 'Купон' });
const title: InvoiceFields = {
  type: 'electronic_normal',
  titleType: 'person',
  personName: '王建国',
  recipientName: '王建国',
  phone: '13800000001',
  email: 'a@b.cn',
};
let buyer = '';
let stranger = '';
let company = '';
let here = '';
let remote = '';
let theirs = '';
let titleId = '';
let theirTitle = '';

const put = async (lines: [goods: number, num: number][], memberId: string = small.members.buyer) => {
  for (const [goods, num] of lines)
    await run(`insert into cart_line (member_id, spec_id, num) values ($1, $2, $3)`, [memberId, specOf(goods), num]);
};
const coupon = async (id: number, threshold: number, off: number, owner: string = small.members.buyer) => {
  await run(
    `insert into activity (id, activity_type, names, starts_at, ends_at) values ($1, 1, $2, now() - interval '1 hour', now() + interval '1 hour') on conflict do nothing`,
    [id, names],
  );
  await run(
    `insert into coupon (id, threshold_fen, reduction_fen, quota, received, valid_from, valid_until) values ($1, $2, $3, 10, 1, now() - interval '1 day', now() + interval '1 day') on conflict do nothing`,
    [id, threshold, off],
  );
  await run(
    `insert into member_coupon (id, coupon_id, member_id, seq, valid_from, valid_until) values ($1 + 5000, $1, $2, 1, now() - interval '1 day', now() + interval '1 day')`,
    [id, owner],
  );
};
type Query = { addressId?: string; couponId?: string; usePoints?: string };
const settlement = (query: Query = {}, token = buyer) => mall.call(settlementApi.settlement, { query: query as never }, { token });
type Body = z.input<typeof SubmitOrder>;
const submit = (more: Partial<Body> & { totalPrice: string }, token = buyer) =>
  mall.call(settlementApi.submit, { body: { addressId: here, payMode: 'prepay', submitToken: randomUUID(), ...more } }, { token });
const denials = async () => Number((await run(`select count(*) as n from audit_log where event = 'denied'`)).rows[0].n);
const counts = async () =>
  (await run(`select (select count(*)::int from shop_order) as orders, (select count(*)::int from cart_line) as lines`)).rows[0] as {
    orders: number;
    lines: number;
  };

/** The second store on paper, the first as told. */
const bothStores = (first: 'electronic_normal' | 'paper_normal' | undefined) => [
  ...(first ? [{ storeId: '1', invoice: { titleId, type: first } }] : []),
  { storeId: '2', leaveWord: '请裁两段', invoice: { titleId, type: 'paper_normal' as const } },
];
const secondStore = (type: 'electronic_normal' | 'paper_normal' | 'paper_special') => [{ storeId: '2', invoice: { titleId, type } }];

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 12); // odd goods in store 2, even in store 1; 60 free pieces; price 10.00 and its number in fen
  await run(`update goods set moq = 1`);
  await run(`update goods set invoiceable = false where id = 11`);
  await run(`update store set freight_fen = 500, invoice_types = '{electronic_normal,paper_normal}' where id = 2`);
  await run(`insert into area (id, parent_id, name, level, leaf) values (12, null, '天津市', 1, false), (1201, 12, '天津市', 2, false), (120116, 1201, '滨海新区', 3, true),
    (54, null, '西藏自治区', 1, false), (5401, 54, '拉萨市', 2, false), (540102, 5401, '城关区', 3, true)`);
  await run(`insert into store_freight_area values (2, 54, 3000)`);
  buyer = await tokenOf(mall.house.db, small.members.buyer);
  stranger = await tokenOf(mall.house.db, small.members.stranger);
  company = await tokenOf(mall.house.db, small.members.bigBuyer);
  const add = async (token: string, more = {}) =>
    (await mall.call(addressApi.add, { body: { ...addressFields, ...more } }, { token })).data.id;
  here = await add(buyer);
  remote = await add(buyer, { provinceId: '54', cityId: '5401', districtId: '540102' });
  theirs = await add(stranger);
  titleId = (await mall.call(invoiceTitleApi.save, { body: { fields: title } }, { token: buyer })).data.id;
  theirTitle = (await mall.call(invoiceTitleApi.save, { body: { fields: title } }, { token: stranger })).data.id;
});
beforeEach(() => run(`delete from cart_line`));

describe('settlement', () => {
  it('prices the selected lines with freight to the usual address, or to the one named', async () => {
    await put([
      [1, 2],
      [2, 1],
    ]);
    const { data } = await settlement();
    expect(data).toMatchObject({
      addressId: here,
      goodsAmount: '30.04',
      freight: '5.00',
      totalPrice: '35.04',
      itemCount: 3,
      qualified: 0,
      faults: [],
    });
    expect(data.stores.map(({ storeId, freight, totalPrice }) => [storeId, freight, totalPrice]).toSorted()).toEqual([
      ['1', '0.00', '10.02'],
      ['2', '5.00', '25.02'],
    ]);
    expect((await settlement({ addressId: remote })).data.totalPrice).toBe('60.04');
    expect((await settlement({ addressId: theirs })).errorCode).toBe('kernel.not_found');
    expect((await settlement({}, stranger)).errorCode).toBe('cart.nothing_selected');
    expect((await mall.call(settlementApi.settlement)).code).toBe(401);
  });

  it('takes the best coupons, the ones named, or none; another’s are none', async () => {
    await coupon(901, 0, 300);
    await coupon(902, 0, 400, small.members.stranger);
    await put([
      [1, 2],
      [2, 1],
    ]);
    expect((await settlement()).data).toMatchObject({ couponDeduction: '3.00', totalPrice: '32.04' });
    expect((await settlement({ couponId: '0' })).data).toMatchObject({ couponDeduction: '0.00' });
    const { data } = await settlement({ couponId: '1:5901' });
    expect(data.stores.map(({ storeId, couponId }) => [storeId, couponId]).toSorted()).toEqual([
      ['1', '5901'],
      ['2', null],
    ]);
    expect(data.stores[0]?.coupons).toMatchObject([{ memberCouponId: '5901', name: '券', takes: '3.00' }]);
    expect((await settlement({ couponId: '5901' })).data.couponDeduction).toBe('3.00');
    expect((await settlement({ couponId: '5902' })).errorCode).toBe('kernel.not_found');
    expect((await settlement({ couponId: 'x' })).errorCode).toBe('kernel.bad_input');
    await run(`delete from member_coupon`);
  });

  it('names what cannot be bought, and what blocks', async () => {
    await put([
      [1, 1],
      [3, 61],
      [5, 1],
    ]);
    await run(`update goods set state = 'off' where id = 5`);
    const { data } = await settlement();
    expect(data.faults.toReversed()).toEqual([
      { specId: specOf(3), specName: expect.any(String), msg: '最多可购买60米', blocking: 1 },
      { specId: specOf(5), specName: expect.any(String), msg: '商品已下架，请选择其他商品', blocking: 0 },
    ]);
    expect(data.goodsAmount).toBe('10.01');
    await run(`update goods set state = 'on' where id = 5`);
  });

  it('prices one spec past the cart, and again after another quantity', async () => {
    const ask = (num: unknown, token: string | undefined = buyer) =>
      mall.call(settlementApi.buyNow, { query: { specId: specOf(1), num: num as string } }, token ? { token } : {});
    expect((await ask('2')).data.totalPrice).toBe('25.02');
    for (const num of ['0', '-1', '1.5', '201', '1e9', '0x10', '1000000000']) expect((await ask(num)).errorCode).toBe('cart.number_wrong');
    const flush = (num: number, token = buyer) =>
      mall.call(settlementApi.flushBuyNow, { body: { specId: specOf(1), num, addressId: remote } }, { token });
    expect((await flush(3)).data.totalPrice).toBe('60.03');
    expect((await flush(1.5)).errorCode).toBe('cart.number_wrong');
    expect((await flush(61)).data.faults).toMatchObject([{ blocking: 1 }]);
    expect((await flush(1, stranger)).errorCode).toBe('kernel.not_found');
    expect((await mall.call(settlementApi.buyNow, { query: { specId: specOf(1), num: '1' } })).code).toBe(401);
    expect((await mall.call(settlementApi.flushBuyNow, { body: { specId: specOf(1), num: 1 } })).code).toBe(401);
  });

  it('takes three statements, however many lines', async () => {
    await put([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [6, 1],
    ]);
    await settlement();
    expect((await countStatements(mall.house.db, () => settlement())).statements).toHaveLength(3);
  });
});

describe('submitting', () => {
  it('orders what is selected, takes it out of the cart, and answers the same token with the first result', async () => {
    await put([
      [1, 2],
      [2, 1],
    ]);
    await put([[4, 1]], small.members.stranger);
    await run(`insert into cart_line (member_id, spec_id, num, selected) values (1, $1, 1, false)`, [specOf(6)]);
    const { submitToken } = (await mall.call(settlementApi.isSubmit, {}, { token: buyer })).data;
    const body = {
      submitToken,
      totalPrice: '35.04',
      deliveryTime: 'weekday' as const,
    };
    // Store 1 issues electronic ones only, and does not take paper from the other.
    expect((await submit({ ...body, stores: bothStores('paper_normal') })).errorCode).toBe('cart.invoice_type_mixed');
    const first = await submit({ ...body, stores: bothStores('electronic_normal') });
    expect(first.data).toMatchObject({ payMode: 'prepay', totalPrice: '35.04', orderIds: [expect.any(String), expect.any(String)] });
    expect(
      (
        await run(
          `select store_id::text, leave_word, delivery_time, invoice ->> 'personName' as title, invoice ->> 'type' as type, invoice_state, address ->> 'areaInfo' as area from shop_order order by store_id`,
        )
      ).rows,
    ).toEqual([
      {
        store_id: '1',
        leave_word: '',
        delivery_time: 'weekday',
        title: '王建国',
        type: 'electronic_normal',
        invoice_state: 'wanted',
        area: '天津市 滨海新区',
      },
      {
        store_id: '2',
        leave_word: '请裁两段',
        delivery_time: 'weekday',
        title: '王建国',
        type: 'paper_normal',
        invoice_state: 'wanted',
        area: '天津市 滨海新区',
      },
    ]);
    expect(await counts()).toEqual({ orders: 2, lines: 2 });
    expect((await submit({ ...body, stores: bothStores('electronic_normal') })).data).toEqual(first.data);
    expect((await submit({ ...body, stores: bothStores(undefined) })).errorCode).toBe('order.submit_changed');
    expect((await submit({ totalPrice: '35.04' })).errorCode).toBe('cart.nothing_selected');
    expect(await counts()).toEqual({ orders: 2, lines: 2 });
  });

  it('means what the first submission ordered, whatever was put into the cart since', async () => {
    await put([[1, 1]]);
    const submitToken = randomUUID();
    const first = await submit({ submitToken, totalPrice: '15.01' });
    await put([[2, 1]]);
    const before = await counts();
    expect((await submit({ submitToken, totalPrice: '15.01' })).data).toEqual(first.data);
    expect((await submit({ submitToken, totalPrice: '10.02' })).errorCode).toBe('order.submit_changed');
    expect(await counts()).toEqual(before);
  });

  it('takes 12 statements at most for three lines, from who is signed in to the end', async () => {
    await put([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    const { result, statements } = await countStatements(mall.house.db, () => submit({ totalPrice: '35.06' }));
    expect(result.code).toBe(200);
    expect(statements.length).toBeLessThanOrEqual(12);
  });

  it('makes one order of clicks at the same moment', async () => {
    await put([[1, 1]]);
    const before = (await counts()).orders;
    const submitToken = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit({ submitToken, totalPrice: '15.01' })));
    expect(new Set(answers.map(({ data }) => data?.paySn)).size).toBe(1);
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200]);
    expect((await counts()).orders).toBe(before + 1);
  });

  it('refuses a total that is not the present one, with the new settlement, and takes nothing', async () => {
    await put([[1, 1]]);
    const before = await counts();
    for (const totalPrice of ['0.01', '15.00', '15.02', '-1.00', '9999999999.99']) {
      const answer = await submit({ totalPrice });
      expect(answer.errorCode).toBe('order.price_changed');
      expect(answer.data).toMatchObject({ totalPrice: '15.01', addressId: here });
    }
    expect(await counts()).toEqual(before);
  });

  it('buys one spec past the cart and leaves the cart alone', async () => {
    await put([[2, 1]]);
    const { data } = await submit({ buyNow: { specId: specOf(3), num: 2 }, totalPrice: '25.06' });
    expect(data.orderIds).toHaveLength(1);
    expect((await counts()).lines).toBe(1);
    for (const num of [0, -1, 1.5, 201, 1e9, '0x10'])
      expect((await submit({ buyNow: { specId: specOf(3), num: num as number }, totalPrice: '25.06' })).errorCode).toBe(
        'cart.number_wrong',
      );
  });

  it('denies another’s address, title and coupon like ones that do not exist, and notes it', async () => {
    await coupon(903, 0, 300, small.members.stranger);
    await put([[2, 1]]);
    const before = await counts();
    const denied = await denials();
    for (const wrong of [
      { addressId: theirs },
      { addressId: '987654321' },
      { stores: [{ storeId: '1', invoice: { titleId: theirTitle, type: 'electronic_normal' as const } }] },
      { stores: [{ storeId: '1', couponId: '5903' }] },
    ])
      expect((await submit({ totalPrice: '10.02', ...wrong })).errorCode).toBe('kernel.not_found');
    expect(await counts()).toEqual(before);
    expect((await denials()) - denied).toBe(4);
  });

  it('offers and takes only the invoices that all goods of a store may have', async () => {
    await put([
      [1, 1],
      [3, 1],
    ]);
    const types = async () => (await settlement()).data.stores[0]?.invoiceTypes;
    const whole = await types();
    await run(`update goods set invoice_types = '{electronic_normal}' where id = 3`);
    expect([whole, await types()]).toEqual([['electronic_normal', 'paper_normal'], ['electronic_normal']]);
    const refused = await submit({ totalPrice: (await settlement()).data.totalPrice, stores: secondStore('paper_normal') });
    expect(refused.errorCode).toBe('cart.goods_invoice_type');
    expect(refused.msg).toMatch(/^“.*YJV22-3.*”不能开具所选类型的发票/);
    expect((await submit({ totalPrice: (await settlement()).data.totalPrice, stores: secondStore('electronic_normal') })).code).toBe(200);
    await run(`update goods set invoice_types = default where id = 3`);
  });

  it('refuses an invoice that cannot be issued', async () => {
    await put([[11, 1]]);
    expect((await submit({ totalPrice: '15.11', stores: secondStore('electronic_normal') })).msg).toBe('所选商品不支持开票');
    expect((await settlement()).data).toMatchObject({ qualified: 0, stores: [{ invoiceable: 0, invoiceTypes: [] }] });
    expect((await submit({ totalPrice: '15.11', stores: secondStore('paper_special') })).errorCode).toBe('invoice.not_qualified');
    expect((await submit({ totalPrice: '15.11' })).code).toBe(200);
  });

  it('refuses a quantity that cannot be bought, and leaves what is dead in the cart', async () => {
    await put([
      [1, 1],
      [9, 61],
    ]);
    expect((await submit({ totalPrice: '15.01' })).errorCode).toBe('cart.above_most');
    await run(`update goods set state = 'off' where id = 9`);
    expect((await submit({ totalPrice: '15.01' })).code).toBe(200);
    expect((await run(`select spec_id::text from cart_line`)).rows).toEqual([{ spec_id: specOf(9) }]);
    expect((await submit({ totalPrice: '15.01' })).errorCode).toBe('cart.goods_gone');
    await run(`update goods set state = 'on' where id = 9`);
  });

  it('spends the coupon and points that were shown', async () => {
    await coupon(904, 0, 300);
    await run(`insert into point_account values ($1, 100)`, [small.members.buyer]);
    await run(`insert into point_ledger (member_id, change, balance_after, reason, ref) values ($1, 100, 100, 'gift', 'test')`, [
      small.members.buyer,
    ]);
    await put([[2, 1]]);
    expect((await settlement({ usePoints: '100' })).data).toMatchObject({ pointsUsed: 100, totalPrice: '6.02' });
    expect((await submit({ totalPrice: '6.02', usePoints: 100, stores: [{ storeId: '1', couponId: '5904' }] })).code).toBe(200);
    expect((await run(`select state from member_coupon where id = 5904`)).rows).toEqual([{ state: 'used' }]);
    expect((await run(`select balance::int from point_account where member_id = $1`, [small.members.buyer])).rows).toEqual([
      { balance: 0 },
    ]);
  });

  it('is for members; payment modes depend on the account', async () => {
    expect(
      (
        await mall.call(settlementApi.submit, {
          body: { addressId: here, payMode: 'prepay', submitToken: randomUUID(), totalPrice: '1.00' },
        })
      ).code,
    ).toBe(401);
    expect((await mall.call(settlementApi.payTypes)).code).toBe(401);
    expect((await mall.call(settlementApi.isSubmit)).code).toBe(401);
    const modes = async (token: string) =>
      (await mall.call(settlementApi.payTypes, {}, { token })).data.map(({ payMode, enabled, reason }) => [
        payMode,
        enabled,
        reason !== '',
      ]);
    expect(await modes(buyer)).toEqual([
      ['prepay', 1, false],
      ['postpay', 0, true],
      ['credit', 0, true],
    ]);
    expect(await modes(company)).toEqual([
      ['prepay', 1, false],
      ['postpay', 1, false],
      ['credit', 0, true],
    ]);
    await mall.owner.query('update company set bills_overdue = 1');
    expect((await modes(company))[1]).toEqual(['postpay', 0, true]);
    await mall.owner.query('update company set bills_overdue = 0');
    await put([[2, 1]]);
    expect((await submit({ totalPrice: '10.02', payMode: 'postpay' })).errorCode).toBe('order.postpay_refused');
    expect((await mall.call(settlementApi.isSubmit, {}, { token: buyer })).data.approvalRequired).toBe(false);
  });
});

describe('buying again', () => {
  it('puts the lines back and says which cannot be; for the buyer alone', async () => {
    await put([
      [2, 3],
      [4, 1],
    ]);
    const { data: placed } = await submit({ totalPrice: '40.10' });
    const id = placed.orderIds[0] as string;
    await run(`update goods set state = 'off' where id = 4`);
    const { data } = await mall.call(orderAgainApi.again, { params: { id } }, { token: buyer });
    expect(data).toEqual({
      count: 1,
      added: [specOf(2)],
      refused: [{ specId: specOf(4), specName: '交联电缆 YJV22-4 3×240', msg: '商品已下架，请选择其他商品' }],
    });
    expect((await mall.call(orderAgainApi.again, { params: { id } }, { token: stranger })).errorCode).toBe('kernel.not_found');
    expect((await mall.call(orderAgainApi.again, { params: { id } })).code).toBe(401);
  });
});
