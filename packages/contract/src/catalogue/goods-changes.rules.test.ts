import { expect, it } from 'vitest';
import { changedGoodsRows, heldFields } from './goods-changes.rules.ts';
import { type DraftSpec, emptyDraft, type GoodsDraft } from './goods-draft.rules.ts';

const spec: DraftSpec = { specId: null, values: ['3×50'], itemNumber: '', unit: '', packLength: '', picture: '' };
const before: GoodsDraft = { ...emptyDraft, name: '电缆', unit: '米', axes: ['截面'], specs: [spec], params: { 1: 'GB', 2: '铜' } };

it('counts changes as people read them: a sheet with its axes once, each parameter and each language', () => {
  const texts = { name: 'Cable', description: '', afterSales: '', packing: '' };
  const after: GoodsDraft = {
    ...before,
    axes: ['截面', '颜色'],
    specs: [{ ...spec, values: ['3×50', '红'] }],
    unit: '盘',
    moq: '2',
    params: { 1: 'IEC', 2: '铝', 3: '' },
    translations: { en: texts, ru: { ...texts, name: '' } },
  };
  expect(changedGoodsRows(before, after).toSorted()).toEqual(['params.1', 'params.2', 'specs', 'translations.en', 'unit']);
  expect(changedGoodsRows(before, { ...before, moq: '01' })).toEqual([]);
});

it('holds what belongs together back where one of it is wrong', () => {
  expect([...heldFields(['params.12', 'name'])].toSorted()).toEqual(['classId', 'name', 'params']);
  expect([...heldFields(['unit'])].toSorted()).toEqual(['moq', 'taxRate', 'unit']);
  expect([...heldFields([])]).toEqual([]);
});
