import { creditOperationsApi as office } from '@mall/contract/credit/credit-operations.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import type { MallSide } from '../kernel/side.ts';
import { passCreditReview } from '../order/pass-credit-review.ts';
import { giveQuota, quotaOf, reviewOf } from '../testing/credit-steps.ts';
import { findBroken } from '../testing/find-broken.ts';
import { buyerOf, place } from '../testing/order-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import { small } from '../testing/small-mall.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { enterAct } from './enter-act.ts';

const mall = payApp();
const { bigBuyer } = small.members;
let finance: { id: string; token: string };
let id: Id;

beforeAll(async () => {
  const { db } = mall.house;
  await db.pool.query(`update company set state = 'active' where id = $1`, [small.company]);
  finance = await addSignedIn(db, { audience: 'operator', roles: ['mall_finance'] });
  id = await giveQuota(db, small.company, bigBuyer, 100_000);
  const { orderIds } = await place(db, bigBuyer, { payMode: 'credit', actor: buyerOf(bigBuyer, { companyId: small.company }) });
  const review = await reviewOf(db, orderIds[0] as Id);
  const side: MallSide = { kind: 'operator', memberId: finance.id, sessionId: '1', rights: new Map() };
  await inTransaction(db, (tx) => passCreditReview(tx, side, review));
});

it('books what was paid back once by its number, and writes off what will not come', async () => {
  const { db } = mall.house;
  const [, used = 0] = await quotaOf(db, small.company);
  const repay = () => mall.call(office.repay, { params: { id }, body: { amount: '10.00', proof: 'BANK1' } }, finance);
  expect((await repay()).errorCode).toBe(null);
  expect((await repay()).errorCode).not.toBe(null);
  expect(await quotaOf(db, small.company)).toEqual([100_000, used - 1000, 0]);
  const rest = ((used - 1000) / 100).toFixed(2);
  expect((await mall.call(office.writeOff, { params: { id }, body: { amount: rest, reason: '协议核销' } }, finance)).errorCode).toBe(null);
  expect(await quotaOf(db, small.company)).toEqual([100_000, 0, 0]);
  expect(await findBroken(db)).toEqual([]);
});

it('needs a second person for what small steps of one sum up to', async () => {
  const { db } = mall.house;
  const side: MallSide = { kind: 'operator', memberId: finance.id, sessionId: '1', rights: new Map() };
  await db.pool.query('update credit_account set used_fen = 50000 where id = $1', [id]);
  const step = () =>
    inTransaction(db, (tx) => enterAct(tx, side, { kind: 'write_off', accountId: id, amount: '40.00', reason: '核销', limitFen: 10_000 }));
  const before =
    (
      await db.pool.query<{ n: number }>(
        `select coalesce(sum(amount_fen), 0)::int as n from credit_act where kind = 'write_off' and state = 'done'`,
      )
    ).rows[0]?.n ?? 0;
  await db.pool.query(`update credit_act set ended_at = now() - interval '31 days' where kind = 'write_off'`);
  expect(before).toBeGreaterThan(0);
  expect([await step(), await step(), await step()]).toEqual([{ waits: false }, { waits: false }, { waits: true }]);
});
