import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import { grantPoints } from '../marketing/grant-points.ts';
import { codeOf } from '../testing/code-of.ts';
import { countStatements } from '../testing/count-statements.ts';
import { findBroken } from '../testing/find-broken.ts';
import { addSession, holdCoupon } from '../testing/marketing-steps.ts';
import { buyerOf, linesOf, orderInput, orderRow, place, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small } from '../testing/small-mall.ts';
import { testDatabase } from '../testing/test-database.ts';
import { placeOrder } from './place-order.ts';

const database = testDatabase();
const { buyer, stranger, bigBuyer } = small.members;

beforeAll(async () => {
  await buildSmallMall(database.db, 40);
  await database.db.pool.query('update goods set moq = 1 where id between 30 and 32');
  await addSession(database.db, { from: -1, until: 1, specIds: [specOf(30), specOf(31)], total: 10 });
});

const stockOf = async (specId: string) =>
  (await database.db.pool.query<{ free: number }>('select on_hand - reserved as free from spec_stock where spec_id = $1', [specId])).rows[0]
    ?.free;

describe('placing an order', () => {
  it('makes an order for each store, holds stock, and writes how it began', async () => {
    const before = await stockOf(specOf(2));
    const placed = await place(database.db, buyer, {
      lines: [
        { specId: specOf(2), num: 5 },
        { specId: specOf(3), num: 6 },
      ],
    });
    expect(placed.orderIds).toHaveLength(2);
    expect(await stockOf(specOf(2))).toBe((before ?? 0) - 5);
    const [first, second] = await Promise.all(placed.orderIds.map((id) => orderRow(database.db, id)));
    expect([first?.store_id, second?.store_id]).toEqual(['1', '2']);
    expect(first).toMatchObject({ state: 'wait_pay', member_id: buyer, item_count: 5, invoice: null, invoice_state: 'none' });
    expect(Number(first?.pay_deadline) - Number(first?.created_at)).toBe(24 * 3_600_000);
    const { rows } = await database.db.pool.query(`select seq, event, to_state, by_kind from order_event where order_id = $1`, [
      placed.orderIds[0],
    ]);
    expect(rows).toEqual([{ seq: 1, event: 'submit', to_state: 'wait_pay', by_kind: 'buyer' }]);
    expect(await findBroken(database.db)).toEqual([]);
  });

  it('takes 12 statements at most for three lines, with activity and coupon', async () => {
    const memberCouponId = await holdCoupon(database.db, buyer);
    const input = await orderInput(database.db, buyer, {
      lines: [
        { specId: specOf(4), num: 5 },
        { specId: specOf(6), num: 10 },
        { specId: specOf(30), num: 1 },
      ],
      coupons: { [small.stores.own]: memberCouponId },
    });
    const { statements, result } = await countStatements(database.db, () =>
      inTransaction(database.db, (tx) => placeOrder(tx, buyerOf(buyer), input)),
    );
    expect(statements.length).toBeLessThanOrEqual(12);
    const order = await orderRow(database.db, result.orderIds[0] as string);
    expect(order?.coupon_fen).toBe('1000');
    expect(Number(order?.pay_deadline) - Number(order?.created_at)).toBe(30 * 60_000);
    expect(await findBroken(database.db)).toEqual([]);
  });

  it('plans none of its statements anew at every order', async () => {
    const inputs = await Promise.all(
      Array.from({ length: 8 }, (_, at) => orderInput(database.db, buyer, { lines: [{ specId: specOf(10 + at), num: 5 }] })),
    );
    const planned = await inTransaction(database.db, async (tx) => {
      for (const input of inputs) await placeOrder(tx, buyerOf(buyer), input);
      return (await tx.execute<{ name: string }>(sql`select name from pg_prepared_statements where generic_plans = 0 and custom_plans > 5`))
        .rows;
    });
    expect(planned).toEqual([]);
  });

  it('uses points and books them once', async () => {
    await grantPoints(database.db, stranger, 500, 'test:points');
    const { orderIds } = await place(database.db, stranger, { usePoints: 300 });
    expect(await orderRow(database.db, orderIds[0] as string)).toMatchObject({ points_num: 300, points_fen: '300' });
    expect((await database.db.pool.query('select balance from point_account where member_id = $1', [stranger])).rows[0]?.balance).toBe(
      '200',
    );
    expect(await findBroken(database.db)).toEqual([]);
  });

  it('answers the same token with the first result, also when both come at once, and refuses another content under it', async () => {
    const lines = [{ specId: specOf(8), num: 5 }];
    const input = await orderInput(database.db, buyer, { lines });
    const twice = await Promise.all([0, 1].map(() => inTransaction(database.db, (tx) => placeOrder(tx, buyerOf(buyer), input))));
    const later = await inTransaction(database.db, (tx) => placeOrder(tx, buyerOf(buyer), input));
    expect(twice[0]).toEqual(twice[1]);
    expect(later).toEqual(twice[0]);
    expect(await stockOf(specOf(8))).toBe(55);
    const other = { ...input, ordered: { lines: [{ specId: specOf(8), num: 6 }] } };
    expect(await codeOf(inTransaction(database.db, (tx) => placeOrder(tx, buyerOf(buyer), other)))).toBe('order.submit_changed');
    // The token of one member says nothing to another.
    expect(await codeOf(place(database.db, stranger, { lines, submitToken: input.submitToken }))).toBe('done');
  });

  it('refuses what the buyer did not see, and what cannot be bought', async () => {
    const cases: [Parameters<typeof place>[2], string][] = [
      [{ shownTotal: '0.01' }, 'order.price_changed'],
      [{ lines: [{ specId: specOf(2), num: 1 }], shownTotal: '10.02' }, 'cart.below_least'],
      [{ lines: [{ specId: '9999999', num: 5 }], shownTotal: '10.02' }, 'cart.goods_gone'],
      [{ lines: [{ specId: specOf(2), num: 200 }], shownTotal: '10.02' }, 'cart.above_most'],
      [{ lines: [], shownTotal: '0.00' }, 'cart.goods_gone'],
      [{ payMode: 'credit' }, 'kernel.enterprise_only'],
      [{ payMode: 'postpay' }, 'order.postpay_refused'],
    ];
    const trades = async () => (await database.db.pool.query('select count(*) as n from trade')).rows[0]?.n;
    const before = await trades();
    for (const [given, code] of cases) expect(await codeOf(place(database.db, buyer, given)), code).toBe(code);
    expect(
      await codeOf(
        place(database.db, buyer, { coupons: { [small.stores.own]: await holdCoupon(database.db, stranger) }, shownTotal: '50.10' }),
      ),
    ).toBe('kernel.not_found');
    expect(await trades()).toBe(before);
  });

  it('lets the members of a certified company pay after the goods', async () => {
    const actor = buyerOf(bigBuyer, { companyId: small.company });
    const { orderIds } = await place(database.db, bigBuyer, { payMode: 'postpay', actor });
    expect(await orderRow(database.db, orderIds[0] as string)).toMatchObject({ state: 'wait_ship', pay_deadline: null, company_id: '1' });
    await database.db.pool.query(`update company set state = 'pending'`);
    expect(await codeOf(place(database.db, bigBuyer, { payMode: 'postpay', actor }))).toBe('order.postpay_refused');
    await database.db.pool.query(`update company set state = 'active', bills_overdue = 1`);
    expect(await codeOf(place(database.db, bigBuyer, { payMode: 'postpay', actor }))).toBe('order.terms_held');
    await place(database.db, bigBuyer, { payMode: 'prepay', actor });
    await database.db.pool.query(`update company set bills_overdue = 0`);
  });
});

describe('when many order at once', () => {
  it('sells one piece once', async () => {
    await layStock(database.db, 1, specOf(12));
    await database.db.pool.query(`update goods set moq = 1 where id = 12`);
    const input = await orderInput(database.db, buyer, { lines: [{ specId: specOf(12), num: 1 }] });
    const results = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        codeOf(
          inTransaction(database.db, (tx) =>
            placeOrder(tx, buyerOf([buyer, stranger, bigBuyer][at % 3] as string), { ...input, submitToken: randomUUID() }),
          ),
        ),
      ),
    );
    expect(results.filter((code) => code === 'done')).toHaveLength(1);
    expect(results.filter((code) => !['done', 'goods.sold_out', 'cart.sold_out'].includes(code))).toEqual([]);
    expect(await stockOf(specOf(12))).toBe(0);
    expect(await findBroken(database.db)).toEqual([]);
  });

  it('spends a coupon once in 50 orders', async () => {
    const memberCouponId = await holdCoupon(database.db, bigBuyer);
    const lines = [{ specId: specOf(14), num: 10 }];
    await layStock(database.db, 960, specOf(14));
    const input = await orderInput(database.db, bigBuyer, { lines, coupons: { [small.stores.own]: memberCouponId } });
    const results = await Promise.all(
      Array.from({ length: 50 }, () =>
        codeOf(inTransaction(database.db, (tx) => placeOrder(tx, buyerOf(bigBuyer), { ...input, submitToken: randomUUID() }))),
      ),
    );
    expect(results.filter((code) => code === 'done')).toHaveLength(1);
    expect(
      (
        await linesOf(
          database.db,
          (
            await database.db.pool.query('select used_order_id from member_coupon where id = $1', [memberCouponId])
          ).rows[0]?.used_order_id,
        )
      ).length,
    ).toBe(1);
    expect(await findBroken(database.db)).toEqual([]);
  });

  it('keeps the limit of an activity over all orders of a member', async () => {
    const input = await orderInput(database.db, stranger, { lines: [{ specId: specOf(31), num: 1 }] });
    const results = await Promise.all(
      Array.from({ length: 8 }, () =>
        codeOf(inTransaction(database.db, (tx) => placeOrder(tx, buyerOf(stranger), { ...input, submitToken: randomUUID() }))),
      ),
    );
    expect(results.filter((code) => code === 'done')).toHaveLength(2);
    expect(
      (await database.db.pool.query('select num from activity_buyer where member_id = $1 and spec_id = $2', [stranger, specOf(31)])).rows,
    ).toEqual([{ num: 2 }]);
    expect(await findBroken(database.db)).toEqual([]);
  });

  it('sells no more of an activity than there is, and shuts its price then', async () => {
    const { rows } = await database.db.pool.query<{ session_id: string }>(
      `update seckill_goods set total = sold + 1, restriction = 0 where spec_id = $1 returning session_id`,
      [specOf(31)],
    );
    const lines = [{ specId: specOf(31), num: 1 }];
    const input = await orderInput(database.db, bigBuyer, { lines });
    const results = await Promise.all(
      Array.from({ length: 6 }, () =>
        codeOf(inTransaction(database.db, (tx) => placeOrder(tx, buyerOf(bigBuyer), { ...input, submitToken: randomUUID() }))),
      ),
    );
    expect(results.filter((code) => code === 'done')).toHaveLength(1);
    const price = await database.db.pool.query('select open from activity_price where activity_ref = $1 and spec_id = $2', [
      rows[0]?.session_id,
      specOf(31),
    ]);
    expect(price.rows).toEqual([{ open: false }]);
    expect(await findBroken(database.db)).toEqual([]);
  });

  it('lets the database’s clock decide when an activity runs', async () => {
    const session = await addSession(database.db, { from: 1.1, until: 2, specIds: [specOf(32)], total: 3 });
    await database.db.pool.query(`update activity_price set starts_at = now() - interval '1 minute' where activity_ref = $1`, [session]);
    expect(await codeOf(place(database.db, buyer, { lines: [{ specId: specOf(32), num: 1 }] }))).toBe('order.activity_over');
  });
});
