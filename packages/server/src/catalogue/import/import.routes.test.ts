import { goodsAuditApi } from '@mall/contract/catalogue/goods-audit.api.ts';
import type { FaultQuery, SoundQuery } from '@mall/contract/catalogue/goods-import.api.ts';
import { goodsImportApi } from '@mall/contract/catalogue/goods-import.api.ts';
import type { MendRows, WriteImport } from '@mall/contract/catalogue/goods-import.rules.ts';
import { downloadApi } from '@mall/contract/download/download.api.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDownloads } from '../../download/make-downloads.ts';
import { readXlsx } from '../../kernel/read-xlsx.ts';
import { type Cell, writeXlsx } from '../../kernel/xlsx.ts';
import { makers } from '../../makers.ts';
import { authorityOf } from '../../testing/authority.ts';
import { findBroken } from '../../testing/find-broken.ts';
import { sendFile } from '../../testing/multipart.ts';
import { sheetRows } from '../../testing/sheet-rows.ts';
import { buildSmallMall, small } from '../../testing/small-mall.ts';
import { testApp } from '../../testing/test-app.ts';
import { addSignedIn } from '../../testing/test-member.ts';
import { checkImport } from './check-import.ts';
import { NotWanted } from './import-turn.ts';
import { runImports } from './run-imports.ts';
import { sweepImports } from './sweep-imports.ts';

const mall = testApp();
const db = () => mall.house.db;
const tokens = {} as Record<'seller' | 'colleague' | 'other' | 'operator', string>;
const run = async (text: string, values: unknown[] = []) => (await mall.owner.query<Record<string, unknown>>(text, values)).rows;
const as = (who: keyof typeof tokens = 'seller') => ({ token: tokens[who] });
const six = (zh: string) => JSON.stringify({ zh, en: `${zh} en`, fra: zh, spa: zh, pt: zh, ru: zh });

const send = async (rows: readonly (readonly Cell[])[], who: keyof typeof tokens = 'seller', name = '调价.xlsx', query = '') =>
  sendFile(mall, goodsImportApi.upload, {
    name,
    bytes: await writeXlsx({ name: 'a', rows: rows.map((row) => [...row]) }),
    token: tokens[who],
    query,
  });
const again = (rows: Cell[][], query: string) => send(rows, 'seller', '改好.xlsx', query);
const detail = async (id: string) => (await mall.call(goodsImportApi.detail, { params: { id } }, as())).data;
const faults = async (id: string, query: Partial<FaultQuery> = {}) =>
  (await mall.call(goodsImportApi.faults, { params: { id }, query: query as never }, as())).data;
const mend = (id: string, body: MendRows) => mall.call(goodsImportApi.mend, { params: { id }, body }, as());
const write = (id: string, falls: WriteImport['falls'] = 'ask', leave: number[] = []) =>
  mall.call(goodsImportApi.write, { params: { id }, body: { falls, leave } }, as());
const sound = async (id: string, query: Partial<SoundQuery> = {}) =>
  (await mall.call(goodsImportApi.rows, { params: { id }, query: query as never }, as())).data;
const work = () => runImports(mall.house);
/** Sends a sheet and has it checked. */
const checked = async (rows: readonly (readonly Cell[])[]) => {
  const { data, code } = await send(rows);
  expect(code).toBe(200);
  await work();
  return data.id;
};
const prices = async () =>
  Object.fromEntries(
    (await run(`select item_number, price_fen::int as fen from spec where goods_id % 2 = 0 order by id`)).map((row) => [
      row['item_number'],
      row['fen'],
    ]),
  );
const file = async (path: string, token: string) =>
  (await mall.app.fastify.inject({ method: 'GET', url: `${mall.house.config.API_BASE}${path}`, headers: authorityOf(token) })).rawPayload;

const waits = `datname = current_database() and wait_event_type = 'Lock'`;
/** Holds a spec, so that the last step of the writing has to wait, and does something meanwhile. */
const whileWriting = async (act: () => Promise<unknown>): Promise<void> => {
  const holder = await mall.owner.connect();
  await holder.query('begin');
  await holder.query('select 1 from spec where id = 1000040 for update');
  const working = runImports({ db: db(), log: { warn: () => {} } });
  await expect.poll(async () => (await run(`select count(*)::int as n from pg_stat_activity where ${waits}`))[0]?.['n']).toBeGreaterThan(0);
  await act();
  await holder.query('rollback');
  holder.release();
  await working;
};

const cable = '电线电缆 / 电力电缆 / 控制电缆';
const freshHead = ['商品名称', '类目', '品牌', '货号', '含税价', '库存', '主图', '截面', '额定电压'];
const fresh = (number: string, section: string, more: Partial<{ name: string; price: Cell }> = {}): Cell[] => [
  more.name ?? '津缆 KVV 控制电缆',
  cable,
  '津缆',
  number,
  more.price ?? 12.5,
  300,
  '/media/goods/cable.svg',
  section,
  '450/750V',
];

beforeAll(async () => {
  await buildSmallMall(db(), 40);
  await run(
    `select setval(pg_get_serial_sequence('goods', 'id'), 100), setval(pg_get_serial_sequence('spec', 'id'), 2000000), setval(pg_get_serial_sequence('member', 'id'), 200)`,
  );
  await run(
    `insert into attribute (id, class_id, names, facet, in_name, drives_spec, required, sort) values (1, 4, $1, true, true, true, true, 1), (2, 4, $2, true, true, false, true, 2)`,
    [six('截面'), six('额定电压')],
  );
  await run(`insert into attribute_value (attribute_id, value, sort) values (1, '10×1.5', 1), (1, '14×1.5', 2), (2, '450/750V', 1)`);
  await run(`update goods_class set unit = '米' where id = 4`);
  await run(
    `insert into spec (id, goods_id, price_fen, item_number, name, axis_line, picture, sort) values (1500006, 6, 2006, 'ITEM-6B', '交联电缆 YJV22-6 4×240', '4×240', '/media/goods/cable.svg', 1)`,
  );
  await run(`insert into spec_stock (spec_id) values (1500006)`);
  const own = { audience: 'seller', storeId: small.stores.own } as const;
  tokens.seller = (await addSignedIn(db(), { id: '101', memberName: '马文涛', ...own })).token;
  tokens.colleague = (await addSignedIn(db(), { id: '104', ...own })).token;
  tokens.other = (await addSignedIn(db(), { id: '102', audience: 'seller', storeId: small.stores.third })).token;
  tokens.operator = (await addSignedIn(db(), { id: '105', audience: 'operator' })).token;
});

beforeEach(async () => {
  await run(`delete from goods_import`);
  // Nobody delivers it here.
  await run(`delete from news`);
});

describe('a sheet', () => {
  it('of a class has its columns, and what its parameters may say', async () => {
    const rows = sheetRows(await file(goodsImportApi.template.path.replace('{id}', small.classes.control), tokens.seller));
    expect(rows[2]).toEqual(expect.arrayContaining(['货号', '含税价', '主图', '截面', '额定电压']));
    expect(rows[1]?.[0]).toBe('截面: 10×1.5 | 14×1.5');
  });

  it('is refused when it is none, is empty, or when nobody can tell what its columns are', async () => {
    const bytes = Buffer.from('货号,含税价');
    expect(await sendFile(mall, goodsImportApi.upload, { name: 'a.xlsx', bytes, token: tokens.seller })).toMatchObject({
      errorCode: 'goods.import_unreadable',
    });
    expect(
      await send([
        ['甲', '乙'],
        ['1', '2'],
      ]),
    ).toMatchObject({ errorCode: 'goods.import_no_head' });
    expect(await send([['货号', '含税价']])).toMatchObject({ errorCode: 'goods.import_empty' });
    const many = Array.from({ length: 5001 }, (_, at) => [`ITEM-${at}`, 1]);
    expect(await send([['货号', '含税价'], ...many])).toMatchObject({ errorCode: 'goods.import_large' });
    expect(await run('select 1 from goods_import')).toEqual([]);
  });

  it('whose rows nobody can tell apart waits until somebody says what its columns are', async () => {
    const { data } = await send([
      ['代号', '单价', '库存', '备注2'],
      ['ITEM-2', '11', '5', 'x'],
    ]);
    await work();
    expect(await detail(data.id)).toMatchObject({
      state: 'matching',
      columns: [
        { key: '', how: 'ignored' },
        { key: 'price', how: 'guessed' },
        { key: 'stock', how: 'known', sample: ['5'] },
        { key: '', how: 'ignored' },
      ],
    });
    const match = (columns: { at: number; key: string }[]) =>
      mall.call(goodsImportApi.match, { params: { id: data.id }, body: { columns } }, as());
    expect(await match([{ at: 3, key: 'stock' }])).toMatchObject({
      errorCode: 'goods.import_column_twice',
      msg: expect.stringContaining('库存'),
    });
    expect(await match([{ at: 3, key: 'model' }])).toMatchObject({ errorCode: 'goods.import_columns_needed' });
    expect(await match([{ at: 9, key: 'itemNumber' }])).toMatchObject({ errorCode: 'goods.import_column_unknown' });
    expect(await match([{ at: 0, key: 'itemNumber' }])).toMatchObject({ code: 200 });
    await work();
    expect(await detail(data.id)).toMatchObject({
      state: 'deciding',
      counts: { rows: 1, changed: 1, bad: 0 },
      columns: [{ how: 'chosen' }, {}, {}, {}],
    });
  });
});

describe('an import', () => {
  it('says of every bad cell where it is, why, and how it is mended; mends one, all alike, and writes the rest', async () => {
    const id = await checked([
      [...freshHead, '起订量', '步长', '单位', '状态'],
      ['', '', '', 'ITEM-2', '1.020,5', '', '', '', ''],
      ['', '', '', 'ITEM-4', '9', '充足', '', '', ''],
      ['', '', '', 'ITEM-4', '9', '', '', '', ''],
      ['', '', '', 'ITEM-6', '0', '', '', '', ''],
      ['', '', '', 'ITEM-8', '', '', '', '', '', '30', '50'],
      [...fresh('KVV-1015', '10*1,5'), '', '', 'km'],
      fresh('KVV-1415', '14*1,5'),
      ['', '', '', 'ITEM-10', '10.10', '7', '', '', ''],
      ['', '', '', 'ITEM-12', '', '', 'pv.heic', '', ''],
    ]);
    expect(await detail(id)).toMatchObject({
      state: 'deciding',
      done: 9,
      counts: {
        rows: 9,
        writable: 1,
        changed: 1,
        bad: 8,
        held: 0,
        kinds: { price: 2, number: 1, value: 2, unit: 1, quantity: 2, picture: 1, goods: 0 },
      },
    });
    const { list, total } = await faults(id);
    expect(total).toBe(9);
    expect(
      list.map(({ row, column, value, code, mend: { kind, value: next }, alike }) => [row, column, value, code, kind, next, alike]),
    ).toEqual([
      [2, 'price', '1.020,5', 'goods.import_number', 'set', '1020.50', 1],
      [3, 'stock', '充足', 'goods.import_whole', 'sheet', '', 0],
      [4, 'itemNumber', 'ITEM-4', 'goods.import_same_number', 'drop', '4', 1],
      [5, 'price', '0', 'goods.import_price_zero', 'off', '停用', 1],
      [6, 'moq', '30', 'goods.import_multiple', 'set', '50', 1],
      [7, '@截面', '10*1,5', 'goods.import_value_spelt', 'set', '10×1.5', 2],
      [7, 'unit', 'km', 'goods.import_unit', 'look', '', 0],
      [8, '@截面', '14*1,5', 'goods.import_value_spelt', 'set', '14×1.5', 2],
      [10, 'pictures', 'pv.heic', 'goods.import_picture_kind', 'picture', '', 0],
    ]);
    expect(list[0]).toMatchObject({ columnName: '含税价', reason: '不是数字，请用 1020.50', itemNumber: 'ITEM-2' });
    const bad = sheetRows(await file(goodsImportApi.badRows.path.replace('{id}', id), tokens.seller));
    expect(bad).toHaveLength(9);
    expect(bad[1]?.at(-1)).toBe('含税价: 不是数字，请用 1020.50');

    const faultOf = async (code: string) => (await faults(id)).list.find((one) => one.code === `goods.${code}`)?.id ?? '0';
    const mended = async (body: MendRows) => {
      const answer = await mend(id, body);
      await work();
      return answer;
    };
    expect(await mended({ by: 'offer', faultId: await faultOf('import_value_spelt'), alike: true })).toMatchObject({ data: { mended: 2 } });
    expect(await mended({ by: 'offer', faultId: await faultOf('import_whole'), alike: false })).toMatchObject({
      errorCode: 'goods.import_mend_none',
    });
    await mended({ by: 'value', faultId: await faultOf('import_whole'), value: '8' });
    await mended({ by: 'value', faultId: await faultOf('import_unit'), value: '米' });
    for (const code of ['import_number', 'import_same_number', 'import_price_zero', 'import_multiple'])
      expect(await mended({ by: 'offer', faultId: await faultOf(code), alike: false })).toMatchObject({ data: { mended: 1 } });
    expect((await detail(id)).counts).toMatchObject({ writable: 7, fresh: 2, changed: 4, off: 1, bad: 1, dropped: 1, audit: 1, goods: 7 });

    expect(await write(id)).toMatchObject({ code: 200 });
    expect(await write(id)).toMatchObject({ errorCode: 'goods.import_moved' });
    await work();
    expect(await detail(id)).toMatchObject({ state: 'written', done: 9 });
    expect(
      await run(
        `select p.item_number as n, p.price_fen::int as fen, p.moq, p.state, k.on_hand as stock from spec p join spec_stock k on k.spec_id = p.id where p.id between 1000002 and 1000012 and p.goods_id % 2 = 0 order by p.id`,
      ),
    ).toEqual([
      { n: 'ITEM-2', fen: 102050, moq: null, state: 'on', stock: 60 },
      { n: 'ITEM-4', fen: 900, moq: null, state: 'on', stock: 8 },
      { n: 'ITEM-6', fen: 1006, moq: null, state: 'off', stock: 60 },
      { n: 'ITEM-8', fen: 1008, moq: 50, state: 'on', stock: 60 },
      { n: 'ITEM-10', fen: 1010, moq: null, state: 'on', stock: 7 },
      { n: 'ITEM-12', fen: 1012, moq: null, state: 'on', stock: 60 },
    ]);
    const [waiting] = (await mall.call(goodsAuditApi.page, { query: {} as never }, as('operator'))).data.list;
    expect(waiting).toMatchObject({ name: '津缆 KVV 控制电缆' });
    const approved = await mall.call(goodsAuditApi.approve, { params: { id: waiting?.id ?? '' } }, as('operator'));
    expect(approved.code).toBe(200);
    expect(
      await run(
        `select p.item_number as n, p.axis, p.price_fen::int as fen from spec p join goods g on g.id = p.goods_id where g.name = '津缆 KVV 控制电缆' order by p.sort`,
      ),
    ).toEqual([
      { n: 'KVV-1015', axis: { 截面: '10×1.5' }, fen: 1250 },
      { n: 'KVV-1415', axis: { 截面: '14×1.5' }, fen: 1250 },
    ]);
    expect(await findBroken(db())).toEqual([]);
  });

  it('takes mended rows back by their numbers, and another sheet in its place', async () => {
    const head = ['货号', '含税价', '备注'];
    const id = await checked([head, ['ITEM-14', '贵', 'a'], ['ITEM-16', '16', 'b']]);
    const bad = sheetRows(await file(goodsImportApi.badRows.path.replace('{id}', id), tokens.seller));
    expect(bad).toEqual([
      ['行', ...head, '为什么不行'],
      ['2', 'ITEM-14', '贵', 'a', '含税价: 不是价格，例 1020.50'],
    ]);
    expect(
      await again(
        [
          ['行', '货号', '含税价'],
          ['7', 'ITEM-14', '14'],
        ],
        `?mends=${id}`,
      ),
    ).toMatchObject({ errorCode: 'goods.import_rows_unknown' });
    expect(
      await again(
        [
          ['货号', '含税价'],
          ['ITEM-14', '14'],
        ],
        `?mends=${id}`,
      ),
    ).toMatchObject({ errorCode: 'goods.import_rows_unknown' });
    expect(
      await again(
        [
          ['行', '货号', '含税价'],
          ['2', 'ITEM-14', '14'],
        ],
        `?mends=${id}`,
      ),
    ).toMatchObject({ data: { id } });
    await work();
    expect((await detail(id)).counts).toMatchObject({ rows: 2, changed: 2, bad: 0 });
    expect(
      await again(
        [
          ['甲', '乙'],
          ['1', '2'],
        ],
        `?instead=${id}`,
      ),
    ).toMatchObject({ errorCode: 'goods.import_no_head' });
    expect((await detail(id)).state).toBe('deciding');
    const { data } = await again([head, ['ITEM-14', '15', '']], `?instead=${id}`);
    expect((await detail(id)).state).toBe('cancelled');
    expect(await detail(data.id)).toMatchObject({ state: 'checking', fileName: '改好.xlsx' });
  });

  it('is written as far as somebody chose, all of that or none, and tells who sent it', async () => {
    await run(`update spec set state = 'on' where goods_id = 6`);
    const before = await prices();
    const id = await checked([
      ['货号', '含税价', '库存', '状态'],
      ['ITEM-20', 11, '', ''],
      ['ITEM-22', '', 5, ''],
      ['ITEM-24', 12, 6, ''],
      ['ITEM-6B', '', '', '停用'],
    ]);
    expect(await sound(id, { column: 'stock' })).toMatchObject({
      total: 2,
      found: [3, 4],
      all: [2, 3, 4, 5],
      left: [],
      list: [
        { row: 3, act: 'changed', itemNumber: 'ITEM-22', changes: ['库存'] },
        { row: 4, changes: ['含税价', '库存'] },
      ],
    });
    expect((await sound(id, { act: 'off' })).found).toEqual([5]);
    expect((await sound(id, { word: 'item-24' })).found).toEqual([4]);
    expect(await write(id, 'take', [2, 3, 4, 5])).toMatchObject({ errorCode: 'goods.import_nothing' });
    expect((await write(id, 'take', [2, 5, 999])).code).toBe(200);
    await work();
    expect(await detail(id)).toMatchObject({ state: 'written', counts: { changed: 2, off: 0, left: 2 } });
    expect(await prices()).toEqual({ ...before, 'ITEM-24': 1200 });
    expect(await run(`select row from goods_import_row where left_out order by row`)).toEqual([{ row: 2 }, { row: 5 }]);
    const told = await run(
      `select payload ->> 'state' as state, payload ->> 'count' as count, payload ->> 'memberId' as who from news where name = 'goods.import_ended'`,
    );
    expect(told).toEqual([{ state: 'written', count: '2', who: '101' }]);
    await run(`update spec set price_fen = $2 where item_number = $1`, ['ITEM-24', before['ITEM-24']]);
  });

  it('is not handed in again as the mall gave it back, and says which row', async () => {
    const sheet = [
      ['货号', '商品名称'],
      ['ITEM-26', '退回过的名字'],
    ];
    const first = await checked(sheet);
    await write(first);
    await work();
    const [version] = await run(
      `select v.id::text from goods_version v join spec p on p.goods_id = v.goods_id where p.item_number = 'ITEM-26' and v.decision is null`,
    );
    const body = { faults: [{ field: 'name', reason: '名称不实' }], rest: false };
    expect((await mall.call(goodsAuditApi.giveBack, { params: { id: String(version?.['id']) }, body }, as('operator'))).code).toBe(200);
    const second = await checked(sheet);
    await write(second);
    await work();
    expect(await detail(second)).toMatchObject({ state: 'failed', failures: [{ row: 2, message: expect.any(String) }] });
    expect(await run(`select failures -> 0 ->> 'code' as code from goods_import where id = $1`, [second])).toEqual([
      { code: 'goods.unchanged' },
    ]);
  });

  it('keeps what a newer check found when one that fell silent ends', async () => {
    const id = await checked([
      ['货号', '含税价'],
      ['ITEM-28', '贵'],
    ]);
    const kept = await run('select id from goods_import_fault');
    await run(`update goods_import set state = 'checking', turn = turn + 1 where id = $1`, [id]);
    const [columns] = await run('select columns, store_id::text as store from goods_import where id = $1', [id]);
    const stale = {
      id,
      state: 'checking' as const,
      storeId: String(columns?.['store']),
      memberId: '101',
      columns: columns?.['columns'] as never,
      falls: 'ask' as const,
      rows: 1,
      turn: 1,
      attempts: 1,
      heard: async () => {},
    };
    await expect(checkImport(mall.house, stale)).rejects.toThrow(NotWanted);
    expect(await run('select id from goods_import_fault')).toEqual(kept);
  });

  it('asks before a price falls far, and leaves those rows out or takes them', async () => {
    const sheet = [
      ['货号', '含税价'],
      ['ITEM-20', '5'],
      ['ITEM-22', '10.30'],
    ];
    const id = await checked(sheet);
    expect((await detail(id)).counts).toMatchObject({ changed: 2, falls: 1 });
    expect((await mall.call(goodsImportApi.falls, { params: { id }, query: {} as never }, as())).data).toMatchObject({
      list: [{ row: 2, itemNumber: 'ITEM-20', from: '10.20', to: '5.00', percent: 51 }],
      total: 1,
    });
    expect(await write(id)).toMatchObject({ errorCode: 'goods.import_falls', msg: expect.stringContaining('1 行') });
    await write(id, 'leave');
    await work();
    expect(await prices()).toMatchObject({ 'ITEM-20': 1020, 'ITEM-22': 1030 });
    const next = await checked(sheet);
    expect((await detail(next)).counts).toMatchObject({ changed: 1, unchanged: 1 });
    await write(next, 'take');
    await work();
    expect(await prices()).toMatchObject({ 'ITEM-20': 500 });
    expect(await run(`select count(*)::int as n from spec_price_change where spec_id = 1000022`)).toEqual([{ n: 1 }]);
  });

  it('changes nothing where an export comes back as it went', async () => {
    await run(`update spec set moq = 3, step = 2, warn_at = 4, lead_days = 2 where id = 1000024`);
    // A store with goods of many classes has many columns, most of them empty.
    await run(
      `insert into attribute (id, class_id, names, facet, in_name, drives_spec, sort) select 1000 + n, 3, jsonb_build_object('zh', '参数' || n, 'en', 'p', 'fra', 'p', 'spa', 'p', 'pt', 'p', 'ru', 'p'), false, false, false, n from generate_series(1, 120) n`,
    );
    const asked = await mall.call(goodsImportApi.export, { body: {} }, as());
    await makeDownloads(mall.house, makers);
    const read = await readXlsx(await file(downloadApi.file.path.replace('{id}', asked.data.id), tokens.seller), {
      rows: 6000,
      columns: 400,
      unpackedBytes: 2 ** 26,
    });
    const sheet = 'rows' in read ? read.rows : [];
    expect(sheet[0]).toEqual(expect.arrayContaining(['商品编码', '货号', '含税价', '参数120']));
    expect((await mall.call(goodsImportApi.page, { query: {} as never }, as())).data.list).toMatchObject([
      { kind: 'export', state: 'ready', actions: ['download'], rows: sheet.length - 1 },
    ]);
    const id = await checked(sheet);
    const { counts } = await detail(id);
    expect((await faults(id)).list).toEqual([]);
    expect(counts).toMatchObject({ rows: sheet.length - 1, unchanged: sheet.length - 1, bad: 0, audit: 0 });
    expect(await write(id)).toMatchObject({ errorCode: 'goods.import_nothing' });
  });

  it('of many rows is worked on in a thread of its own', async () => {
    const rows = Array.from({ length: 205 }, (_, at) => fresh(`KVT-${at}`, '10×1.5', { name: `成批电缆 ${at}` }));
    const id = await checked([freshHead, ...rows]);
    expect((await detail(id)).counts).toMatchObject({ fresh: 205, audit: 205, bad: 0 });
    await write(id);
    await work();
    expect(await detail(id)).toMatchObject({ state: 'written' });
    expect(
      await run(
        `select count(*)::int as n from goods g join goods_version v on v.goods_id = g.id where g.name like '成批电缆%' and v.decision is null`,
      ),
    ).toEqual([{ n: 205 }]);
  });

  it('is one at a time for a store, and is called off or checked again by its people only', async () => {
    const id = await checked([
      ['货号', '含税价'],
      ['ITEM-26', '11.11'],
    ]);
    expect(
      await send(
        [
          ['货号', '含税价'],
          ['ITEM-26', '12'],
        ],
        'colleague',
      ),
    ).toMatchObject({ errorCode: 'goods.import_open', msg: expect.stringContaining('调价.xlsx') });
    expect((await mall.call(goodsImportApi.open, {}, as('colleague'))).data).toMatchObject({ id, by: '马文涛' });
    expect((await mall.call(goodsImportApi.open, {}, as('other'))).data).toBeNull();
    expect(await mall.call(goodsImportApi.cancel, { params: { id } }, as('other'))).toMatchObject({ errorCode: 'goods.import_missing' });
    expect(await mall.call(goodsImportApi.again, { params: { id } }, as())).toMatchObject({ errorCode: 'goods.import_moved' });
    expect(await mall.call(goodsImportApi.cancel, { params: { id } }, as('colleague'))).toMatchObject({ code: 200 });
    expect(await write(id)).toMatchObject({ errorCode: 'goods.import_moved' });
    expect((await mall.call(goodsImportApi.page, { query: {} as never }, as())).data.list[0]).toMatchObject({
      kind: 'import',
      state: 'cancelled',
      actions: ['open'],
    });
    await run(`update goods_import set created_at = now() - interval '31 days'`);
    await sweepImports(mall.house);
    expect(await run('select 1 from goods_import')).toEqual([]);
  });

  it('is nobody else’s: another store finds none of it, and changes nothing', async () => {
    const id = await checked([
      ['货号', '含税价'],
      ['ITEM-26', '贵'],
      ['ITEM-24', '2'],
    ]);
    const [fault] = (await faults(id)).list;
    const other = as('other');
    const params = { id };
    const answers = [
      await mall.call(goodsImportApi.detail, { params }, other),
      await mall.call(goodsImportApi.faults, { params, query: {} as never }, other),
      await mall.call(goodsImportApi.falls, { params, query: {} as never }, other),
      await mall.call(goodsImportApi.match, { params, body: { columns: [{ at: 1, key: 'stock' }] } }, other),
      await mall.call(goodsImportApi.mend, { params, body: { by: 'drop', faultId: fault?.id ?? '' } }, other),
      await mall.call(goodsImportApi.write, { params, body: { falls: 'take' } }, other),
      await mall.call(goodsImportApi.cancel, { params }, other),
      await mall.call(goodsImportApi.again, { params }, other),
      await send(
        [
          ['货号', '含税价'],
          ['ITEM-25', '12'],
        ],
        'other',
        'a.xlsx',
        `?instead=${id}`,
      ),
      await send(
        [
          ['行', '含税价'],
          ['2', '12'],
        ],
        'other',
        'a.xlsx',
        `?mends=${id}`,
      ),
    ];
    expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set(['goods.import_missing']));
    expect((await file(goodsImportApi.badRows.path.replace('{id}', id), tokens.other)).toString()).toContain('goods.import_missing');
    expect((await mall.call(goodsImportApi.page, { query: {} as never }, other)).data.total).toBe(0);
    expect(await detail(id)).toMatchObject({ state: 'deciding', counts: { bad: 1 } });
    // A fault of another import is none of this one.
    expect(await mend(id, { by: 'drop', faultId: '999999' })).toMatchObject({ errorCode: 'goods.import_fault_missing' });
  });

  it('changes goods that are sold: what buyers read waits for the mall, the rest holds at once', async () => {
    const head = ['货号', '商品名称', '含税价'];
    const id = await checked([head, ['ITEM-28', '交联电缆 新名', '20'], ['ITEM-30', '交联电缆 YJV22-30', '10.30']]);
    expect((await detail(id)).counts).toMatchObject({ changed: 1, unchanged: 1, audit: 1 });
    await write(id);
    await work();
    expect(await run(`select g.name, p.price_fen::int as fen from goods g join spec p on p.goods_id = g.id where g.id = 28`)).toEqual([
      { name: '交联电缆 YJV22-28', fen: 2000 },
    ]);
    expect(
      await run(
        `select version, decision, member_id::int as by, changes, fields ->> 'name' as name from goods_version where goods_id = 28 order by version`,
      ),
    ).toEqual([
      { version: 1, decision: 'approved', by: null, changes: 0, name: '交联电缆 YJV22-28' },
      { version: 2, decision: null, by: 101, changes: 1, name: '交联电缆 新名' },
    ]);
    const next = await checked([head, ['ITEM-28', '交联电缆 又新', '21']]);
    expect((await faults(next)).list).toMatchObject([
      { column: 'name', kind: 'standing', code: 'goods.import_waiting', mend: { kind: 'set', value: '交联电缆 YJV22-28' } },
    ]);
  });

  it('is taken back whole when a row cannot be written any more, and says which', async () => {
    const id = await checked([
      ['货号', '含税价', '库存', '商品名称', '类目', '品牌', '主图', '截面', '额定电压'],
      ['ITEM-32', '33', '', '', '', '', '', '', ''],
      ['KVV-9', '5', '5', '新电缆九', cable, '津缆', '/media/goods/cable.svg', '10×1.5', '450/750V'],
    ]);
    expect((await detail(id)).counts).toMatchObject({ fresh: 1, changed: 1, bad: 0 });
    await write(id);
    await run(`update spec set item_number = 'KVV-9' where id = 1000033`);
    await work();
    expect(await detail(id)).toMatchObject({ state: 'failed', failures: [{ row: 3, column: '货号', message: '货号已被使用' }] });
    expect(await prices()).toMatchObject({ 'ITEM-32': 1032 });
    await run(`update spec set item_number = 'ITEM-33' where id = 1000033`);
    expect(await mall.call(goodsImportApi.again, { params: { id } }, as())).toMatchObject({ code: 200 });
    await work();
    await write(id);
    await work();
    expect(await detail(id)).toMatchObject({ state: 'written' });
    expect(await prices()).toMatchObject({ 'ITEM-32': 3300 });
  });

  it('leaves what was bad as it is sold, though it would be sound by the time of the writing', async () => {
    await run(
      `insert into activity_price (activity_type, activity_ref, spec_id, price_fen, starts_at, ends_at) values (5, 99, 1000016, 900, now() - interval '1 hour', now() + interval '1 hour')`,
    );
    const { data } = await send([
      freshHead,
      ['', '', '', 'ITEM-16', '1.00', '', '', '', ''],
      ['', '', '', 'ITEM-18', '10.00', '', '', '', ''],
      fresh('KVV-88', '10×1.5', { name: '类目藏起的电缆' }),
    ]);
    const { id } = data;
    await run(`update goods_class set shown = false where id = 4`);
    await work();
    expect((await detail(id)).counts).toMatchObject({ changed: 1, bad: 2, falls: 0 });
    await run(`delete from activity_price where spec_id = 1000016`);
    await run(`update goods_class set shown = true where id = 4`);
    await write(id);
    await work();
    expect(await detail(id)).toMatchObject({ state: 'written', counts: { changed: 1, fresh: 0, falls: 0, left: 2 } });
    expect(await prices()).toMatchObject({ 'ITEM-16': 1016, 'ITEM-18': 1000 });
    expect(await run(`select 1 from goods where name = '类目藏起的电缆'`)).toEqual([]);
  });

  it('brings no more new goods than may wait, however many slices they are laid in', async () => {
    await run(
      `with made as (insert into goods (first_gc_id, second_gc_id, gc_id, brand_id, store_id, price_fen, source, state, spu_code, name, unit)
         select first_gc_id, second_gc_id, gc_id, brand_id, store_id, 1, source, 'draft', 'WAIT' || n, '候审' || n, '米' from goods, generate_series(1, 4700) n where id = 2 returning id)
       insert into goods_version (goods_id, version, member_id, fields) select id, 1, 101, '{}' from made`,
    );
    const rows = Array.from({ length: 310 }, (_, at) => fresh(`KVS-${at}`, '10×1.5', { name: `超出的电缆 ${at}` }));
    const id = await checked([freshHead, ...rows]);
    await write(id);
    await work();
    expect((await detail(id)).state).toBe('failed');
    expect(await run(`select failures -> 0 ->> 'code' as code from goods_import where id = $1`, [id])).toEqual([
      { code: 'goods.new_many' },
    ]);
    expect(await run(`select 1 from goods where name like '超出的电缆%'`)).toEqual([]);
    await run(`delete from goods_version where fields = '{}'`);
    await run(`delete from goods where name like '候审%'`);
  });

  it('leaves nothing behind when it is called off, or its process ends, in the middle', async () => {
    const before = await prices();
    const head = ['货号', '含税价', '库存', '商品名称', '类目', '品牌', '主图', '截面', '额定电压'];
    const sheet = [
      head,
      ...['34', '36', '38', '40'].map((n) => [`ITEM-${n}`, '77', '', '', '', '', '', '', '']),
      ['KVV-77', '5', '5', '新电缆七七', cable, '津缆', '/media/goods/cable.svg', '10×1.5', '450/750V'],
    ];
    const nothing = async () => {
      expect(await prices()).toEqual(before);
      expect(await run(`select 1 from goods where name = '新电缆七七'`)).toEqual([]);
    };
    const cancelled = await checked(sheet);
    await write(cancelled);
    await whileWriting(() => mall.call(goodsImportApi.cancel, { params: { id: cancelled } }, as()));
    expect(await detail(cancelled)).toMatchObject({ state: 'cancelled' });
    await nothing();

    const id = await checked(sheet);
    await write(id);
    await whileWriting(() => run(`select pg_terminate_backend(pid) from pg_stat_activity where ${waits}`));
    await nothing();
    // As a process leaves it that could not even say so.
    await db().execute(sql`update goods_import set state = 'writing', failures = '[]', ended_at = null, heard_at = now() where id = ${id}`);
    await work();
    expect(await detail(id)).toMatchObject({ state: 'writing' });
    await db().execute(sql`update goods_import set heard_at = now() - interval '1 minute' where id = ${id}`);
    await Promise.all([work(), work()]);
    expect(await detail(id)).toMatchObject({ state: 'written' });
    expect(await run(`select count(*)::int as n from goods where name = '新电缆七七'`)).toEqual([{ n: 1 }]);
    expect(await prices()).toMatchObject({ 'ITEM-40': 7700 });
    expect(await findBroken(db())).toEqual([]);
  });
});
