import { describe, expect, it } from 'vitest';
import {
  axisFaults,
  composeName,
  figureOf,
  type ParameterRule,
  parameterFaults,
  strangeNameWords,
  tidyMany,
  valueFault,
} from './class-parameter.rules.ts';

const rule = (id: string, name: string, more: Partial<ParameterRule> = {}): ParameterRule => ({
  id,
  name,
  kind: 'choice',
  unit: '',
  values: [],
  required: false,
  drivesSpec: false,
  ...more,
});
const voltage = rule('1', '额定电压', { values: ['0.6/1kV', '8.7/15kV'], required: true });
const diameter = rule('2', '外径', { kind: 'number', unit: 'mm', values: ['约12mm'] });
const papers = rule('3', '认证', { kind: 'many', values: ['CCC', 'CE'] });
const section = rule('4', '截面', { kind: 'number', unit: 'mm²', required: true, drivesSpec: true });

const faultyRows = (...given: Parameters<typeof axisFaults>) => axisFaults(...given).map(({ row }) => row);

describe('a value', () => {
  it('is a number with its unit, one or several of those that the class names, or any text', () => {
    expect(['12mm', '1.5mm', '≥3mm', '约12mm'].map((value) => valueFault(diameter, value))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(['12', '12kV', 'mm', '十二mm', '1e3mm'].map((value) => valueFault(diameter, value))).toEqual(
      Array(5).fill('goods.value_number'),
    );
    expect([figureOf(diameter, '12mm'), figureOf(diameter, '12'), figureOf(diameter, '12kg')]).toEqual(['12', '12', undefined]);
    expect([valueFault(voltage, '8.7/15kV'), valueFault(voltage, '35kV')]).toEqual([undefined, 'goods.value_choice']);
    expect([valueFault(papers, 'CCC、CE'), valueFault(papers, 'CCC、UL')]).toEqual([undefined, 'goods.value_choice']);
    expect(valueFault(rule('5', '产地', { kind: 'text', values: ['天津'] }), '河北')).toBeUndefined();
    expect(valueFault(rule('6', '颜色'), '红')).toBeUndefined();
    expect(valueFault(rule('6', '颜色'), '红'.repeat(61))).toBe('goods.text_long');
  });
});

describe('goods', () => {
  const rules = [voltage, diameter, papers, section];
  const said = { classId: '4', params: { '1': '8.7/15kV' }, axes: ['截面'] };

  it('say what their class requires, as a parameter or as an axis', () => {
    expect(parameterFaults(rules, said)).toEqual([]);
    expect(parameterFaults(rules, { ...said, params: { '2': 'dick' }, axes: [] })).toEqual([
      { id: '1', name: '额定电压', code: 'goods.value_required' },
      { id: '2', name: '外径', code: 'goods.value_number' },
      { id: '4', name: '截面', code: 'goods.value_required' },
    ]);
    expect(parameterFaults(rules, { ...said, params: {}, axes: ['截面', '额定电压'] })).toEqual([]);
  });

  it('are not judged by what they are sold with, unless they go to another class', () => {
    const sold = { classId: '4', params: { '2': 'dick' }, axes: [] };
    expect(parameterFaults(rules, sold, sold)).toEqual([]);
    expect(parameterFaults(rules, { ...sold, params: { '2': 'dünn' } }, sold)).toHaveLength(1);
    expect(parameterFaults(rules, sold, { ...sold, classId: '3' })).toHaveLength(3);
    expect(parameterFaults(rules, { ...sold, axes: [] }, { ...sold, axes: ['截面'] })).toEqual([
      { id: '4', name: '截面', code: 'goods.value_required' },
    ]);
  });

  it('say several values, of which a sign alone is none', () => {
    const needed = { ...papers, required: true };
    const asked = (value: string) => parameterFaults([needed], { classId: '4', params: { [papers.id]: value }, axes: [] });
    expect([asked('、'), asked(' 、、')].map(([one]) => one?.code)).toEqual(['goods.value_required', 'goods.value_required']);
    expect([asked('CCC、、CE'), tidyMany('CCC、、 CE、CCC、')]).toEqual([[], 'CCC、CE']);
  });

  it('have numbers in an axis of numbers, where they are not sold with another word', () => {
    const specs = [
      { specId: null, values: ['2.5mm²'] },
      { specId: null, values: ['粗'] },
      { specId: '7', values: ['粗'] },
      { specId: null, values: [''] },
    ];
    const sheet = { classId: '4', axes: ['截面'], specs };
    const sold = (value: string, more: object = {}) => ({
      ...sheet,
      axes: ['颜色', '截面'],
      specs: [{ specId: '7', values: ['红', value] }],
      ...more,
    });
    expect(axisFaults(rules, sheet, sold('粗'))).toEqual([{ row: 1, axis: 0, unit: 'mm²' }]);
    expect(faultyRows(rules, sheet, sold('10mm²'))).toEqual([1, 2]);
    expect(faultyRows(rules, sheet, sold('粗', { classId: '3' }))).toEqual([1, 2]);
    expect(faultyRows(rules, { ...sheet, axes: ['颜色'] })).toEqual([]);
  });
});

describe('a name', () => {
  const parts = [
    { id: '1', name: '额定电压', inName: true, drivesSpec: false },
    { id: '2', name: '截面', inName: true, drivesSpec: true },
    { id: '3', name: '产地', inName: false, drivesSpec: false },
  ];
  const of = { brand: '缆岳', model: 'YJV22', className: '电力电缆' };
  const params = { '1': '8.7/15kV', '2': '3×50', '3': '天津' };

  it('is spelt by the rule of the class, or as usual', () => {
    expect(composeName(of, parts, params, '')).toBe('缆岳 YJV22 8.7/15kV 电力电缆');
    expect(composeName(of, parts, params, '{产地}产 {型号} {截面} {没有} {分类}（{品牌}）')).toBe('天津产 YJV22 电力电缆（缆岳）');
    expect(composeName({ ...of, model: '' }, parts, {}, '')).toBe('缆岳 电力电缆');
  });

  it('tells which words of a rule mean nothing', () => {
    expect(strangeNameWords('{品牌} {型号} {截面} {没有} 电缆', ['截面'])).toEqual(['没有']);
  });
});
