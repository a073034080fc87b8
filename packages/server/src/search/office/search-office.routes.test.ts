import { searchApi } from '@mall/contract/search/search.api.ts';
import { searchOfficeApi } from '@mall/contract/search/search-office.api.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { counterSteps } from '../../testing/counter-steps.ts';
import { buildSmallMall, small } from '../../testing/small-mall.ts';
import { testApp } from '../../testing/test-app.ts';
import { addMember } from '../../testing/test-member.ts';

const mall = testApp();
const counter = counterSteps(mall);
let as: { token: string };
const run = (text: string, values: unknown[] = []) => mall.house.db.pool.query(text, values);
const total = async (keyword: string) => (await mall.call(searchApi.goods, { query: { keyword } })).data.totalCount;
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 5000, interval: 50 });
const trial = async (keyword: string) => (await mall.call(searchOfficeApi.trial, { query: { keyword } }, as)).data;
const six = (zh: string) => JSON.stringify({ zh, en: zh, fra: zh, spa: zh, pt: zh, ru: zh });

const teach = (word: string, means: string) => mall.call(searchOfficeApi.addSynonym, { body: { word, means, note: '' } }, as);
const body = { pattern: 'QWX3-{壳架电流:A}', classId: small.classes.breaker as string, note: '' };
const write = (more: Partial<typeof body>) => mall.call(searchOfficeApi.addPlate, { body: { ...body, ...more } }, as);

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 20);
  await run(`select nextval(pg_get_serial_sequence('member', 'id')) from generate_series(1, 100)`);
  const { mobile } = await addMember(mall.house.db, { audience: 'operator' });
  as = await counter.enrol(mobile);
  await run(`insert into attribute (id, class_id, names, facet, in_name, drives_spec, sort) values (50, 3, $1, true, true, true, 1)`, [
    six('壳架电流'),
  ]);
  await run(
    `insert into attribute_value (id, attribute_id, value, sort, also) values (60, 50, '1600A', 1, '{}'), (61, 50, '2000A', 2, '{}')`,
  );
  await run(`insert into goods_attribute (goods_id, value_id, attribute_id) select id, 60, 50 from goods where gc_id = 3 and id <> 2`);
  await run(`insert into goods_attribute (goods_id, value_id, attribute_id) values (2, 61, 50)`);
  await total('电缆');
  await run(`update goods set name = '起始光缆 GYTS' where id = 20`);
  await soon(async () => expect(await total('起始光缆')).toBe(1));
});

describe('a word that an operator teaches', () => {
  it('finds goods within five seconds, and no longer when it is taken back', async () => {
    expect(await total('老鼠尾')).toBe(0);
    const { id } = (await mall.call(searchOfficeApi.addSynonym, { body: { word: '老鼠尾', means: '控制电缆', note: '' } }, as)).data;
    await soon(async () => expect(await total('老鼠尾')).toBe(10));
    expect(await trial('津缆老鼠尾')).toMatchObject({
      read: '津缆 控制电缆',
      parts: [{ text: '老鼠尾', kind: 'synonym', means: ['控制电缆'] }, {}, {}],
      total: 10,
    });
    expect(
      (await mall.call(searchOfficeApi.saveSynonym, { params: { id }, body: { word: '老鼠尾', means: '光缆', note: '改' } }, as)).code,
    ).toBe(200);
    await soon(async () => expect(await total('老鼠尾')).toBe(1));
    expect((await mall.call(searchOfficeApi.synonyms, { query: { word: '老鼠' } }, as)).data.list).toMatchObject([
      { id, means: '光缆', note: '改' },
    ]);
    expect((await mall.call(searchOfficeApi.removeSynonym, { params: { id } }, as)).code).toBe(200);
    await soon(async () => expect(await total('老鼠尾')).toBe(0));
  });

  it('is one word once, and means something else', async () => {
    await teach('黑皮线', '电缆');
    expect((await teach('黑皮线', '光缆')).errorCode).toBe('search_office.word_taken');
    expect((await teach('ＡＢＣ', 'abc')).errorCode).toBe('search_office.same');
  });

  it('leaves words alone in which it only stands', async () => {
    await mall.call(searchOfficeApi.addSynonym, { body: { word: 'GY', means: '控制电缆', note: '' } }, as);
    await soon(async () => expect((await trial('GY')).read).toBe('控制电缆'));
    expect(await trial('GYTS')).toMatchObject({ read: '', total: 1 });
  });

  it('keeps goods that carry it', async () => {
    await run(`update goods set name = '麻花线 BV' where id = 19`);
    await soon(async () => expect(await total('麻花线')).toBe(1));
    await mall.call(searchOfficeApi.addSynonym, { body: { word: '麻花线', means: '高压断路器', note: '' } }, as);
    await soon(async () => expect(await total('麻花线')).toBe(11));
  });
});

describe('a plate that an operator writes down', () => {
  it('is read with its figures within five seconds', async () => {
    const { id } = (await mall.call(searchOfficeApi.addPlate, { body }, as)).data;
    await soon(async () => expect(await total('QWX3-2000')).toBe(1));
    expect(await trial('QWX3-2000')).toMatchObject({
      parts: [{ kind: 'rule', means: ['高压断路器', '壳架电流 2000A'] }],
      goods: [{ goodsId: '2', className: '高压断路器' }],
    });
    expect((await mall.call(searchOfficeApi.savePlate, { params: { id }, body: { ...body, note: '注' } }, as)).code).toBe(200);
    expect((await mall.call(searchOfficeApi.plates, { query: {} }, as)).data.list).toMatchObject([
      { id, className: '高压断路器', note: '注' },
    ]);
    expect((await mall.call(searchOfficeApi.addPlate, { body }, as)).errorCode).toBe('search_office.pattern_taken');
    expect((await mall.call(searchOfficeApi.removePlate, { params: { id } }, as)).code).toBe(200);
    expect((await mall.call(searchOfficeApi.removePlate, { params: { id } }, as)).errorCode).toBe('kernel.not_found');
  });

  it('is refused where it cannot be read or the class does not know its figures', async () => {
    expect((await write({ pattern: 'QW(a+)+$' })).errorCode).toBe('search_office.pattern_wrong');
    expect((await write({ pattern: 'QWX4-{极数}' })).errorCode).toBe('search_office.attribute_unknown');
    expect((await write({ classId: small.classes.power })).errorCode).toBe('search_office.class_unknown');
  });
});

it('another spelling of a value finds it within five seconds', async () => {
  expect((await trial('千六安')).total).toBe(0);
  await run(`update attribute_value set also = '{千六安}' where id = 60`);
  await soon(async () => expect(await total('千六安')).toBe(9));
});

it('the address of a class that became part of another leads there', async () => {
  await run(`update goods set gc_id = 3 where gc_id = 4`);
  await run(`update goods_class set merged_into = 3, shown = false where id = 4`);
  await soon(async () => expect((await mall.call(searchApi.goods, { query: { classId: '4' } })).data.totalCount).toBe(20));
});
