import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { closeCredit } from '../credit/close-credit.ts';
import { repayCredit } from '../credit/repay-credit.ts';
import { runDueCredits } from '../credit/run-due-credits.ts';
import { usualSettings } from '../kernel/config.ts';
import { inTransaction } from '../kernel/db.ts';

import type { House } from '../kernel/house.ts';
import type { MallSide } from '../kernel/side.ts';
import { codeOf } from '../testing/code-of.ts';
import { giveQuota, linesOnQuota, quotaOf, reviewOf } from '../testing/credit-steps.ts';
import { findBroken } from '../testing/find-broken.ts';
import { buyerOf, orderRow, place, ship, specOf } from '../testing/order-steps.ts';
import { addColleague, addCompany } from '../testing/people-steps.ts';
import { buildSmallMall, layStock, small } from '../testing/small-mall.ts';
import { testDatabase } from '../testing/test-database.ts';
import { cancelOrder } from './cancel-order.ts';
import { confirmReceipt } from './confirm-receipt.ts';
import { passCreditReview } from './pass-credit-review.ts';
import { putOnCredit } from './put-on-credit.ts';
import { refuseCreditReview } from './refuse-credit-review.ts';
import { runDueCreditReviews } from './run-due-credit-reviews.ts';

const database = testDatabase();
const { bigBuyer } = small.members;
const actor = buyerOf(bigBuyer, { companyId: small.company });
const mall: MallSide = { kind: 'operator', memberId: small.members.stranger, sessionId: '1', rights: new Map() };
const log = { error: () => {} } as unknown as House['log'];
const limit = 100_000;
const cost = 5 * 1002;

beforeAll(async () => {
  await buildSmallMall(database.db, 6);
  await layStock(database.db, 10_000);
  await database.owner.query('alter table member alter column id restart with 100');
});

const onQuota = async () => {
  const { orderIds } = await place(database.db, bigBuyer, { payMode: 'credit', actor });
  return orderIds[0] as string;
};
const pass = async (orderId: string) => {
  const id = await reviewOf(database.db, orderId);
  await inTransaction(database.db, (tx) => passCreditReview(tx, mall, id));
};
const stateOf = async (orderId: string) => (await orderRow(database.db, orderId))?.state;

it('refuses who has no quota, and one whose company is none', async () => {
  expect(await codeOf(place(database.db, bigBuyer, { payMode: 'credit', actor }))).toBe('credit.none');
  expect(await codeOf(place(database.db, bigBuyer, { payMode: 'credit' }))).toBe('kernel.enterprise_only');
  await giveQuota(database.db, small.company, bigBuyer, limit);
});

it('freezes what an order costs, deducts it when the mall lets it through, and lets the store ship only then', async () => {
  const orderId = await onQuota();
  expect(await orderRow(database.db, orderId)).toMatchObject({ state: 'in_approval', pay_mode: 'credit', pay_deadline: null });
  expect(await quotaOf(database.db, small.company)).toEqual([limit, 0, cost]);
  expect(await codeOf(ship(database.db, orderId))).not.toBe('done');
  await pass(orderId);
  expect(await stateOf(orderId)).toBe('wait_ship');
  expect(await quotaOf(database.db, small.company)).toEqual([limit, cost, 0]);
  expect(await codeOf(pass(orderId))).toBe('credit.moved');
  const { rows: steps } = await database.db.pool.query(
    'select event, from_state, to_state, by_kind from credit_review_event where review_id = $1 order by seq',
    [await reviewOf(database.db, orderId)],
  );
  expect(steps).toEqual([
    { event: 'open', from_state: null, to_state: 'waiting', by_kind: 'buyer' },
    { event: 'pass', from_state: 'waiting', to_state: 'passed', by_kind: 'operator' },
  ]);
  await ship(database.db, orderId);
  await inTransaction(database.db, (tx) => confirmReceipt(tx, actor, orderId, usualSettings));
  expect(await stateOf(orderId)).toBe('done');
  expect(await linesOnQuota(database.db, orderId)).toEqual([`freeze ${cost}`, `deduct ${cost}`]);
  expect(await findBroken(database.db)).toEqual([]);
});

it('gives free again what was frozen when the mall refuses, the buyer withdraws, or nobody decides in time', async () => {
  const [, used] = await quotaOf(database.db, small.company);
  const refused = await onQuota();
  const review = await reviewOf(database.db, refused);
  await inTransaction(database.db, (tx) => refuseCreditReview(tx, mall, review, '资料不全'));
  expect(await orderRow(database.db, refused)).toMatchObject({
    state: 'cancelled',
    cancel_kind: 'approval_rejected',
    cancel_reason: '资料不全',
  });

  const withdrawn = await onQuota();
  await inTransaction(database.db, (tx) =>
    cancelOrder(tx, { orderId: withdrawn, by: { kind: 'buyer', memberId: bigBuyer }, kind: 'buyer' }),
  );
  expect(await codeOf(pass(withdrawn))).toBe('credit.moved');

  const forgotten = await onQuota();
  await database.db.pool.query(`update credit_review set due_at = now() where state = 'waiting'`);
  expect(await runDueCreditReviews({ db: database.db, log })).toBe(1);
  expect(await orderRow(database.db, forgotten)).toMatchObject({ state: 'cancelled', cancel_kind: 'approval_timeout', cancel_reason: '' });

  for (const id of [refused, withdrawn, forgotten])
    expect(await linesOnQuota(database.db, id)).toEqual([`freeze ${cost}`, `unfreeze ${cost}`]);
  expect(await quotaOf(database.db, small.company)).toEqual([limit, used, 0]);
  expect(await findBroken(database.db)).toEqual([]);
});

it('gives back what was deducted when the store cannot deliver, once', async () => {
  const [, used] = await quotaOf(database.db, small.company);
  const orderId = await onQuota();
  await pass(orderId);
  const cancel = () =>
    inTransaction(database.db, (tx) => cancelOrder(tx, { orderId, by: { kind: 'seller' }, kind: 'seller', reason: '缺货' }));
  expect((await Promise.all([cancel, cancel].map((one) => codeOf(one())))).toSorted()).toEqual(['done', 'order.moved']);
  expect(await linesOnQuota(database.db, orderId)).toEqual([`freeze ${cost}`, `deduct ${cost}`, `revert ${cost}`]);
  expect(await quotaOf(database.db, small.company)).toEqual([limit, used, 0]);
  expect(await findBroken(database.db)).toEqual([]);
});

it('refuses what is more than is left, with the figures', async () => {
  const tooMuch = place(database.db, bigBuyer, { payMode: 'credit', actor, lines: [{ specId: specOf(2), num: 100 }] });
  const refused = await tooMuch.catch((error: { code: string; data: unknown }) => error);
  expect(refused).toMatchObject({
    code: 'order.credit_short',
    data: { total: '1000.00', used: '50.10', frozen: '0.00', left: '949.90', asked: '1002.00' },
  });
});

it('takes one of twenty orders at once that each cost all that is left', async () => {
  const left = limit - ((await quotaOf(database.db, small.company))[1] ?? 0);
  const num = Math.floor(left / 1002);
  // Of twenty people: the submissions of one queue before they come to the quota.
  const people = await Promise.all(Array.from({ length: 20 }, () => addColleague(database.db, Number(small.company), 'company_purchaser')));
  const all = await Promise.all(
    people.map(({ id }) =>
      codeOf(
        place(database.db, id, {
          payMode: 'credit',
          actor: buyerOf(id, { companyId: small.company }),
          lines: [{ specId: specOf(2), num }],
        }),
      ),
    ),
  );
  expect(all.filter((code) => code === 'done')).toHaveLength(1);
  expect(all.filter((code) => code === 'order.credit_short')).toHaveLength(19);
  expect(await findBroken(database.db)).toEqual([]);
  const { rows } = await database.db.pool.query<{ id: string }>(`select id::text from shop_order where state = 'in_approval'`);
  const review = await reviewOf(database.db, rows[0]?.id as string);
  // Of two people of the mall who decide otherwise at once, one does.
  const both = await Promise.all([
    codeOf(inTransaction(database.db, (tx) => passCreditReview(tx, mall, review))),
    codeOf(inTransaction(database.db, (tx) => refuseCreditReview(tx, mall, review, '不同意'))),
  ]);
  expect(both.toSorted()).toEqual(['credit.moved', 'done']);
  expect(await findBroken(database.db)).toEqual([]);
  if (both[0] === 'done')
    await inTransaction(database.db, (tx) => cancelOrder(tx, { orderId: rows[0]?.id as string, by: { kind: 'seller' }, kind: 'seller' }));
});

it('takes an unpaid order on the quota, and nobody else’s', async () => {
  const { orderIds } = await place(database.db, bigBuyer, { actor });
  const [orderId] = orderIds as [string];
  expect(await codeOf(inTransaction(database.db, (tx) => putOnCredit(tx, buyerOf('1', { companyId: small.company }), orderIds)))).toBe(
    'order.moved',
  );
  await inTransaction(database.db, (tx) => putOnCredit(tx, actor, orderIds));
  expect(await orderRow(database.db, orderId)).toMatchObject({
    state: 'in_approval',
    pay_mode: 'credit',
    pay_deadline: null,
    pay_state: 'unpaid',
  });
  expect(await codeOf(inTransaction(database.db, (tx) => putOnCredit(tx, actor, orderIds)))).toBe('order.moved');
  await pass(orderId);
  expect(await linesOnQuota(database.db, orderId)).toEqual([`freeze ${cost}`, `deduct ${cost}`]);
  expect(await findBroken(database.db)).toEqual([]);
});

it('stops when something is overdue, goes on when it is paid, and ends on its last day', async () => {
  await database.owner.query('alter table credit_ledger disable trigger user');
  await database.owner.query(
    `update credit_ledger set at = now() - interval '31 days' where type = 'deduct' and order_id = (select min(order_id) from credit_ledger where type = 'deduct')`,
  );
  await database.owner.query('alter table credit_ledger enable trigger user');
  // What was received is due as its bill says.
  await database.owner.query(`update credit_order_due set due_at = now() - interval '1 day'`);
  expect(await runDueCredits({ db: database.db, log })).toBe(1);
  const refused = await place(database.db, bigBuyer, { payMode: 'credit', actor }).catch(
    (error: { code: string; values: unknown }) => error,
  );
  expect(refused).toMatchObject({ code: 'credit.overdue_hold' });
  const { rows } = await database.db.pool.query<{ id: string }>('select id::text from credit_account');
  await inTransaction(database.db, (tx) =>
    repayCredit(tx, { accountId: rows[0]?.id as string, amountFen: cost, bizNo: 'B1', by: { kind: 'system' } }),
  );
  expect((await database.db.pool.query('select state from credit_account')).rows).toEqual([{ state: 'active' }]);
  expect(
    await codeOf(
      inTransaction(database.db, (tx) =>
        repayCredit(tx, { accountId: rows[0]?.id as string, amountFen: 1, bizNo: 'B1', by: { kind: 'system' } }),
      ),
    ),
  ).toBe('credit.moved');
  await database.db.execute(sql`update credit_account set valid_to = current_date - 1`);
  expect(await codeOf(place(database.db, bigBuyer, { payMode: 'credit', actor }))).toBe('credit.expired');
  expect(await runDueCredits({ db: database.db, log })).toBe(1);
  expect((await database.db.pool.query('select state from credit_account')).rows).toEqual([{ state: 'expired' }]);
  expect(await findBroken(database.db)).toEqual([]);
});

it('keeps every line of the ledger as it was written', async () => {
  await expect(database.db.pool.query('update credit_ledger set amount_fen = 1')).rejects.toThrow();
  await expect(database.db.pool.query('delete from credit_ledger')).rejects.toThrow();
});

it('takes what goes back to it after it was repaid and closed: then the mall owes the company', async () => {
  const own = '77';
  await addCompany(database.db, Number(own));
  const buyer = await addColleague(database.db, Number(own), 'company_purchaser');
  const accountId = await giveQuota(database.db, own, buyer.id, limit);
  const { orderIds } = await place(database.db, buyer.id, { payMode: 'credit', actor: buyerOf(buyer.id, { companyId: own }) });
  const [orderId] = orderIds as [string];
  await pass(orderId);
  const by = { kind: 'system' } as const;
  await inTransaction(database.db, (tx) =>
    repayCredit(tx, { accountId, amountFen: cost, bizNo: 'CX202611170001', by, type: 'repay', remark: '' }),
  );
  await inTransaction(database.db, (tx) => closeCredit(tx, mall, accountId, '不再合作'));
  await inTransaction(database.db, (tx) => cancelOrder(tx, { orderId, by: { kind: 'seller' }, kind: 'seller', reason: '缺货' }));
  expect(await stateOf(orderId)).toBe('cancelled');
  expect((await quotaOf(database.db, own))[1]).toBe(-cost);
  expect(await findBroken(database.db)).toEqual([]);
});
