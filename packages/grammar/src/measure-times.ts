import { figureKey, isPoint, longestFigure, type Measure, type MeasureReader, point } from './measure.ts';
import { unitBehind } from './measure-figure.ts';
import { numberKey } from './number-key.ts';
import type { Figure } from './reading.ts';
import { quantitiesOfAttribute } from './unit-book.ts';

const N = '\\d+(?:\\.\\d+)?';
const product = new RegExp(
  `([φ∠L]|-(?=\\d+×))? ?(${N})(?: ?(?:[Cc]|芯) ?×?|m|mm)?((?: ?× ?${N}){0,3})((?: ?\\+ ?(?:\\d+ ?× ?)?${N}(?![\\d.]))*)`,
  'y',
);
const squareUnit = / ?(?:mm2|平方毫米|平方|平|方(?!案|形))(?![A-Za-z])/iy;
const lengthUnit = / ?(mm|毫米|m|米)(?![A-Za-z0-9²])/iy;
const runs = / ?× ?\d+(?![\d.])/y;
const glued = new RegExp(`(\\d+) ?(?:[Cc] ?×|芯 ?×?) ?(${N})`, 'y');
const parallel = new RegExp(`\\d ?×? ?\\(([^()]{3,30})\\)`, 'y');
/** What comes so many at a time: 12×400W, 2×10A. */
const multiplies = new Set(['power', 'current', 'voltage', 'apparent', 'reactive', 'charge', 'energy', 'mass']);
const spelledCores = /(\d)\+(\d)芯/y;

const sectionKey = (factors: readonly number[], extra: readonly number[][]): string =>
  `section:${[factors, ...extra].map((one) => one.map(numberKey).join('×')).join('+')}`;
/** Three sides are compared in any order: cabinets are written 宽×深×高 and 高×宽×深. */
const sizeKey = (factors: readonly number[]): string =>
  `size:${(factors.length > 2 ? factors.toSorted((one, other) => one - other) : factors).map(numberKey).join('×')}`;

const ask = (
  measure: Measure,
  carried: ReadonlySet<string> | undefined,
  kind: 'section' | 'size' | 'either',
  section: string,
  size: string,
): void => {
  const asSection = kind === 'section' || (kind === 'either' && (carried === undefined || carried.has('mm2')));
  const asSize = kind === 'size' || (kind === 'either' && (carried === undefined || !carried.has('mm2')));
  measure.asked = [...(asSection ? [section] : []), ...(asSize ? [size] : [])];
};

/** 3×240, 3芯240, 4×95+50, 2×1.5mm²×7, 4×2×1.5, 600×600×2000, φ190×12m, ∠63×6, -40×4. */
export const timesMeasure: MeasureReader = (text, at, attribute) => {
  parallel.lastIndex = at;
  const many = parallel.exec(text);
  if (many && /×/.test(many[1] as string)) {
    const inner = timesMeasure(many[1] as string, 0, attribute);
    if (inner && inner.to === (many[1] as string).length) return { ...inner, from: at, to: at + many[0].length };
  }
  spelledCores.lastIndex = at;
  const plus = spelledCores.exec(text);
  if (plus) {
    const key = `cores:${plus[1]}+${plus[2]}`;
    return {
      from: at,
      to: at + plus[0].length,
      shape: 'cores',
      asked: [key],
      held: [key],
      figures: [],
      order: [Number(plus[1]) + Number(plus[2])],
      normal: plus[0],
    };
  }
  product.lastIndex = at;
  const match = product.exec(text);
  if (!match || match[0].length > 60) return undefined;
  const mark = match[1] ?? '';
  glued.lastIndex = at;
  const joined = mark === '' ? glued.exec(text) : null;
  const factors = joined
    ? [Number(joined[1]), Number(joined[2])]
    : [Number(match[2]), ...[...(match[3] as string).matchAll(/\d+(?:\.\d+)?/g)].map((one) => Number(one[0]))];
  if (mark !== 'φ' && factors.length < 2) return undefined;
  if (factors.some((one) => String(one).length > longestFigure)) return undefined;
  let to = joined ? at + joined[0].length : at + match[0].length - (match[4] as string).length;
  const extraText = joined ? plusBehind(text, to) : (match[4] as string);
  const extra = [...extraText.matchAll(/(?:(\d+) ?× ?)?(\d+(?:\.\d+)?)/g)].map((one) => [Number(one[1] ?? 1), Number(one[2])]);
  to += extraText.length;
  squareUnit.lastIndex = to;
  const square = squareUnit.exec(text);
  if (square) {
    to += square[0].length;
    runs.lastIndex = to;
    to += runs.exec(text)?.[0].length ?? 0;
  }
  lengthUnit.lastIndex = to;
  const length = square ? null : lengthUnit.exec(text);
  // 12芯 100m says two things; 3芯240 one.
  if (joined && length && !joined[0].includes('×')) return undefined;
  const behind = square || length ? undefined : unitBehind(text, to, attribute);
  const other = behind && text[behind.to] !== '级' && behind.meanings.some((one) => multiplies.has(one.quantity)) ? behind : undefined;
  if (joined && other) return undefined;
  if (other && !other.counter && factors.length === 2 && extra.length === 0) return multiplied(text, at, match[0].trim(), factors, other);
  if (length) to += length[0].length;
  const next = text.charCodeAt(to) | 32;
  const code = /^[A-Za-z]\d|^[A-Z]级/.test(text.slice(to, to + 2));
  if (next >= 97 && next <= 122 && !square && !length && !code) return undefined;
  const metres = length !== null && /^ ?(?:m|米)$/i.test(length[0]);
  if (mark === 'φ' || (metres && factors.length === 2 && extra.length === 0)) return round(at, to, factors, metres);
  return productMeasure({ at, to, mark, factors, extra, attribute, square: square !== null, length: length !== null });
};

const plusBehind = (text: string, at: number): string => {
  const behind = /(?: ?\+ ?(?:\d+ ?× ?)?\d+(?:\.\d+)?(?![\d.]))*/y;
  behind.lastIndex = at;
  return behind.exec(text)?.[0] ?? '';
};

type Product = {
  at: number;
  to: number;
  mark: string;
  factors: number[];
  extra: number[][];
  attribute: string | undefined;
  square: boolean;
  length: boolean;
};

const productMeasure = ({ at, to, mark, factors, extra, attribute, square, length }: Product): Measure => {
  const section = sectionKey(factors, extra);
  const size = sizeKey(factors);
  const last = factors.at(-1) as number;
  const cores = factors[0] as number;
  const normal = mark + section.slice('section:'.length) + (length ? 'mm' : '');
  const measure: Measure = { from: at, to, shape: 'times', asked: [], held: [], figures: [], order: [...factors, ...extra.flat()], normal };
  const carried = attribute === undefined ? undefined : (quantitiesOfAttribute(attribute) ?? new Set<string>());
  const kind = extra.length > 0 || square ? 'section' : length || mark !== '' ? 'size' : 'either';
  ask(measure, carried, kind, section, size);
  const bare = `n:${normal.replace('mm', '').replace(mark, '')}`;
  measure.held = [...measure.asked, bare];
  const isSection = measure.asked.includes(section);
  if (isSection && factors.length === 2) {
    const wires = extra.reduce((sum, one) => sum + (one[0] as number), cores);
    measure.figures = [point('cores', wires), point('mm2', last)];
    measure.held.push(figureKey('cores', wires), figureKey('mm2', last), `n:${numberKey(last)}`);
    if (extra.length > 0) measure.held.push(`cores:${cores}+${wires - cores}`);
    if (extra.length === 0) measure.together = [isPoint('cores', cores), isPoint('mm2', last)];
    if (cores === 1 && extra.length === 0) measure.asked.push(`section:${numberKey(last)}`);
  }
  if (factors.length === 2 && attribute === '对数') measure.held.push(`pairs:${numberKey(cores)}×${numberKey(last)}`);
  if (factors.length === 3) addThird(measure, factors);
  if (!isSection && measure.figures.length === 0) measure.held.push(`n:${numberKey(cores)}`);
  // A desk of 1800×800mm is one of 1.8米.
  if (length) measure.held.push(figureKey('length', cores));
  measure.shape = kind === 'either' ? 'times' : kind;
  return measure;
};

const addThird = (measure: Measure, factors: readonly number[]): void => {
  const [first, second, third] = factors as [number, number, number];
  // 7×2×1.0: seven twisted pairs, printed as 对数 and 截面.
  if (second === 2 || second === 3)
    measure.together = [{ keys: [`pairs:${numberKey(first)}×${numberKey(second)}`] }, isPoint('mm2', third)];
  // ∠63×63×6 is ∠63×6, and ∠75×8×1900 is that angle of a length.
  if (first === second && third < 20) measure.asked.push(`size:${numberKey(first)}×${numberKey(third)}`);
  else if (second < 20 && third >= 100) {
    measure.together = [{ keys: [`size:${numberKey(first)}×${numberKey(second)}`] }, isPoint('length', third)];
  }
};

/** A pole is so many metres long even when nobody says so; anything else round is given in millimetres. */
const isPole = (diameter: number, length: number): boolean =>
  [150, 190, 230, 270, 310, 350, 390].includes(diameter) && length >= 6 && length <= 21;

/** φ190×12m, 190×12m, φ18×2500, φ190. */
const round = (at: number, to: number, factors: readonly number[], metres: boolean): Measure => {
  const [diameter, length] = factors as [number, number | undefined];
  const size = `size:${factors.map(numberKey).join('×')}`;
  const figures: Figure[] = [point('diameter', diameter)];
  const held =
    length === undefined
      ? [figureKey('diameter', diameter)]
      : [size, figureKey('diameter', diameter), `n:${factors.map(numberKey).join('×')}`];
  held.push(figureKey('length', diameter), `n:${numberKey(diameter)}`);
  const millimetres = length === undefined ? undefined : length * (metres || isPole(diameter, length) ? 1000 : 1);
  if (millimetres !== undefined) {
    figures.push(point('length', millimetres));
    held.push(figureKey('length', millimetres));
  }
  const asked = length === undefined ? [figureKey('diameter', diameter)] : [size];
  const order = millimetres === undefined ? [diameter] : [diameter, millimetres];
  return { from: at, to, shape: 'round', asked, held, figures, order, normal: `φ${factors.map(numberKey).join('×')}${metres ? 'm' : ''}` };
};

/** 6×200W, 2×10A: so many of a figure. */
const multiplied = (
  text: string,
  at: number,
  written: string,
  factors: readonly number[],
  unit: NonNullable<ReturnType<typeof unitBehind>>,
): Measure => {
  const last = factors.at(-1) as number;
  const figures = unit.meanings.map((one) => point(one.quantity, last * one.factor));
  const whole = `multiple:${numberKey(factors[0] as number)}×${figures.map((one) => figureKey(one.quantity, one.low))[0]}`;
  const held = [
    whole,
    ...figures.map((one) => figureKey(one.quantity, one.low)),
    `n:${numberKey(last)}`,
    `n:${written.replaceAll(' ', '')}`,
  ];
  return {
    from: at,
    to: unit.to,
    shape: 'multiple',
    asked: [whole],
    held,
    figures,
    order: [...factors],
    normal: text.slice(at, unit.to).replaceAll(' ', ''),
  };
};
