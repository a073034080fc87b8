import { emptyDraft, type GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookAttribute, BookClass, ImportBook, SheetRow, SoldGoods, SoldSpec } from './import-book.ts';
import { countRows, judgeSheet } from './judge-sheet.ts';
import { readNumber } from './read-number.ts';
import { pathOf, soldCells } from './sold-cells.ts';

const attribute = (id: string, name: string, more: Partial<BookAttribute> = {}): BookAttribute => ({
  id,
  name,
  kind: 'choice',
  unit: '',
  values: [],
  required: false,
  drivesSpec: false,
  also: {},
  ...more,
});

const cable: BookClass = {
  id: '4',
  names: ['电线电缆', '电力电缆', '控制电缆'],
  unit: '米',
  taxRate: 13,
  shown: true,
  attributes: [
    attribute('1', '截面', { drivesSpec: true, values: ['10×1.5', '14×1.5', '4×16'], also: { '4*16平方': '4×16' } }),
    attribute('2', '额定电压', { required: true, values: ['450/750V', '0.6/1kV'] }),
    attribute('3', '产地', { kind: 'text' }),
    attribute('5', '外径', { kind: 'number', unit: 'mm' }),
    attribute('6', '认证', { kind: 'many', values: ['CCC', 'CE', 'UL'] }),
  ],
};

const spec = (at: number, more: Partial<SoldSpec> = {}): SoldSpec => ({
  specId: String(100 + at),
  itemNumber: `KVV-${100 + at}`,
  priceFen: 1250,
  stock: 60,
  warnAt: null,
  moq: null,
  step: null,
  leadDays: 0,
  weightGram: 0,
  on: true,
  fixed: false,
  promisedTo: null,
  ...more,
});

const goodsOf = (
  goodsId: string,
  specs: readonly SoldSpec[],
  more: Partial<GoodsDraft> = {},
  also: Partial<SoldGoods> = {},
): SoldGoods => ({
  goodsId,
  spuCode: `NE00400000${goodsId}`,
  brandName: '津缆',
  storeClassName: '',
  draft: {
    ...emptyDraft,
    classId: '4',
    brandId: '1',
    name: `津缆 KVV 控制电缆 ${goodsId}`,
    unit: '米',
    pictures: ['/media/goods/cable.svg'],
    axes: ['截面'],
    params: { '2': '450/750V' },
    specs: specs.map(({ specId, itemNumber }, at) => ({
      specId,
      itemNumber,
      values: [['10×1.5', '14×1.5', '4×16', '5×7 特规'][at] ?? `${at}×1`],
      unit: '',
      packLength: '',
      picture: '',
    })),
    ...more,
  },
  specs: new Map(specs.map((one) => [one.specId, one])),
  waits: false,
  drafted: false,
  often: false,
  told: true,
  shown: true,
  mark: '',
  ...also,
});

const bookOf = (goods: readonly SoldGoods[], more: Partial<ImportBook> = {}): ImportBook => ({
  day: '2026-11-18',
  cross: false,
  classes: new Map([['4', cable]]),
  classByName: new Map([
    [pathOf(cable), '4'],
    ['控制电缆', '4'],
  ]),
  closedClasses: new Set(['高压断路器']),
  brands: new Map([['津缆', '1']]),
  shelves: new Map(),
  goods: new Map(goods.map((one) => [one.goodsId, one])),
  goodsBySpu: new Map(goods.map(({ spuCode, goodsId }) => [spuCode, goodsId])),
  goodsByName: new Map(goods.map(({ draft, goodsId }) => [draft.name, [goodsId]])),
  goodsByNumber: new Map(
    goods.flatMap(({ goodsId, specs }) => [...specs.values()].map(({ specId, itemNumber }) => [itemNumber, { goodsId, specId }])),
  ),
  taken: new Set(['TAKEN-1']),
  drawn: new Map([['在审电缆', 'waiting']]),
  pictures: new Map([
    ['a.jpg', { url: `/uploads/${'a'.repeat(32)}`, width: 900, height: 900 }],
    ['small.png', { url: `/uploads/${'b'.repeat(32)}`, width: 900, height: 300 }],
  ]),
  ...more,
});

const rowsOf = (rows: readonly Record<string, string | number>[]): SheetRow[] =>
  rows.map((cells, at) => ({
    row: at + 2,
    cells: Object.fromEntries(Object.entries(cells).flatMap(([key, cell]) => (cell === '' ? [] : [[key, String(cell)]]))),
  }));
const judge = async (rows: readonly Record<string, string | number>[], book = bookOf([goodsOf('1', [spec(1), spec(2)])])) => {
  const { rows: judged, plans } = await judgeSheet(rowsOf(rows), book);
  return { plans, actions: judged.map(({ action }) => action), faults: judged.flatMap(({ faults }) => faults), rows: judged };
};
const codes = async (rows: readonly Record<string, string | number>[], book?: ImportBook) =>
  (await judge(rows, book)).faults.map(({ row, column, code, mend }) => [row, column, code.replace('goods.', ''), mend.kind, mend.value]);

const fresh = { name: '新电缆', className: '控制电缆', brand: '津缆', price: 12.5, stock: 5, pictures: 'a.jpg', '@额定电压': '450/750V' };

describe('a number in a cell', () => {
  it.each([
    ['1020.50', { number: 1020.5 }],
    ['¥1,020.50 元', { number: 1020.5 }],
    ['１２', { number: 12 }],
    ['1.02E3', { number: 1020 }],
    ['0.30000000000000004', { number: 0.3 }],
    ['1.020,5', { meant: 1020.5 }],
    ['12,5', { meant: 12.5 }],
    ['充足', { none: true }],
    ['-3', { none: true }],
    ['0x10', { none: true }],
    ['', { none: true }],
  ])('%s', (typed, read) => expect(readNumber(typed)).toEqual(read));
});

const whole = (most: number) => fc.integer({ min: 0, max: most });
const orNull = (most: number) => fc.option(fc.integer({ min: 1, max: most }));

describe('a row of goods that are sold', () => {
  it('changes nothing when it is as an export writes it, whatever is sold', async () => {
    const anySpec = fc.record({
      priceFen: fc.integer({ min: 1, max: 99_999_999_999 }),
      stock: whole(99_999_999),
      warnAt: fc.option(whole(999)),
      moq: orNull(200),
      step: orNull(200),
      leadDays: whole(365),
      weightGram: whole(999_999_999),
      on: fc.boolean(),
      fixed: fc.boolean(),
    });
    const anyHead = fc.record({
      taxRate: fc.constantFrom('0', '1', '3', '6', '9', '13'),
      unit: fc.constantFrom('米', '盘', '千米'),
      model: fc.constantFrom('', 'KVV-22', 'ZR-KVVP2/22'),
      params: fc.constantFrom({ '2': '450/750V' }, {}, { '2': '自定 值', '3': '天津' }),
    });
    const standing = fc.record({
      waits: fc.boolean(),
      drafted: fc.boolean(),
      often: fc.boolean(),
      storeClassName: fc.constantFrom('', '电缆'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(anySpec, { minLength: 1, maxLength: 4 }),
        anyHead,
        standing,
        fc.constantFrom('zh', 'ru'),
        async (specs, head, also, language) => {
          const goods = goodsOf(
            '1',
            specs.map((more, at) => spec(at, more)),
            head,
            also,
          );
          const cells = [...goods.specs.values()].map((one) => soldCells(goods, one, cable, language as 'zh'));
          const { actions, faults, plans } = await judge(cells, bookOf([goods]));
          expect(faults).toEqual([]);
          expect(new Set(actions)).toEqual(new Set(['unchanged']));
          expect(plans).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('changes at once what holds at once, and hands in what the mall looks at', async () => {
    const { actions, plans } = await judge([
      { itemNumber: 'kvv-101', price: '13', stock: '7', warnAt: '3', leadDays: 2, weight: '1.25' },
      { itemNumber: 'KVV-102', state: '停用', '@截面': '4×16' },
      { spuCode: 'NE004000001', '@截面': '10×1.5', price: '12.50' },
    ]);
    expect(actions).toEqual(['changed', 'off', 'bad']);
    expect(plans).toMatchObject([
      {
        goodsId: '1',
        cells: [
          { specId: '101', price: '13.00', stock: 7, warnAt: 3, leadDays: 2, weightGram: 1250 },
          { specId: '102', on: false },
        ],
        changes: 1,
        fields: { specs: [{ values: ['10×1.5'] }, { values: ['4×16'] }] },
      },
    ]);
  });

  it('takes the price without tax by the tax of its goods, and sees when the two do not agree', async () => {
    expect((await judge([{ itemNumber: 'KVV-101', untaxed: '100' }])).plans[0]?.cells).toEqual([{ specId: '101', price: '113.00' }]);
    expect((await judge([{ itemNumber: 'KVV-101', untaxed: '11.06' }])).actions).toEqual(['unchanged']);
    expect(await codes([{ itemNumber: 'KVV-101', price: '12.50', untaxed: '100' }])).toEqual([
      [2, 'price', 'import_price_both', 'set', '113.00'],
    ]);
    expect(await codes([{ itemNumber: 'KVV-101', untaxed: '999999999.99' }])).toEqual([[2, 'untaxed', 'price_wrong', 'sheet', '']]);
    expect(
      await codes([
        { itemNumber: 'KVV-101', price: '99999999999999999999,5' },
        { itemNumber: 'KVV-102', price: '1e99' },
      ]),
    ).toEqual([
      [2, 'price', 'import_price', 'sheet', ''],
      [3, 'price', 'price_wrong', 'sheet', ''],
    ]);
    expect(await codes([{ itemNumber: 'KVV-101', price: '14', untaxed: '100' }])).toEqual([[2, 'price', 'import_price_both', 'look', '']]);
  });

  it('is refused by cell: numbers, states, units, values, pictures, and what cannot be changed now', async () => {
    expect(
      await codes([
        { itemNumber: 'KVV-101', price: '12.505', moq: '201', step: 'a', state: '卖', weight: '-1', packLength: '1.5' },
        {
          itemNumber: 'KVV-102',
          unit: 'km',
          '@截面': '14*1,5',
          '@产地': '天津',
          '@颜色': '红',
          specPicture: 'https://10.0.0.1/a.jpg',
          leadDays: '400',
        },
      ]),
    ).toEqual([
      [2, 'price', 'import_price', 'set', '12.51'],
      [2, 'moq', 'num_wrong', 'sheet', ''],
      [2, 'step', 'import_whole', 'sheet', ''],
      [2, 'weight', 'weight_wrong', 'sheet', ''],
      [2, 'state', 'import_state', 'sheet', ''],
      [2, 'packLength', 'length_wrong', 'sheet', ''],
      [3, '@颜色', 'parameter_unknown', 'set', ''],
      [3, 'leadDays', 'days_wrong', 'sheet', ''],
      [3, '@截面', 'import_value_spelt', 'set', '14×1.5'],
      [3, 'unit', 'import_unit', 'look', ''],
      [3, 'specPicture', 'import_picture_remote', 'picture', ''],
    ]);
    const fixed = bookOf([goodsOf('1', [spec(1, { fixed: true }), spec(2)], {}, { waits: true })]);
    expect(await codes([{ itemNumber: 'KVV-101', price: '9', stock: '3' }], fixed)).toEqual([[2, 'price', 'import_fixed', 'set', '12.50']]);
    expect(await codes([{ itemNumber: 'KVV-102', name: '另名', stock: '3' }], fixed)).toEqual([
      [2, 'name', 'import_waiting', 'set', '津缆 KVV 控制电缆 1'],
    ]);
    expect(
      await codes([
        { itemNumber: 'KVV-101', state: '停用' },
        { itemNumber: 'KVV-102', state: '停用' },
      ]),
    ).toEqual([
      [2, 'state', 'none_offered', 'look', ''],
      [3, 'state', 'none_offered', 'look', ''],
    ]);
    expect(await codes([{ itemNumber: 'KVV-101', className: '电线电缆/电力电缆/电力电缆' }])).toEqual([
      [2, 'className', 'import_class_fixed', 'set', '电线电缆 / 电力电缆 / 控制电缆'],
    ]);
  });

  it('falls far when it is more than thirty of a hundred', async () => {
    const { rows } = await judge([
      { itemNumber: 'KVV-101', price: '8.75' },
      { itemNumber: 'KVV-102', price: '8.74' },
    ]);
    expect(rows.map(({ fall }) => fall)).toEqual([undefined, { from: 1250, to: 874 }]);
  });

  it('says nothing of its goods when it is bad, and the others do', async () => {
    const { plans, actions } = await judge([
      { itemNumber: 'KVV-101', name: '坏行的名字', price: '贵' },
      { itemNumber: 'KVV-102', stock: '9' },
    ]);
    expect(actions).toEqual(['bad', 'changed']);
    expect(plans).toMatchObject([{ cells: [{ specId: '102', stock: 9 }], fields: undefined }]);
  });
});

const oneOffered = () => bookOf([goodsOf('1', [spec(1), spec(2, { on: false })])]);

describe('rows of which some are not written', () => {
  const swapped = [
    { itemNumber: 'KVV-101', state: '停用' },
    { itemNumber: 'KVV-102', state: '在售', price: '5' },
  ];

  it('leave no goods on the shelf without a spec that is offered, and name the row', async () => {
    expect((await judge(swapped, oneOffered())).actions).toEqual(['off', 'changed']);
    for (const left of [{ leaveFalls: true }, { leaves: (row: number) => row === 3 }]) {
      const { rows, plans } = await judgeSheet(rowsOf(swapped), oneOffered(), left);
      expect(rows.map(({ action, left: out, faults }) => [action, out, faults.map(({ code }) => code)])).toEqual([
        ['bad', undefined, ['goods.none_offered']],
        ['changed', true, []],
      ]);
      expect(plans).toEqual([]);
    }
    const same = [swapped[0], { ...swapped[1], price: '12.50', '@截面': '10×1.5' }] as Record<string, string>[];
    expect((await codes(same, oneOffered())).map(([row, , code]) => [row, code])).toEqual([
      [2, 'none_offered'],
      [3, 'spec_same'],
    ]);
  });

  it('say nothing of goods that are sold, and are counted apart', async () => {
    const rows = [
      { itemNumber: 'KVV-101', name: '新名', stock: 1 },
      { itemNumber: 'KVV-102', stock: 2 },
    ];
    const judged = await judgeSheet(rowsOf(rows), bookOf([goodsOf('1', [spec(1), spec(2)])]), { leaves: (row) => row === 2 });
    expect(judged.plans).toMatchObject([{ fields: undefined, cells: [{ specId: '102', stock: 2 }] }]);
    expect(judged.rows.map(({ changes }) => changes)).toEqual([['stock'], ['stock']]);
    expect(countRows(judged, 2)).toMatchObject({ changed: 1, left: 1, writable: 1, audit: 0 });
  });

  it('keep of new goods what only they say of the whole', async () => {
    const rows = [
      { ...fresh, '@截面': '10×1.5' },
      { name: fresh.name, price: 13, stock: 4, '@截面': '14×1.5' },
    ];
    const { plans } = await judgeSheet(rowsOf(rows), bookOf([]), { leaves: (row) => row === 2 });
    expect(plans).toMatchObject([{ fields: { classId: '4', params: { '2': '450/750V' }, specs: [{ values: ['14×1.5'] }] } }]);
  });
});

describe('a row that the page of its goods would refuse', () => {
  it('is refused: the class is hidden, a paper has run out or the English texts are missing', async () => {
    const row = { itemNumber: 'KVV-101', name: '新名' };
    const of = (more: Partial<GoodsDraft>, also: Partial<ImportBook> = {}, standing: Partial<SoldGoods> = {}) =>
      codes([row], bookOf([goodsOf('1', [spec(1)], more, standing)], also));
    const hidden = { classes: new Map([['4', { ...cable, shown: false }]]) };
    expect(await of({}, hidden)).toEqual([[2, 'className', 'class_unknown', 'look', '']]);
    const paper = { name: '报告', validUntil: '2026-11-17', url: '', fileName: '' };
    expect((await of({ papers: [paper] })).map(([, , code]) => code)).toContain('paper_expired');
    expect(await of({ params: {} }), 'what is sold without it was approved so').toEqual([]);
    expect(await of({}, { cross: true }, { told: false })).toEqual([[2, 'name', 'text_abroad_required', 'look', '']]);
    expect(await of({}, { cross: true })).toEqual([]);
  });

  it('is refused: what was promised to an activity is not switched off, and no order is larger than can be bought', async () => {
    const promised = bookOf([goodsOf('1', [spec(1, { promisedTo: '冬季拼团' }), spec(2)])]);
    expect(await codes([{ itemNumber: 'KVV-101', state: '停用' }], promised)).toEqual([[2, 'state', 'spec_promised', 'set', '在售']]);
    const many = bookOf([goodsOf('1', [spec(1)], { moq: '150' })]);
    expect(await codes([{ itemNumber: 'KVV-101', step: '120' }], many)).toEqual([[2, 'step', 'moq_step', 'sheet', '']]);
    expect(await codes([{ itemNumber: 'KVV-101', unit: '樘' }])).toEqual([[2, 'unit', 'unit_unknown', 'sheet', '']]);
  });

  it('is not held against what it clears, nor offered what another row says wrong', async () => {
    const ten = bookOf([goodsOf('1', [spec(1, { moq: 10 }), spec(2, { step: 4 })])]);
    const { plans, faults } = await judge(
      [
        { itemNumber: 'KVV-101', moq: '-', step: '4' },
        { itemNumber: 'KVV-102', moq: '10', step: '-' },
      ],
      ten,
    );
    expect(faults).toEqual([]);
    expect(plans[0]?.cells).toEqual([
      { specId: '101', moq: null, step: 4 },
      { specId: '102', moq: 10, step: null },
    ]);
    expect(
      await codes([
        { itemNumber: 'KVV-101', pictures: '正面.heic' },
        { itemNumber: 'KVV-102', pictures: '缆盘.jpg' },
      ]),
    ).toEqual([
      [2, 'pictures', 'import_picture_kind', 'picture', ''],
      [3, 'pictures', 'import_differs', 'sheet', ''],
    ]);
  });

  it('is refused: what nobody can tell whose it is', async () => {
    const twins = bookOf([goodsOf('1', [spec(1)], { name: '同名' }), goodsOf('2', [spec(2)], { name: '同名' })], {
      goodsByName: new Map([['同名', ['1', '2']]]),
      drawn: new Map([['草稿电缆', 'drafted']]),
    });
    const found = await codes(
      [
        { name: '同名', stock: 1 },
        { itemNumber: 'KVV-101', spuCode: 'NE004000002' },
        { spuCode: 'NE004000002', '@截面': '10×1.5', stock: 2 },
        { spuCode: 'NE004000002', '@截面': '10×1.5', stock: 3 },
        { ...fresh, name: '草稿电缆' },
        { ...fresh, name: '丙', className: '没有的类目' },
        { ...fresh, name: '丁', pictures: '没有.jpg', '@额定电压': '380V' },
      ],
      twins,
    );
    const told = found.map(([row, , code]) => [row, code]);
    for (const one of [
      [2, 'import_goods_many'],
      [3, 'import_goods_other'],
      [5, 'import_same_spec'],
      [6, 'import_drafted'],
      [7, 'import_class_unknown'],
      [8, 'import_picture_unknown'],
      [8, 'import_value_unknown'],
    ])
      expect(told).toContainEqual(one);
  });
});

describe('a row of new goods', () => {
  it('is one spec of the goods of its name, and all of them wait for a bad one', async () => {
    const rows = [
      { ...fresh, itemNumber: 'NEW-1', '@截面': '10×1.5' },
      { ...fresh, itemNumber: '', '@截面': '14×1.5', price: '15' },
    ];
    const { plans, actions } = await judge(rows);
    expect(actions).toEqual(['new', 'new']);
    expect(plans).toMatchObject([
      {
        goodsId: undefined,
        fields: {
          classId: '4',
          brandId: '1',
          unit: '米',
          taxRate: '13',
          axes: ['截面'],
          params: { '2': '450/750V' },
          pictures: [`/uploads/${'a'.repeat(32)}`],
          specs: [
            { itemNumber: 'NEW-1', values: ['10×1.5'], price: '12.50', stock: '5' },
            { itemNumber: '', values: ['14×1.5'], price: '15.00' },
          ],
        },
      },
    ]);
    const held = await judge([
      rows[0] as object as Record<string, string>,
      { ...(rows[1] as object as Record<string, string>), price: '贵' },
    ]);
    expect(held.actions).toEqual(['held', 'bad']);
    expect(held.plans).toEqual([]);
  });

  it('is refused for what new goods need', async () => {
    expect(await codes([{ name: '甲', stock: '1' }])).toEqual([
      [2, 'className', 'class_required', 'sheet', ''],
      [2, 'price', 'import_price', 'sheet', ''],
    ]);
    expect(await codes([{ ...fresh, className: '高压断路器' }])).toEqual([[2, 'className', 'class_closed', 'sheet', '']]);
    expect(await codes([{ ...fresh, brand: '无此牌', pictures: 'small.png', '@额定电压': '' }])).toEqual([
      [2, 'brand', 'import_brand_unknown', 'sheet', ''],
      [2, 'pictures', 'picture_small', 'picture', ''],
      [2, '@额定电压', 'value_required', 'sheet', ''],
    ]);
    expect(await codes([{ ...fresh, '@外径': '粗', '@认证': 'CCC、ROHS' }])).toEqual([
      [2, '@外径', 'value_number', 'sheet', ''],
      [2, '@认证', 'import_value_unknown', 'sheet', ''],
    ]);
    expect(await codes([{ ...fresh, '@截面': 'toString', '@外径': 'constructor', '@认证': 'valueOf' }])).toEqual([
      [2, '@外径', 'value_number', 'sheet', ''],
      [2, '@认证', 'import_value_unknown', 'sheet', ''],
      [2, '@截面', 'import_value_unknown', 'sheet', ''],
    ]);
    expect(await codes([{ ...fresh, '@外径': '12.5', '@认证': 'CE' }])).toEqual([[2, '@外径', 'import_value_spelt', 'set', '12.5mm']]);
    const sound = await judge([{ ...fresh, '@外径': '12.5mm', '@认证': 'CCC、UL', '@截面': '4*16平方' }]);
    expect(sound.plans).toMatchObject([{ fields: { params: { '5': '12.5mm', '6': 'CCC、UL' }, specs: [{ values: ['4×16'] }] } }]);
    expect(
      await codes([{ ...fresh, itemNumber: 'TAKEN-1' }, { ...fresh, name: '在审电缆' }, { ...fresh, spuCode: 'NE1' }, { price: '1' }]),
    ).toEqual([
      [2, 'itemNumber', 'item_number_taken', 'sheet', ''],
      [3, 'name', 'import_waiting', 'sheet', ''],
      [4, 'spuCode', 'import_goods_unknown', 'sheet', ''],
      [5, 'name', 'name_required', 'sheet', ''],
      [5, 'className', 'class_required', 'sheet', ''],
      [5, 'stock', 'import_whole', 'sheet', ''],
    ]);
    expect(await codes([fresh], bookOf([], { cross: true }))).toEqual([[2, 'name', 'text_abroad_required', 'sheet', '']]);
    expect(await codes([{ ...fresh, pictures: '' }])).toEqual([[2, 'pictures', 'picture_required', 'sheet', '']]);
    expect(
      await codes([
        { ...fresh, '@截面': '10×1.5' },
        { ...fresh, '@截面': '10×1.5', brand: '别的' },
      ]),
    ).toEqual([[3, 'brand', 'import_differs', 'set', '津缆']]);
    expect(
      await codes([
        { ...fresh, '@截面': '10×1.5' },
        { ...fresh, '@截面': '10×1.5' },
      ]),
    ).toEqual([[3, '@截面', 'spec_same', 'drop', '3']]);
  });
});
