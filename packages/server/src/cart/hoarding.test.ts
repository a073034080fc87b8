import { randomUUID } from 'node:crypto';
import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import { orderCancelApi } from '@mall/contract/order/order.api.ts';
import type { Envelope } from '@mall/contract/wire/envelope.ts';
import { makeMagicaValue } from '@mall/contract/wire/magica-value.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../kernel/config.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { processMemory } from '../kernel/memory.ts';
import { Refusal } from '../kernel/refusal.ts';
import { usualRules } from '../order/order-times.ts';
import { placeOrder } from '../order/place-order.ts';
import { authorityOf } from '../testing/authority.ts';
import { findBroken } from '../testing/find-broken.ts';
import { buyerOf, orderInput, place, placePaid, readyBuyer, specOf, submitPiece } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { limitSubmissions } from './limit-submissions.ts';

const { SUBMISSIONS_PER_SECOND } = readConfig({});
// Another figure than the usual one, so that it is the setting that counts.
const mostHolds = usualRules.UNPAID_HOLDS_PER_SPEC - 2;
const mall = testApp({
  WIRE_ENCRYPTION: 'optional',
  UNPAID_HOLDS_PER_SPEC: String(mostHolds),
  SUBMISSIONS_PER_SECOND: String(SUBMISSIONS_PER_SECOND),
});
const db = () => mall.house.db;
const { buyer, stranger, bigBuyer } = small.members;
let ready: Awaited<ReturnType<typeof readyBuyer>>;

beforeAll(async () => {
  await buildSmallMall(db(), 12);
  await layStock(db(), 10_000);
  await db().pool.query('update goods set moq = 1');
  ready = await readyBuyer(mall);
});

const codeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};
const held = async (specId: string): Promise<number> =>
  (await db().pool.query('select reserved from spec_stock where spec_id = $1', [specId])).rows[0]?.reserved;

describe('stock that is held for unpaid orders', () => {
  it('is bounded for a member and a spec, also in 50 submissions at once', async () => {
    const lines = [{ specId: specOf(6), num: 2 }];
    const input = await orderInput(db(), buyer, { lines });
    const results = await Promise.all(
      Array.from({ length: 50 }, () =>
        codeOf(inTransaction(db(), (tx) => placeOrder(tx, buyerOf(buyer), { ...input, submitToken: randomUUID() }))),
      ),
    );
    expect(results.filter((code) => code === 'done')).toHaveLength(5);
    expect(results.filter((code) => code === 'order.unpaid_holds')).toHaveLength(45);
    expect(await held(specOf(6))).toBe(10);
    expect(await findBroken(db())).toEqual([]);
  });

  it('leaves others, other specs, and orders that are paid or need not be, as they are', async () => {
    const lines = [{ specId: specOf(8), num: 1 }];
    const mixed = [...lines, { specId: specOf(9), num: 1 }];
    for (let nth = 0; nth < 5; nth += 1) await place(db(), buyer, { lines, rules: usualRules });
    expect(await codeOf(place(db(), buyer, { lines: mixed, rules: usualRules }))).toBe('order.unpaid_holds');
    expect(await codeOf(place(db(), stranger, { lines, rules: usualRules }))).toBe('done');
    expect(await codeOf(place(db(), buyer, { lines: [{ specId: specOf(9), num: 1 }] }))).toBe('done');
    for (let nth = 0; nth < 7; nth += 1) await placePaid(db(), stranger, { lines: [{ specId: specOf(10), num: 1 }] });
    expect(await codeOf(place(db(), stranger, { lines: [{ specId: specOf(10), num: 1 }], rules: usualRules }))).toBe('done');
    const actor = buyerOf(bigBuyer, { companyId: small.company });
    for (let nth = 0; nth < 7; nth += 1) await place(db(), bigBuyer, { payMode: 'postpay', actor, lines, rules: usualRules });
  });

  it('says how many of what wait, and orders again once one is cancelled', async () => {
    let orderId = '';
    for (let nth = 0; nth < mostHolds; nth += 1) {
      await mall.house.memory.remove(`submit:${buyer}`);
      orderId = (await submitPiece(mall, ready, randomUUID())).data.orderIds[0] as string;
    }
    await mall.house.memory.remove(`submit:${buyer}`);
    expect(await submitPiece(mall, ready, randomUUID())).toMatchObject({
      code: 505,
      errorCode: 'order.unpaid_holds',
      msg: `您已有 ${mostHolds} 笔包含“交联电缆 YJV22-2 3×240”的订单待付款，请先付款或取消，再继续下单`,
      data: { specId: specOf(2) },
    });
    await mall.call(orderCancelApi.cancel, { body: { orderId, reason: '不想买了' } }, { token: ready.token });
    expect((await submitPiece(mall, ready, randomUUID())).code).toBe(200);
  });
});

it('takes five submissions of a member in a second', async () => {
  let now = 1_000_000;
  const memory = processMemory(() => now);
  const house = { memory, config: { SUBMISSIONS_PER_SECOND } } as House;
  const ask = (memberId: string) => codeOf(limitSubmissions(house, buyerOf(memberId)));
  const codes: string[] = [];
  for (let nth = 0; nth < 7; nth += 1) codes.push(await ask(buyer));
  expect(codes).toEqual(['done', 'done', 'done', 'done', 'done', 'order.submitted_often', 'order.submitted_often']);
  expect(await ask(stranger)).toBe('done');
  now += 1000;
  expect(await ask(buyer)).toBe('done');
  await memory.close();
});

it('asks a program that orders without end for a second’s patience', async () => {
  const url = await mall.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const token = await tokenOf(db(), stranger);
  const submit = async () => {
    const body = {
      addressId: ready.addressId,
      payMode: 'prepay',
      submitToken: randomUUID(),
      totalPrice: '1.00',
      buyNow: { specId: specOf(4), num: 1 },
      magicaValue: makeMagicaValue(),
    };
    const answer = await fetch(`${url}/api${settlementApi.submit.path}`, {
      method: 'POST',
      headers: { ...authorityOf(token), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, after: answer.headers.get('retry-after'), body: (await answer.json()) as Envelope<unknown> };
  };
  const answers = await Promise.all(Array.from({ length: 40 }, submit));
  const sentAway = answers.filter(({ status }) => status === 429);
  expect(sentAway.length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(answers.length - sentAway.length);
  expect(sentAway[0]).toMatchObject({ after: '1', body: { errorCode: 'order.submitted_often' } });
});
