import type { Measure } from './measure.ts';
import { figureMeasure } from './measure-figure.ts';
import { codedMeasure, letterMeasure } from './measure-letters.ts';
import { rangeMeasure } from './measure-range.ts';
import { meterMeasure, slashMeasure } from './measure-slash.ts';
import { timesMeasure } from './measure-times.ts';

const digit = /\d/;
const letter = /[A-Za-z]/;
const codeRun = /[A-Za-z][A-Za-z0-9]*(?:\.\d+[A-Za-z0-9]*)?/y;
const bound = /[≥≤<>=不大小至约]/u;
const sign = /[φ∠±~]/u;
const spoken = /(?:交流|直流|防护等级|公称通径|口径|功率因数)/uy;
const phases = /([单三13]) ?(?:相|φ(?!\d)|ph(?![a-z]))/iuy;
const tap = /± ?(\d) ?× ?(\d+(?:\.\d+)?) ?%/y;
const han = /\p{Script=Han}/u;

const phaseMeasure = (text: string, at: number, printed: boolean): Measure | undefined => {
  phases.lastIndex = at;
  const match = phases.exec(text);
  if (!match) return undefined;
  const to = phases.lastIndex;
  // 三相异步电动机 is a word; 三相 alone asks for three phases.
  if (!printed && (han.test(text[to] ?? '') || (match[1] === '单' && han.test(text[at - 1] ?? '')))) return undefined;
  const count = match[1] === '单' || match[1] === '1' ? 1 : 3;
  const word = count === 1 ? '单相' : '三相';
  return {
    from: at,
    to,
    shape: 'phases',
    asked: [`phases:${count}`],
    held: [`phases:${count}`],
    figures: [],
    order: [count],
    normal: word,
  };
};

const tapMeasure = (text: string, at: number): Measure | undefined => {
  tap.lastIndex = at;
  const match = tap.exec(text);
  if (!match) return undefined;
  const normal = `±${match[1]}×${Number(match[2])}%`;
  return {
    from: at,
    to: tap.lastIndex,
    shape: 'tap',
    asked: [`v:${normal}`],
    held: [`v:${normal}`],
    figures: [],
    order: [Number(match[1]), Number(match[2])],
    normal,
  };
};

const readers = [codedMeasure, meterMeasure, timesMeasure, slashMeasure, rangeMeasure, figureMeasure];

const measureAt = (text: string, at: number, attribute: string | undefined): Measure | undefined => {
  const sort = text[at] as string;
  if (digit.test(sort)) {
    const phase = phaseMeasure(text, at, attribute !== undefined);
    if (phase) return phase;
    for (const read of readers) {
      const measure = read(text, at, attribute);
      if (measure) return measure;
    }
    return undefined;
  }
  if (/[单一二两三四]/u.test(sort)) return codedMeasure(text, at) ?? phaseMeasure(text, at, attribute !== undefined);
  if (sort === '±') return tapMeasure(text, at) ?? undefined;
  if (sort === '-' || sort === '+') {
    const free = at === 0 || !/[A-Za-z0-9)]/.test(text[at - 1] as string);
    if (!free || !digit.test(text[at + 1] ?? '')) return undefined;
    const range = rangeMeasure(text, at, attribute);
    return range ?? (sort === '-' ? timesMeasure(text, at, attribute) : undefined);
  }
  if (letter.test(sort) || sign.test(sort))
    return letterMeasure(text, at, attribute) ?? (/[φ∠L]/.test(sort) ? timesMeasure(text, at, attribute) : undefined);
  if (bound.test(sort)) return figureMeasure(text, at, attribute);
  spoken.lastIndex = at;
  return spoken.test(text) ? letterMeasure(text, at, attribute) : undefined;
};

/** All shapes and figures of a folded text, left to right. `attribute` is the attribute whose printed value the text is. */
export const scanMeasures = (text: string, attribute?: string, from = 0, to = text.length): Measure[] => {
  const found: Measure[] = [];
  const stretch = to === text.length ? text : text.slice(0, to);
  let at = from;
  while (at < to) {
    const measure = measureAt(stretch, at, attribute);
    if (measure && measure.to > at) {
      found.push(measure);
      at = measure.to;
      continue;
    }
    const sort = stretch[at] as string;
    if (letter.test(sort) || digit.test(sort)) {
      codeRun.lastIndex = at;
      const run = letter.test(sort) ? codeRun.exec(stretch)?.[0] : /^\d+(?:\.\d+)?[A-Za-z0-9]*/.exec(stretch.slice(at, at + 80))?.[0];
      at += run?.length || 1;
    } else at += 1;
  }
  return found;
};
