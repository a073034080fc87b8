import { randomUUID } from 'node:crypto';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { BankChannel } from '@mall/contract/payment/pay-channels.ts';
import { afterAll, beforeAll } from 'vitest';
import { payHeaders, signPay } from '../gateways/pay-sign.ts';
import { freePort } from '../kernel/free-port.ts';
import { startPayment } from '../payment/start-payment.ts';
import { buyerOf, place } from './order-steps.ts';
import { buildSmallMall, layStock } from './small-mall.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** A server that listens, so that mall and bank speak over real HTTP. */
export const payApp = (env: Record<string, string> = {}): TestApp => {
  const holder = {} as TestApp;
  let close: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const port = await freePort();
    const made = await createTestApp({ PORT: String(port), ...env });
    close = made.close;
    Object.assign(holder, made);
    await made.app.fastify.listen({ port, host: '127.0.0.1' });
    await buildSmallMall(made.house.db, 6);
    await made.owner.query('alter table member alter column id restart with 100');
    await layStock(made.house.db, 100_000);
  });
  afterAll(async () => close?.());
  return holder;
};

/** Places orders and goes to the bank with them; nothing is paid yet. */
export const toBank = async (
  { house }: TestApp,
  given: { memberId?: Id; channel?: BankChannel; lines?: { specId: Id; num: number }[] } = {},
) => {
  const { memberId = '1', channel = 'pc', lines } = given;
  const placed = await place(house.db, memberId, lines ? { lines } : {});
  const { attemptNo } = await startPayment(house, buyerOf(memberId), { paySn: placed.paySn, channel });
  const { rows } = await house.db.pool.query<{ amount_fen: string }>('select amount_fen from pay_attempt where attempt_no = $1', [
    attemptNo,
  ]);
  return { ...placed, orderId: placed.orderIds[0] as Id, attemptNo, channel, amountFen: Number(rows[0]?.amount_fen) };
};

/** Somebody at the bank's page presses a button. */
export const atBank = async ({ house }: TestApp, attemptNo: string, act: string, more: Record<string, string> = {}): Promise<string> => {
  const answer = await fetch(`${house.config.siteUrl}/sandbox/pay/bank/${attemptNo}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ act, ...more }),
  });
  return ((await answer.json()) as { state: string }).state;
};

type Notice = { channel?: string; noticeId?: string; attemptNo: string; outNo?: string; state?: string; amountFen: number };

/** A notice as the bank signs it, unless something of it is given otherwise. */
export const notify = async (
  { app, house }: TestApp,
  { channel = 'pc', ...given }: Notice,
  over: { body?: string; time?: string; sign?: string; door?: string } = {},
) => {
  const body = JSON.stringify({ noticeId: randomUUID(), outNo: `OUT${given.attemptNo}`, state: 'success', ...given });
  const time = over.time ?? String(Date.now());
  const sign = over.sign ?? signPay(house.paySecret, `notify ${channel}`, time, body);
  const answer = await app.fastify.inject({
    method: 'POST',
    url: `${house.config.API_BASE}/portal/payment/notify/${over.door ?? channel}`,
    headers: { 'content-type': 'application/json', [payHeaders.time]: time, [payHeaders.sign]: sign },
    payload: over.body ?? body,
  });
  return { status: answer.statusCode, text: answer.body };
};

const firstOf = async <T>({ house }: TestApp, text: string, values: unknown[]): Promise<T> =>
  (await house.db.pool.query(text, values)).rows[0] as T;

export const stateOf = async (mall: TestApp, orderId: Id): Promise<string> =>
  (await firstOf<{ state: string }>(mall, 'select state from shop_order where id = $1', [orderId])).state;

export const attemptState = async (mall: TestApp, attemptNo: string): Promise<string> =>
  (await firstOf<{ state: string }>(mall, 'select state from pay_attempt where attempt_no = $1', [attemptNo])).state;

export const alertsOf = async ({ house }: TestApp, subject: string): Promise<string[]> =>
  (await house.db.pool.query<{ kind: string }>('select kind from pay_alert where subject like $1 order by kind', [`${subject}%`])).rows.map(
    ({ kind }) => kind,
  );

export const refundsOf = async ({ house }: TestApp, orderId: Id) =>
  (
    await house.db.pool.query<{ ref: string; state: string; amount_fen: string; tries: number }>(
      'select ref, state, amount_fen, tries from refund where order_id = $1 order by id',
      [orderId],
    )
  ).rows;

/** Lets everything that waits fall due now. */
export const hurry = async ({ house }: TestApp): Promise<void> => {
  await house.db.pool.query("update pay_attempt set next_query_at = now() where state <> 'success' and next_query_at is not null");
  await house.db.pool.query("update refund set next_try_at = now() where state = 'pending' and next_try_at is not null");
};
