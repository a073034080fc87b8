import { randomUUID } from 'node:crypto';
import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { goodsDetailsApi } from '@mall/contract/marketing/goods-details.api.ts';
import { addressApi } from '@mall/contract/member/address.api.ts';
import { orderCancelApi } from '@mall/contract/order/order.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBroken } from '../testing/find-broken.ts';
import { type InquiryPeople, inquiryPeople, inquirySteps } from '../testing/inquiry-steps.ts';
import { addressFields, readyBuyer } from '../testing/order-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import { addColleague } from '../testing/people-steps.ts';

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

const order = (id: Id, totalPrice: string, submitToken = randomUUID()) =>
  mall.call(inquiryApi.order, { params: { id }, body: { addressId, payMode: 'prepay', submitToken, totalPrice } }, people.buyer);
const codeOf = async (answer: Promise<{ errorCode: string | null }>) => (await answer).errorCode;

describe('the order of an award', () => {
  it('costs what was quoted, beyond what a shelf lets buy, and says what was asked for', async () => {
    const { id, total } = await steps.awarded();
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
    expect((await steps.detail(id)).steps[0]).toMatchObject({ event: 'ordered', who: expect.stringMatching(/./) });
    expect((await order(id, total, token)).data).toEqual(data);
    const otherwise = { addressId, payMode: 'credit' as const, submitToken: token, totalPrice: '9.00' };
    expect((await mall.call(inquiryApi.order, { params: { id }, body: otherwise }, people.buyer)).data).toEqual(data);
    const { rows: laid } = await mall.owner.query('select goods_id::text as "goodsId" from order_line where order_id = $1 limit 1', [
      data.orderIds[0],
    ]);
    expect(await mall.call(goodsDetailsApi.details, { query: laid[0] })).toMatchObject({ errorCode: 'goods.not_found', data: null });
    expect(await codeOf(order(id, total))).toBe('inquiry.ordered');
    expect(await findBroken(mall.house.db)).toEqual([]);
  });

  it.each([
    [{ taxRate: 3 }, 3],
    [{ taxRate: 17 }, 17],
    [{}, 13],
  ])('is taxed as it was quoted, %j, and as its class where no rate was said', async (over, rate) => {
    const { id, total } = await steps.awarded('8', over);
    const { data } = await order(id, total);
    const { rows } = await mall.owner.query<{ rate: number; tax: number }>(
      `select distinct l.tax_rate as rate, o.tax_fen::int as tax from order_line l join shop_order o on o.id = l.order_id where o.id = $1`,
      [data.orderIds[0]],
    );
    expect(rows.map((row) => row.rate)).toEqual([rate]);
    expect(Math.abs((rows[0]?.tax ?? 0) - (13_600 * rate) / (100 + rate))).toBeLessThan(2);
  });

  it('is placed again after it was called off, and not at another total', async () => {
    const { id, total } = await steps.awarded('4');
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
    const { id, total } = await steps.awarded('5');
    const codes = await Promise.all([codeOf(order(id, total)), codeOf(order(id, total))]);
    expect(codes.toSorted()).toEqual(['inquiry.ordered', null].toSorted());
    const late = await steps.awarded('6');
    await mall.owner.query(
      `update quotation set valid_until = now() where invitation_id in (select id from invitation where inquiry_id = $1)`,
      [late.id],
    );
    expect(await codeOf(order(late.id, late.total))).toBe('inquiry.quote_unfit');
  });
});

it('is ordered by nobody who may not decide, his own inquiry or not', async () => {
  const { id, total } = await steps.awarded('9');
  await mall.owner.query(`insert into role (key, name, audience) values ('asks_alone', '只询价', 'buyer')`);
  await mall.owner.query(
    `insert into role_right (role_id, right_name, reach) select n.id, g.right_name, g.reach from role_right g join role r on r.id = g.role_id join role n on n.key = 'asks_alone'
     where r.company_id is null and r.key = 'company_purchaser' and g.right_name <> 'personalCenterBase:comfirmInquiry:view'`,
  );
  const who = await addColleague(mall.house.db, 1, 'asks_alone');
  await mall.owner.query('update inquiry set member_id = $1 where id = $2', [who.id, id]);
  const address = (await mall.call(addressApi.add, { body: addressFields }, who)).data.id;
  const body = { addressId: address, payMode: 'prepay' as const, submitToken: randomUUID(), totalPrice: total };
  expect((await steps.detail(id, who)).actions).not.toContain('order');
  expect(await codeOf(mall.call(inquiryApi.order, { params: { id }, body }, who))).toBe('kernel.no_permission');
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
