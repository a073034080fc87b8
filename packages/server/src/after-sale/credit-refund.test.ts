import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import { creditReviewApi } from '@mall/contract/order/credit-review.api.ts';
import { payApi } from '@mall/contract/payment/payment.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { usualSettings } from '../kernel/config.ts';
import { inTransaction } from '../kernel/db.ts';
import { system } from '../kernel/side.ts';
import { apply } from '../testing/after-sale-steps.ts';
import { giveQuota, linesOnQuota, quotaOf } from '../testing/credit-steps.ts';
import { findBroken } from '../testing/find-broken.ts';
import { buyerOf, linesOf, orderRow, place } from '../testing/order-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import { small, tokenOf } from '../testing/small-mall.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { agreeAfterSale } from './agree-after-sale.ts';
import { startRefund } from './start-refund.ts';

const mall = payApp();
const { bigBuyer } = small.members;
const actor = buyerOf(bigBuyer, { companyId: small.company });
let office: { token: string };
let buyer: { token: string };

beforeAll(async () => {
  await giveQuota(mall.house.db, small.company, bigBuyer, 100_000);
  office = await addSignedIn(mall.house.db, { audience: 'operator' });
  buyer = { token: await tokenOf(mall.house.db, bigBuyer) };
});

const passAll = async () => {
  for (const { id } of (await mall.call(creditReviewApi.page, {}, office)).data.list)
    await mall.call(creditReviewApi.pass, { params: { id } }, office);
};

it('an unpaid order goes on the quota over the wire, is looked at by the mall, and goes on', async () => {
  const { db } = mall.house;
  const { orderIds, paySn } = await place(db, bigBuyer, { actor });
  const types = (await mall.call(payApi.types, { query: { paySn } }, buyer)).data;
  expect(types.find(({ code }) => code === 'credit')).toMatchObject({
    enabled: 1,
    quota: { total: '1000.00', used: '0.00', frozen: '0.00', left: '1000.00' },
  });
  expect((await mall.call(payApi.credit, { body: { paySn } }, buyer)).data).toEqual({ paySn, amount: '50.10' });
  expect((await mall.call(payApi.credit, { body: { paySn } }, buyer)).errorCode).toBe('payment.not_payable');
  expect((await mall.call(payApi.cashier, { query: { paySn } }, buyer)).data).toMatchObject({ state: 'later', payMode: 'credit' });
  const [waiting] = (await mall.call(creditReviewApi.page, {}, office)).data.list;
  const seen = (await mall.call(creditReviewApi.detail, { params: { id: waiting?.id as string } }, office)).data;
  expect(seen).toMatchObject({
    state: 'waiting',
    amount: '50.10',
    figures: { frozen: '50.10', left: '949.90' },
    orders: [{ amount: '50.10', state: 'in_approval' }],
  });
  await passAll();
  expect((await orderRow(db, orderIds[0] as string))?.state).toBe('wait_ship');
  const modes = (await mall.call(settlementApi.payTypes, {}, buyer)).data;
  expect(modes[2]).toMatchObject({ payMode: 'credit', enabled: 1, quota: { used: '50.10', left: '949.90', termDays: 30 } });
  expect(await findBroken(db)).toEqual([]);
});

it('what is refused by the mall is over, and the quota is free again', async () => {
  const { db } = mall.house;
  const { orderIds } = await place(db, bigBuyer, { actor, payMode: 'credit' });
  const [waiting] = (await mall.call(creditReviewApi.page, {}, office)).data.list;
  const params = { id: waiting?.id as string };
  expect((await mall.call(creditReviewApi.refuse, { params, body: { reason: '' } }, office)).errorCode).toBe('credit.reason_required');
  expect((await mall.call(creditReviewApi.refuse, { params, body: { reason: '数量异常' } }, office)).code).toBe(200);
  expect((await mall.call(creditReviewApi.pass, { params }, office)).errorCode).toBe('credit.moved');
  expect((await orderRow(db, orderIds[0] as string))?.state).toBe('cancelled');
  expect((await quotaOf(db, small.company))[2]).toBe(0);
});

it('gives back to the quota instead of money, once, for some pieces and then for the rest', async () => {
  const { db } = mall.house;
  const { orderIds } = await place(db, bigBuyer, { actor, payMode: 'credit' });
  const [orderId] = orderIds as [string];
  await passAll();
  const [line] = await linesOf(db, orderId);
  const giveBack = async (num: number) => {
    const id = await apply(db, bigBuyer, orderId, { type: 1, lines: [{ orderGoodsId: line?.id as string, num }] } as never);
    const store = { kind: 'seller', storeId: small.stores.own } as const;
    await inTransaction(db, (tx) => agreeAfterSale(tx, store, id, { remark: '' }, usualSettings));
    const twice = await Promise.allSettled([0, 1].map(() => inTransaction(db, (tx) => startRefund(tx, system, id))));
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  };
  await giveBack(2);
  expect(await linesOnQuota(db, orderId)).toEqual(['freeze 5010', 'deduct 5010', 'refund 2004']);
  expect(await findBroken(db)).toEqual([]);
  await giveBack(3);
  expect(await linesOnQuota(db, orderId)).toEqual(['freeze 5010', 'deduct 5010', 'refund 2004', 'refund 3006']);
  expect((await orderRow(db, orderId))?.state).toBe('cancelled');
  expect((await db.pool.query('select count(*)::int as n from refund')).rows[0]?.n).toBe(0);
  expect(await findBroken(db)).toEqual([]);
});
