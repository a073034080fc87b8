import { billInvoiceApi } from '@mall/contract/billing/bill-invoice.api.ts';
import { sellerInvoiceApi } from '@mall/contract/invoice/invoice-office.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import { finishRefunds } from '../testing/after-sale-steps.ts';
import { billRow, financeOf, giveBack, handIn, receive, storeOf, takeIn } from '../testing/bill-steps.ts';
import { giveQuota } from '../testing/credit-steps.ts';
import { findBroken, pastTheBank } from '../testing/find-broken.ts';
import { askNow, personTitle, saveTitle, setTax } from '../testing/invoice-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import { small, tokenOf } from '../testing/small-mall.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { answerDisputes } from './answer-disputes.ts';
import { confirmBill } from './confirm-bill.ts';
import { disputeBill } from './dispute-bill.ts';
import { listLines } from './lines.queries.ts';
import { makeBills } from './make-bills.ts';

const mall = payApp();
const { bigBuyer } = small.members;
const finance = financeOf();
let buyer: { token: string };
let seller: { id: Id; token: string };
let titleId: Id;

beforeAll(async () => {
  const { db } = mall.house;
  await giveQuota(db, small.company, bigBuyer, 100_000_000);
  buyer = { token: await tokenOf(db, bigBuyer) };
  seller = await addSignedIn(db, { audience: 'seller', storeId: small.stores.own });
  titleId = await saveTitle(mall, buyer.token, personTitle);
  await setTax(mall, 'normal');
});

/** The same numbers in every run, so that what fails once fails again. */
const dice = (seed: number) => {
  let at = seed;
  return (sides: number): number => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((at / 2_147_483_648) * sides);
  };
};

/** A bill of these orders alone, without what earlier ones left for the next period. */
const cut = async (orderIds: readonly Id[]): Promise<Id> =>
  (await inTransaction(mall.house.db, (tx) => makeBills(tx, finance, orderIds))).ids[0] as Id;

/** The store answers the question about an order's goods by so many fen. */
const adjust = async (billId: Id, orderId: Id, by: number) => {
  const { db } = mall.house;
  const seen = async () => (await listLines(db, finance, billId, { page: 1, limit: 100 })).list;
  const line = (await seen()).find((one) => one.orderId === orderId && one.kind === 'order');
  // Raised is only what the buyer himself says is too low.
  const should = by > 0 ? '9999.00' : null;
  const said = { lineId: line?.id as Id, reason: 'price' as const, should, words: '单价不符', urls: [], moveOut: false };
  await inTransaction(db, (tx) => disputeBill(tx, finance, billId, { lines: [said] }));
  const dispute = (await seen()).flatMap(({ disputes }) => disputes).find(({ answer }) => answer === 'waiting');
  const given = { answer: 'adjusted' as const, disputeId: dispute?.id as Id, amount: toYuan(fen(by)), words: '按合同价' };
  await inTransaction(db, (tx) => answerDisputes(tx, storeOf(seller.id), billId, { answers: [given] }));
};

const apply = (billId: Id) =>
  mall.call(billInvoiceApi.apply, { params: { id: billId }, body: { titleId, type: 'electronic_normal' } }, buyer);

/** What all bills say of an order. */
const said = async (orderId: Id): Promise<number> => {
  const { rows } = await mall.house.db.pool.query<{ fen: number }>(
    `select sum(l.amount_fen)::int as fen from bill_line l left join bill_entry e on e.id = l.entry_id where l.order_id = $1 and e.left_at is null`,
    [orderId],
  );
  return rows[0]?.fen ?? 0;
};

const invoicedOf = async (billId: Id): Promise<number> => {
  const { rows } = await mall.house.db.pool.query<{ fen: number }>(
    `select coalesce(sum(amount_fen), 0)::int as fen from invoice where bill_id = $1 and state in ('applied', 'reviewing', 'issued', 'mailed', 'verified')`,
    [billId],
  );
  return rows[0]?.fen ?? 0;
};

it.each([1, 2, 3, 4, 5, 6])(
  'whatever is put right, comes back, is paid in parts and invoiced, bills say orders less refunds and adjustments (%i)',
  { timeout: 60_000 },
  async (seed) => {
    const { db } = mall.house;
    const throws = dice(seed);
    const orders: { id: Id; kept: number; adjusted: number }[] = [];
    for (let count = 2 + throws(2); count > 0; count -= 1) {
      const kept = 5 + throws(10);
      orders.push({ id: await receive(db, { num: kept }), kept, adjusted: 0 });
    }
    const any = () => orders[throws(orders.length)] as (typeof orders)[number];
    let billId = '';
    const bill = () => billRow(db, billId);
    const acts = {
      back: async () => {
        const order = any();
        const num = Math.min(order.kept, 1 + throws(3));
        if (num === 0) return;
        await giveBack(db, order.id, num);
        order.adjusted -= Math.sign(order.adjusted) * Math.round(Math.abs(order.adjusted * num) / order.kept);
        order.kept -= num;
      },
      adjust: async () => {
        const order = any();
        const by = (throws(3) === 0 ? 1 : -1) * (1 + throws(700));
        if ((await bill()).state !== 'to_confirm' || order.kept * 1002 + order.adjusted + by < 0) return;
        await adjust(billId, order.id, by);
        order.adjusted += by;
      },
      confirm: async () => {
        if ((await bill()).state === 'to_confirm') await inTransaction(db, (tx) => confirmBill(tx, finance, billId));
      },
      pay: async () => {
        const { state, total_fen, paid_fen } = await bill();
        const open = Number(total_fen) - Number(paid_fen);
        if (state !== 'confirmed' && state !== 'part_paid') return;
        const amount = throws(3) === 0 ? open : 1 + throws(open);
        await takeIn(db, storeOf(seller.id), await handIn(db, billId, amount), amount);
      },
      apply: async () => {
        await apply(billId);
      },
      issue: async () => {
        const { rows } = await db.pool.query<{ id: Id }>(`select id::text from invoice where bill_id = $1 and state = 'applied'`, [billId]);
        for (const { id } of rows) await mall.call(sellerInvoiceApi.issue, { params: { id } }, seller);
      },
      word: () => askNow(mall),
    } as const;
    const sound = async (act: string) => {
      expect([act, await findBroken(db)]).toEqual([act, []]);
      for (const { id, kept, adjusted } of orders) expect([act, await said(id)]).toEqual([act, kept * 1002 + adjusted]);
    };
    await acts.back();
    billId = await cut(orders.map(({ id }) => id));
    await acts.adjust();
    await acts.adjust();
    await acts.back();
    await acts.confirm();
    await sound('confirm');
    const names = ['back', 'pay', 'apply', 'issue', 'word', 'back'] as const;
    for (let step = 0; step < 12; step += 1) {
      const act = names[throws(names.length)] as keyof typeof acts;
      await acts[act]();
      await sound(act);
    }
    // What was kept is what is invoiced when all has been said, and with the last piece goes what was put right of it.
    for (const act of ['word', 'word', 'apply', 'issue', 'word', 'word', 'apply'] as const) await acts[act]();
    expect(await invoicedOf(billId)).toBe(orders.reduce((sum, { kept, adjusted }) => sum + kept * 1002 + adjusted, 0));
    for (const order of orders) {
      if (order.kept > 0) await giveBack(db, order.id, order.kept);
      Object.assign(order, { kept: 0, adjusted: 0 });
    }
    for (const act of ['word', 'word'] as const) await acts[act]();
    await sound('all back');
    expect(await invoicedOf(billId)).toBe(0);
  },
);

it('a line is raised to what the buyer says of it and no further', async () => {
  const { db } = mall.house;
  const billId = await cut([await receive(db)]);
  const seen = async () => (await listLines(db, finance, billId, { page: 1, limit: 9 })).list;
  const ask = async (should: string | null, of: 'order' | 'adjust' = 'order') => {
    const lineId = (await seen()).find(({ kind }) => kind === of)?.id as Id;
    const question = { lineId, reason: 'price' as const, should, words: '单价不符', urls: [], moveOut: false };
    await inTransaction(db, (tx) => disputeBill(tx, finance, billId, { lines: [question] }));
  };
  const answer = async (amount: string) => {
    const disputeId = (await seen()).flatMap(({ disputes }) => disputes).find((one) => one.answer === 'waiting')?.id as Id;
    const answers = [{ answer: 'adjusted' as const, disputeId, amount, words: '按合同价' }];
    await inTransaction(db, (tx) => answerDisputes(tx, storeOf(seller.id), billId, { answers }));
  };
  await ask(null);
  await expect(answer('0.01')).rejects.toMatchObject({ code: 'bill.adjusted_above', values: { amount: '50.10' } });
  await answer('-10.10');
  await expect(ask('45.00', 'adjust')).rejects.toMatchObject({ code: 'bill.line_wrong' });
  await ask('45.00');
  await expect(answer('5.01')).rejects.toMatchObject({ code: 'bill.adjusted_above', values: { amount: '45.00' } });
  await answer('5.00');
  expect(Number((await billRow(db, billId)).total_fen)).toBe(4500);
});

it('a piece that comes back takes its part of what was put right: on its own bill, or on the next when that is settled', async () => {
  const { db } = mall.house;
  const orderIds = [await receive(db), await receive(db, { num: 7 })];
  const [first = ''] = orderIds;
  const billId = await cut(orderIds);
  await adjust(billId, first, -1010);
  await giveBack(db, first, 1);
  expect(Number((await billRow(db, billId)).total_fen)).toBe(4000 + 7014 - 800);
  await inTransaction(db, (tx) => confirmBill(tx, finance, billId));
  await takeIn(db, storeOf(seller.id), await handIn(db, billId, 10_214), 10_214);
  expect((await billRow(db, billId)).state).toBe('settled');
  await giveBack(db, first, 2);
  const { rows } = await db.pool.query(
    `select l.kind, l.amount_fen::int as fen, l.words from bill_line l where l.order_id = $1 and l.entry_id is null order by l.id`,
    [first],
  );
  expect(rows).toEqual([
    { kind: 'refund', fen: -2004, words: '' },
    { kind: 'adjust', fen: 404, words: '货品退回，按比例冲回调整' },
  ]);
  expect(await findBroken(db)).toEqual([]);
});

it('a postpaid order gets its money back in full, and what was put right of it is asked for on the next bill', async () => {
  const { db } = mall.house;
  const orderId = await receive(db, { payMode: 'postpay', num: 5 });
  const billId = await cut([orderId]);
  await adjust(billId, orderId, -1010);
  await inTransaction(db, (tx) => confirmBill(tx, finance, billId));
  const open = Number((await billRow(db, billId)).total_fen);
  await takeIn(db, storeOf(seller.id), await handIn(db, billId, open), open);
  await giveBack(db, orderId, 1);
  await finishRefunds(db);
  const { rows } = await db.pool.query(
    `select l.kind, l.amount_fen::int as fen, b.state from bill_line l join bill b on b.id = l.bill_id where l.order_id = $1 and l.entry_id is null`,
    [orderId],
  );
  expect(rows).toEqual([{ kind: 'adjust', fen: 202, state: 'open' }]);
  expect(await findBroken(db, pastTheBank)).toEqual([]);
});

it('no line is put right below nothing, and a bill of which all came back is settled by being confirmed', async () => {
  const { db } = mall.house;
  const orderIds = [await receive(db), await receive(db, { num: 7 })];
  const [first = '', second = ''] = orderIds;
  const billId = await cut(orderIds);
  await expect(adjust(billId, first, -5011)).rejects.toMatchObject({ code: 'bill.adjusted_below' });
  const waiting = (await listLines(db, finance, billId, { page: 1, limit: 9 })).list.flatMap(({ disputes }) => disputes)[0];
  const given = { answer: 'adjusted' as const, disputeId: waiting?.id as Id, amount: '-50.10', words: '未收到货' };
  await inTransaction(db, (tx) => answerDisputes(tx, storeOf(seller.id), billId, { answers: [given] }));
  await giveBack(db, first, 5);
  await giveBack(db, second, 7);
  expect(await billRow(db, billId)).toMatchObject({ state: 'to_confirm', total_fen: '0' });
  await inTransaction(db, (tx) => confirmBill(tx, finance, billId));
  expect(await billRow(db, billId)).toMatchObject({ state: 'settled', paid_fen: '0' });
  expect(await findBroken(db)).toEqual([]);
});
