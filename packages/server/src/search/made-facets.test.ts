import { languages } from '@mall/contract/kernel/language.ts';
import { SearchGoodsQuery } from '@mall/contract/search/search.api.ts';
import { beforeAll, expect, it, vi } from 'vitest';
import { fillDemo } from '../../demo/fill-demo.ts';
import { testDatabase } from '../testing/test-database.ts';
import { describeFacets } from './describe-facets.ts';
import { planQuery } from './plan-query.ts';
import { type Found, readQuestion } from './read-question.ts';
import { type Model, searchInMemory } from './search-in-memory.ts';
import { searchInSql } from './search-in-sql.ts';
import { applyChanges, buildModel, openState, type SearchState } from './search-model.ts';

const plain = ({ total, hits, values }: Found) => ({ total, goods: hits.map((hit) => hit.goodsId), values: Object.fromEntries(values) });

// What a row would do: the mall itself has none so far.
vi.mock(import('./made-facets.ts'), async () => {
  const { words } = await import('@mall/contract/kernel/language.ts');
  return {
    madeFacets: [
      {
        no: 1,
        names: words('交货期', 'Delivery', 'Livraison', 'Entrega', 'Entrega', 'Доставка'),
        values: [
          { names: words('现货', 'From stock', 'En stock', 'En stock', 'Em estoque', 'Со склада'), when: 's.lead_days = 0' },
          {
            names: words('一周内', 'In a week', 'En une semaine', 'En una semana', 'Em uma semana', 'За неделю'),
            when: 's.lead_days <= 7',
          },
        ],
      },
    ],
  };
});

const database = testDatabase();
let state: SearchState;

beforeAll(async () => {
  await fillDemo(database.db.pool, { goods: 256, log: () => {} });
  await database.db.pool.query('update spec set lead_days = case id % 3 when 0 then 0 when 1 then 5 else 30 end');
  state = await openState(database.db);
  await buildModel(database.url, state, new AbortController().signal);
});

const plain = ({ total, hits, values }: Found) => ({ total, goods: hits.map((hit) => hit.goodsId), values: Object.fromEntries(values) });

const find = async (asked: Record<string, string>) => {
  const question = readQuestion(state.book, planQuery(state, ''), SearchGoodsQuery.parse(asked));
  const found = searchInMemory(state.model as Model, question);
  expect(plain(found)).toEqual(plain(await searchInSql(database.db, state.book, question)));
  const facet = (language: (typeof languages)[number]) => describeFacets(state.book, question, found, language).goodsAttrVOList.at(-1);
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
  await applyChanges(database.db, state);
  expect((await find({})).facet('zh')?.values[0]?.count).toBe(before - 1);
});
