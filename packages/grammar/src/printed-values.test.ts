import { describe, expect, it } from 'vitest';
import { describeWant } from './describe-want.ts';
import { figuresOfValue } from './figures-of-value.ts';
import { keysOfValue } from './keys-of-value.ts';
import { nearestValue } from './nearest-value.ts';
import { orderOfValue } from './order-of-value.ts';
import { readText } from './read-text.ts';
import { demoCatalogue } from './testing/demo-catalogue.ts';
import { satisfies } from './testing/satisfies.ts';

const fullWidth = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const spoken: readonly [RegExp, string][] = [
  [/kVA$/, '千伏安'],
  [/kvar$/, '千乏'],
  [/kV$/, '千伏'],
  [/V$/, '伏'],
  [/mA$/, '毫安'],
  [/(?<=\d)A$/, '安'],
  [/mm²$/, '平方'],
  [/kW$/, '千瓦'],
  [/(?<=\d)W$/, '瓦'],
  [/(?<=\d)m$/, '米'],
  [/(?<=\d)t$/, '吨'],
  [/kg$/, '公斤'],
  [/(?<=\d)P$/, '极'],
  [/kN$/, '千牛'],
  [/Ah$/, '安时'],
];
const spellings: Record<string, (text: string) => string> = {
  'as printed': (text) => text,
  'in full width': fullWidth,
  'with stars': (text) => text.replaceAll('×', '*'),
  'with x': (text) => text.replaceAll('×', 'x'),
  'with X and blanks': (text) => text.replaceAll('×', ' X '),
  'in lower case': (text) => text.toLowerCase(),
  'with a blank before the unit': (text) => (text.includes('×') ? text : text.replace(/(\d)([A-Za-z]+)$/, '$1 $2')),
  'in Chinese units': (text) => spoken.reduce((said, [unit, word]) => (said === text ? said.replace(unit, word) : said), text),
};
/** A value that is a figure or a shape, and nothing else; MΩ and mΩ differ by case alone. */
const isFigure = (value: string) =>
  /^[φ∠≤≥±-]?(?:AC|DC|IP|DN|PN|M)? ?\d[\d.×/+~～()%-]*(?:\d|\)|%)? ?(?:[a-zA-Zμ°℃·]{0,4}|mm²|m³\/h|kg\/m²|kN\/m²|cal\/cm²|芯|极|回路|表位|路|点|层|轮|码|英寸|页\/分|级)$/u.test(
    value,
  );

const sorted = (attribute: string, list: string[]) =>
  list.toSorted((one, other) => {
    const [left, right] = [orderOfValue(attribute, one), orderOfValue(attribute, other)];
    const at = left.findIndex((figure, place) => figure !== right[place]);
    return at < 0 ? left.length - right.length : (left[at] as number) - (right[at] ?? -1);
  });

const firstKey = (className: string, attribute: string, value: string) => keysOfValue({ className, attribute, value })[0];

describe('a printed value', () => {
  const values = [...demoCatalogue().values()].flatMap((one) =>
    one.attributes.flatMap(({ name, values: printed }) =>
      printed.filter(isFigure).map((value) => ({ className: one.name, attribute: name, value })),
    ),
  );

  it.each(Object.entries(spellings))('is found by typing it %s', (_, spell) => {
    expect(values.length).toBeGreaterThan(1500);
    const lost = values.filter((value) => {
      const wants = readText(spell(value.value)).wants;
      return wants.length === 0 || !wants.every((want) => satisfies(want, [value]));
    });
    const known = new Set(['21B', '34B', '55B', '4D', '5G']);
    expect(lost.filter((one) => !known.has(one.value)).map((one) => `${one.attribute} ${one.value}`)).toEqual([]);
  });

  it.each([
    ['微型断路器', '额定电流', '63A', ['current:63', 'n:63']],
    ['户外隔离开关', '额定电压', '12kV', ['voltage:12000', 'n:12', 'acdc:12000']],
    ['中压电力电缆', '额定电压', '8.7/15kV', ['u0u:8700/15000', 'voltage:15000', 'n:8.7/15', 'n:8.7']],
    ['中压电力电缆', '截面', '3×240', ['section:3×240', 'n:3×240', 'cores:3', 'mm2:240', 'n:240']],
    ['低压电力电缆', '规格截面', '4×95+1×50', ['section:4×95+1×50', 'n:4×95+1×50', 'cores:5', 'mm2:95', 'n:95', 'cores:4+1']],
    ['微型断路器', '极数', '1P+N', ['poles:1+N']],
    ['微型断路器', '极数', '3P', ['poles:3', 'n:3']],
    ['电缆终端头', '芯数', '三芯', ['cores:3', 'n:3']],
    ['塑壳断路器', '脱扣方式', '热磁', ['v:热磁']],
    ['铝合金绞线', '标称截面', '240', ['mm2:240', 'section:240', 'n:240']],
  ])('of %s, %s %s, has these keys', (className, attribute, value, keys) =>
    expect(keysOfValue({ className, attribute, value })).toEqual(keys),
  );

  it('is one with what the class calls equal, and with nothing else', () => {
    expect(firstKey('电缆终端头', '芯数', '3芯')).toBe(firstKey('电缆终端头', '芯数', '三芯'));
    expect(firstKey('交流接触器', '线圈电压', 'AC220V')).toBe(firstKey('交流接触器', '线圈电压', 'AC 220V'));
    expect(firstKey('控制电缆', '截面', '1.0mm²')).toBe(firstKey('控制电缆', '截面', '1mm²'));
    expect(firstKey('动力配电箱', '箱体材质', '不锈钢')).toBe('v:304不锈钢');
    expect(firstKey('安全标识牌', '材质', '不锈钢')).toBe('v:不锈钢');
    for (const [one, other] of [
      ['0.2', '0.2S'],
      ['380V', '400V'],
      ['10kV', '12kV'],
      ['3×240', '3×240+1×120'],
      ['AC220V', 'DC220V'],
      ['6kA', '6A'],
      ['1P', '1P+N'],
    ] as const)
      expect(firstKey('', '', one), one).not.toBe(firstKey('', '', other));
  });

  it('states figures to compare by', () => {
    expect(figuresOfValue({ className: '', attribute: '整定范围', value: '9～13A' })).toEqual([{ quantity: 'current', low: 9, high: 13 }]);
    expect(figuresOfValue({ className: '', attribute: '响应时间', value: '≤400ms' })).toEqual([
      { quantity: 'time', low: -Infinity, high: 0.4 },
    ]);
    expect(figuresOfValue({ className: '', attribute: '额定电流', value: '63A' })).toEqual([{ quantity: 'current', low: 63, high: 63 }]);
  });

  it('stands in the order of its figures, text last', () => {
    expect(sorted('额定电流', ['630A', '400A', '6kA', '100A', '30mA', '10A'])).toEqual(['30mA', '10A', '100A', '400A', '630A', '6kA']);
    expect(sorted('截面', ['3×240', '3×50', '3×95'])).toEqual(['3×50', '3×95', '3×240']);
    expect(sorted('显示器', ['不含', '27英寸', '21.5英寸'])).toEqual(['21.5英寸', '27英寸', '不含']);
    expect(sorted('硬盘', ['1TB固态', '256GB固态'])).toEqual(['256GB固态', '1TB固态']);
    expect(sorted('产品型式', ['III型', 'I型', 'II型'])).toEqual(['I型', 'II型', 'III型']);
    expect(sorted('滑轮数', ['五轮', '单轮', '三轮'])).toEqual(['单轮', '三轮', '五轮']);
    expect(sorted('尺码', ['XXL', 'M', 'XL', 'L'])).toEqual(['M', 'L', 'XL', 'XXL']);
  });
});

describe('a want', () => {
  it('is said as the mall would print it', () => {
    expect(['3芯240', '63安', '10千伏', '63A以上', '4*95+50', '240平', '2乘10A'].map((text) => describeWant({ text }))).toEqual([
      '3×240',
      '63A',
      '10kV',
      '≥63A',
      '4×95+1×50',
      '240mm²',
      '2×10A',
    ]);
  });

  it('names the nearest values below and above', () => {
    expect(nearestValue({ text: '3×630' }, ['3×50', '3×95', '3×240', '3×400'])).toEqual(['3×400']);
    expect(nearestValue({ text: '500kVA' }, ['100kVA', '400kVA', '630kVA'])).toEqual(['400kVA', '630kVA']);
    expect(nearestValue({ text: '4×95' }, ['4×25+1×16', '4×95+1×50', '4×120+1×70'])).toEqual(['4×95+1×50']);
    expect(nearestValue({ text: '2000kW' }, ['1.5MW', '2.5MW'])).toEqual(['2.5MW', '1.5MW']);
    expect(nearestValue({ text: '12A' }, ['0.63～1A', '9～13A', '30～40A'])).toEqual(['9～13A']);
    expect(nearestValue({ text: '热磁' }, ['63A'])).toEqual([]);
  });

  it.each([
    ['≥63A', [{ quantity: 'current', op: '>=', low: 63, high: Infinity }]],
    ['63A以上', [{ quantity: 'current', op: '>=', low: 63, high: Infinity }]],
    ['不超过10ms', [{ quantity: 'time', op: '<=', low: -Infinity, high: 0.01 }]],
    ['10-20A', [{ quantity: 'current', op: 'range', low: 10, high: 20 }]],
    ['100kW左右', [{ quantity: 'power', op: 'range', low: 85_000, high: 115_000 }]],
  ])('%s compares', (text, compare) =>
    expect(readText(text).wants[0]?.compare).toEqual(compare.map((one) => expect.objectContaining(one))),
  );

  it('knows what is near a voltage and does not call it equal', () => {
    const [want] = readText('10kV').wants;
    expect(want?.keys).toEqual(['voltage:10000']);
    expect(want?.near).toEqual(expect.arrayContaining(['voltage:12000', 'u0u:8700/15000']));
  });

  it('asks an attribute that is named, and its kin', () =>
    expect(readText('额定电流63A').wants[0]).toMatchObject({
      text: '63A',
      keys: ['current:63'],
      attributes: expect.arrayContaining(['额定电流', '壳架电流']),
    }));

  it('takes lengths of cable and numbers of pieces for amounts', () => {
    expect(readText('YJV22 3×240 500米').wants.find((want) => want.text === '500米')?.weak).toBe(true);
    expect(readText('水泥杆 12米').wants[0]?.weak).toBeUndefined();
    expect(readText('塑壳断路器 250A 12台').wants.find((want) => want.text === '12台')?.weak).toBe(true);
  });
});
