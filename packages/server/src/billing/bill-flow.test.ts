import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import { system } from '../kernel/side.ts';
import { payOrder } from '../order/pay-order.ts';
import { billOf, billRow, confirmedBill, financeOf, giveBack, handIn, mallOf, receive, storeOf, takeIn } from '../testing/bill-steps.ts';
import { giveQuota, quotaOf } from '../testing/credit-steps.ts';
import { findBroken, pastTheBank } from '../testing/find-broken.ts';
import { orderRow, payableOf } from '../testing/order-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import { small } from '../testing/small-mall.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { answerDisputes } from './answer-disputes.ts';
import { requireBill } from './case.queries.ts';
import { confirmBill } from './confirm-bill.ts';
import { disputeBill } from './dispute-bill.ts';
import { issueBill } from './issue-bill.ts';
import { listLines } from './lines.queries.ts';
import { makeBills } from './make-bills.ts';
import { moveOut } from './move-out.ts';
import { runDueBills } from './run-due-bills.ts';
import { withdrawBill } from './withdraw-bill.ts';

const mall = payApp();
const { bigBuyer } = small.members;
const finance = financeOf();
let seller: Id;
let second: Id;

beforeAll(async () => {
  const { db } = mall.house;
  await giveQuota(db, small.company, bigBuyer, 10_000_000);
  seller = (await addSignedIn(db, { audience: 'seller', storeId: small.stores.own })).id;
  second = (await addSignedIn(db, { audience: 'operator' })).id;
});

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { code?: string }) => error.code,
  );

const linesOn = async (billId: Id) => (await listLines(mall.house.db, finance, billId, { page: 1, limit: 100 })).list;

const said = (lineId: Id) => ({ lineId, reason: 'price' as const, should: '40.00', words: '单价不符', urls: [], moveOut: false });

const answer = (disputeId = '') => ({ answer: 'adjusted' as const, disputeId, amount: '-10.10', words: '按合同价' });

it('lines come with the receipt; what is received is billed, paid in parts, and the quota is given back as much, once', async () => {
  const { db } = mall.house;
  const orderIds = [await receive(db), await receive(db, { num: 7 }), await receive(db, { payMode: 'postpay', num: 6 })];
  const billId = await billOf(db, orderIds[0] as Id);
  expect(new Set(await Promise.all(orderIds.map((id) => billOf(db, id))))).toEqual(new Set([billId]));
  expect(await billRow(db, billId)).toMatchObject({ state: 'open', total_fen: String(5010 + 7014 + 6012) });
  expect((await orderRow(db, orderIds[0] as Id))?.bill_id).toBe(null);
  await inTransaction(db, (tx) => issueBill(tx, storeOf(seller), billId));
  expect((await orderRow(db, orderIds[2] as Id))?.bill_id).toBe(billId);
  // Only through the bill.
  expect(await inTransaction(db, (tx) => payOrder(tx, { orderId: orderIds[2] as Id, amountFen: 6012, channel: 'test' }))).toBe(false);
  expect(await refusal(inTransaction(db, (tx) => issueBill(tx, system, billId)))).toBe('bill.moved');
  await inTransaction(db, (tx) => confirmBill(tx, finance, billId));
  const [, used = 0] = await quotaOf(db, small.company);
  await takeIn(db, storeOf(seller), await handIn(db, billId, 10_000), 10_000);
  expect(await billRow(db, billId)).toMatchObject({ state: 'part_paid', paid_fen: '10000', repaid_fen: '10000' });
  expect((await orderRow(db, orderIds[2] as Id))?.state).toBe('wait_pay');
  await takeIn(db, storeOf(seller), await handIn(db, billId, 8036), 8036);
  expect(await billRow(db, billId)).toMatchObject({ state: 'settled', paid_fen: '18036', repaid_fen: '12024' });
  expect(await quotaOf(db, small.company)).toEqual([10_000_000, used - 12_024, 0]);
  expect(await orderRow(db, orderIds[2] as Id)).toMatchObject({ state: 'done', pay_state: 'paid', pay_channel: 'bill' });
  expect(await findBroken(db)).toEqual([]);
});

it('a dispute is answered by a further line, what the store gave up is owed on the quota no more, and history stands', async () => {
  const { db } = mall.house;
  const orderIds = [await receive(db), await receive(db)];
  const billId = await billOf(db, orderIds[0] as Id);
  await inTransaction(db, (tx) => issueBill(tx, system, billId));
  const lines = await linesOn(billId);
  expect(await refusal(inTransaction(db, (tx) => disputeBill(tx, finance, billId, { lines: [said('999999')] })))).toBe('bill.line_wrong');
  await inTransaction(db, (tx) => disputeBill(tx, finance, billId, { lines: lines.map(({ id }) => said(id)) }));
  expect(await refusal(inTransaction(db, (tx) => confirmBill(tx, finance, billId)))).toBe('bill.moved');
  const [one, other] = (await linesOn(billId)).flatMap(({ disputes }) => disputes);
  await inTransaction(db, (tx) => answerDisputes(tx, storeOf(seller), billId, { answers: [answer(one?.id)] }));
  expect((await billRow(db, billId))?.state).toBe('disputed');
  await inTransaction(db, (tx) =>
    answerDisputes(tx, storeOf(seller), billId, { answers: [{ answer: 'explained', disputeId: other?.id ?? '', words: '与合同一致' }] }),
  );
  expect(await billRow(db, billId)).toMatchObject({ state: 'to_confirm', rev: 2, total_fen: String(5010 * 2 - 1010) });
  await expect(db.pool.query('update bill_line set amount_fen = 0')).rejects.toThrow();
  await expect(db.pool.query('delete from bill_line')).rejects.toThrow();
  await inTransaction(db, (tx) => confirmBill(tx, finance, billId));
  const [, used = 0] = await quotaOf(db, small.company);
  await takeIn(db, storeOf(seller), await handIn(db, billId, 9010), 9010);
  expect(await quotaOf(db, small.company)).toEqual([10_000_000, used - 10_020, 0]);
  expect(await findBroken(db)).toEqual([]);
});

it('the order of a disputed line goes to the next period as a whole, and what nothing stands on is void', async () => {
  const { db } = mall.house;
  const orderId = await receive(db);
  const billId = await billOf(db, orderId);
  await inTransaction(db, (tx) => issueBill(tx, system, billId));
  const [line] = await linesOn(billId);
  await inTransaction(db, (tx) =>
    disputeBill(tx, finance, billId, {
      lines: [{ lineId: line?.id ?? '', reason: 'not_received', should: null, words: '未收到', urls: [], moveOut: false }],
    }),
  );
  const [dispute] = (await linesOn(billId)).flatMap(({ disputes }) => disputes);
  await inTransaction(db, (tx) => moveOut(tx, mallOf(second), dispute?.id ?? '', '查清后入账'));
  expect(await billRow(db, billId)).toMatchObject({ state: 'void', total_fen: '0' });
  expect((await linesOn(billId))[0]).toMatchObject({ movedOut: true, amount: '50.10' });
  const next = await billOf(db, orderId);
  expect(next).not.toBe(billId);
  expect(await billRow(db, next)).toMatchObject({ state: 'open', total_fen: '5010' });
  expect((await orderRow(db, orderId))?.bill_id).toBe(null);
  expect(await findBroken(db)).toEqual([]);
});

it('what comes back stands below zero on its own bill while that is unpaid, and on the next one afterwards', async () => {
  const { db } = mall.house;
  const { billId, orderIds } = await confirmedBill(db, { num: 10 }, { num: 10 });
  const [first = ''] = orderIds;
  const { total_fen: before } = await billRow(db, billId);
  await giveBack(mall.house.db, first, 2);
  expect(Number((await billRow(db, billId)).total_fen)).toBe(Number(before) - 2004);
  expect((await linesOn(billId)).find(({ kind }) => kind === 'refund')).toMatchObject({ num: -2, amount: '-20.04' });
  const open = Number(before) - 2004;
  await takeIn(db, storeOf(seller), await handIn(db, billId, open), open);
  expect((await billRow(db, billId)).state).toBe('settled');
  await giveBack(mall.house.db, first, 1);
  const next = await db.pool.query(
    `select b.id::text, b.state, l.amount_fen from bill_line l join bill b on b.id = l.bill_id where l.order_id = $1 and l.entry_id is null`,
    [first],
  );
  expect(next.rows).toMatchObject([{ state: 'open', amount_fen: '-1002' }]);
  // Nothing is owed on it: the clock takes it to the next period instead of issuing it.
  await db.pool.query(`update bill set issue_at = now() - interval '1 minute' where id = $1 and total_fen <= 0`, [next.rows[0]?.id]);
  await runDueBills(mall.house);
  expect((await billRow(db, next.rows[0]?.id)).state).toBe(
    Number((await billRow(db, next.rows[0]?.id)).total_fen) > 0 ? 'to_confirm' : 'open',
  );
  expect(await findBroken(db)).toEqual([]);
});

it('a confirmed bill whose goods all came back is settled without money', async () => {
  const { db } = mall.house;
  const orderId = await receive(db, { num: 5 });
  const { ids } = await inTransaction(db, (tx) => makeBills(tx, finance, [orderId]));
  await inTransaction(db, (tx) => confirmBill(tx, finance, ids[0] as Id));
  await giveBack(mall.house.db, orderId, 5);
  expect(await billRow(db, ids[0] as Id)).toMatchObject({ state: 'settled', total_fen: '0', paid_fen: '0' });
  expect(await findBroken(db)).toEqual([]);
});

it('chosen orders make a bill for each store, leave the open one, and are never on two', async () => {
  const { db } = mall.house;
  const orderIds = [await receive(db), await receive(db, { at: 1 }), await receive(db, { payMode: 'postpay' })];
  const results = await Promise.allSettled([0, 1].map(() => inTransaction(db, (tx) => makeBills(tx, finance, orderIds))));
  const made = results.flatMap((one) => (one.status === 'fulfilled' ? one.value.ids : []));
  expect(made).toHaveLength(2);
  expect(await refusal(inTransaction(db, (tx) => makeBills(tx, finance, [orderIds[0] as Id])))).toBe('bill.order_not_ready');
  for (const id of made) expect((await billRow(db, id)).state).toBe('to_confirm');
  const withdrawn = await billOf(db, orderIds[0] as Id);
  await inTransaction(db, (tx) => withdrawBill(tx, storeOf(seller), withdrawn, '金额有误'));
  expect((await orderRow(db, orderIds[0] as Id))?.bill_id).toBe(null);
  // Paid by itself it leaves the open bill.
  const postpaid = orderIds[2] as Id;
  const amountFen = await payableOf(db, postpaid);
  expect(await inTransaction(db, (tx) => payOrder(tx, { orderId: postpaid, amountFen, channel: 'test' }))).toBe(true);
  expect(await billOf(db, postpaid)).toBe(undefined);
  expect(await findBroken(db, pastTheBank)).toEqual([]);
});

it('for another store the mall only arbitrates: it neither issues nor answers, and moves out what the buyer asked to move', async () => {
  const { db } = mall.house;
  const orderId = await receive(db, { at: 1 });
  const billId = await billOf(db, orderId);
  expect(await refusal(inTransaction(db, (tx) => issueBill(tx, mallOf(second), billId)))).toBe('bill.not_own_store');
  await inTransaction(db, (tx) => issueBill(tx, storeOf(seller, small.stores.third), billId));
  const line = (await linesOn(billId)).find((one) => one.orderId === orderId);
  await inTransaction(db, (tx) => disputeBill(tx, finance, billId, { lines: [{ ...said(line?.id ?? ''), moveOut: true }] }));
  const [dispute] = (await linesOn(billId)).flatMap(({ disputes }) => disputes);
  expect(dispute?.moveOut).toBe(true);
  const given = { answers: [answer(dispute?.id)] };
  expect(await refusal(inTransaction(db, (tx) => answerDisputes(tx, mallOf(second), billId, given)))).toBe('bill.not_own_store');
  const { actions } = await requireBill(db, mallOf(second), billId, mall.house.config);
  expect(actions).toContain('moveOut');
  expect(actions).not.toContain('answer');
  await inTransaction(db, (tx) => moveOut(tx, mallOf(second), dispute?.id ?? '', '查清后入账'));
  expect((await billRow(db, billId)).state).toBe('void');
  expect(await findBroken(db, pastTheBank)).toEqual([]);
});
