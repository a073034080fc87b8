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
import { holdCredit } from './hold-credit.ts';
import { repayCredit } from './repay-credit.ts';

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
  const close = () => mall.call(office.close, { params: { id }, body: { reason: '合作结束' } }, finance);
  expect((await close()).errorCode).toBe('credit.still_used');
  expect((await repay()).errorCode).toBe(null);
  expect((await repay()).errorCode).toBe('credit.proof_used');
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

it('needs a second person for a limit that grows by small steps', async () => {
  const { db } = mall.house;
  const side: MallSide = { kind: 'operator', memberId: finance.id, sessionId: '1', rights: new Map() };
  await db.pool.query(`update credit_act set state = 'returned', ended_by = entered_by, ended_at = now() where state = 'waiting'`);
  const grow = inTransaction(db, (tx) =>
    enterAct(tx, side, { kind: 'adjust', accountId: id, amount: '1000.01', reason: '调整', limitFen: 10_000 }),
  );
  expect(await grow).toEqual({ waits: true });
});

it('keeps a hold that the mall set, whatever is repaid, and one for what is overdue until nothing is', async () => {
  const { db } = mall.house;
  const by = { kind: 'system' } as const;
  const repay = (amountFen: number, bizNo: string) => inTransaction(db, (tx) => repayCredit(tx, { accountId: id, amountFen, bizNo, by }));
  const state = async () => (await db.pool.query('select state from credit_account where id = $1', [id])).rows[0]?.state;
  await inTransaction(db, (tx) => holdCredit(tx, by, id, { kind: 'platform', reason: '风险核查' }));
  await repay(1, 'H1');
  expect(await state()).toBe('on_hold');
  await db.pool.query(`update credit_account set hold_kind = 'overdue' where id = $1`, [id]);
  await mall.owner.query('alter table credit_ledger disable trigger user');
  await mall.owner.query(`update credit_ledger set at = now() - interval '60 days' where account_id = $1 and type = 'deduct'`, [id]);
  await mall.owner.query('alter table credit_ledger enable trigger user');
  await repay(1, 'H2');
  expect(await state()).toBe('on_hold');
});

it('closes nothing of which something is frozen, and takes no order once it is closed', async () => {
  const { db } = mall.house;
  const order = () => place(db, bigBuyer, { payMode: 'credit', actor: buyerOf(bigBuyer, { companyId: small.company }) });
  const close = () => mall.call(office.close, { params: { id }, body: { reason: '合作结束' } }, finance);
  const lay = (more: string) =>
    db.pool.query(`update credit_account set used_fen = 0, hold_kind = null, reason = '', ${more} where id = $1`, [id]);
  await lay(`state = 'active', frozen_fen = 1`);
  expect((await close()).errorCode).toBe('credit.still_used');
  await lay(`state = 'closed', frozen_fen = 0`);
  await expect(order()).rejects.toMatchObject({ code: 'credit.closed' });
});
