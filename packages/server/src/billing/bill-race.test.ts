import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import { system } from '../kernel/side.ts';
import { billOf, billRow, confirmedBill, financeOf, giveBack, handIn, mallOf, receive, storeOf, takeIn } from '../testing/bill-steps.ts';
import { giveQuota, quotaOf } from '../testing/credit-steps.ts';
import { findBroken } from '../testing/find-broken.ts';
import { payApp } from '../testing/pay-steps.ts';
import { small } from '../testing/small-mall.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { answerDisputes } from './answer-disputes.ts';
import { confirmBill } from './confirm-bill.ts';
import { disputeBill } from './dispute-bill.ts';
import { issueBill } from './issue-bill.ts';
import { listAmounts, listLines } from './lines.queries.ts';
import { runDueBills } from './run-due-bills.ts';

const mall = payApp();
const { bigBuyer } = small.members;
const finance = financeOf();
let seller: Id;
let operator: Id;

beforeAll(async () => {
  const { db } = mall.house;
  await giveQuota(db, small.company, bigBuyer, 100_000_000);
  seller = (await addSignedIn(db, { audience: 'seller', storeId: small.stores.own })).id;
  operator = (await addSignedIn(db, { audience: 'operator' })).id;
});

const done = (results: readonly PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled').length;
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { code?: string }) => error.code,
  );

it('two of the finance confirm, or one confirms and one disputes: one of them counts', async () => {
  const { db } = mall.house;
  for (let round = 0; round < 3; round += 1) {
    const billId = await billOf(db, await receive(db));
    await inTransaction(db, (tx) => issueBill(tx, system, billId));
    const [line] = (await listLines(db, finance, billId, { page: 1, limit: 1 })).list;
    const lines = [{ lineId: line?.id as Id, reason: 'quantity' as const, should: null, words: '少两米', urls: [], moveOut: false }];
    const results = await Promise.allSettled([
      inTransaction(db, (tx) => confirmBill(tx, finance, billId)),
      inTransaction(db, (tx) => confirmBill(tx, finance, billId)),
      inTransaction(db, (tx) => disputeBill(tx, finance, billId, { lines })),
    ]);
    expect(done(results)).toBe(1);
    expect(['confirmed', 'disputed']).toContain((await billRow(db, billId)).state);
  }
  expect(await findBroken(db)).toEqual([]);
});

it('money is booked once, whoever confirms it at the same time, and while goods come back', async () => {
  const { db } = mall.house;
  const { billId, orderIds } = await confirmedBill(db, { num: 20 }, { payMode: 'postpay', num: 10 }, { num: 20 });
  const before = (await quotaOf(db, small.company))[1] as number;
  const total = Number((await billRow(db, billId)).total_fen);
  const payment = await handIn(db, billId, 10_000);
  expect(done(await Promise.allSettled([0, 1, 2, 3].map(() => takeIn(db, storeOf(seller), payment, 10_000))))).toBe(1);
  expect((await quotaOf(db, small.company))[1]).toBe(before - 10_000);
  const rest = await handIn(db, billId, total - 10_000 - 1002);
  await Promise.allSettled([
    giveBack(mall.house.db, orderIds[0] as Id, 1),
    ...[0, 1].map(() => takeIn(db, storeOf(seller), rest, total - 10_000 - 1002)),
  ]);
  // Whichever came first: what came back stands here when it came before the money, else on the next bill, and then so much is still open here.
  const after = await billRow(db, billId);
  expect(Number(after.paid_fen)).toBe(total - 1002);
  const open = Number(after.total_fen) - Number(after.paid_fen);
  expect([0, 1002]).toContain(open);
  if (open > 0) await takeIn(db, storeOf(seller), await handIn(db, billId, open), open);
  expect((await billRow(db, billId)).state).toBe('settled');
  expect((await quotaOf(db, small.company))[1]).toBe(before - 40_080 - (open > 0 ? 1002 : 0));
  expect(await findBroken(db)).toEqual([]);
});

it('above the limit two people book a payment, and the first is not the second', async () => {
  const { db } = mall.house;
  const { billId } = await confirmedBill(db, { num: 30 });
  const fen = Number((await billRow(db, billId)).total_fen);
  const payment = await handIn(db, billId, fen);
  expect(await refusal(takeIn(db, storeOf(seller), payment, fen - 1))).toBe('bill.amount_differs');
  expect(await takeIn(db, storeOf(seller), payment, fen, 1000)).toEqual({ waits: true });
  expect((await billRow(db, billId)).state).toBe('confirmed');
  expect(await refusal(takeIn(db, storeOf(seller), payment, fen, 1000))).toBe('bill.four_eyes');
  expect(await takeIn(db, mallOf(operator), payment, fen, 1000)).toEqual({ waits: false });
  expect((await billRow(db, billId)).state).toBe('settled');
  expect(await refusal(takeIn(db, mallOf(operator), payment, fen, 1000))).toBe('bill.moved');
});

it('the clock issues what is due, confirms where silence is consent, marks what is late, and the quota waits until it is paid', async () => {
  const { db } = mall.house;
  const billId = await billOf(db, await receive(db));
  await db.pool.query(`update bill set issue_at = now() - interval '1 minute' where id = $1`, [billId]);
  // Two nodes at once.
  await Promise.all([runDueBills(mall.house), runDueBills(mall.house)]);
  expect((await billRow(db, billId)).state).toBe('to_confirm');
  await db.pool.query(`update bill set confirm_by = now() - interval '1 minute' where id = $1`, [billId]);
  await runDueBills(mall.house);
  expect((await billRow(db, billId)).state).toBe('to_confirm');
  await db.pool.query(`insert into bill_option (company_id, billing_day, merge, auto_confirm) values ($1, 25, 'company', true)`, [
    small.company,
  ]);
  await runDueBills(mall.house);
  expect(await billRow(db, billId)).toMatchObject({ state: 'confirmed', term_days: 30 });
  await db.pool.query(`update bill set due_at = now() - interval '1 minute' where id = $1`, [billId]);
  await runDueBills(mall.house);
  await runDueBills(mall.house);
  expect((await billRow(db, billId)).overdue_at).not.toBe(null);
  const account = async () =>
    (
      await db.pool.query(
        'select a.state, a.hold_kind, c.bills_overdue from credit_account a join company c on c.id = a.company_id where c.id = $1',
        [small.company],
      )
    ).rows[0];
  expect(await account()).toEqual({ state: 'on_hold', hold_kind: 'overdue', bills_overdue: 1 });
  const fen = Number((await billRow(db, billId)).total_fen);
  await takeIn(db, storeOf(seller), await handIn(db, billId, fen), fen);
  expect(await account()).toEqual({ state: 'active', hold_kind: null, bills_overdue: 0 });
  expect(
    (await db.pool.query(`select count(*)::int as n from bill_event where bill_id = $1 and event = 'overdue'`, [billId])).rows[0]?.n,
  ).toBe(1);
  expect(await findBroken(db)).toEqual([]);
});

/** A small generator with a seed, so that a failure can be seen again. */
const dice = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return seed / 2 ** 31;
};

it('whatever is bought, given back and put right: a bill is its orders less refunds and adjustments, to the fen', async () => {
  const { db } = mall.house;
  const roll = dice(16);
  for (let round = 0; round < 3; round += 1) {
    const orders: { id: Id; num: number; back: number }[] = [];
    for (let nth = 0; nth < 4; nth += 1) {
      const num = 5 + Math.floor(roll() * 15);
      orders.push({ id: await receive(db, { num }), num, back: 0 });
    }
    const billId = await billOf(db, (orders[0] as { id: Id }).id);
    for (const order of orders.filter(() => roll() > 0.5)) {
      order.back = 1 + Math.floor(roll() * 3);
      await giveBack(mall.house.db, order.id, order.back);
    }
    await inTransaction(db, (tx) => issueBill(tx, system, billId));
    const lines = (await listLines(db, finance, billId, { page: 1, limit: 100 })).list.filter(({ kind }) => kind === 'order');
    await inTransaction(db, (tx) =>
      disputeBill(tx, finance, billId, {
        lines: lines.map(({ id }) => ({ lineId: id, reason: 'price', should: '99999.00', words: '价格', urls: [], moveOut: false })),
      }),
    );
    const disputes = (await listLines(db, finance, billId, { page: 1, limit: 100 })).list.flatMap((line) => line.disputes);
    const changes = disputes.map(() => Math.floor(roll() * 2000) - 1000 || 1);
    await inTransaction(db, (tx) =>
      answerDisputes(tx, storeOf(seller), billId, {
        answers: disputes.map(({ id }, at) => ({
          answer: 'adjusted',
          disputeId: id,
          amount: ((changes[at] as number) / 100).toFixed(2),
          words: '调整',
        })),
      }),
    );
    const { rows } = await db.pool.query<{ fen: string }>(
      `select sum(payable_fen - refunded_fen)::text as fen from shop_order where id = any ($1::bigint[])`,
      [orders.map(({ id }) => id)],
    );
    const expected = Number(rows[0]?.fen) + changes.reduce((sum, one) => sum + one, 0);
    expect(Number((await billRow(db, billId)).total_fen)).toBe(expected);
    const amounts = (await listAmounts(db, finance, billId, { page: 1, limit: 100 })).list;
    expect(amounts.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)).toBe(expected);
    await inTransaction(db, (tx) => confirmBill(tx, finance, billId));
    await takeIn(db, storeOf(seller), await handIn(db, billId, expected), expected);
    expect(await findBroken(db)).toEqual([]);
  }
});
