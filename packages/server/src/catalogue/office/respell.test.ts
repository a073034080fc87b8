import { type AttributeFields, type ClassChange, type ValueFields } from '@mall/contract/catalogue/class-office.rules.ts';
import { emptyDraft, type GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../kernel/db.ts';
import type { MallSide } from '../../kernel/side.ts';
import { buildSmallMall } from '../../testing/small-mall.ts';
import { testApp } from '../../testing/test-app.ts';
import { listBookClasses } from '../import/class-book.queries.ts';
import { approveVersion } from '../version/approve-version.ts';
import { readSold } from '../version/sold.queries.ts';
import { makeChanges } from './make-changes.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.owner.query<Record<string, unknown>>(text, values)).rows;
const six = (zh: string) => ({ zh, en: zh, fra: zh, spa: zh, pt: zh, ru: zh });
const operator = { kind: 'operator', memberId: '1', rights: new Set() } as unknown as MallSide;
const value = (id: string | null, text: string, also: string[] = []): ValueFields => ({ id, value: text, also });
const fields = (zh: string, values: ValueFields[], more: Partial<AttributeFields> = {}): AttributeFields => ({
  names: six(zh),
  kind: 'choice',
  unit: '',
  required: false,
  facet: true,
  inName: false,
  drivesSpec: true,
  values,
  ...more,
});
const publish = (...changes: ClassChange[]) => inTransaction(mall.house.db, (tx) => makeChanges(tx, changes));
const saveCores = (values: ValueFields[], zh = '芯数') =>
  publish({ act: 'attribute.save', attributeId: '50', classId: '3', fields: fields(zh, values) });
const spec = async () => (await run(`select axis, axis_line, attribute_line, name from spec where goods_id = 2`))[0];
const drawn = async (table: 'goods_draft' | 'goods_version') =>
  (await run(`select fields from ${table} where goods_id = 2`)).map((row) => row['fields'] as GoodsDraft)[0];

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 4);
  for (const table of ['attribute', 'attribute_value']) await run(`select setval(pg_get_serial_sequence('${table}', 'id'), 500)`);
});

beforeEach(async () => {
  await run(`delete from goods_draft; delete from goods_version; delete from goods_attribute; delete from attribute`);
  await run(
    `insert into attribute (id, class_id, names, facet, in_name, drives_spec, kind, sort) values (50, 3, $1, true, false, true, 'choice', 1), (51, 3, $2, true, false, true, 'choice', 2), (52, 3, $3, true, false, false, 'many', 3)`,
    ['芯数', '截面', '认证'].map((name) => JSON.stringify(six(name))),
  );
  await run(
    `insert into attribute_value (id, attribute_id, value, sort) values (60, 50, '1', 1), (61, 50, '01', 2), (62, 51, '1.5', 1), (63, 51, '1', 2), (64, 52, 'CCC', 1), (65, 52, '3C', 2), (66, 52, 'CE', 3)`,
  );
  await run(
    `insert into goods_attribute (goods_id, value_id, attribute_id) values (2, 60, 50), (2, 62, 51), (2, 65, 52), (2, 66, 52), (4, 61, 50)`,
  );
  await run(
    `update spec s set axis = '{"芯数": "1", "截面": "1.5"}', axis_line = '1 1.5', attribute_line = '1 1.5 3C', name = g.name || ' 1 1.5' from goods g where g.id = s.goods_id and s.goods_id = 2`,
  );
  await run(`update spec set axis = '{"芯数": "01"}', axis_line = '01', attribute_line = '01 CE' where goods_id = 4`);
  const sold = await inTransaction(mall.house.db, (tx) => readSold(tx, '2'));
  const changed: GoodsDraft = { ...emptyDraft, ...sold, name: '改名', params: { '52': '3C、CE' } };
  await run(`insert into goods_draft (store_id, goods_id, member_id, fields) values (1, 2, 1, $1)`, [JSON.stringify(changed)]);
  await run(`insert into goods_version (goods_id, version, member_id, fields, changes) values (2, 1, 1, $1, 1)`, [JSON.stringify(changed)]);
});

it('a value that is spelt anew changes its own axis, and no sign of another', async () => {
  await saveCores([value('60', '2'), value('61', '01')]);
  expect(await spec()).toEqual({
    axis: { 芯数: '2', 截面: '1.5' },
    axis_line: '2 1.5',
    attribute_line: '2 1.5 3C',
    name: '交联电缆 YJV22-2 2 1.5',
  });
  expect(await run(`select value, also from attribute_value where attribute_id = 50 order by sort`)).toEqual([
    { value: '2', also: ['1'] },
    { value: '01', also: [] },
  ]);
  for (const table of ['goods_draft', 'goods_version'] as const)
    expect((await drawn(table))?.specs.map(({ values }) => values)).toEqual([['2', '1.5']]);
  const book = await inTransaction(mall.house.db, (tx) => listBookClasses(tx, ['3']));
  expect(book.get('3')?.attributes[0]).toMatchObject({ values: ['2', '01'], also: { 1: '2' } });
});

it('values of two axes change at once, and swap', async () => {
  await publish(
    { act: 'attribute.save', attributeId: '51', classId: '3', fields: fields('截面', [value('62', '1.5平方'), value('63', '1')]) },
    { act: 'attribute.save', attributeId: '50', classId: '3', fields: fields('芯数', [value('60', '一'), value('61', '1')]) },
  );
  expect(await spec()).toMatchObject({ axis: { 芯数: '一', 截面: '1.5平方' }, axis_line: '一 1.5平方', attribute_line: '一 1.5平方 3C' });
  expect(await run(`select axis, axis_line, attribute_line from spec where goods_id = 4`)).toEqual([
    { axis: { 芯数: '1' }, axis_line: '1', attribute_line: '1 CE' },
  ]);
});

it('a merged value does not come back by a version that waited', async () => {
  await publish({
    act: 'attribute.save',
    attributeId: '52',
    classId: '3',
    fields: fields('认证', [value('64', 'CCC', ['3C']), value('66', 'CE')], { kind: 'many', drivesSpec: false }),
  });
  expect(await spec()).toMatchObject({ attribute_line: '1 1.5 CCC' });
  expect((await drawn('goods_draft'))?.params).toEqual({ 52: 'CCC、CE' });
  // A page that has the draft open is told, instead of writing the given-up spelling back.
  expect(await run(`select revision from goods_draft`)).toEqual([{ revision: 2 }]);
  const [version] = await run(`select id::text from goods_version where goods_id = 2`);
  await inTransaction(mall.house.db, (tx) => approveVersion(tx, operator, version?.['id'] as string, 'zh'));
  expect(await run(`select value from attribute_value where attribute_id = 52 order by sort`)).toEqual([{ value: 'CCC' }, { value: 'CE' }]);
  expect((await inTransaction(mall.house.db, (tx) => readSold(tx, '2'))).params).toEqual({ 52: 'CCC、CE' });
});

it('an axis that is called otherwise is so in what is being changed', async () => {
  await saveCores([value('60', '2'), value('61', '01')], '芯');
  expect((await drawn('goods_draft'))?.axes).toEqual(['芯', '截面']);
  expect((await drawn('goods_version'))?.specs[0]?.values).toEqual(['2', '1.5']);
  expect(await spec()).toMatchObject({ axis: { 芯: '2', 截面: '1.5' }, axis_line: '2 1.5' });
});

const merge = () => saveCores([value('60', '1', ['01'])]);

it('two values that goods have side by side, sold or waiting, are not made one', async () => {
  await run(
    `insert into spec (goods_id, sort, price_fen, item_number, name, axis, axis_line, attribute_line, picture) values (4, 1, 900, 'TWIN', '双', '{"芯数": "1"}', '1', '1 CE', '/media/goods/cable.svg')`,
  );
  await expect(merge()).rejects.toMatchObject({ code: 'class_office.value_same', values: { name: '交联电缆 YJV22-4', value: '1' } });
  await run(`update spec set dropped_at = now(), state = 'off' where item_number = 'TWIN'`);
  const handed = await drawn('goods_version');
  const twice = { ...handed, specs: handed?.specs.flatMap((one) => [one, { ...one, specId: null, values: ['01', '1.5'] }]) };
  await run(`update goods_version set fields = $1`, [JSON.stringify(twice)]);
  await expect(merge()).rejects.toMatchObject({ code: 'class_office.value_same', values: { value: '1' } });
  await run(`update goods_version set fields = jsonb_set(fields, '{specs,1,values,1}', '"1"')`);
  await merge();
  expect((await drawn('goods_version'))?.specs.map(({ values }) => values)).toEqual([
    ['1', '1.5'],
    ['1', '1'],
  ]);
  await run(`delete from spec where item_number = 'TWIN'`);
});

it('a parameter that is spelt anew changes no word of another attribute', async () => {
  await run(
    `insert into attribute (id, class_id, names, facet, in_name, drives_spec, kind, sort) values (53, 3, $1, true, false, false, 'choice', 4), (54, 3, $2, true, false, false, 'choice', 5)`,
    ['极数', '电流'].map((name) => JSON.stringify(six(name))),
  );
  await run(`insert into attribute_value (id, attribute_id, value, sort) values (67, 53, '1', 1), (68, 54, '1', 1)`);
  await run(`insert into goods_attribute (goods_id, value_id, attribute_id) values (2, 67, 53), (2, 68, 54)`);
  await run(`update spec set axis = '{"芯数": "1"}', axis_line = '1', attribute_line = '1 1 1' where goods_id = 2`);
  await run(`update spec set axis = '{"芯数": "1"}', axis_line = '1', attribute_line = '1 铜' where goods_id = 4`);
  const current = fields('电流', [value('68', '1A')], { drivesSpec: false });
  await publish({ act: 'attribute.save', attributeId: '54', classId: '3', fields: current });
  expect(await run(`select axis_line, attribute_line from spec where goods_id in (2, 4) order by goods_id`)).toEqual([
    { axis_line: '1', attribute_line: '1 1 1A' },
    { axis_line: '1', attribute_line: '1 铜' },
  ]);
});
