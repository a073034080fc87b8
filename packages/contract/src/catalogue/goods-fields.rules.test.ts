import { describe, expect, it } from 'vitest';
import { type DraftSpec, emptyDraft, type GoodsDraft, missingRows, missingTexts } from './goods-draft.rules.ts';
import { changedGoodsPlaces, GoodsFields, stepPrice, typedFaults, withoutCells } from './goods-fields.rules.ts';

const row = (values: string[], more: Partial<DraftSpec> = {}): DraftSpec => ({
  specId: null,
  values,
  itemNumber: '',
  unit: '',
  packLength: '',
  picture: '',
  price: '185.6',
  stock: '300',
  ...more,
});

const draft: GoodsDraft = {
  ...emptyDraft,
  classId: '4',
  brandId: '1',
  name: '缆岳 YJV22 电力电缆',
  unit: '米',
  pictures: ['/uploads/0123456789abcdef0123456789abcdef'],
  axes: ['截面'],
  specs: [row(['3×50']), row(['3×95'])],
};

const faultsOf = (more: Partial<GoodsDraft>) => {
  const read = GoodsFields.safeParse({ ...draft, ...more });
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
};

describe('what is handed in', () => {
  it('is read as numbers', () => {
    const { specs, moq } = GoodsFields.parse({
      ...draft,
      specs: [row(['3×50'], { weight: '3.92', leadDays: '3', moq: '', itemNumber: 'ly-350' })],
    });
    expect(specs[0]).toMatchObject({
      price: '185.60',
      stock: 300,
      weight: 3920,
      leadDays: 3,
      moq: null,
      itemNumber: 'LY-350',
      packLength: null,
    });
    expect(moq).toBe(1);
  });

  it('names every fault by its cell', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ specs: [row(['3×50']), row(['3×95'], { price: '询价' })] })).toEqual(['specs.1.price goods.price_wrong']);
    expect(faultsOf({ specs: [row(['3×50']), row(['3×50'])] })).toEqual(['specs.1.values.0 goods.spec_same']);
    expect(faultsOf({ specs: [row(['']), row(['3×50'])] })).toEqual(['specs.0.values.0 goods.spec_value_required']);
    expect(faultsOf({ specs: [row(['3×50'], { itemNumber: 'AB-1' }), row(['3×95'], { itemNumber: 'ab-1' })] })).toEqual([
      'specs.1.itemNumber goods.item_number_twice',
    ]);
    expect(faultsOf({ specs: [row(['3×50'], { moq: '0.5', packLength: 'x', leadDays: '-1' })], storeClassId: 'x', video: 'x' })).toEqual([
      'storeClassId store.shelf_unknown',
      'video goods.video_unknown',
      'specs.0.packLength goods.length_wrong',
      'specs.0.moq goods.num_wrong',
      'specs.0.leadDays goods.days_wrong',
    ]);
    expect(faultsOf({ name: '', pictures: [], classId: '' })).toEqual([
      'classId goods.class_required',
      'name goods.name_required',
      'pictures goods.picture_required',
    ]);
    expect(
      faultsOf({
        priceBreaks: [
          { minNum: '10', percent: '98' },
          { minNum: '20', percent: '98.0' },
        ],
      }),
    ).toEqual(['priceBreaks.1.minNum goods.breaks_order']);
  });

  it('is refused for what is too long, too many, twice, unknown, or no such number', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => row([`${at}×1`]));
    const picture = draft.pictures[0] as string;
    expect(faultsOf({ brandId: '', unit: '', taxRate: '7', model: '长'.repeat(61) })).toEqual([
      'brandId goods.brand_required',
      'model goods.text_long',
      'unit goods.unit_required',
      'taxRate goods.tax_wrong',
    ]);
    expect(faultsOf({ unit: '樘', specs: [row(['3×50'], { unit: '一二三四五六七' }), row(['3×95'], { unit: '樘' })] })).toEqual([
      'unit goods.unit_unknown',
      'specs.0.unit goods.unit_wrong',
      'specs.0.unit goods.unit_unknown',
      'specs.1.unit goods.unit_unknown',
    ]);
    expect(faultsOf({ priceBreaks: [{ minNum: '1', percent: '100' }] })).toEqual([
      'priceBreaks.0.minNum goods.break_wrong',
      'priceBreaks.0.percent goods.break_wrong',
    ]);
    expect(faultsOf({ papers: [{ name: '', validUntil: '', url: 'https://a.example/b.pdf', fileName: '' }] })).toEqual([
      'papers.0.name goods.paper_name_required',
      'papers.0.url goods.paper_file_required',
    ]);
    expect(faultsOf({ pictures: Array.from({ length: 11 }, () => picture) })).toEqual(['pictures goods.picture_many']);
    expect(faultsOf({ axes: [''] })).toEqual(['axes.0 goods.axis_required']);
    expect(faultsOf({ axes: ['截面', '截面'] })).toContain('axes goods.axis_twice');
    expect(faultsOf({ specs: [] })).toEqual(['specs goods.spec_required']);
    expect(faultsOf({ specs: many(201) })).toEqual(['specs goods.spec_many']);
    expect(faultsOf({ specs: [row(['3×50'], { itemNumber: '货号' })] })).toEqual(['specs.0.itemNumber goods.item_number_wrong']);
  });

  it('can be bought: the least quantity by its step is no more than an order holds', () => {
    expect(faultsOf({ specs: [row(['3×50'], { moq: '150', step: '120' })] })).toEqual(['specs.0.step goods.moq_step']);
    expect(faultsOf({ moq: '150', specs: [row(['3×50'], { step: '120' })] })).toEqual(['specs.0.step goods.moq_step']);
    expect(faultsOf({ moq: '150', specs: [row(['3×50'], { moq: '20', step: '120' })] })).toEqual([]);
  });

  it('asks new rows for a price and stock, and leaves those that are sold alone', () => {
    const { price: _, stock: __, ...bare } = row(['3×50']);
    expect(faultsOf({ specs: [bare] })).toEqual(['specs.0.price goods.price_wrong', 'specs.0.stock goods.stock_wrong']);
    expect(faultsOf({ specs: [{ ...bare, specId: '7' }] })).toEqual([]);
  });

  it('takes pictures of the store or the mall, and no others', () => {
    expect(faultsOf({ pictures: ['/media/goods/cable.svg?c=aabbcc-112233'] })).toEqual([]);
    for (const picture of ['https://elsewhere.example/a.png', '//elsewhere.example/a.png', 'javascript:alert(1)', '/uploads/../secret'])
      expect(faultsOf({ pictures: [picture] })).toEqual(['pictures.0 goods.picture_unknown']);
  });
});

describe('two versions', () => {
  it('differ in what buyers see, and not in what holds at once or in how it was typed', () => {
    const sold = {
      ...draft,
      specs: [
        { ...withoutCells(row(['3×50'])), specId: '7' },
        { ...withoutCells(row(['3×95'])), specId: '8' },
      ],
    };
    expect(changedGoodsPlaces(sold, draft)).toEqual([]);
    expect(changedGoodsPlaces(sold, { ...draft, params: { '9': '' }, moq: '01' })).toEqual([]);
    expect(changedGoodsPlaces(sold, { ...draft, name: 'x', params: { '9': '铜' } })).toEqual(['name', 'params']);
    expect(changedGoodsPlaces(sold, { ...draft, specs: [row(['3×50'])] })).toEqual(['specs']);
  });
});

it('finds what is missing and says what a step costs', () => {
  expect(
    missingRows(
      [
        ['3×50', '3×95'],
        ['铠装', '无'],
      ],
      [row(['3×50', '铠装'])],
    ),
  ).toEqual([
    ['3×50', '无'],
    ['3×95', '铠装'],
    ['3×95', '无'],
  ]);
  expect(missingTexts({ translations: { en: { name: 'Cable', description: '<p>a</p>', afterSales: '', packing: '' } } }).en).toEqual([]);
  expect(missingTexts(draft).ru).toEqual(['name', 'description']);
  expect(stepPrice('742.60', '98.5')).toBe('731.46');
});

it('a row names at once what was typed and cannot be used, and not what is still empty', () => {
  expect(typedFaults(row(['3×50'], { price: '询价', stock: '很多', leadDays: '', moq: '0', unit: '吋', itemNumber: 'a b' }))).toEqual([
    { place: 'itemNumber', code: 'goods.item_number_wrong' },
    { place: 'unit', code: 'goods.unit_unknown' },
    { place: 'price', code: 'goods.price_wrong' },
    { place: 'stock', code: 'goods.stock_wrong' },
    { place: 'moq', code: 'goods.num_wrong' },
  ]);
  expect(typedFaults(row([''], { price: '', stock: '' }))).toEqual([]);
});
