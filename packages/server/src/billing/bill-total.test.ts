import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import { system } from '../kernel/side.ts';
import { billOf, billRow, financeOf, giveBack, receive, storeOf } from '../testing/bill-steps.ts';
import { giveQuota } from '../testing/credit-steps.ts';
import { findBroken } from '../testing/find-broken.ts';
import { payApp } from '../testing/pay-steps.ts';
import { small } from '../testing/small-mall.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { answerDisputes } from './answer-disputes.ts';
import { confirmBill } from './confirm-bill.ts';
import { disputeBill } from './dispute-bill.ts';
import { issueBill } from './issue-bill.ts';
import { listLines } from './lines.queries.ts';

const mall = payApp();
const finance = financeOf();
let seller: Id;

beforeAll(async () => {
  const { db } = mall.house;
  await giveQuota(db, small.company, small.members.bigBuyer, 100_000_000);
  seller = (await addSignedIn(db, { audience: 'seller', storeId: small.stores.own })).id;
});

/** The same numbers in every run, so that what fails once fails again. */
const dice = (seed: number) => {
  let at = seed;
  return (sides: number): number => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((at / 2_147_483_648) * sides);
  };
};

it.each([1, 2, 3, 4])(
  'whatever is ordered, comes back and is put right, a bill is its orders less refunds and adjustments (%i)',
  async (seed) => {
    const { db } = mall.house;
    const throws = dice(seed);
    const orderIds: Id[] = [];
    let goodsFen = 0;
    for (let count = 2 + throws(3); count > 0; count -= 1) {
      const num = 5 + throws(20);
      orderIds.push(await receive(db, { num }));
      goodsFen += num * 1002;
    }
    const returned = async () => {
      if (throws(2) === 0) return 0;
      const num = 1 + throws(2);
      await giveBack(db, orderIds[throws(orderIds.length)] as Id, num);
      return num * 1002;
    };
    const billId = await billOf(db, orderIds[0] as Id);
    const total = async () => Number((await billRow(db, billId)).total_fen);
    let refundedFen = await returned();
    expect(await total()).toBe(goodsFen - refundedFen);
    await inTransaction(db, (tx) => issueBill(tx, system, billId));
    refundedFen += await returned();
    let adjustedFen = 0;
    for (let round = throws(3); round > 0; round -= 1) {
      const { list } = await listLines(db, finance, billId, { page: 1, limit: 100 });
      const lines = list.filter(({ kind }) => kind === 'order');
      const line = lines[throws(lines.length)] as (typeof lines)[number];
      const said = { lineId: line.id, reason: 'price' as const, should: null, words: '单价不符', urls: [], moveOut: false };
      await inTransaction(db, (tx) => disputeBill(tx, finance, billId, { lines: [said] }));
      refundedFen += await returned();
      const seen = await listLines(db, finance, billId, { page: 1, limit: 100 });
      const dispute = seen.list.flatMap(({ disputes }) => disputes).find(({ answer }) => answer === 'waiting');
      const by = (throws(2) === 0 ? -1 : 1) * (1 + throws(500));
      const given = { answer: 'adjusted' as const, disputeId: dispute?.id as Id, amount: toYuan(fen(by)), words: '按合同价' };
      await inTransaction(db, (tx) => answerDisputes(tx, storeOf(seller), billId, { answers: [given] }));
      adjustedFen += by;
      expect(await total()).toBe(goodsFen - refundedFen + adjustedFen);
    }
    await inTransaction(db, (tx) => confirmBill(tx, finance, billId));
    refundedFen += await returned();
    expect(await total()).toBe(goodsFen - refundedFen + adjustedFen);
    expect(await findBroken(db)).toEqual([]);
  },
);
