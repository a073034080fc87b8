import type { Id } from '@mall/contract/kernel/fields.ts';
import { orderApi } from '@mall/contract/order/order.api.ts';
import { orderSellerApi } from '@mall/contract/order/order-seller.api.ts';
import { priceChangeApi } from '@mall/contract/order/price-change.api.ts';
import { payApi } from '@mall/contract/payment/payment.api.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import { cancelForBuyer } from '../payment/cancel-for-buyer.ts';
import { startPayment } from '../payment/start-payment.ts';
import { codeOf } from '../testing/code-of.ts';
import { findBroken } from '../testing/find-broken.ts';
import { holdCoupon } from '../testing/marketing-steps.ts';
import { buyerOf, linesOf, orderRow, place, specOf } from '../testing/order-steps.ts';
import { atBank, payApp, stateOf } from '../testing/pay-steps.ts';
import { small, tokenOf } from '../testing/small-mall.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { toldMessages } from '../testing/told-messages.ts';
import { agreePrice } from './agree-price.ts';

const mall = payApp();
const db = () => mall.house.db;
const tokens = {} as Record<'buyer' | 'stranger' | 'seller' | 'other', string>;

beforeAll(async () => {
  tokens.buyer = await tokenOf(db(), small.members.buyer);
  tokens.stranger = await tokenOf(db(), small.members.stranger);
  tokens.seller = (await addSignedIn(db(), { id: '201', audience: 'seller', storeId: small.stores.own })).token;
  tokens.other = (await addSignedIn(db(), { id: '202', audience: 'seller', storeId: small.stores.third })).token;
  await db().pool.query(`update store set freight_fen = 900 where id = 1`);
});
afterEach(async () => {
  expect(await findBroken(db())).toEqual([]);
});

type Wanted = { freight?: string; price?: string; reason?: string };
const lineOf = async (orderId: Id) => (await linesOf(db(), orderId))[0] as { id: string };
const propose = async (orderId: Id, { freight = '9.00', price, reason = '' }: Wanted, token = tokens.seller) => {
  const lines = price === undefined ? [] : [{ orderGoodsId: String((await lineOf(orderId)).id), price }];
  return mall.call(priceChangeApi.propose, { body: { orderId, freight, lines, reason } }, { token });
};
const agree = (id: Id, payable: string, token = tokens.buyer) =>
  mall.call(priceChangeApi.agree, { params: { id }, body: { payable } }, { token });
const refuse = (id: Id, token = tokens.buyer) => mall.call(priceChangeApi.refuse, { params: { id }, body: { reason: '' } }, { token });
const placed = async (): Promise<{ orderId: Id; paySn: string }> => {
  const { orderIds, paySn } = await place(db(), small.members.buyer, { lines: [{ specId: specOf(2), num: 10 }] });
  return { orderId: orderIds[0] as Id, paySn };
};
const detail = async (id: Id) => (await mall.call(orderApi.detail, { params: { id } }, { token: tokens.buyer })).data;
const ofStore = async (id: Id) => (await mall.call(orderSellerApi.detail, { params: { id } }, { token: tokens.seller })).data;
const changes = async (orderId: Id) =>
  (await db().pool.query('select state from price_change where order_id = $1 order by id', [orderId])).rows.map(({ state }) => state);

describe('another price', () => {
  it('is asked by the store and changes the order when the buyer agrees, with sums, log and word to both', async () => {
    const { orderId, paySn } = await placed();
    const atCashier = async () => (await mall.call(payApi.cashier, { query: { paySn } }, { token: tokens.buyer })).data.orders[0];
    expect(await atCashier()).not.toHaveProperty('offered');
    expect((await ofStore(orderId)).actions).toContain('price');
    expect((await propose(orderId, { price: '9.00', freight: '0.00', reason: '长期合作' })).code).toBe(200);
    const asked = await detail(orderId);
    expect(asked).toMatchObject({
      totalPayable: '109.20',
      askedPrice: {
        from: '109.20',
        to: '90.00',
        freightFrom: '9.00',
        freightTo: '0.00',
        reason: '长期合作',
        lines: [{ from: '10.02', to: '9.00' }],
      },
    });
    expect(await atCashier()).toMatchObject({ amount: '109.20', offered: '90.00' });
    expect(asked.actions[0]).toBe('price');
    expect((await ofStore(orderId)).actions).toContain('withdrawPrice');
    expect(
      (await mall.call(orderSellerApi.page, { query: { tab: 'repricing' } as never }, { token: tokens.seller })).data.list.map(
        (order) => order.orderId,
      ),
    ).toContain(orderId);
    expect((await agree(orderId, '90.00')).code).toBe(200);
    const after = await detail(orderId);
    expect(after).toMatchObject({ totalPayable: '90.00', freight: '0.00', goodsAmount: '90.00', taxAmount: '10.35' });
    expect(after.askedPrice).toBeUndefined();
    expect(await atCashier()).not.toHaveProperty('offered');
    expect(after.steps.map(({ event }) => event)).toEqual(['submit', 'proposePrice', 'agreePrice']);
    expect((await toldMessages(mall.house, small.members.buyer)).map(({ title }) => title)).toContain('商家提出改价，等您确认');
    expect((await toldMessages(mall.house, '201')).map(({ title }) => title)).toContain('买家同意改价');
  });

  it('is refused or taken back, and the order stays', async () => {
    const { orderId } = await placed();
    await propose(orderId, { price: '9.00' });
    expect((await refuse(orderId)).code).toBe(200);
    await propose(orderId, { freight: '1.00' });
    expect((await propose(orderId, { freight: '2.00' })).errorCode).toBe('order.price_waiting');
    expect((await mall.call(priceChangeApi.withdraw, { params: { id: orderId } }, { token: tokens.seller })).code).toBe(200);
    expect((await agree(orderId, '101.20')).errorCode).toBe('order.price_gone');
    expect(await changes(orderId)).toEqual(['refused', 'withdrawn']);
    expect((await orderRow(db(), orderId)).payable_fen).toBe('10920');
  });

  it('is nobody else’s to ask or to agree to', async () => {
    const { orderId } = await placed();
    expect((await propose(orderId, { freight: '0.00' }, tokens.other)).errorCode).toBe('kernel.not_found');
    await propose(orderId, { freight: '0.00' });
    expect((await agree(orderId, '100.20', tokens.stranger)).errorCode).toBe('kernel.not_found');
    expect((await refuse(orderId, tokens.stranger)).errorCode).toBe('kernel.not_found');
    expect((await agree(orderId, '99.00')).errorCode).toBe('order.price_gone');
  });

  it('is lower, and of a line of this order', async () => {
    const { orderId } = await placed();
    expect((await propose(orderId, { price: '10.03' })).errorCode).toBe('order.price_higher');
    expect((await propose(orderId, { freight: '9.01' })).errorCode).toBe('order.price_higher');
    expect((await propose(orderId, {})).errorCode).toBe('order.price_same');
    const foreign = { orderId, freight: '9.00', lines: [{ orderGoodsId: '999999', price: '1.00' }], reason: '' };
    expect((await mall.call(priceChangeApi.propose, { body: foreign }, { token: tokens.seller })).errorCode).toBe('kernel.not_found');
  });

  it('keeps what a coupon took off', async () => {
    const memberCouponId = await holdCoupon(db(), small.members.buyer);
    const { orderIds } = await place(db(), small.members.buyer, {
      lines: [{ specId: specOf(2), num: 10 }],
      coupons: { [small.stores.own]: memberCouponId },
    });
    const orderId = orderIds[0] as Id;
    await propose(orderId, { price: '9.00' });
    await agree(orderId, '89.00');
    expect(await orderRow(db(), orderId)).toMatchObject({ coupon_fen: '1000', payable_fen: '8900' });
  });

  it('ends with the order: paid, or cancelled', async () => {
    const first = await placed();
    await propose(first.orderId, { freight: '0.00' });
    const { attemptNo } = await startPayment(mall.house, buyerOf('1'), { paySn: first.paySn, channel: 'pc' });
    expect((await agree(first.orderId, '100.20')).errorCode).toBe('order.price_not_open');
    await atBank(mall, attemptNo, 'success');
    expect([await stateOf(mall, first.orderId), await changes(first.orderId)]).toEqual(['wait_ship', ['lapsed']]);
    expect((await propose(first.orderId, { freight: '0.00' })).errorCode).toBe('order.price_not_open');
    const second = await placed();
    await propose(second.orderId, { freight: '0.00' });
    await cancelForBuyer(mall.house, buyerOf('1'), { orderId: second.orderId, reason: '不要了' });
    expect(await changes(second.orderId)).toEqual(['lapsed']);
  });

  it('waits while a proof of transfer is looked at', async () => {
    const { orderId, paySn } = await placed();
    await propose(orderId, { freight: '0.00' });
    await db().pool.query(
      `insert into pay_request (pay_sn, trade_id, member_id) select pay_sn, id, member_id from trade where pay_sn = $1 on conflict do nothing`,
      [paySn],
    );
    await db().pool.query(`insert into pay_voucher (pay_sn, member_id, urls, payer_name) values ($1, 1, '{/x}', '王建国')`, [paySn]);
    expect((await agree(orderId, '100.20')).errorCode).toBe('order.price_not_open');
  });

  it('is agreed to or the old price is paid, never both, however they meet', async () => {
    const met = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const { orderId, paySn } = await placed();
      await propose(orderId, { freight: '0.00' });
      const [agreed, paying] = await Promise.all([
        codeOf(inTransaction(db(), (tx) => agreePrice(tx, buyerOf('1'), orderId, '100.20'))),
        startPayment(mall.house, buyerOf('1'), { paySn, channel: 'pc' }),
      ]);
      const { rows } = await db().pool.query('select amount_fen::int as fen from pay_attempt where attempt_no = $1', [paying.attemptNo]);
      expect([agreed, rows[0].fen]).toEqual(agreed === 'done' ? ['done', 10_020] : ['order.price_not_open', 10_920]);
      met.add(agreed);
      await atBank(mall, paying.attemptNo, 'success');
      expect(await stateOf(mall, orderId)).toBe('wait_ship');
    }
    expect(met.size).toBeGreaterThan(0);
  });
});
