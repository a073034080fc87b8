import { searchApi } from '@mall/contract/search/search.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { missingQueries, senseless } from './spec-queries/missing.data.ts';
import { plantQueries } from './spec-queries/plant.data.ts';
import { powerQueries } from './spec-queries/power.data.ts';
import { type KnownSpec, readSpecFacts } from './spec-queries/read-spec-facts.ts';
import { siteQueries } from './spec-queries/site.data.ts';
import { isMeant, type SpecQuery } from './spec-queries/spec-query.ts';

const mall = testApp({}, 2560);
let facts: Map<string, KnownSpec>;

beforeAll(async () => {
  facts = await readSpecFacts(mall.house.db);
});

const search = async (keyword: string) => (await mall.call(searchApi.goods, { query: { keyword } })).data;
const queries = [...powerQueries, ...plantQueries, ...siteQueries];

describe('a search for a spec', () => {
  it('is for one that is on the shelf, and there are many of all kinds', () => {
    const classes = new Set(queries.flatMap(([, names]) => names.split('|')));
    const known = [...facts.values()];
    expect(queries.length).toBeGreaterThanOrEqual(220);
    expect(classes.size).toBeGreaterThan(200);
    expect(queries.filter((query) => !known.some((spec) => isMeant(spec, query))).map(([typed]) => typed)).toEqual([]);
  });

  it('shows that spec first in 92 of 100, and among the first three in 97', async () => {
    const misses: string[] = [];
    let [first, amongThree] = [0, 0];
    for (const query of queries) {
      const { goodsVOList } = await search(query[0]);
      const right = goodsVOList.slice(0, 3).map((card) => isMeant(facts.get(card.specId), query));
      first += Number(right[0] ?? false);
      amongThree += Number(right.includes(true));
      if (!right[0]) misses.push(`${query[0]} → ${goodsVOList[0]?.specName ?? 'nothing'}`);
    }
    if (misses.length > 0) process.stdout.write(`${misses.join('\n')}\n`);
    expect(first / queries.length, misses.join('\n')).toBeGreaterThanOrEqual(0.92);
    expect(amongThree / queries.length, misses.join('\n')).toBeGreaterThanOrEqual(0.97);
  });

  // A wrong section is a wrong delivery: none of these may miss.
  const musts = queries.filter(([typed]) => /\d\s*[×xX*]\s*\d|[A-Z]\d.*-\d/.test(typed));
  it.each(musts.map((query): [string, SpecQuery] => [query[0], query]))(
    'never shows another section or plate for %s',
    async (typed, query) => {
      const { goodsVOList } = await search(typed);
      expect(isMeant(facts.get(goodsVOList[0]?.specId ?? ''), query), goodsVOList[0]?.specName).toBe(true);
    },
  );
});

describe('an item number', () => {
  const ways: [string, (number: string) => string][] = [
    ['as it is printed', (number) => number],
    ['in small letters', (number) => number.toLowerCase()],
    ['without its hyphen', (number) => number.replace('-', '')],
    ['without its letters', (number) => number.replace(/^\D+/, '')],
    ['in full width', (number) => number.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))],
    ['with blanks', (number) => number.replace(/^(\D+)(\d{4})(\d+)-/, '$1 $2$3 ')],
    ['with a word before it', (number) => `货号 ${number}`],
  ];
  it.each(ways)('leads to its spec, not to the first of its goods: %s', async (_name, write) => {
    const some = [...facts.values()].filter(({ itemNumber }) => itemNumber.endsWith('-03')).filter((_, nth) => nth % 150 === 0);
    expect(some.length).toBeGreaterThan(5);
    for (const { itemNumber, specId } of some) {
      const { goodsVOList, totalCount } = await search(write(itemNumber));
      expect([goodsVOList[0]?.specId, totalCount], write(itemNumber)).toEqual([specId, 1]);
    }
  });

  it.each([' ', ',', '、', '；', '\n'])('may stand beside others, parted by %j', async (sign) => {
    const three = [...facts.values()].filter(({ itemNumber }) => itemNumber.endsWith('-02')).slice(40, 43);
    const { goodsVOList } = await search(three.map((spec) => spec.itemNumber).join(sign));
    expect(goodsVOList.map((card) => card.specId).toSorted()).toEqual(three.map((spec) => spec.specId).toSorted());
  });
});

describe('what is not to be had', () => {
  it.each(missingQueries)('%s: says so and offers what comes nearest', async (typed, said, offered, className) => {
    const { unmetList, goodsVOList } = await search(typed);
    const unmet = unmetList.find((one) => one.typed === said);
    expect(unmet, JSON.stringify(unmetList)).toBeDefined();
    if (offered) expect(unmet?.nearest.map((one) => one.value).join(' '), said).toMatch(new RegExp(offered.source.replace(/^\^|\$$/g, '')));
    expect(facts.get(goodsVOList[0]?.specId ?? '')?.className).toBe(className);
    for (const { keyword } of unmet?.nearest ?? []) expect((await search(keyword)).unmetList.map((one) => one.typed)).not.toContain(said);
  });

  it.each(senseless)('%s: shows nothing that was not meant, and suggests classes', async (typed) => {
    const { totalCount, correction, suggestionList } = await search(typed);
    expect([totalCount, correction]).toEqual([0, undefined]);
    expect(suggestionList.length).toBeGreaterThan(0);
  });
});

const inClass = async (className: string, keyword: string) => {
  const { rows } = await mall.house.db.pool.query<{ id: string }>(`select id::text from goods_class where names ->> 'zh' = $1`, [
    className,
  ]);
  const { data } = await mall.call(searchApi.goods, { query: { keyword, classId: rows[0]?.id ?? '' } });
  return facts.get(data.goodsVOList[0]?.specId ?? '');
};

describe('inside a class', () => {
  it('is read as that class writes: C32 of a breaker is no concrete', async () => {
    expect((await inClass('微型断路器', 'C32'))?.values).toMatchObject({ 额定电流: '32A', 脱扣曲线: 'C型' });
    expect((await inClass('铜母排', '60*6'))?.values).toMatchObject({ 规格: '60×6mm' });
    expect((await inClass('镀锌扁钢接地线', '60*6'))?.values).toMatchObject({ 规格: '60×6' });
  });
});

const words = async (keyword: string) => (await mall.call(searchApi.tips, { query: { keyword } })).data.map((tip) => tip.word);

describe('tips', () => {
  it.each([
    ['YJV22 3x2', 'YJV22 3×240'],
    ['YJV22 3*', 'YJV22 3×240'],
    ['S22-M-4', 'S22-M 400kVA'],
    ['XP-7', 'XP 70kN'],
    ['微断 3P 6', '微断 3P 63A'],
    ['断陆器', '塑壳断路器'],
    ['dlq 63', '断路器 63'],
  ])('finish %s to %s', async (typed, finished) => expect(await words(typed)).toContain(finished));

  it('say each thing once, and nothing where nothing is meant', async () => {
    const tips = await words('塑壳 2');
    expect(new Set(tips).size).toBe(tips.length);
    expect(await words('zzz不存在')).toEqual([]);
  });
});
