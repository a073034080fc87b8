import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import { expect, it } from 'vitest';
import type { FoundLine } from './find-line.ts';
import type { Laid } from './laid.ts';
import { layOut } from './lay-out-line.ts';
import { prepareLine } from './prepare-line.ts';
import type { Point } from './score-match.ts';

const point = (asked: string, more: Partial<Point> = {}): Point => ({
  asked,
  name: '',
  has: '',
  weight: 4,
  isMet: true,
  share: 1,
  isSoft: false,
  models: [],
  ...more,
});

const card = (specId: string, more: Partial<GoodsCard> = {}): GoodsCard =>
  ({
    specId,
    goodsId: specId,
    specName: specId,
    itemNumber: '',
    picture: '',
    specSellPrice: '1.00',
    unit: '米',
    minOrderQuantity: 1,
    specStorage: 1000,
    leadDays: 0,
    storeId: '1',
    storeName: '',
    ...more,
  }) as GoodsCard;

type Shelf = Record<
  string,
  { name: string; className: string; card?: Partial<GoodsCard>; points?: Point[]; sisters?: string[]; traits?: Record<string, string> }
>;

const lay = (text: string, shelf: Shelf, shown = Object.keys(shelf)) => {
  const found: FoundLine = {
    by: 'words',
    matches: shown.map((specId) => ({
      specId,
      goodsId: specId,
      sisters: shelf[specId]?.sisters ?? [],
      open: [],
      points: shelf[specId]?.points ?? [point('600/5A')],
      traits: new Map(Object.entries(shelf[specId]?.traits ?? {})),
      kind: 'same',
    })),
    unknown: [],
    isGuess: false,
    isTelling: true,
    suggestions: [],
    spread: new Map(),
  };
  const laid: Laid = {
    cards: new Map(Object.entries(shelf).map(([id, one]) => [id, card(id, one.card)])),
    names: new Map(Object.entries(shelf).map(([id, one]) => [id, { model: '', ...one }])),
    stockFirst: true,
  };
  return layOut(prepareLine({ line: 1, text }), found, laid);
};

it('is certain of one kind, and asks which kind where two fit alike', () => {
  expect(lay('CT 600/5', { a: { name: 'A', className: '低压电流互感器' } }).state).toBe('certain');
  const both = lay('CT 600/5', { a: { name: 'A', className: '低压电流互感器' }, b: { name: 'B', className: '中压电流互感器' } });
  expect(both.state).toBe('confirm');
  expect(both.found[0]?.open).toEqual([{ name: '类别', values: ['低压电流互感器', '中压电流互感器'] }]);
});

it.each([
  ['缆岳 YJV 0.6/1kV 4×50', 'yjv', 'certain'],
  ['缆岳 YJV22 0.6/1kV 4×50', 'yjv', 'confirm'],
  ['母川 S22-M-400kVA', 's22m', 'certain'],
  ['绞辰 ZC-BV 16mm²', 'bvr', 'confirm'],
])('holds a model to the name of the spec: %s for %s is %s', (name, model, state) => {
  const points = [point('型号', { models: [model] }), point('4×50')];
  expect(lay('电缆', { a: { name, className: '电缆', points } }).state).toBe(state);
});

it('takes whole reels where the metres come out even, metres where a line of the cart holds them', () => {
  const shelf: Shelf = {
    cut: { name: 'x', className: '中压电力电缆', card: { packLength: 1 }, sisters: ['reel'] },
    reel: { name: 'x', className: '中压电力电缆', card: { packLength: 500, unit: '盘' } },
  };
  const chosen = (text: string) => {
    const [best] = lay(text, shelf, ['cut']).found;
    return [best?.specId, best?.pieces];
  };
  expect(chosen('YJV22 3×95 1000米')).toEqual(['reel', 2]);
  expect(chosen('YJV22 3×95 150米')).toEqual(['cut', 150]);
  expect(chosen('YJV22 3×95 730米')).toEqual(['reel', 2]);
});

it('takes reels where reels are asked for, and asks how long they are', () => {
  const shelf: Shelf = {
    cut: { name: 'x', className: '中压电力电缆', card: { packLength: 1 }, sisters: ['short', 'long'] },
    short: { name: 'x', className: '中压电力电缆', card: { packLength: 500, unit: '盘' } },
    long: { name: 'x', className: '中压电力电缆', card: { packLength: 1000, unit: '盘' } },
  };
  const [best] = lay('YJV22 3×95 2盘', shelf, ['cut']).found;
  expect([best?.specId, best?.pieces, best?.open]).toEqual(['short', 2, [{ name: '包装', values: ['500 m 盘', '1000 m 盘'] }]]);
  const wire: Shelf = { roll: { name: 'x', className: '单芯铜芯布电线', card: { packLength: 100, unit: '卷' } } };
  expect(lay('BV 2.5 20卷', wire).state).toBe('certain');
});

it('of goods that fit alike takes the one whose package is no more than was asked', () => {
  const shelf: Shelf = {
    long: { name: 'x', className: '中压电力电缆', card: { packLength: 1000, unit: '盘' } },
    short: { name: 'x', className: '中压电力电缆', card: { packLength: 500, unit: '盘' } },
    cut: { name: 'x', className: '中压电力电缆', card: { packLength: 1 } },
  };
  const firstFor = (text: string) => lay(text, shelf).found[0]?.specId;
  expect(firstFor('YJV22 3×95 500米')).toBe('short');
  expect(firstFor('YJV22 3×95 150米')).toBe('cut');
  // No line of the cart holds 730 m by the metre.
  expect(firstFor('YJV22 3×95 730米')).toBe('long');
});

it.each(['60000.00', '60.00'])('asks what tells things apart, whatever they cost: %s', (specSellPrice) => {
  const one = (voltage: string) => ({
    name: `母川 SCB18-630kVA ${voltage}`,
    className: '干式变压器',
    card: { specSellPrice, unit: '台' },
    points: [point('630kVA', { name: '额定容量' })],
    traits: { 额定容量: '630kVA', 电压组合: voltage },
  });
  const line = lay('SCB18-630 1台', { a: one('20/0.4kV'), b: one('10/0.4kV') });
  expect(line.state).toBe('confirm');
  expect(line.found[0]?.open).toEqual([{ name: '电压组合', values: ['20/0.4kV', '10/0.4kV'] }]);
});

it('puts what is enough before what is too weak, even where that differs otherwise', () => {
  const weak = [point('25kV', { isMet: false, share: 0.04, isShort: true, has: '20kV', step: 'smaller' as const }), point('42码')];
  const strong = [
    point('25kV', { isMet: false, share: 0.4, has: '35kV', step: 'next' as const }),
    point('42码', { isMet: false, share: 0.2 }),
  ];
  const line = lay('绝缘靴 25kV 42码 2双', {
    weak: { name: '绝缘靴 20kV', className: '绝缘靴', points: [point('绝缘靴'), ...weak] },
    strong: { name: '绝缘靴 35kV', className: '绝缘靴', points: [point('绝缘靴'), ...strong] },
  });
  expect(line.found.map(({ specId }) => specId)).toEqual(['strong', 'weak']);
});
