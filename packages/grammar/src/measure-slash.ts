import { figureKey, isPoint, type Measure, type MeasureReader, point, textKey } from './measure.ts';
import { numberAt, unitBehind } from './measure-figure.ts';
import { numberKey } from './number-key.ts';
import { quantitiesOfAttribute, type UnitMeaning } from './unit-book.ts';

const tap = / ?± ?(\d) ?× ?(\d+(?:\.\d+)?) ?%/y;
const slash = / ?[/:] ?(?=\d)/y;
const meterCurrent = /(?:3 ?× ?)?(\d+(?:\.\d+)?) ?\( ?(\d+(?:\.\d+)?) ?\) ?A?/iy;
const threePhase = /3 ?× ?(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?) ?(?:V|伏)/iuy;
const mostParts = 4;

type Side = { raw: string; value: number; meanings: readonly UnitMeaning[] | undefined };

const sidesAt = (text: string, at: number, attribute?: string): { sides: Side[]; tapped: string; to: number } | undefined => {
  const sides: Side[] = [];
  let tapped = '';
  let to = at;
  for (;;) {
    const figure = numberAt(text, to);
    if (!figure) return undefined;
    const unit = unitBehind(text, figure.to, attribute);
    sides.push({ raw: figure.raw, value: figure.value, meanings: unit?.meanings });
    to = unit?.to ?? figure.to;
    tap.lastIndex = to;
    const taps = sides.length === 1 ? tap.exec(text) : null;
    if (taps) {
      tapped = `±${taps[1]}×${numberKey(Number(taps[2]))}%`;
      to += taps[0].length;
    }
    // 10/0.48-0.24kV: the low side has two voltages.
    const more = sides.length === 2 ? secondLow(text, to) : undefined;
    if (more) {
      sides.push(more.side);
      return { sides, tapped, to: more.to };
    }
    slash.lastIndex = to;
    if (sides.length === mostParts || !slash.exec(text)) return sides.length > 1 ? { sides, tapped, to } : undefined;
    to = slash.lastIndex;
  }
};

const lowAgain = /-(\d+(?:\.\d+)?) ?(?:kV|千伏)/iuy;
const secondLow = (text: string, at: number): { side: Side; to: number } | undefined => {
  lowAgain.lastIndex = at;
  const match = lowAgain.exec(text);
  const raw = match?.[1];
  if (raw === undefined) return undefined;
  return { side: { raw, value: Number(raw), meanings: [{ quantity: 'voltage', factor: 1000, shown: 'kV' }] }, to: lowAgain.lastIndex };
};

const commonQuantity = (sides: readonly Side[]): string | undefined => {
  const last = sides.at(-1)?.meanings?.[0]?.quantity;
  return last !== undefined && sides.every((one) => one.meanings === undefined || one.meanings.some((other) => other.quantity === last))
    ? last
    : undefined;
};

/** 8.7/15kV, 10±2×2.5%/0.4kV, 10kV/100V, 100/5A, 240/30, 100kW/215kWh. */
export const slashMeasure: MeasureReader = (text, at, attribute) => {
  const found = sidesAt(text, at, attribute);
  if (!found) return undefined;
  const { sides, tapped, to } = found;
  const next = text.charCodeAt(to) | 32;
  const last = sides.at(-1) as Side;
  if (!last.meanings && next >= 97 && next <= 122) return undefined;
  const raw = sides.map((one) => numberKey(one.value));
  const bare = `n:${raw.join('/')}`;
  const base = { from: at, to, order: sides.map((one) => one.value) };
  const withUnits = sides.filter((one) => one.meanings);
  const quantity = commonQuantity(sides);
  if (quantity === 'voltage' || quantity === 'power') {
    const factorOf = (one: Side) => (one.meanings ?? last.meanings)?.find((other) => other.quantity === quantity)?.factor ?? 1;
    const values = sides.map((one) => one.value * factorOf(one));
    if (quantity === 'power' || (withUnits.length === sides.length && (values[1] as number) > (values[0] as number))) return undefined;
    const plain = `u0u:${values.map(numberKey).join('/')}`;
    const full = tapped === '' ? plain : `u0u:${numberKey(values[0] as number)}${tapped}/${values.slice(1).map(numberKey).join('/')}`;
    // Of a cable's U0/U only U is the voltage it is asked by; a transformer has both sides.
    const cable = sides.length === 2 && (values[1] as number) > (values[0] as number);
    const held = [
      full,
      plain,
      ...values.slice(cable ? 1 : 0).map((one) => figureKey('voltage', one)),
      bare,
      `n:${raw[0]}`,
      ...(tapped ? [textKey(tapped)] : []),
    ];
    const unit = (last.meanings as readonly UnitMeaning[])[0]?.shown;
    const normal = `${raw[0]}${tapped}/${raw.slice(1).join('/')}${unit}`;
    return {
      ...base,
      shape: 'u0u',
      asked: [full],
      held,
      figures: values.slice(cable ? 1 : 0).map((one) => point('voltage', one)),
      order: values,
      normal,
    };
  }
  if (
    quantity === 'energy' ||
    (sides.length === 2 && sides[0]?.meanings?.[0]?.quantity === 'power' && last.meanings?.[0]?.quantity === 'energy')
  )
    return powerAndEnergy(text, base, sides);
  if (withUnits.length > 1) return undefined;
  if (withUnits.length === 1 && quantity !== 'current' && quantity !== 'mm2') return undefined;
  if (sides.length === 2 && quantity === 'current' && !/^[15]$/.test(last.raw)) return undefined;
  const ratio = `ratio:${raw.join('/')}`;
  const shape = quantity === 'current' ? 'ratio' : 'slash';
  // A bare 240/30 may be a conductor, 100/5 a ratio, 10/0.4 a transformer: the printed figures decide.
  const carried = attribute === undefined ? undefined : quantitiesOfAttribute(attribute);
  const conductor = carried?.has('mm2') ? [`section:${raw.join('/')}`, figureKey('mm2', sides[0]?.value ?? 0)] : [ratio];
  const held = [...conductor, bare, `n:${raw[0]}`];
  const asked = quantity === 'current' ? [ratio] : attribute === undefined ? [bare] : conductor.slice(0, 1);
  return { ...base, shape, asked, held, figures: [], normal: raw.join('/') + (quantity === 'current' ? 'A' : '') };
};

const powerAndEnergy = (text: string, base: Pick<Measure, 'from' | 'to' | 'order'>, sides: readonly Side[]): Measure | undefined => {
  const figures = sides.map((one) => {
    const meaning = one.meanings?.find((other) => other.quantity === 'power' || other.quantity === 'energy');
    return meaning && point(meaning.quantity, one.value * meaning.factor);
  });
  const known = figures.filter((one) => one !== undefined);
  if (known.length !== sides.length) return undefined;
  const key = `pair:${known.map((one) => figureKey(one.quantity, one.low)).join('/')}`;
  const held = [key, ...known.map((one) => figureKey(one.quantity, one.low)), ...sides.map((one) => `n:${numberKey(one.value)}`)];
  const normal = text.slice(base.from, base.to).replaceAll(' ', '');
  return {
    ...base,
    shape: 'power-energy',
    asked: [key],
    held,
    figures: known,
    normal,
    together: known.map((one) => isPoint(one.quantity, one.low)),
  };
};

/** 5(60)A, 1.5(6), 3×220/380V. */
export const meterMeasure: MeasureReader = (text, at) => {
  meterCurrent.lastIndex = at;
  const current = meterCurrent.exec(text);
  if (current) {
    const [low, high] = [Number(current[1]), Number(current[2])];
    const inner = `${numberKey(low)}(${numberKey(high)})`;
    const held = [`meter:${inner}`, `n:${inner}`, figureKey('current', low), figureKey('current', high)];
    return {
      from: at,
      to: at + current[0].length,
      shape: 'meter-current',
      asked: [`meter:${inner}`],
      held,
      figures: [point('current', high)],
      order: [low, high],
      normal: `${inner}A`,
    };
  }
  threePhase.lastIndex = at;
  const voltage = threePhase.exec(text);
  if (!voltage) return undefined;
  const [phase, line] = [Number(voltage[1]), Number(voltage[2])];
  const key = `v:3×${numberKey(phase)}/${numberKey(line)}v`;
  const held = [key, figureKey('voltage', phase), figureKey('voltage', line), `n:${numberKey(line)}`];
  return {
    from: at,
    to: at + voltage[0].length,
    shape: 'three-phase',
    asked: [key],
    held,
    figures: [point('voltage', line)],
    order: [phase, line],
    normal: `3×${phase}/${line}V`,
  };
};
