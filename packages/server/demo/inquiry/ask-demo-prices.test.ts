import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inquiryStates } from '@mall/contract/inquiry/inquiry.machine.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../src/kernel/config.ts';
import { createSealer } from '../../src/kernel/sealer.ts';
import { testDatabase } from '../../src/testing/test-database.ts';
import { askDemoPrices } from './ask-demo-prices.ts';

const database = testDatabase(256);
const sealer = createSealer('00'.repeat(32));
const list = async <T>(text: string): Promise<T[]> => (await database.db.pool.query(text)).rows as T[];
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-prices-'));
  await askDemoPrices(database.owner, sealer, readConfig({ DATA_DIR: folder }));
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it('has an inquiry in every state, one in its second round, and nothing that is due already', async () => {
  const states = await list<{ state: string }>('select distinct state from inquiry order by 1');
  expect(states.map(({ state }) => state)).toEqual([...inquiryStates].toSorted());
  expect(await list(`select state from inquiry where round = 2`)).toEqual([{ state: 'quoting' }]);
  expect(await list('select from inquiry where due_at < now()')).toEqual([]);
  expect(await list('select id, rule, bad::int from inv.checks where bad > 0')).toEqual([]);
});

it('asks every seller of the demo, and each finds one that waits for his quote', async () => {
  const waiting = await list<{ mobile: string }>(
    `select distinct m.mobile from invitation i join inquiry q on q.id = i.inquiry_id and q.round = i.round join member m on m.store_id = i.store_id
     where q.state = 'quoting' and i.state in ('invited', 'viewed', 'withdrawn') and m.mobile ~ '^1390000000[1-4]$' order by 1`,
  );
  expect(waiting.map(({ mobile }) => mobile)).toEqual(['13900000001', '13900000002', '13900000003', '13900000004']);
});

it('leaves papers to be looked at, a question to be answered and one that can be opened early', async () => {
  expect(await list(`select state from inquiry_voucher order by id`)).toEqual([
    { state: 'accepted' },
    { state: 'rejected' },
    { state: 'submitted' },
  ]);
  expect((await list('select from inquiry_question where answered_at is null')).length).toBeGreaterThan(0);
  expect(
    await list(
      `select q.title from inquiry q where q.state = 'quoting' and not exists (select from invitation i where i.inquiry_id = q.id and i.round = q.round and i.state in ('invited', 'viewed'))`,
    ),
  ).toEqual([{ title: '海晶园区屋顶光伏二期组件与支架' }]);
});

it('asks once only', async () => {
  const before = await list('select count(*) from inquiry');
  await askDemoPrices(database.owner, sealer, readConfig({ DATA_DIR: folder }));
  expect(await list('select count(*) from inquiry')).toEqual(before);
});
