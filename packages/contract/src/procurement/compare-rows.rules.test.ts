import { describe, expect, it } from 'vitest';
import type { ComparedSpec } from './compare.api.ts';
import { usualTerms } from './compare.rules.ts';
import { type ComparedMore, compareRows, losesPower } from './compare-rows.rules.ts';

const spec = (own: Partial<ComparedSpec> = {}): ComparedSpec => ({
  goodsId: '1',
  specId: '1',
  specName: '变压器',
  itemNumber: 'A1',
  picture: '',
  specSellPrice: '68500.00',
  taxOutPrice: '60619.47',
  activityType: 0,
  seckillFlag: 0,
  unit: '台',
  taxRate: 13,
  minOrderQuantity: 1,
  specStorage: 6,
  leadDays: 0,
  storeId: '1',
  storeName: '店',
  goodsSource: 'third',
  ownFlag: 0,
  sales: 0,
  monthSales: 0,
  attributeLine: '',
  priceBreaks: [],
  model: 'S20-M',
  brandName: '牌',
  gcId: '3',
  gcName: '三相油浸式变压器',
  secondGcId: '2',
  secondGcName: '配电变压器',
  storeScore: '4.8',
  weightGram: 0,
  standards: [],
  certificates: [],
  afterSales: '',
  warrantyMonths: 36,
  attributes: [],
  figures: {},
  ...own,
});
const rowsOf = (specs: ComparedSpec[], more: ComparedMore[] = []) => {
  const rows = new Map(compareRows(specs, { language: 'zh', terms: usualTerms, more }).map((row) => [row.key, row]));
  return {
    best: (key: string) => rows.get(key)?.cells.map(({ best }) => best),
    texts: (key: string) => rows.get(key)?.cells.map(({ text }) => text),
    row: (key: string) => rows.get(key),
  };
};

const noise = (value: string) => ({ key: '噪声水平', name: '噪声水平', value });
const capacity = (value: string) => ({ key: '额定容量', name: '额定容量', value });

describe('a comparison', () => {
  it('ranks a parameter only where all say it in one unit', () => {
    const { best } = rowsOf([spec({ attributes: [noise('50dB')] }), spec({ attributes: [noise('5B')] })]);
    expect(best('attribute 噪声水平')).toEqual([false, false]);
    const same = rowsOf([spec({ attributes: [noise('50dB')] }), spec({ attributes: [noise('45dB')] })]);
    expect(same.best('attribute 噪声水平')).toEqual([false, true]);
  });

  it('marks the lowest price, the soonest and the longest warranty, and nothing where all are the same', () => {
    const { best, row } = rowsOf([spec(), spec({ activityPrice: '60000.00', leadDays: 20, warrantyMonths: 60 }), spec()]);
    expect(best('price')).toEqual([false, true, false]);
    expect(best('lead')).toEqual([true, false, true]);
    expect(best('warranty')).toEqual([false, true, false]);
    expect(best('score')).toEqual([false, false, false]);
    expect(row('score')?.differs).toBe(false);
    expect(row('price')?.differs).toBe(true);
  });

  it('names no best where one of them says nothing, or counts otherwise', () => {
    expect(rowsOf([spec(), spec({ warrantyMonths: null })]).best('warranty')).toEqual([false, false]);
    expect(rowsOf([spec(), spec({ unit: '米', specSellPrice: '1.00' })]).best('price')).toEqual([false, false]);
    expect(rowsOf([spec({ specStorage: 0 }), spec({ leadDays: 3 })]).best('lead')).toEqual([false, false]);
  });

  it('lays parameters of the same name side by side, and knows which way noise is better', () => {
    const { best, texts } = rowsOf([
      spec({ attributes: [noise('≤58dB(A)'), capacity('630kVA')] }),
      spec({ attributes: [capacity('800kVA'), noise('≤52dB(A)')] }),
      spec({ attributes: [noise('≤52dB(A)')] }),
    ]);
    expect(best('attribute 噪声水平')).toEqual([false, true, true]);
    expect(texts('attribute 额定容量')).toEqual(['630kVA', '800kVA', '—']);
    expect(best('attribute 额定容量')).toEqual([false, false, false]);
  });

  it('reckons losses that the maker states or the reader typed, and leaves out who has none', () => {
    const { texts, best } = rowsOf(
      [spec({ figures: { no_load_loss_w: 570, load_loss_w: 4960 } }), spec({ figures: {} }), spec({ figures: {} })],
      [{}, { noLoad: 460, load: 4460 }, {}],
    );
    expect(texts('lossCost')).toEqual(['¥196,609', '¥171,083', '—']);
    expect(texts('lifeCost')).toEqual(['¥265,109', '¥239,583', '—']);
    expect(best('lossCost')).toEqual([false, false, false]);
    expect(rowsOf([spec(), spec()]).row('lossCost')).toBeUndefined();
  });

  it('asks for losses of transformers alone', () => {
    const attributes = [{ key: '额定容量', name: '额定容量', value: '630kVA' }];
    expect(losesPower(spec({ attributes }))).toBe(true);
    expect(losesPower(spec({ attributes, gcName: '在线式不间断电源' }))).toBe(false);
    expect(losesPower(spec())).toBe(false);
  });
});
