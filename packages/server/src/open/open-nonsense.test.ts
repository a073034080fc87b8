import { randomUUID } from 'node:crypto';
import type { OpenCall } from '@mall/contract/open/open-call.ts';
import { openCalls } from '@mall/contract/open/open-calls.ts';
import { beforeAll, expect, it } from 'vitest';
import { askOpen, makeTestKey, type TestKey } from '../testing/open-steps.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp({ OPEN_CALLS_PER_MINUTE: '100000' });
let key: TestKey;

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 4);
  key = await makeTestKey(mall, await tokenOf(mall.house.db, small.members.bigBuyer));
});

const calls = Object.entries<OpenCall>(openCalls);
const ids = ['0', '-1', '1', '999999999999999999', '9999999999999999999999', 'x', '%00', "1'--"];
const values = ['0', '-1', '2026-02-30', '2026-11-17 25:00:00', '99999999999999999999', '%00', 'a'.repeat(500)];
const bodies = [
  undefined,
  null,
  [],
  'text',
  7,
  {},
  { lines: [] },
  { lines: [{ specId: '1', num: 1e12 }] },
  { reason: '\u0000' },
  { addressId: 1 },
  { __proto__: 1, x: { y: [1] } },
];

it('answers nonsense with a reason and never with a fault of its own', async () => {
  const faults: string[] = [];
  const asked = async (line: string, body?: unknown) => {
    const { status } = await askOpen(mall, key, line, { ...(body !== undefined && { body }), idempotencyKey: randomUUID() });
    if (status >= 500) faults.push(`${status} ${line} ${JSON.stringify(body)?.slice(0, 80)}`);
  };
  for (const [, call] of calls) {
    const path = call.path.replace('{id}', '1');
    const found = call.path.includes('{id}') && call.verb === 'GET' ? ids.map((id) => asked(`GET ${call.path.replace('{id}', id)}`)) : [];
    const sent = call.verb === 'POST' ? bodies.map((body) => asked(`POST ${path}`, body)) : [];
    const filtered = Object.keys(call.query?.shape ?? {}).flatMap((name) => values.map((value) => asked(`GET ${path}?${name}=${value}`)));
    await Promise.all([...found, ...sent, ...filtered]);
  }
  expect(faults).toEqual([]);
}, 60_000);

it('takes no body that is too large, of another kind or no JSON', async () => {
  const long = { lines: [], x: 'x'.repeat(300 * 1024) };
  expect((await askOpen(mall, key, 'POST /prices', { body: long })).status).toBe(413);
  expect((await askOpen(mall, key, 'POST /prices', { body: 1, sent: '1' })).status).toBe(422);
  const form = await mall.app.fastify.inject({
    method: 'POST',
    url: '/open/v1/prices',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'a=1',
  });
  expect([form.statusCode, form.json().error.code]).toEqual([415, 'kernel.wrong_type']);
  expect((await mall.app.fastify.inject({ method: 'DELETE', url: '/open/v1/orders' })).statusCode).toBe(404);
});
