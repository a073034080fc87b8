import { searchSorts } from '@mall/contract/search/search.rules.ts';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { primaryReads } from '../kernel/reads/open-reads.ts';
import { testDatabase } from '../testing/test-database.ts';
import { planQuery } from './plan-query.ts';
import type { Plan } from './query-plan.ts';
import type { Found, Question } from './read-question.ts';
import { findsAnyInMemory, type Model, searchInMemory } from './search-in-memory.ts';
import { searchInSql } from './search-in-sql.ts';
import { applyChanges, buildModel, isDue, openState, type SearchState } from './search-model.ts';

const database = testDatabase(2560);
let state: SearchState;
let zoneIds: string[];

beforeAll(async () => {
  state = await openState(database.db);
  await buildModel(primaryReads(database.db), state, new AbortController().signal);
  // Some of the answer must come from the fresh segment, and a store must be closed.
  await database.db.pool.query(`update goods set name = name || ' 新款', price_fen = price_fen + 1 where id % 17 = 0`);
  await database.db.pool.query(`update goods set state = 'off' where id % 41 = 0`);
  await database.db.pool.query(`update store set state = 'closed' where id in (select store_id from goods limit 1)`);
  await applyChanges(database.db, state);
  zoneIds = [...state.book.zones.keys()];
  expect(state.model?.segments).toHaveLength(2);
});

const inMemory = (asked: Question): Found => {
  if (!state.model) throw new Error('no model');
  return searchInMemory(state.model, asked);
};

const keywords = [
  '',
  '电缆',
  '断路器',
  'YJV22',
  '变压器',
  '10kV',
  '开关柜',
  '绝缘手套',
  '3x240',
  'cable',
  '光伏组件',
  '电力电缆 铜',
  '630A 断路器',
  '新款',
  '柜',
  'кабель',
  '不锈钢',
  '安全帽 红色',
  '熔断器 RT',
];

const plans = new Map<string, Plan>();
/** The same plan each time that it is asked for, as a mall has it: what it finds is then partly kept. */
const planFor = (keyword: string): Plan => {
  const plan = plans.get(keyword) ?? planQuery(state, keyword);
  plans.set(keyword, plan);
  return plan;
};

const maybe = <T>(one: fc.Arbitrary<T>) => fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: one });

/** Any question: words, and any of the filters with values that the book knows. */
const question = (): fc.Arbitrary<Question> => {
  const { book } = state;
  const groups = book.groups.filter((group) => group.no > 0 && group.classes.size > 2);
  const valuesOf = (group: number) => book.values.filter((value) => value?.facet && value.group === group).map((value) => value.no);
  const chosen = fc
    .constantFrom(...groups.map((group) => group.no), 0)
    .chain((group) => fc.subarray(valuesOf(group).slice(0, 5), { minLength: 1 }).map((values) => ({ group, values })));
  return fc.record({
    plan: fc.constantFrom(...keywords).map(planFor),
    goodsIds: fc.constant(undefined),
    specs: fc.constant(undefined),
    within: maybe(fc.constantFrom(['1', '17', '18', '40', '999999'])),
    classIds: maybe(fc.constantFrom(...book.classes.values()).map((one) => one.below)),
    brandIds: maybe(fc.subarray([...book.brands.keys()], { minLength: 1 })),
    chosen: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 2, arbitrary: fc.uniqueArray(chosen, { maxLength: 2, selector: ({ group }) => group }) },
    ),
    priceMin: maybe(fc.integer({ min: 100, max: 100_000 })),
    priceMax: maybe(fc.integer({ min: 10_000, max: 10_000_000 })),
    source: maybe(fc.constantFrom('self' as const, 'third' as const, 'cross' as const)),
    inStock: fc.constantFrom(false, false, true),
    storeId: maybe(fc.constantFrom(...[...book.stores.keys()].slice(0, 12))),
    shelfIds: maybe(fc.constantFrom(...[...book.shelves.values()].slice(0, 12))),
    zoneId: maybe(fc.constantFrom(...zoneIds)),
    countStores: fc.boolean(),
    mostSpecs: fc.constantFrom(3, 30),
    sort: fc.constantFrom(...searchSorts),
    offset: fc.constantFrom(0, 0, 0, 7, 40),
    limit: fc.constantFrom(20, 60),
  });
};

const plain = (found: Found) => ({
  ...found,
  hits: found.hits.map((hit) => ({
    ...hit,
    values: new Set(Array.from(hit.values).filter((no) => state.book.values[no]?.facet && (state.book.values[no]?.group ?? 0) > 0)),
  })),
  classes: Object.fromEntries(found.classes),
  brands: Object.fromEntries(found.brands),
  values: Object.fromEntries(found.values),
  sources: Object.fromEntries(found.sources),
  stores: Object.fromEntries(found.stores),
});

/** Stores are counted there whoever asks. */
const inSql = async (asked: Question): Promise<Found> => {
  const found = await searchInSql(database.db, state.book, asked);
  return asked.countStores ? found : { ...found, stores: new Map() };
};

const idsOf = (found: Found) => found.hits.map((hit) => hit.goodsId);

const unfiltered = {
  classIds: undefined,
  brandIds: undefined,
  chosen: [],
  priceMin: undefined,
  priceMax: undefined,
  source: undefined,
  inStock: false,
  zoneId: undefined,
  within: undefined,
  storeId: undefined,
  shelfIds: undefined,
  offset: 0,
} satisfies Partial<Question>;

describe('the two engines', () => {
  it('give the same goods in the same order with the same counts', async () => {
    let filled = 0;
    await fc.assert(
      fc.asyncProperty(question(), async (asked) => {
        const found = inMemory(asked);
        filled += Number(found.total > 0);
        expect(plain(found)).toEqual(plain(await inSql(asked)));
        expect(findsAnyInMemory(state.model as Model, asked)).toBe(found.total > 0);
      }),
      { numRuns: 150 },
    );
    expect(filled).toBeGreaterThan(40);
  }, 60_000);

  it('say the same again when what they found is kept', () => {
    const base: Question = { ...(fc.sample(question(), 1)[0] as Question), ...unfiltered, countStores: false };
    for (const keyword of keywords)
      for (const part of [
        {},
        { sort: 'sales' as const, offset: 7 },
        { inStock: true },
        { brandIds: [...state.book.brands.keys()].slice(0, 9) },
      ]) {
        const asked = { ...base, sort: 'relevance' as const, ...part, plan: planQuery(state, keyword) };
        expect(plain(inMemory(asked))).toEqual(plain(inMemory(asked)));
        expect(plain(inMemory(asked))).toEqual(plain(inMemory({ ...asked, plan: planQuery(state, keyword) })));
      }
  });

  it('agree on every store, shelf and named goods', async () => {
    const base: Question = {
      ...(fc.sample(question(), 1)[0] as Question),
      ...unfiltered,
      plan: planQuery(state, ''),
    };
    const storeIds = [...state.book.stores.keys()].slice(0, 12);
    const shelves = [...state.book.shelves.values()].slice(0, 12);
    for (const part of [
      ...storeIds.map((storeId) => ({ storeId })),
      ...shelves.map((shelfIds) => ({ shelfIds })),
      { goodsIds: ['1', '17', '41', '999999'] },
    ]) {
      const asked = { ...base, ...part };
      expect(plain(inMemory(asked))).toEqual(plain(await inSql(asked)));
    }
  });
});

describe('the search in SQL', () => {
  it('looks at the best only where there are too many', async () => {
    const asked: Question = {
      ...(fc.sample(question(), 1)[0] as Question),
      ...unfiltered,
      plan: planQuery(state, '电缆'),
      sort: 'relevance',
      limit: 10,
    };
    const all = await searchInSql(database.db, state.book, { ...asked, limit: 10_000 });
    const some = await searchInSql(database.db, state.book, asked, 40);
    expect(some.total).toBeLessThanOrEqual(40);
    expect(idsOf(some)).toHaveLength(10);
    expect(all.total).toBeGreaterThan(40);
    expect(idsOf(all)).toEqual(expect.arrayContaining(idsOf(some)));
    expect([...some.brands.values()].reduce((sum, count) => sum + count, 0)).toBe(some.total);
  });
});

describe('what is asked of words alone', () => {
  it('is told apart from the same words in a store, on a shelf and among some goods', async () => {
    const base: Question = { ...(fc.sample(question(), 1)[0] as Question), ...unfiltered, countStores: false, plan: planFor('电缆') };
    const [storeId] = [...state.book.stores.keys()];
    const [shelfIds] = [...state.book.shelves.values()];
    const parts: Partial<Question>[] = [{}, { storeId }, { shelfIds }, { within: ['1', '17', '18', '40'] }, { goodsIds: ['1', '17'] }, {}];
    for (const part of parts) {
      const asked = { ...base, ...part };
      expect(plain(inMemory(asked))).toEqual(plain(await inSql(asked)));
    }
  });
});

describe('a count', () => {
  it('is the total when it is chosen', () => {
    fc.assert(
      fc.property(question(), (asked) => {
        const found = inMemory(asked);
        const total = (part: Partial<Question>) => inMemory({ ...asked, ...part }).total;
        for (const [id, count] of [...found.brands].slice(0, 5)) expect(total({ brandIds: [id] })).toBe(count);
        for (const [id, count] of [...found.classes].slice(0, 5)) expect(total({ classIds: new Set([id]) })).toBe(count);
        for (const [source, count] of found.sources) expect(total({ source })).toBe(count);
        expect(total({ inStock: true })).toBe(found.inStock);
        for (const [value, count] of [...found.values].slice(0, 12)) {
          const group = state.book.values[value]?.group ?? 0;
          expect(total({ chosen: [...asked.chosen.filter((one) => one.group !== group), { group, values: [value] }] })).toBe(count);
        }
        if (found.price) {
          expect(total({ priceMin: found.price.min, priceMax: found.price.max })).toBe(total({ priceMin: undefined, priceMax: undefined }));
          expect(total({ priceMin: found.price.max + 1, priceMax: undefined })).toBe(0);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('pages', () => {
  it('of any order follow each other without gap or repetition', () => {
    for (const sort of searchSorts) {
      const asked: Question = {
        ...(fc.sample(question(), 1)[0] as Question),
        ...unfiltered,
        plan: planQuery(state, '电缆'),
        sort,
      };
      const whole = inMemory({ ...asked, offset: 0, limit: 10_000 });
      expect(new Set(idsOf(whole)).size).toBe(whole.total);
      const pages = Array.from({ length: Math.ceil(whole.total / 20) }, (_, page) =>
        idsOf(inMemory({ ...asked, offset: page * 20, limit: 20 })),
      );
      expect(pages.flat()).toEqual(idsOf(whole));
    }
  });
});

describe('the model', () => {
  it('is made anew when other values are offered as filters, not when a class has another name', async () => {
    await database.db.pool.query(
      `update goods_class set names = names || '{"en":"Other cables"}' where id in (select gc_id from goods limit 1)`,
    );
    await applyChanges(database.db, state);
    expect(isDue(state)).toBe(false);
    await database.db.pool.query(
      `update attribute set facet = false where names ->> 'zh' = (select names ->> 'zh' from attribute where facet order by id limit 1)`,
    );
    await applyChanges(database.db, state);
    expect(isDue(state)).toBe(true);
  });
});
