import { searchOfficeApi } from '@mall/contract/search/search-office.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { buildSmallMall, small } from '../../testing/small-mall.ts';
import { testApp } from '../../testing/test-app.ts';
import { addSignedIn } from '../../testing/test-member.ts';

const mall = testApp();
let as: { token: string };
const run = (text: string) => mall.house.db.pool.query(text);

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 4);
  as = { token: (await addSignedIn(mall.house.db, { id: '101', audience: 'operator' })).token };
});

it('teaches no more words than every node can hold, and changes those that stand', async () => {
  await run(`insert into search_synonym (word, key, means) select 'w' || n, 'W' || n, '电缆' from generate_series(1, 5000) n`);
  const body = { word: '黑皮线', means: '电缆', note: '' };
  expect((await mall.call(searchOfficeApi.addSynonym, { body }, as)).errorCode).toBe('search_office.too_many');
  expect((await mall.call(searchOfficeApi.saveSynonym, { params: { id: '1' }, body }, as)).code).toBe(200);
});

it('writes down no more plates than are tried, and changes those that stand', async () => {
  await run(`insert into plate_rule (pattern, class_id) select 'QX' || n || '-1', 3 from generate_series(1, 500) n`);
  const body = { pattern: 'QWX3-1', classId: small.classes.breaker, note: '' };
  expect((await mall.call(searchOfficeApi.addPlate, { body }, as)).errorCode).toBe('search_office.too_many');
  expect((await mall.call(searchOfficeApi.savePlate, { params: { id: '1' }, body }, as)).code).toBe(200);
});
