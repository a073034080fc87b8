import { type MeasureReader } from './measure.ts';
import { numberAt, unitBehind } from './measure-figure.ts';
import { numberKey } from './number-key.ts';
import type { UnitMeaning } from './unit-book.ts';

const dash = / ?[-~] ?(?=[-+]?\d)/y;
const doubled = /(\d+(?:\.\d+)?)[-~](\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)[-~](\d+(?:\.\d+)?) ?(?:mm2|平方)?/y;

const signedAt = (text: string, at: number) => {
  const signed = text[at] === '-' || text[at] === '+';
  const figure = numberAt(text, signed ? at + 1 : at);
  return figure && { ...figure, value: text[at] === '-' ? -figure.value : figure.value };
};

/** 4～20mA, 9至13A, -25℃～+65℃, 16-95/4-35mm²; without a unit 150-240. */
export const rangeMeasure: MeasureReader = (text, at, attribute) => {
  doubled.lastIndex = at;
  const pair = doubled.exec(text);
  if (pair) {
    const normal = `${pair[1]}-${pair[2]}/${pair[3]}-${pair[4]}mm²`;
    const key = `range:mm2:${pair[1]}~${pair[2]}/${pair[3]}~${pair[4]}`;
    const figures = [{ quantity: 'mm2', low: Number(pair[1]), high: Number(pair[2]) }];
    return {
      from: at,
      to: at + pair[0].length,
      shape: 'range',
      asked: [key],
      held: [key],
      figures,
      order: pair.slice(1).map(Number),
      normal,
    };
  }
  const first = signedAt(text, at);
  if (!first) return undefined;
  const firstUnit = unitBehind(text, first.to, attribute);
  dash.lastIndex = firstUnit?.to ?? first.to;
  const joint = dash.exec(text);
  if (!joint) return undefined;
  const secondAt = dash.lastIndex;
  const second = signedAt(text, secondAt);
  if (!second) return undefined;
  const unit = unitBehind(text, second.to, attribute);
  const next = text.charCodeAt(unit?.to ?? second.to) | 32;
  // 8-10-240, 60870-5-103 and 12-34A5 are codes.
  if ((next >= 97 && next <= 122) || text[unit?.to ?? second.to] === '-' || (first.value > second.value && !firstUnit)) return undefined;
  const low = (one: UnitMeaning) =>
    first.value * (firstUnit?.meanings.find((other) => other.quantity === one.quantity)?.factor ?? one.factor);
  const meanings = (unit?.meanings ?? []).filter(
    (one) => !firstUnit || firstUnit.meanings.some((other) => other.quantity === one.quantity),
  );
  if (firstUnit && meanings.length === 0) return undefined;
  if (meanings.some((one) => low(one) > second.value * one.factor)) return undefined;
  const bare = `n:${numberKey(first.value)}~${numberKey(second.value)}`;
  const ranges = meanings.map((one) => ({ quantity: one.quantity, low: low(one), high: second.value * one.factor }));
  const keys = ranges.map((one) => `range:${one.quantity}:${numberKey(one.low)}~${numberKey(one.high)}`);
  const main = ranges[0];
  // 8.7-15kV is a cable's U0/U.
  if (main?.quantity === 'voltage' && !firstUnit && joint[0].includes('-')) keys.push(`u0u:${numberKey(main.low)}/${numberKey(main.high)}`);
  return {
    from: at,
    to: unit?.to ?? second.to,
    shape: 'range',
    asked: unit ? keys : [bare],
    held: [...keys.slice(0, ranges.length), bare],
    figures: ranges,
    order: main ? [main.low, main.high] : [first.value, second.value],
    normal: `${text.slice(at, firstUnit?.to ?? first.to).replaceAll(' ', '')}～${numberKey(second.value)}${meanings[0]?.shown ?? ''}`,
    ...(unit && { compare: ranges.map((one) => ({ ...one, op: 'range' as const })) }),
  };
};
