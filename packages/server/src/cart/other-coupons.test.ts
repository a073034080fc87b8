import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import { couponApi } from '@mall/contract/marketing/coupon.api.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { specOf } from '../testing/order-steps.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp();
const run = (text: string, values: unknown[] = []) => mall.house.db.pool.query(text, values);
const names = JSON.stringify({ zh: '券', en: 'Coupon', fra: 'Bon', spa: 'Cupón', pt: 'Cupom', ru: 'Купон' });
let buyer = '';
let stranger = '';

type Made = { threshold?: number; off?: number; goods?: number; from?: string; until?: string };

const makeCoupon = async (id: number, { threshold = 0, off = 100, goods, from = '-1 day', until = '1 day' }: Made = {}) => {
  await run(
    `insert into activity (id, activity_type, names, scope, starts_at, ends_at) values ($1, 1, $2, $3, now() - interval '1 hour', now() + interval '1 hour')`,
    [id, names, goods === undefined ? 'all' : 'goods'],
  );
  if (goods !== undefined) await run('insert into activity_target (activity_id, target_id) values ($1, $2)', [id, goods]);
  await run(
    `insert into coupon (id, threshold_fen, reduction_fen, quota, valid_from, valid_until) values ($1, $2, $3, 10, now() + $4::interval, now() + $5::interval)`,
    [id, threshold, off, from, until],
  );
};
const give = (id: number, memberId: string = small.members.buyer) =>
  run(
    `insert into member_coupon (id, coupon_id, member_id, seq, valid_from, valid_until) select $1 + 5000, $1, $2, 1, valid_from, valid_until from coupon where id = $1`,
    [id, memberId],
  );
const ask = async (token = buyer, specId?: string) =>
  (await mall.call(settlementApi.otherCoupons, { query: specId === undefined ? {} : { specId } }, { token })).data;
const receivable = async () => (await ask()).canRecList.map(({ id }) => id);

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 6); // 10.00 and its number in fen each
  await run('update goods set moq = 1');
  buyer = await tokenOf(mall.house.db, small.members.buyer);
  stranger = await tokenOf(mall.house.db, small.members.stranger);
});
beforeEach(async () => {
  await run('delete from cart_line');
  await run('delete from member_coupon');
  await run('delete from activity');
  await run('insert into cart_line (member_id, spec_id, num) values ($1, $2, 2)', [small.members.buyer, specOf(1)]);
});

it('says of every coupon that does not fit why it does not', async () => {
  await makeCoupon(101, { goods: 2 });
  await makeCoupon(102, { from: '2 days', until: '9 days' });
  await makeCoupon(103, { from: '-9 days', until: '-2 days' });
  await makeCoupon(104);
  for (const id of [101, 102, 103, 104]) await give(id);
  const { unfitList } = await ask();
  expect(unfitList.map(({ memberCouponId, msg }) => [memberCouponId, msg.replace(/[\d-]{10}/, 'DATE')])).toEqual([
    ['5101', '不适用于本单商品'],
    ['5102', 'DATE 起可用'],
    ['5103', '已于 DATE 过期'],
  ]);
  // For the goods it was given out for the first one fits.
  expect((await ask(buyer, specOf(2))).unfitList.map(({ memberCouponId }) => memberCouponId)).toEqual(['5102', '5103']);
  expect((await ask(stranger, specOf(1))).unfitList).toEqual([]);
});

it('tells in the settlement what is missing to a coupon’s threshold', async () => {
  await makeCoupon(105, { threshold: 5000, off: 500 });
  await makeCoupon(106, { threshold: 1000, off: 100 });
  await give(105);
  await give(106);
  const { data } = await mall.call(settlementApi.settlement, { query: {} }, { token: buyer, language: 'en' });
  expect(data.stores[0]?.coupons.map(({ memberCouponId, takes, fault }) => [memberCouponId, takes, fault])).toEqual([
    ['5105', '0.00', '¥29.98 more and it can be used'],
    ['5106', '1.00', undefined],
  ]);
});

it('lists what could be received for the goods of the order, until the member has it', async () => {
  await makeCoupon(107, { goods: 1, off: 300 });
  await makeCoupon(108, { goods: 2 });
  await makeCoupon(109, { off: 900 });
  expect(await receivable()).toEqual(['109', '107']);
  await mall.call(couponApi.receiveHere, { params: { couponId: '109' } }, { token: buyer });
  expect(await receivable()).toEqual(['107']);
  await run('delete from cart_line');
  expect(await receivable()).toEqual([]);
});

it('names those that fit the order first, and says of the others beforehand why they would not', async () => {
  await makeCoupon(110, { threshold: 500_000, off: 9000 });
  await makeCoupon(111, { threshold: 5000, off: 400 });
  await makeCoupon(112, { threshold: 10_000, off: 9500, from: '2 days', until: '9 days' });
  await makeCoupon(113, { threshold: 2000, off: 200 });
  await makeCoupon(114, { threshold: 1000, off: 300, goods: 1 });
  const told = (list: Awaited<ReturnType<typeof ask>>['canRecList']) =>
    list.map(({ id, fault }) => [id, fault?.replace(/[\d-]{10}/, 'DATE')]);
  expect(told((await ask()).canRecList)).toEqual([
    ['114', undefined],
    ['113', undefined],
    ['111', '还差 ¥29.98 可用'],
    ['110', '还差 ¥4,979.98 可用'],
    ['112', 'DATE 起可用'],
  ]);
  // Bought on its own it is the quantity that counts.
  const alone = await mall.call(settlementApi.otherCoupons, { query: { specId: specOf(1), num: '6' } }, { token: buyer });
  expect(told(alone.data.canRecList).slice(0, 2)).toEqual([
    ['111', undefined],
    ['114', undefined],
  ]);
});
