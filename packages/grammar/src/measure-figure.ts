import { figureKey, isPoint, longestFigure, type Measure, type MeasureReader, point } from './measure.ts';
import { numberKey } from './number-key.ts';
import type { Compare } from './reading.ts';
import { quantitiesOfAttribute, type UnitMeaning, unitAt } from './unit-book.ts';
import { nearVoltages } from './voltage-ladder.ts';

const number = /\d+(?:\.\d+)?/y;
const before = /(?:≥|>=|=>|不小于|不低于|大于等于|至少|≤|<=|=<|不大于|不超过|不高于|小于等于|>|大于|<|小于|大约|约) ?/y;
const after = / ?(?:及?以上|及?以下|以内|之内|左右|上下)/y;
const grade = / ?级/y;
const alternating = / ?(AC|DC|交流|直流)(?![A-Za-z])/iy;

/** The number at `at`, if it is not too long to be a figure. */
export const numberAt = (text: string, at: number): { raw: string; value: number; to: number } | undefined => {
  number.lastIndex = at;
  const raw = number.exec(text)?.[0];
  if (raw === undefined || raw.length > longestFigure) return undefined;
  return { raw, value: Number(raw), to: at + raw.length };
};

/** The unit behind a figure, one blank between them at most; of its meanings those that the attribute carries. */
export const unitBehind = (
  text: string,
  at: number,
  attribute?: string,
): { to: number; meanings: readonly UnitMeaning[]; counter: boolean } | undefined => {
  const start = text[at] === ' ' ? at + 1 : at;
  const unit = unitAt(text, start);
  if (!unit) return undefined;
  const carried = attribute === undefined ? undefined : quantitiesOfAttribute(attribute);
  const fitting = carried ? unit.meanings.filter((one) => carried.has(one.quantity)) : [];
  return { to: start + unit.length, meanings: fitting.length > 0 ? fitting : unit.meanings, counter: unit.counter };
};

const stickyMatch = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

const openEnds = (words: string): 'least' | 'most' | 'more' | 'less' | 'about' => {
  if (/≥|>=|=>|不小于|不低于|大于等于|至少|以上/.test(words)) return 'least';
  if (/≤|<=|=<|不大于|不超过|不高于|小于等于|以下|以内|之内/.test(words)) return 'most';
  if (/>|大于/.test(words)) return 'more';
  return /<|小于/.test(words) ? 'less' : 'about';
};
const rounded = (figure: number): number => Number(figure.toPrecision(12));
const sliver = 1e-9;
const about = 0.15;

const compared = (quantity: string, figure: number, words: string): Compare => {
  const ends = openEnds(words);
  if (ends === 'about') return { quantity, op: 'range', low: rounded(figure * (1 - about)), high: rounded(figure * (1 + about)) };
  if (ends === 'least' || ends === 'more')
    return { quantity, op: '>=', low: ends === 'more' ? figure * (1 + sliver) : figure, high: Infinity };
  return { quantity, op: '<=', low: -Infinity, high: ends === 'less' ? figure * (1 - sliver) : figure };
};
const sign = { least: '≥', most: '≤', more: '>', less: '<', about: '约' } as const;

/** 63A, 240平方, 10 kV, 3级, 63: one figure, its bound before or behind it (≥63A, 100A以上). */
export const figureMeasure: MeasureReader = (text, at, attribute) => {
  const prefix = stickyMatch(before, text, at)?.[0] ?? '';
  const figure = numberAt(text, at + prefix.length);
  if (!figure) return undefined;
  const bare = `n:${numberKey(figure.value)}`;
  const level = stickyMatch(grade, text, figure.to);
  if (level) {
    const key = figureKey('grade', figure.value);
    // 级 is the usual slip for 极.
    const asked = Number.isInteger(figure.value) && figure.value > 0 && figure.value < 9 ? [key, figureKey('poles', figure.value)] : [key];
    return {
      from: at,
      to: figure.to + level[0].length,
      shape: 'grade',
      asked,
      held: [key, bare],
      figures: [point('grade', figure.value)],
      order: [figure.value],
      normal: `${figure.raw}级`,
    };
  }
  const unit = unitBehind(text, figure.to, attribute);
  let to = unit?.to ?? figure.to;
  const next = text.charCodeAt(to) | 32;
  // 6L2, 304L: letters glued to a bare figure make a code of it.
  if (!unit && next >= 97 && next <= 122) return undefined;
  if (unit && text[to] === '级') return undefined;
  const suffix = stickyMatch(after, text, to)?.[0] ?? '';
  to += suffix.length;
  const meanings = unit?.meanings ?? [];
  const keys = meanings.map((one) => figureKey(one.quantity, figure.value * one.factor));
  const main = meanings[0];
  const value = main ? figure.value * main.factor : figure.value;
  const measure: Measure = {
    from: at,
    to,
    shape: unit ? 'figure' : 'bare',
    asked: unit ? keys : [bare],
    held: [...keys, bare],
    figures: meanings.map((one) => point(one.quantity, figure.value * one.factor)),
    order: [value],
    normal: `${numberKey(figure.value)}${main?.shown ?? ''}`,
  };
  if (meanings.length === 1 && main) measure.together = [isPoint(main.quantity, value)];
  if (main?.quantity === 'voltage') addKindOfVoltage(measure, text, value);
  if (main?.quantity === 'mm2') measure.held.push(`section:${numberKey(value)}`);
  const meant = attribute === undefined || unit ? [] : unsaid(attribute, figure.value);
  if (meant.length > 0) {
    measure.held.unshift(...meant);
    measure.asked = meant;
  }
  if (unit?.counter) measure.weak = true;
  const words = prefix + suffix;
  if (words === '') return measure;
  const ends = openEnds(words);
  measure.normal = sign[ends] + measure.normal;
  if (meanings.length === 0) return measure;
  if (ends !== 'about') measure.asked = [];
  delete measure.together;
  delete measure.near;
  measure.compare = meanings.map((one) => compared(one.quantity, figure.value * one.factor, words));
  return measure;
};

/** What the catalogue prints without its unit: 标称截面 240, 准确级 0.2. */
const unsaid = (attribute: string, figure: number): string[] => {
  if (/准确|精度/.test(attribute)) return [figureKey('grade', figure)];
  return /截面/.test(attribute) ? [figureKey('mm2', figure), `section:${numberKey(figure)}`] : [];
};

/** 1000V DC is DC 1000V; without a word a voltage is either. */
const addKindOfVoltage = (measure: Measure, text: string, value: number): void => {
  const kind = stickyMatch(alternating, text, measure.to);
  const ladder = nearVoltages(value);
  if (ladder.length > 0) measure.near = ladder;
  if (!kind) {
    measure.held.push(`acdc:${numberKey(value)}`);
    return;
  }
  const direct = /D|直/i.test(kind[1] as string) ? 'dc' : 'ac';
  measure.to += kind[0].length;
  measure.asked = [`acdc:${direct}${numberKey(value)}`, `acdc:${numberKey(value)}`];
  measure.held.push(`acdc:${direct}${numberKey(value)}`);
  measure.normal = `${direct.toUpperCase()}${measure.normal}`;
  delete measure.together;
};
