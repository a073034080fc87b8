import { acceptanceApi } from '@mall/contract/after-sale/acceptance.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { AcceptDelivery } from '@mall/contract/order/acceptance.rules.ts';
import { orderApi } from '@mall/contract/order/order.api.ts';
import { orderSellerApi } from '@mall/contract/order/order-seller.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBroken, pastTheBank } from '../testing/find-broken.ts';
import { linesOf, placePaid, ship, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { toldMessages } from '../testing/told-messages.ts';

const mall = testApp();
const db = () => mall.house.db;
const tokens = {} as Record<'buyer' | 'stranger' | 'seller', string>;

beforeAll(async () => {
  await buildSmallMall(db(), 6);
  await layStock(db(), 10_000);
  tokens.buyer = await tokenOf(db(), small.members.buyer);
  tokens.stranger = await tokenOf(db(), small.members.stranger);
  tokens.seller = (await addSignedIn(db(), { id: '201', audience: 'seller', storeId: small.stores.own })).token;
});

const sent = async (buyer: Id = small.members.buyer): Promise<{ orderId: Id; lineIds: Id[] }> => {
  const lines = [
    { specId: specOf(2), num: 10 },
    { specId: specOf(4), num: 8 },
  ];
  const orderId = await placePaid(db(), buyer, { lines });
  await ship(db(), orderId);
  return { orderId, lineIds: (await linesOf(db(), orderId)).map(({ id }) => String(id)) };
};
const accept = (id: Id, body: Partial<AcceptDelivery>, token = tokens.buyer) =>
  mall.call(acceptanceApi.accept, { params: { id }, body: { differences: [], note: '', claim: false, ...body } }, { token });
const detail = async (id: Id) => (await mall.call(orderApi.detail, { params: { id } }, { token: tokens.buyer })).data;

const one = (orderGoodsId: Id, shortNum: number) => ({ differences: [{ orderGoodsId, shortNum, damagedNum: 0 }] });

describe('taking goods in line by line', () => {
  it('is a plain receipt when all came', async () => {
    const { orderId } = await sent();
    expect((await detail(orderId)).actions.slice(0, 2)).toEqual(['confirm', 'accept']);
    expect((await accept(orderId, {})).data).toEqual({ afterSales: [] });
    const after = await detail(orderId);
    expect([after.state, after.acceptance]).toEqual(['done', undefined]);
    expect((await accept(orderId, {})).errorCode).toBe('order.moved');
  });

  it('keeps what was short or damaged with the order, for buyer and store, and asks for nothing', async () => {
    const { orderId, lineIds } = await sent();
    const differences = [{ orderGoodsId: lineIds[0] as Id, shortNum: 2, damagedNum: 1 }];
    expect((await accept(orderId, { differences, note: '外箱破损' })).data).toEqual({ afterSales: [] });
    const own = await detail(orderId);
    expect(own).toMatchObject({
      state: 'done',
      acceptance: { note: '外箱破损', claimed: false, lines: [{ orderGoodsId: lineIds[0], shortNum: 2, damagedNum: 1 }] },
    });
    expect(own.steps.map(({ event }) => event).slice(-2)).toEqual(['confirmReceipt', 'differ']);
    const seen = (await mall.call(orderSellerApi.detail, { params: { id: orderId } }, { token: tokens.seller })).data;
    expect(seen.acceptance?.lines).toHaveLength(1);
    expect((await toldMessages(mall.house, '201')).map(({ title }) => title)).toContain('买家验收有差异');
  });

  it('asks for money and a return with it, where that is wanted', async () => {
    const { orderId, lineIds } = await sent();
    const [first = '', second = ''] = lineIds;
    const differences = [
      { orderGoodsId: first, shortNum: 2, damagedNum: 1 },
      { orderGoodsId: second, shortNum: 0, damagedNum: 3 },
    ];
    const { data } = await accept(orderId, { differences, claim: true });
    expect(data.afterSales).toHaveLength(2);
    const { rows } = await db().pool.query(
      `select a.type, a.reason, (select json_agg(json_build_array(l.order_line_id::text, l.num) order by l.order_line_id) from after_sale_line l where l.after_sale_id = a.id) as lines from after_sale a where a.order_id = $1 order by a.id`,
      [orderId],
    );
    expect(rows).toEqual([
      { type: 'refund', reason: 'short', lines: [[first, 2]] },
      {
        type: 'return',
        reason: 'damaged',
        lines: [
          [first, 1],
          [second, 3],
        ],
      },
    ]);
    expect((await detail(orderId)).acceptance?.claimed).toBe(true);
    expect(await findBroken(db(), pastTheBank)).toEqual([]);
  });

  it('counts no more than was sent, and nobody else’s goods; then nothing is confirmed', async () => {
    const { orderId, lineIds } = await sent();
    expect((await accept(orderId, one(lineIds[0] as Id, 11))).errorCode).toBe('order.accept_over');
    expect((await accept(orderId, one('999999', 1))).errorCode).toBe('kernel.not_found');
    expect((await accept(orderId, one(lineIds[0] as Id, 1), tokens.stranger)).errorCode).toBe('kernel.not_found');
    expect((await accept(orderId, { differences: [{ orderGoodsId: lineIds[0] as Id, shortNum: 0, damagedNum: 0 }] })).code).not.toBe(200);
    expect((await detail(orderId)).state).toBe('wait_receive');
  });

  it('lets a colleague count, who claims nothing: that is the buyer’s own', async () => {
    const { orderId, lineIds } = await sent(small.members.bigBuyer);
    await db().pool.query('update shop_order set company_id = $2 where id = $1', [orderId, small.company]);
    const colleague = await addSignedIn(db(), { id: '205', accountType: 2, companyId: small.company, roles: ['company_admin'] });
    const short = one(lineIds[0] as Id, 1);
    expect((await accept(orderId, { ...short, claim: true }, colleague.token)).errorCode).toBe('order.accept_claim');
    const stateOf = async () => (await db().pool.query('select state from shop_order where id = $1', [orderId])).rows[0].state;
    expect(await stateOf()).toBe('wait_receive');
    expect((await accept(orderId, short, colleague.token)).data).toEqual({ afterSales: [] });
    expect(await stateOf()).toBe('done');
  });
});
