import type { Id } from '@mall/contract/kernel/fields.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { requireReturnable } from '../after-sale/returnable.queries.ts';
import { usualSettings } from '../kernel/config.ts';
import { inTransaction } from '../kernel/db.ts';
import { runDueGroups } from '../marketing/group/run-due-groups.ts';
import { stopGroupBuy } from '../marketing/group/stop-group-buy.ts';
import { holdForAfterSale } from '../order/hold-for-after-sale.ts';
import { putOnCredit } from '../order/put-on-credit.ts';
import { codeOf } from '../testing/code-of.ts';
import { findBroken } from '../testing/find-broken.ts';
import { addGroupBuy, addSession } from '../testing/marketing-steps.ts';
import { buyerOf, orderRow, place, ship, specOf } from '../testing/order-steps.ts';
import { alertsOf, atBank, payApp, refundsOf, stateOf } from '../testing/pay-steps.ts';
import { toldMessages } from '../testing/told-messages.ts';
import { cancelForSeller } from './cancel-for-seller.ts';
import { sendRefunds } from './send-refunds.ts';
import { settleGroupOrders } from './settle-group-orders.ts';
import { startPayment } from './start-payment.ts';
import { sweepPayTimeouts } from './sweep-pay-timeouts.ts';

const mall = payApp();
const crowd = ['201', '202', '203', '204', '205', '206'] as const;

beforeAll(async () => {
  await mall.house.db.pool.query('update goods set moq = 1');
  await mall.house.db.pool.query(
    `insert into member (id, mobile, member_name, password_hash) select n, '1880000' || lpad(n::text, 4, '0'), '团员' || n, '' from generate_series(201, 206) n`,
  );
});
afterEach(async () => expect(await findBroken(mall.house.db)).toEqual([]));

let spec = 0;
/** A group buy of a spec of its own. */
const group = async (given: Parameters<typeof addGroupBuy>[1] | object = {}) => {
  spec = (spec % 6) + 1;
  const specId = specOf(spec);
  return { specId, groupId: await addGroupBuy(mall.house.db, { specId, ...given }) };
};
type Group = Awaited<ReturnType<typeof group>>;

const join = async ({ specId, groupId }: Group, memberId: Id, num = 1) => {
  const placed = await place(mall.house.db, memberId, { lines: [{ specId, num }], groupId });
  return { ...placed, memberId, orderId: placed.orderIds[0] as Id };
};
type Joined = Awaited<ReturnType<typeof join>>;
const toBank = async ({ memberId, paySn }: Joined) =>
  (await startPayment(mall.house, buyerOf(memberId), { paySn, channel: 'pc' })).attemptNo;
const pay = async (joined: Joined) => atBank(mall, await toBank(joined), 'success');
const paid = async (one: Group, memberId: Id, num = 1) => {
  const joined = await join(one, memberId, num);
  await pay(joined);
  return joined;
};
const end = async ({ groupId }: Group) => {
  await mall.house.db.pool.query(`update shop_order set created_at = created_at - interval '1 hour' where group_id = $1`, [groupId]);
  await mall.house.db.pool.query(
    `update activity set starts_at = least(starts_at, now() - interval '3 hours'), ends_at = now() - interval '1 second' where id = $1`,
    [groupId],
  );
};
const figures = async ({ groupId }: Group) =>
  (
    await mall.house.db.pool.query<{ state: string; buyers: number; sold: number; price: number }>(
      'select state, buyers, sold, price_fen::int as price from group_buy where id = $1',
      [groupId],
    )
  ).rows[0];
const money = async (orderId: Id) => {
  const { payable_fen, paid_fen, refunded_fen, freight_fen } = await orderRow(mall.house.db, orderId);
  return { payable: Number(payable_fen) - Number(freight_fen), paid: Number(paid_fen) - Number(freight_fen), back: Number(refunded_fen) };
};

describe('a group buy that succeeds', () => {
  it('lets everybody pay the last step in the end, holds the goods until then, and does it once', async () => {
    const one = await group();
    const orders: Joined[] = [];
    for (const memberId of crowd.slice(0, 4)) orders.push(await paid(one, memberId, 2));
    expect(await figures(one)).toEqual({ state: 'running', buyers: 4, sold: 8, price: 700 });
    const [first, , , last] = orders as [Joined, Joined, Joined, Joined];
    expect([(await money(first.orderId)).paid, (await money(last.orderId)).paid]).toEqual([1600, 1400]);
    expect(await codeOf(ship(mall.house.db, first.orderId))).toBe('order.group_waits');
    const line = (await mall.house.db.pool.query('select id::text from order_line where order_id = $1', [first.orderId])).rows[0].id;
    const lines = [{ orderLineId: line, num: 1, fen: 800 }];
    expect(await codeOf(inTransaction(mall.house.db, (tx) => holdForAfterSale(tx, { orderId: first.orderId, lines }, usualSettings)))).toBe(
      'order.group_waits',
    );

    await end(one);
    expect(await runDueGroups(mall.house)).toBe(1);
    expect(await figures(one)).toMatchObject({ state: 'succeeded', buyers: 4, price: 700 });
    expect([await settleGroupOrders(mall.house), await settleGroupOrders(mall.house), await runDueGroups(mall.house)]).toEqual([4, 0, 0]);
    expect((await refundsOf(mall, first.orderId)).map(({ ref, amount_fen }) => [ref, Number(amount_fen)])).toEqual([
      [`group:${first.orderId}`, 200],
    ]);
    expect(await refundsOf(mall, last.orderId)).toEqual([]);
    await sendRefunds(mall.house);
    expect((await refundsOf(mall, first.orderId)).map(({ state }) => state)).toEqual(['success']);
    expect([await money(first.orderId), await money(last.orderId)]).toEqual([
      { payable: 1600, paid: 1600, back: 200 },
      { payable: 1400, paid: 1400, back: 0 },
    ]);
    expect((await toldMessages(mall.house, first.memberId)).map(({ title }) => title)).toEqual(['支付成功', '拼团成功', '退款到账']);
    await ship(mall.house.db, first.orderId);
    expect(await stateOf(mall, first.orderId)).toBe('wait_receive');
  });

  it('counts a member once, and asks who pays late for the step that is reached then', async () => {
    const one = await group({ leastBuyers: 2 });
    await paid(one, crowd[0]);
    await paid(one, crowd[0]);
    const late = await join(one, crowd[1]);
    const atTheBank = await join(one, crowd[2]);
    const open = await toBank(atTheBank);
    await paid(one, crowd[3]);
    await paid(one, crowd[4]);
    expect(await figures(one)).toMatchObject({ buyers: 3, price: 700 });
    await pay(late);
    await atBank(mall, open, 'success');
    expect([(await money(late.orderId)).paid, (await money(atTheBank.orderId)).paid]).toEqual([700, 800]);
    await end(one);
    await runDueGroups(mall.house);
    await settleGroupOrders(mall.house);
    expect([(await money(late.orderId)).back, (await money(atTheBank.orderId)).back]).toEqual([100, 200]);
  });

  it('gives back a piece at what it cost in the end', async () => {
    const one = await group({ leastBuyers: 2 });
    const first = await paid(one, crowd[0], 2);
    await paid(one, crowd[1]);
    await paid(one, crowd[2]);
    await end(one);
    await runDueGroups(mall.house);
    await settleGroupOrders(mall.house);
    const found = await requireReturnable(mall.house.db, buyerOf(crowd[0]), first.orderId, 'zh', 15);
    expect(found.lines.map(({ availableAmount, availableNum }) => [availableAmount, availableNum])).toEqual([['14.00', 2]]);
  });
});

describe('a group buy that fails', () => {
  it('cancels and refunds every order', async () => {
    const one = await group({ leastBuyers: 4 });
    const orders = [await paid(one, crowd[0]), await paid(one, crowd[1])];
    const unpaid = await join(one, crowd[2]);
    await end(one);
    // One that waits for its money is waited for.
    expect(await runDueGroups(mall.house)).toBe(0);
    await mall.house.db.pool.query(`update shop_order set pay_deadline = now() - interval '1 second' where id = $1`, [unpaid.orderId]);
    await sweepPayTimeouts(mall.house);
    expect([await runDueGroups(mall.house), (await figures(one))?.state]).toEqual([1, 'failed']);
    await settleGroupOrders(mall.house);
    for (const { orderId } of orders) {
      expect((await orderRow(mall.house.db, orderId)).cancel_kind).toBe('group_failed');
      const { payable, paid: came } = await money(orderId);
      expect([payable, came]).toEqual([800, 800]);
    }
    await sendRefunds(mall.house);
    expect((await refundsOf(mall, orders[0]?.orderId as Id)).map(({ ref, state }) => [ref, state])).toEqual([
      [`cancel:${orders[0]?.orderId}`, 'success'],
    ]);
    expect(await figures(one)).toMatchObject({ buyers: 2, sold: 0 });
    expect((await toldMessages(mall.house, crowd[1])).map(({ title }) => title)).toContain('拼团未成');
  });

  it('sends money back that comes when it is over', async () => {
    const one = await group({ leastBuyers: 4 });
    const late = await join(one, crowd[0]);
    const attemptNo = await toBank(late);
    await inTransaction(mall.house.db, (tx) =>
      stopGroupBuy(tx, { kind: 'operator', memberId: '1' } as never, one.groupId, { reason: '缺货' }),
    );
    await atBank(mall, attemptNo, 'success');
    expect(await stateOf(mall, late.orderId)).toBe('wait_pay');
    expect(await alertsOf(mall, attemptNo)).toEqual(['late']);
    await settleGroupOrders(mall.house);
    await sweepPayTimeouts(mall.house);
    expect(await stateOf(mall, late.orderId)).toBe('cancelled');
    expect(await codeOf(join(one, crowd[1]))).toBe('order.activity_over');
  });
});

describe('joining', () => {
  it('is for one spec, paid before the goods, while it runs, and within its limits', async () => {
    const one = await group({ restriction: 2, total: 4 });
    expect(await codeOf(join(one, crowd[0], 3))).toBe('cart.person_limit');
    await join(one, crowd[0], 2);
    expect(await codeOf(join(one, crowd[0], 1))).toBe('cart.person_limit');
    await join(one, crowd[1], 1);
    expect(await codeOf(join(one, crowd[2], 2))).toBe('cart.above_most');
    const company = buyerOf('3', { companyId: '1' });
    expect(
      await codeOf(
        place(mall.house.db, '3', {
          lines: [{ specId: one.specId, num: 1 }],
          payMode: 'postpay',
          shownTotal: '8.00',
          groupId: one.groupId,
          actor: company,
        }),
      ),
    ).toBe('order.group_prepay');
    const { orderId } = await join(one, '3');
    expect(await codeOf(join(one, crowd[2], 1))).toBe('order.activity_over');
    expect(await codeOf(inTransaction(mall.house.db, (tx) => putOnCredit(tx, company, [orderId])))).toMatch(
      /order.group_prepay|payment.not_payable/,
    );
    expect(await codeOf(join({ ...one, specId: specOf((spec % 6) + 1) }, crowd[3]))).toBe('order.activity_over');
  });

  it('ends with the order that its store cancels, and the price goes up for who comes next', async () => {
    const one = await group({ leastBuyers: 2 });
    const orders = [await paid(one, crowd[0]), await paid(one, crowd[1]), await paid(one, crowd[2])];
    expect((await figures(one))?.price).toBe(700);
    const { store_id } = await orderRow(mall.house.db, orders[0]?.orderId as Id);
    const side = { kind: 'seller', storeId: store_id, memberId: '1', rights: new Map() } as never;
    await cancelForSeller(mall.house.db, side, { orderId: orders[0]?.orderId as Id, reason: '缺货' });
    expect(await figures(one)).toMatchObject({ buyers: 2, sold: 2, price: 800 });
  });

  it('takes nothing that costs more, has another activity or is more than there is', async () => {
    const { db } = mall.house;
    const specId = specOf(6);
    await db.pool.query(`update activity set ends_at = now() where activity_type = 4`);
    await db.pool.query(`update group_buy set state = 'failed', ended_at = now() where state = 'running' and spec_id = $1 and sold = 0`, [
      specId,
    ]);
    expect(await codeOf(addGroupBuy(db, { specId, steps: [{ buyers: 1, price: '99.00' }] }))).toBe('marketing.not_cheaper');
    expect(await codeOf(addGroupBuy(db, { specId, total: 9_000_000 }))).toBe('marketing.stock_short');
    expect(await codeOf(addGroupBuy(db, { specId, from: -3, until: -2 }))).toBe('marketing.time_past');
    await addSession(db, { from: 1, until: 2, specIds: [specId] });
    expect(await codeOf(addGroupBuy(db, { specId, until: 3 }))).toBe('marketing.spec_taken');
  });
});
