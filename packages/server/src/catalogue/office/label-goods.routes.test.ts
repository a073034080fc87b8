import { brandOfficeApi } from '@mall/contract/catalogue/brand-office.api.ts';
import { searchApi } from '@mall/contract/search/search.api.ts';
import { beforeAll, expect, it, vi } from 'vitest';
import { buildSmallMall, small } from '../../testing/small-mall.ts';
import { testApp } from '../../testing/test-app.ts';
import { addSignedIn } from '../../testing/test-member.ts';

const mall = testApp();
const run = async (text: string) => (await mall.owner.query<Record<string, unknown>>(text)).rows;
const tokens = {} as Record<'operator' | 'seller', string>;
const as = {
  get token() {
    return tokens.operator;
  },
};
const reason = '年度甄选';
const give = (numbers: string[], id = '1', token = tokens.operator) =>
  mall.call(brandOfficeApi.giveLabel, { params: { id }, body: { numbers, reason } }, { token });
const take = (numbers: string[], id = '1') => mall.call(brandOfficeApi.takeLabel, { params: { id }, body: { numbers, reason } }, as);
const listed = async (query: { word?: string; carries?: '1' | '0' }) =>
  (await mall.call(brandOfficeApi.labelGoods, { params: { id: '1' }, query: query as never }, as)).data;
const found = async () =>
  (await mall.call(searchApi.goods, { query: { keyword: '交联电缆', labelId: '1' } as never })).data.goodsVOList
    .map(({ goodsId }) => goodsId)
    .toSorted();

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 6);
  await run(
    `insert into label (id, key, names, tone) values (1, 'chosen', '{"zh":"甄选","en":"Chosen","fra":"C","spa":"C","pt":"C","ru":"C"}', 'green')`,
  );
  await run(`update goods set state = 'draft' where id = 6`);
  tokens.operator = (await addSignedIn(mall.house.db, { id: '104', audience: 'operator' })).token;
  tokens.seller = (await addSignedIn(mall.house.db, { id: '101', audience: 'seller', storeId: small.stores.own })).token;
});

it('goods of any store get a label by their numbers, and the search follows', async () => {
  expect((await give(['spu000001', 'SPU000002', 'SPU000002'])).data).toEqual({ changed: 2, unknown: [] });
  expect((await give(['SPU000002', 'SPU000003'])).data).toEqual({ changed: 1, unknown: [] });
  expect((await listed({ carries: '1' })).total).toBe(3);
  expect(await listed({ word: 'SPU000004' })).toMatchObject({ total: 1, list: [{ spuCode: 'SPU000004', carries: false, on: true }] });
  await vi.waitFor(async () => expect(await found()).toEqual(['1', '2', '3']), { timeout: 5000 });
  expect(await run(`select event, detail ->> 'reason' as reason from audit_log where event like 'label.%' order by id`)).toEqual([
    { event: 'label.given', reason },
    { event: 'label.given', reason },
  ]);
});

it('lose it in the same way', async () => {
  expect((await take(['SPU000001', 'SPU000005'])).data).toEqual({ changed: 1, unknown: [] });
  await vi.waitFor(async () => expect(await found()).toEqual(['2', '3']), { timeout: 5000 });
});

it('all of them or none, and a store has no say', async () => {
  expect((await give(['SPU000004', 'NONE-1', 'SPU000006'])).data).toEqual({ changed: 0, unknown: ['NONE-1', 'SPU000006'] });
  expect((await take(['SPU000002', 'NONE-1'])).data).toEqual({ changed: 0, unknown: ['NONE-1'] });
  expect((await listed({ carries: '1' })).total).toBe(2);
  expect((await give(['SPU000004'], '99')).errorCode).toBe('kernel.not_found');
  expect((await give([])).errorCode).toBe('class_office.numbers_wrong');
  expect((await give(['SPU000004'], '1', tokens.seller)).code).not.toBe(200);
});

/** Does something that nobody sees yet, asks, and lets it be seen once who asked waits for it. */
const besides = async <Answer>(text: string, ask: () => Promise<Answer>): Promise<Answer> => {
  const other = await mall.owner.connect();
  await other.query('begin');
  await other.query(text);
  const asking = ask();
  const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%for update%'`;
  try {
    await expect.poll(() => run(waits), { timeout: 10_000 }).not.toEqual([]);
  } finally {
    await other.query('commit');
    other.release();
  }
  return asking;
};

it('a label or a brand that goods get at the same moment is not removed', async () => {
  await run(
    `insert into label (id, key, names, tone) select 2, 'second', names, tone from label where id = 1; insert into brand (id, name, en_name, initial) values (90, '新牌', 'New', 'X')`,
  );
  const label = await besides(`insert into goods_label (goods_id, label_id) values (5, 2)`, () =>
    mall.call(brandOfficeApi.removeLabel, { params: { id: '2' } }, as),
  );
  const brand = await besides(`update goods set brand_id = 90 where id = 5`, () =>
    mall.call(brandOfficeApi.remove, { params: { id: '90' } }, as),
  );
  expect([label.errorCode, brand.errorCode]).toEqual(['class_office.in_use', 'class_office.in_use']);
});
