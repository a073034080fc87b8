import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openDb, openPool } from '../kernel/db.ts';
import { primaryReads } from '../kernel/reads/open-reads.ts';
import { buildSmallMall } from '../testing/small-mall.ts';
import { testDatabase } from '../testing/test-database.ts';
import { addWord } from './lexicon.ts';
import { planQuery } from './plan-query.ts';
import { readQuestion } from './read-question.ts';
import { searchInMemory } from './search-in-memory.ts';
import { applyChanges, buildModel, openState, type SearchState } from './search-model.ts';

const database = testDatabase();
const lagging = testDatabase();
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
    const building = buildModel(primaryReads(database.db), state, new AbortController().signal);
    for (const word of ['ccc777', 'bbb777', 'ddd777']) addWord(state.lexicon, word);
    await building;
    expect(state.model?.segments[0]?.laterWords).toBeDefined();
    expect(find('bbb777')).toEqual(['7']);
    expect(find('aaa777').toSorted()).toEqual(['7', '8']);
    expect(find('ccc777')).toEqual([]);
    await buildModel(primaryReads(database.db), state, new AbortController().signal);
    expect(state.model?.segments[0]?.laterWords).toBeUndefined();
    expect(find('bbb777')).toEqual(['7']);
  });

  it('is given up when the mall closes, and can be built again', async () => {
    const ending = new AbortController();
    const before = state.model;
    const building = buildModel(primaryReads(database.db), state, ending.signal);
    setTimeout(() => ending.abort(), 20);
    await expect(building).rejects.toThrow();
    expect(state).toMatchObject({ stale: true, since: undefined });
    expect(state.model).toBe(before);
    await buildModel(primaryReads(database.db), state, new AbortController().signal);
    expect(state.model).not.toBe(before);
  });

  it('keeps what changed while a replica was waited for that has not heard of it', async () => {
    await buildSmallMall(lagging.db, 30);
    const whole = async <T>(work: (db: typeof lagging.db) => Promise<T>): Promise<T> => {
      await database.db.pool.query(`update goods set name = '防爆桥架 QJ', en_name = '' where id = 11`);
      await applyChanges(database.db, state);
      return work(lagging.db);
    };
    await buildModel({ whole }, state, new AbortController().signal);
    expect(find('防爆桥架')).toEqual(['11']);
  });

  it('does not take what a watching Node says for the segment', async () => {
    vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
    const before = state.model;
    await buildModel(primaryReads(database.db), state, new AbortController().signal).finally(() => vi.unstubAllEnvs());
    expect(state.model).not.toBe(before);
    expect(find('bbb777')).toEqual(['7']);
  });

  it('says why it could not be built', async () => {
    const nowhere = openDb(openPool('postgres://nobody@127.0.0.1:1/nowhere', 1));
    await expect(buildModel(primaryReads(nowhere), state, new AbortController().signal)).rejects.toThrow(/ECONNREFUSED/);
  });
});
