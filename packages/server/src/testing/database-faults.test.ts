import { randomUUID } from 'node:crypto';
import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { goodsApi } from '@mall/contract/catalogue/goods.api.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type ChaosProxy, openChaosProxy } from './chaos-proxy.ts';
import { findBroken } from './find-broken.ts';
import { readyBuyer, specOf, submitPiece } from './order-steps.ts';
import { buildSmallMall } from './small-mall.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let mall: TestApp;
let line: ChaosProxy;
let close: () => Promise<void>;
let token = '';
let addressId = '';

beforeAll(async () => {
  const made = await createTestApp({ DATABASE_POOL: '4' }, undefined, async (url) => {
    line = await openChaosProxy(url);
    return line.url;
  });
  mall = made;
  close = made.close;
  const { db } = mall.house;
  await buildSmallMall(db, 12);
  await db.pool.query('update goods set moq = 1');
  ({ token, addressId } = await readyBuyer(mall));
});
afterEach(() => line.bring({ kind: 'none' }));
afterAll(async () => {
  await close();
  await line.close();
});

const submit = (submitToken: string) => submitPiece(mall, { token, addressId }, submitToken);
const tradesOf = async (tokens: readonly string[]): Promise<number> =>
  Number((await mall.house.db.pool.query('select count(*) as n from trade where submit_token = any ($1::uuid[])', [tokens])).rows[0].n);
const isReady = async () => (await mall.app.fastify.inject('/readyz')).statusCode === 200;

it('works over a slow line', async () => {
  line.bring({ kind: 'late', ms: 50 });
  expect((await mall.call(cartApi.add, { body: { specId: specOf(3), num: 1 } }, { token })).code).toBe(200);
  expect((await submit(randomUUID())).code).toBe(200);
});

it('answers whoever asks a database that has fallen silent, is not ready meanwhile, and goes on afterwards', async () => {
  line.bring({ kind: 'silent' });
  const since = performance.now();
  const submitToken = randomUUID();
  const [ready, ...answers] = await Promise.all([
    isReady(),
    mall.call(cartApi.add, { body: { specId: specOf(3), num: 1 } }, { token }),
    mall.call(goodsApi.priceParity, { query: { specId: specOf(4) } }),
    submit(submitToken),
    ...Array.from({ length: 6 }, () => mall.call(cartApi.list, {}, { token })),
  ]);
  expect(performance.now() - since).toBeLessThan(10_000);
  expect(ready).toBe(false);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([503]));
  line.bring({ kind: 'none' });
  await expect.poll(isReady, { timeout: 10_000 }).toBe(true);
  expect((await submit(submitToken)).code).toBe(200);
  expect(await tradesOf([submitToken])).toBe(1);
}, 40_000);

it('lets those who look wait for a database that is away for a moment, and turns away at once those who write', async () => {
  line.bring({ kind: 'away' });
  const back = setTimeout(() => line.bring({ kind: 'none' }), 1500);
  const since = performance.now();
  const [written, ...seen] = await Promise.all([
    mall.call(cartApi.add, { body: { specId: specOf(3), num: 1 } }, { token }),
    mall.call(goodsApi.priceParity, { query: { specId: specOf(4) } }),
    mall.call(cartApi.list, {}, { token }).finally(() => expect(performance.now() - since).toBeGreaterThan(1400)),
  ]);
  clearTimeout(back);
  expect([written.code, ...seen.map(({ code }) => code)]).toEqual([503, 200, 200]);
}, 20_000);

it.each([
  ['before the database heard of it', false],
  ['after the database heard of it', true],
])(
  'makes one order of a submission whose line is cut at the commit %s and which is sent again',
  async (_when, heard) => {
    const tokens = Array.from({ length: 8 }, () => randomUUID());
    line.bring({ kind: 'cut', heard });
    const cut = await Promise.all(tokens.map(submit));
    expect(new Set(cut.map(({ code }) => code))).toEqual(new Set([503]));
    line.bring({ kind: 'none' });
    expect(await tradesOf(tokens)).toBe(heard ? tokens.length : 0);
    const again = await Promise.all(tokens.map(submit));
    expect(new Set(again.map(({ code }) => code))).toEqual(new Set([200]));
    expect(await tradesOf(tokens)).toBe(tokens.length);
    expect(await findBroken(mall.house.db)).toEqual([]);
  },
  40_000,
);
