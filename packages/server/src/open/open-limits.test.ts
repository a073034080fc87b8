import { openSkew } from '@mall/contract/open/open.rules.ts';
import { beforeAll, expect, it } from 'vitest';
import { askOpen, makeTestKey, type TestKey } from '../testing/open-steps.ts';
import { addColleague, addCompany } from '../testing/people-steps.ts';
import { testApp } from '../testing/test-app.ts';

const most = 3;
const mall = testApp({ WIRE_FAILURES: String(most) });
let ours: TestKey;
let theirs: TestKey;

beforeAll(async () => {
  const { db } = mall.house;
  for (const id of [7, 8]) await addCompany(db, id);
  ours = await makeTestKey(mall, (await addColleague(db, 7, 'company_admin')).token);
  theirs = await makeTestKey(mall, (await addColleague(db, 8, 'company_admin')).token);
});

const ask = async (key: Pick<TestKey, 'key' | 'secret'>, over = {}) => (await askOpen(mall, key, 'GET /addresses', { over })).status;

it('shuts out a known key that is signed wrongly or at another time, and nobody else from that address', async () => {
  const late = { time: String(Math.floor(Date.now() / 1000) - openSkew - 10) };
  expect([await ask({ ...ours, secret: 'old' }), await ask(ours, late), await ask({ ...ours, secret: 'old' })]).toEqual([401, 401, 401]);
  expect(await ask(ours)).toBe(429);
  expect(await ask(theirs)).toBe(200);
});

it('remembers a nonce for as long as its time is taken', async () => {
  const nonce = 'n'.repeat(20);
  const spent: [string, number][] = [];
  const { memory } = mall.house;
  const add = memory.add.bind(memory);
  Object.assign(memory, { add: (name: string, value: string, ms: number) => (spent.push([name, ms]), add(name, value, ms)) });
  expect(await ask(theirs, { nonce })).toBe(200);
  expect(await ask(theirs, { nonce })).toBe(401);
  expect(spent.filter(([name]) => name.endsWith(nonce)).every(([, ms]) => ms >= 2 * openSkew * 1000)).toBe(true);
  expect(spent.length).toBeGreaterThan(0);
});

it('shuts out an address that makes up names of keys', async () => {
  for (let times = 0; times < most; times += 1) expect(await ask({ key: 'MK00000000000000000000', secret: 'x' })).toBe(401);
  expect(await ask(theirs)).toBe(429);
});
