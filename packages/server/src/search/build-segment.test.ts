import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildSmallMall } from '../testing/small-mall.ts';
import { testDatabase } from '../testing/test-database.ts';
import { addWord } from './lexicon.ts';
import { planQuery } from './plan-query.ts';
import { readQuestion } from './read-question.ts';
import { searchInMemory } from './search-in-memory.ts';
import { buildModel, openState, type SearchState } from './search-model.ts';

const database = testDatabase();
let state: SearchState;

const find = (keyword: string): string[] => {
  if (!state.model) throw new Error('no model');
  const asked = readQuestion(state.book, planQuery(state, keyword), { keyword, sort: 'relevance', pageNo: 1, pageSize: 20 });
  return searchInMemory(state.model, asked).hits.map((hit) => hit.goodsId);
};

beforeAll(async () => {
  await buildSmallMall(database.db, 30);
  state = await openState(database.db);
});

describe('a segment built in a process', () => {
  it('finds words that another node wrote, though other words came meanwhile', async () => {
    await database.db.pool.query(`update goods_search set words = words || '''bbb777'':1A ''aaa777'':1A'::tsvector where goods_id = 7`);
    await database.db.pool.query(`update goods_search set words = words || '''aaa777'':1A'::tsvector where goods_id = 8`);
    const building = buildModel(database.url, state, new AbortController().signal);
    for (const word of ['ccc777', 'bbb777', 'ddd777']) addWord(state.lexicon, word);
    await building;
    expect(state.model?.segments[0]?.laterWords).toBeDefined();
    expect(find('bbb777')).toEqual(['7']);
    expect(find('aaa777').toSorted()).toEqual(['7', '8']);
    expect(find('ccc777')).toEqual([]);
    await buildModel(database.url, state, new AbortController().signal);
    expect(state.model?.segments[0]?.laterWords).toBeUndefined();
    expect(find('bbb777')).toEqual(['7']);
  });

  it('is given up when the mall closes, and can be built again', async () => {
    const ending = new AbortController();
    const before = state.model;
    const building = buildModel(database.url, state, ending.signal);
    setTimeout(() => ending.abort(), 20);
    await expect(building).rejects.toThrow();
    expect(state).toMatchObject({ stale: true, since: undefined });
    expect(state.model).toBe(before);
    await buildModel(database.url, state, new AbortController().signal);
    expect(state.model).not.toBe(before);
  });

  it('does not take what a watching Node says for the segment', async () => {
    vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
    const before = state.model;
    await buildModel(database.url, state, new AbortController().signal).finally(() => vi.unstubAllEnvs());
    expect(state.model).not.toBe(before);
    expect(find('bbb777')).toEqual(['7']);
  });

  it('says why it could not be built', async () => {
    await expect(buildModel('postgres://nobody@127.0.0.1:1/nowhere', state, new AbortController().signal)).rejects.toThrow(/ECONNREFUSED/);
  });
});
