import { languages, words } from '@mall/contract/kernel/language.ts';
import { SearchGoodsQuery } from '@mall/contract/search/search.api.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { primaryReads } from '../kernel/reads/open-reads.ts';
import { testDatabase } from '../testing/test-database.ts';
import type { Found } from './read-question.ts';
import type { Model } from './search-in-memory.ts';
import type { SearchState } from './search-model.ts';

/** What a row would do: the mall itself has none so far. */
const row = {
  no: 1,
  names: words('交货期', 'Delivery', 'Livraison', 'Entrega', 'Entrega', 'Доставка'),
  values: [
    { names: words('现货', 'From stock', 'En stock', 'En stock', 'Em estoque', 'Со склада'), when: 's.lead_days = 0' },
    { names: words('一周内', 'In a week', 'En une semaine', 'En una semana', 'Em uma semana', 'За неделю'), when: 's.lead_days <= 7' },
  ],
};

/** The room, loaded anew with that row: the files of a run share what they import. */
const openRoom = async () => {
  vi.resetModules();
  vi.doMock('./made-facets.ts', () => ({ madeFacets: [row] }));
  return {
    ...(await import('./describe-facets.ts')),
    ...(await import('./plan-query.ts')),
    ...(await import('./read-question.ts')),
    ...(await import('./search-in-memory.ts')),
    ...(await import('./search-in-sql.ts')),
    ...(await import('./search-model.ts')),
  };
};

const database = testDatabase(256);
let room: Awaited<ReturnType<typeof openRoom>>;
let state: SearchState;

beforeAll(async () => {
  room = await openRoom();
  await database.db.pool.query('update spec set lead_days = case id % 3 when 0 then 0 when 1 then 5 else 30 end');
  state = await room.openState(database.db);
  await room.buildModel(primaryReads(database.db), state, new AbortController().signal);
});
afterAll(() => {
  vi.doUnmock('./made-facets.ts');
  vi.resetModules();
});

const plain = ({ total, hits, values }: Found) => ({ total, goods: hits.map((hit) => hit.goodsId), values: Object.fromEntries(values) });

const find = async (asked: Record<string, string>) => {
  const question = room.readQuestion(state.book, room.planQuery(state, ''), SearchGoodsQuery.parse(asked));
  const found = room.searchInMemory(state.model as Model, question);
  expect(plain(found)).toEqual(plain(await room.searchInSql(database.db, state.book, question)));
  const facet = (language: (typeof languages)[number]) => room.describeFacets(state.book, question, found, language).goodsAttrVOList.at(-1);
  return { found, facet };
};

it('finds and counts what is made of a column like an attribute, in both engines and six languages', async () => {
  const { found, facet } = await find({});
  expect(facet('en')).toMatchObject({ name: 'Delivery', values: [{ value: 'From stock' }, { value: 'In a week' }] });
  expect(new Set(languages.map((language) => facet(language)?.values[1]?.value)).size).toBe(6);
  for (const { id, count } of facet('zh')?.values ?? []) {
    const chosen = await find({ attrs: `${facet('zh')?.id}:${id}` });
    expect([chosen.found.total, count > 0 && count < found.total]).toEqual([count, true]);
  }
});

it('knows a change of the column at once', async () => {
  const before = (await find({})).facet('zh')?.values[0]?.count ?? 0;
  await database.db.pool.query(
    'update spec set lead_days = 40 where goods_id = (select goods_id from spec where lead_days = 0 and state = $1 limit 1)',
    ['on'],
  );
  await room.applyChanges(database.db, state);
  expect((await find({})).facet('zh')?.values[0]?.count).toBe(before - 1);
});
