import { codeOk, codeRefused } from '@mall/contract/kernel/errors.ts';
import { searchApi, tipLength } from '@mall/contract/search/search.api.ts';
import { searchKeywordLength } from '@mall/contract/search/search.rules.ts';
import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { powerQueries } from './spec-queries/power.data.ts';

const mall = testApp({}, 2560);

/** What nobody should type, and somebody does. */
const bad: [name: string, keyword: string][] = [
  ['sixty digits', '7'.repeat(60)],
  ['sixty digits and signs', '1-2/3*4+5.6~7x8(9)0%'.repeat(3)],
  ['a long product', `${'3x'.repeat(29)}3`],
  ['a long sum', `4${'+1'.repeat(29)}`],
  ['many figures', '1A 2A 3A 4A 5A 6A 7A 8A 9A 10A 11A 12A 13A 14A 15A 16A'],
  ['many ranges', '1-2A 3-4A 5-6A 7-8A 9-10A 11-12A 13-14A 15-16A 17-18A'],
  ['units that contradict each other', '63A 63kV 3P 4P'],
  ['zero', '0A 0kV 0平方 断路器'],
  ['a negative figure', '-63A 断路器 -10kV'],
  ['a figure beyond all', '9'.repeat(40) + 'A'],
  ['a power', '1e309kV 1E-400A'],
  ['a small figure', '0.000000000000000000001mm 电缆'],
  ['pictures', '🔌⚡️🔋👷‍♀️ 电缆'],
  ['right to left', '\u202eكابل كهرباء 3x240\u202c'],
  ['signs without a shape', '\u0000\u0001\ufffe\ufeff\u200b电缆\u200d'],
  ['half a pair', '\ud83d 电缆 \udc00'],
  ['words of SQL', `'; drop table goods; -- % _ \\ :* & | !()`],
  ['brackets', '(((((((((((((((((((((((((((((('],
  ['dashes', '-'.repeat(60)],
  ['one sign again and again', '级'.repeat(60)],
  ['letters again and again', 'yjv'.repeat(20)],
  ['Chinese that means nothing', '的了吗呢吧啊哦嗯哈嘿'.repeat(6)],
  ['blanks', ' '.repeat(60)],
  ['marks on letters', `e${'\u0301'.repeat(50)}`],
  ['wide signs', '３ｘ２４０＋１２０＊６０／５'.repeat(4)],
  ['a hundred numbers of labels', 'NE0920000001-01 '.repeat(3)],
];

beforeAll(async () => {
  await mall.call(searchApi.goods, { query: { keyword: '电缆' } });
});

type Answer = Promise<{ code: number }>;
const calls: [string, (keyword: string) => Answer][] = [
  ['goods', (keyword) => mall.call(searchApi.goods, { query: { keyword } })],
  ['filter', (keyword) => mall.call(searchApi.filter, { query: { keyword } })],
  ['tips', (keyword) => mall.call(searchApi.tips, { query: { keyword: keyword.slice(0, tipLength) } })],
  ['goods in the tips', (keyword) => mall.call(searchApi.tipGoods, { query: { keyword: keyword.slice(0, tipLength) } })],
  ['specs of a goods', (keyword) => mall.call(searchApi.specs, { query: { goodsId: '1', keyword } })],
  ['stores', (keyword) => mall.call(searchApi.stores, { query: { keyword } })],
];

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const since = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

const mean = (times: readonly number[]): number => times.reduce((sum, time) => sum + time, 0) / times.length;

it.each(calls)('whatever is typed, the search of %s answers, and not much later than usual', async (_name, ask) => {
  const usual: number[] = [];
  for (const [typed] of powerQueries.slice(0, 60)) usual.push(await milliseconds(() => ask(typed)));
  const times: number[] = [];
  for (const [name, keyword] of bad) {
    let code = 0;
    times.push(
      await milliseconds(async () => {
        code = (await ask(keyword.slice(0, searchKeywordLength))).code;
      }),
    );
    // Signs that no text may hold are refused.
    expect([codeOk, codeRefused], name).toContain(code);
  }
  // The first calls of a kind warm it up.
  expect(mean(times) / mean(usual.slice(10))).toBeLessThan(5);
});
