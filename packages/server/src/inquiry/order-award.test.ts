import { randomUUID } from 'node:crypto';
import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { addressApi } from '@mall/contract/member/address.api.ts';
import { orderCancelApi } from '@mall/contract/order/order.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBroken } from '../testing/find-broken.ts';
import { type InquiryPeople, inquiryPeople, inquirySteps } from '../testing/inquiry-steps.ts';
import { addressFields, readyBuyer } from '../testing/order-steps.ts';
import { payApp } from '../testing/pay-steps.ts';

const mall = payApp();
let people: InquiryPeople;
let addressId: Id;
const steps = inquirySteps(mall, () => people);

beforeAll(async () => {
  people = await inquiryPeople(mall);
  await readyBuyer(mall);
  addressId = (await mall.call(addressApi.add, { body: addressFields }, people.buyer)).data.id;
  // The small mall gives its goods numbers of its own.
  for (const table of ['brand', 'goods', 'spec']) await mall.owner.query(`alter table ${table} alter column id restart with 5000`);
});

const lines = (num: string) => [
  { name: 'YJV22 3×240', description: '铜芯 钢带铠装', num, unit: '米', reference: '', needBy: '', specId: null },
  { name: '终端头', description: '冷缩 户外', num: '2', unit: '套', reference: '', needBy: '', specId: null },
];

/** An inquiry that the first store won at 12.00 for so many metres and 20.00 for two sets. */
const awarded = async (num = '300') => {
  const id = await steps.released({ budget: '90000.00', lines: lines(num) });
  for (const nth of [0, 1, 2] as const) await steps.quote(id, nth, nth === 0 ? '12.00' : '15.00');
  await mall.call(inquiryApi.open, { params: { id } }, people.buyer);
  const { quotes } = (await mall.call(inquiryApi.compare, { params: { id } }, people.buyer)).data;
  const winner = quotes.find(({ lowest }) => lowest);
  await mall.call(inquiryApi.confirm, { params: { id }, body: { quotationId: winner?.quotationId ?? '' } }, people.buyer);
  return { id, total: winner?.total ?? '' };
};
const order = (id: Id, totalPrice: string, submitToken = randomUUID()) =>
  mall.call(inquiryApi.order, { params: { id }, body: { addressId, payMode: 'prepay', submitToken, totalPrice } }, people.buyer);
const codeOf = async (answer: Promise<{ errorCode: string | null }>) => (await answer).errorCode;

describe('the order of an award', () => {
  it('costs what was quoted, beyond what a shelf lets buy, and says what was asked for', async () => {
    const { id, total } = await awarded();
    expect(total).toBe('3640.00');
    expect((await steps.detail(id)).actions).toContain('order');
    const token = randomUUID();
    const { data } = await order(id, total, token);
    const { rows } = await mall.owner.query(
      `select spec_name as name, attribute_line as line, unit, num, unit_fen::int as fen, quotation_id is not null as quoted from order_line where order_id = $1 order by id`,
      [data.orderIds[0]],
    );
    expect(rows).toEqual([
      { name: 'YJV22 3×240', line: '铜芯 钢带铠装', unit: '米', num: 300, fen: 1200, quoted: true },
      { name: '终端头', line: '冷缩 户外', unit: '套', num: 2, fen: 2000, quoted: true },
    ]);
    const { rows: heads } = await mall.owner.query(
      `select payable_fen::int as fen, freight_fen::int as freight, store_id::text as store from shop_order where id = $1`,
      [data.orderIds[0]],
    );
    expect(heads).toEqual([{ fen: 364_000, freight: 0, store: '1' }]);
    expect(await steps.detail(id)).toMatchObject({ order: { id: data.orderIds[0] }, actions: expect.arrayContaining(['contract']) });
    expect((await order(id, total, token)).data).toEqual(data);
    expect(await codeOf(order(id, total))).toBe('inquiry.ordered');
    expect(await findBroken(mall.house.db)).toEqual([]);
  });

  it('is placed again after it was called off, and not at another total', async () => {
    const { id, total } = await awarded('4');
    expect(await codeOf(order(id, '1.00'))).toBe('order.price_changed');
    const { data } = await order(id, total);
    expect(
      await codeOf(mall.call(orderCancelApi.cancel, { body: { orderId: data.orderIds[0] ?? '', reason: '不要了' } }, people.buyer)),
    ).toBeNull();
    expect((await steps.detail(id)).actions).toContain('order');
    const again = await order(id, total);
    expect(again.errorCode).toBeNull();
    expect((await steps.detail(id)).order?.id).toBe(again.data.orderIds[0]);
    expect(await findBroken(mall.house.db)).toEqual([]);
  });

  it('is placed once when two ask at a time, and not when the price holds no longer', async () => {
    const { id, total } = await awarded('5');
    const codes = await Promise.all([codeOf(order(id, total)), codeOf(order(id, total))]);
    expect(codes.toSorted()).toEqual(['inquiry.ordered', null].toSorted());
    const late = await awarded('6');
    await mall.owner.query(
      `update quotation set valid_until = now() where invitation_id in (select id from invitation where inquiry_id = $1)`,
      [late.id],
    );
    expect(await codeOf(order(late.id, late.total))).toBe('inquiry.quote_unfit');
  });
});

describe('the ranking that everybody reads', () => {
  it('follows the scorecards, which the inquiries before filled, and gives the idle no score', async () => {
    const { list, total } = (await mall.call(inquiryApi.ranking, { query: { limit: 50 } })).data;
    const scores = list.map(({ card }) => card.score);
    expect(scores).toHaveLength(total);
    expect(scores).toEqual(scores.toSorted((one, other) => (other ?? -1) - (one ?? -1)));
    expect(list[0]?.card.answered?.value).toBe(100);
    expect((await mall.call(inquiryApi.ranking, { query: { page: 2, limit: 1 } })).data.list[0]?.storeId).toBe(list[1]?.storeId);
    expect((await mall.call(inquiryApi.ranking, { query: { classId: '999999' } })).data).toEqual({ list: [], total: 0 });
  });
});
