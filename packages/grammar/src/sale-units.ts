import { saleUnits } from './bill-book.ts';

/** How a quantity in one unit becomes one in another: `factor` of `to` for one of the first. Without a factor somebody has to say it. */
export type Conversion = { kind: 'same' | 'alike' | 'converted' | 'packed' | 'unknown'; factor: number | undefined };

const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    m: '米',
    公尺: '米',
    延米: '米',
    km: '千米',
    公里: '千米',
    kg: '千克',
    公斤: '千克',
    t: '吨',
    '㎡': '平方米',
    m2: '平方米',
    'm²': '平方米',
    平米: '平方米',
    平方: '平方米',
    捲: '卷',
    扎: '卷',
    捆: '卷',
    轴: '盘',
    副: '付',
    幅: '付',
    pcs: '个',
    pc: '个',
    ea: '个',
    set: '套',
    sets: '套',
    台套: '套',
    次: '台次',
  }),
);

/** A unit as the catalogue writes it. */
const plainUnit = (unit: string): string => {
  const text = unit
    .normalize('NFKC')
    .trim()
    .replace(/^\/|\/$/gu, '');
  return spellings.get(text.toLowerCase()) ?? text;
};

const metres: ReadonlyMap<string, number> = new Map(Object.entries({ 米: 1, 千米: 1000, 百米: 100 }));
const kilograms: ReadonlyMap<string, number> = new Map(Object.entries({ 千克: 1, 吨: 1000 }));

const spelled = (units: ReadonlyMap<string, number>): string[] => [
  ...units.keys(),
  ...[...spellings].flatMap(([word, unit]) => (units.has(unit) ? [word] : [])),
];
const longestFirst = (words: readonly string[]): string => words.toSorted((one, other) => other.length - one.length).join('|');
/** Every word for a length or a weight by which things are sold. */
export const lengthPattern: string = longestFirst(spelled(metres));
export const weightPattern: string = longestFirst(spelled(kilograms));

export const isLengthUnit = (unit: string): boolean => metres.has(plainUnit(unit));

/** Words that count single things: which of them a sheet uses says nothing. */
const pieces = new Set('只 个 台 块 具 件 支 把 根 条 枚 颗 片 面 座 架 顶 盏 张 节 部 套 组 付 册 本 簇 基 台次'.split(' '));

const isOf = (classes: string, className: string): boolean => {
  const named = classes.split(/[：:（(；;]/u)[0] ?? '';
  return named
    .split(/[、，,]/u)
    .map((name) => name.trim().replace(/[按写].*$/u, ''))
    .some((name) => name !== '' && (className.includes(name) || name.includes(className)));
};

const asFigure = (factor: number | string | null): number | undefined =>
  factor === '1/3' ? 1 / 3 : typeof factor === 'number' ? factor : undefined;

/** `packMetres`: how many metres one of `to` holds, for what is sold by the reel or the roll. */
export const convertUnit = (from: string, to: string, className: string, packMetres?: number): Conversion => {
  const [asked, sold] = [plainUnit(from), plainUnit(to)];
  if (asked === '') return { kind: 'same', factor: 1 };
  const [length, soldLength] = [metres.get(asked), metres.get(sold)];
  if (packMetres !== undefined && length !== undefined) {
    const factor = length / packMetres;
    return factor === 1 ? { kind: 'same', factor } : { kind: soldLength !== undefined ? 'converted' : 'packed', factor };
  }
  if (asked === sold) return { kind: 'same', factor: 1 };
  if (length !== undefined && soldLength !== undefined) return { kind: 'converted', factor: length / soldLength };
  const [weight, soldWeight] = [kilograms.get(asked), kilograms.get(sold)];
  if (weight !== undefined && soldWeight !== undefined) return { kind: 'converted', factor: weight / soldWeight };
  const rules = saleUnits.filter(({ from: units, to: unit }) => unit === sold && units.some((one) => plainUnit(one) === asked));
  const rule = rules.find(({ classes }) => isOf(classes, className));
  const factor = rule ? asFigure(rule.factor) : undefined;
  if (rule && factor === undefined) return { kind: 'unknown', factor: undefined };
  if (factor !== undefined) return { kind: factor === 1 ? 'alike' : 'converted', factor };
  if (pieces.has(asked) && pieces.has(sold) && asked !== '组') return { kind: 'alike', factor: 1 };
  if (asked === '打' && (pieces.has(sold) || sold === '双' || sold === '对')) return { kind: 'converted', factor: 12 };
  if ((asked === '双' || asked === '对') && (sold === '双' || sold === '对')) return { kind: 'alike', factor: 1 };
  return { kind: 'unknown', factor: undefined };
};
