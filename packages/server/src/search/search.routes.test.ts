import { searchApi } from '@mall/contract/search/search.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import { countStatements } from '../testing/count-statements.ts';
import { buildSmallMall } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { rebuildSearchTerms } from './rebuild-search-terms.ts';
import { spellTerm } from './spell-term.ts';
import { termKey } from './term-key.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' });
const words = async (keyword: string) => (await mall.call(searchApi.tips, { query: { keyword } })).data.map((tip) => tip.word);
const rebuild = () => inTransaction(mall.house.db, rebuildSearchTerms);

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 60);
  await mall.house.db.pool.query(`insert into hot_word (word) values ('交联电缆'), ('没有这种货')`);
  await rebuild();
});

describe('a word as it is compared', () => {
  it.each([
    ['YJV22-8.7/15 3×240', 'yjv228.7/153x240'],
    ['ＹＪＶ　22', 'yjv22'],
    ['3*240', '3x240'],
    ['高压断路器', '高压断路器'],
  ])('%s', (word, key) => expect(termKey(word)).toBe(key));

  it('is spelled in pinyin and initials', () => {
    expect(spellTerm('高压断路器')).toEqual({ pinyin: 'gaoyaduanluqi', initials: 'gydlq' });
    expect(spellTerm('LED 绿灯')).toEqual({ pinyin: 'ledlvdeng', initials: 'ledld' });
    expect(spellTerm('重合器')).toEqual({ pinyin: 'chongheqi', initials: 'chq' });
  });
});

describe('tips', () => {
  it('finish what is typed in characters, pinyin or initials', async () => {
    for (const typed of ['gydlq', 'gyd', 'GaoYa', 'gaoyaduanluqi', '高压', '断路'])
      expect(await words(typed), typed).toEqual(['高压断路器']);
  });

  it('put what begins as typed before what holds it, then the heavier', async () => {
    expect(await words('电')).toEqual(['电力电缆', '电线电缆', '交联电缆', '控制电缆']);
    expect(await words('电缆')).toEqual(['交联电缆', '电力电缆', '控制电缆', '电线电缆']);
  });

  it('tell how many goods there are, ten words at most, and find models however they are written', async () => {
    const { data } = await mall.call(searchApi.tips, { query: { keyword: 'yjv 22' } });
    expect(data).toHaveLength(10);
    expect(data[0]).toEqual({ word: 'YJV22-1', count: 1 });
    expect(await words('jinl')).toEqual(['Jinlan', '津缆']);
  });

  it('know what else a thing is called', async () => {
    for (const typed of ['空开', 'kk', 'kongkai', 'breaker', '自动开']) expect(await words(typed), typed).toEqual(['高压断路器']);
  });

  it('offer each half of a class that joins two', async () => {
    await mall.house.db.pool.query(`update goods_class set names = names || '{"zh":"控制电缆与信号光缆"}' where id = 4`);
    await rebuild();
    expect(await words('控制')).toEqual(['控制电缆与信号光缆', '控制电缆']);
    expect(await words('xhgl')).toEqual(['信号光缆']);
    await mall.house.db.pool.query(`update goods_class set names = names || '{"zh":"控制电缆"}' where id = 4`);
    await rebuild();
  });

  it('offer nothing that leads to nothing', async () => {
    expect(await words('没有')).toEqual([]);
    expect(await words('停用')).toEqual([]);
    expect(await words('zzz')).toEqual([]);
  });

  it('take signs as signs', async () => {
    for (const typed of ['%', '_', "'", '\\', '电%', '-', '×']) expect(await words(typed), typed).toEqual([]);
  });

  it('refuse nothing typed and more than 40 characters', async () => {
    expect((await mall.call(searchApi.tips, { query: { keyword: ' ' } })).errorCode).toBe('kernel.required');
    expect((await mall.call(searchApi.tips, { query: { keyword: '电'.repeat(41) } })).errorCode).toBe('kernel.too_long');
    expect((await mall.call(searchApi.tips, { query: { keyword: '电'.repeat(40) } })).data).toEqual([]);
  });

  it('take one statement', async () => {
    for (const keyword of ['gyd', '电缆']) {
      const { statements } = await countStatements(mall.house.db, () => mall.call(searchApi.tips, { query: { keyword } }));
      expect(statements).toHaveLength(1);
    }
  });
});

describe('making the words anew', () => {
  it('gives the same words again, also when two do it at once', async () => {
    const counts = await Promise.all([rebuild(), rebuild()]);
    expect(counts).toEqual([67, 67]);
    expect(await words('gydlq')).toEqual(['高压断路器']);
  });

  it('follows the shelf', async () => {
    await mall.house.db.pool.query(`update goods set state = 'off' where id = 1`);
    await rebuild();
    expect(await words('yjv22-1')).not.toContain('YJV22-1');
  });
});
