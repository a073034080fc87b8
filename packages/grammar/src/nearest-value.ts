import type { Measure } from './measure.ts';
import { measuresOf } from './measures-of.ts';
import type { Figure, Want } from './reading.ts';

type Step = { value: string; far: number; above: boolean };

const ratio = (one: number, other: number): number => Math.abs(Math.log(Math.max(one, 1e-9) / Math.max(other, 1e-9)));

const firstKin = (asked: readonly Figure[], printed: Measure): [wish?: Figure, kin?: Figure] => {
  for (const wish of asked) {
    const kin = printed.figures.find((figure) => figure.quantity === wish.quantity);
    if (kin) return [wish, kin];
  }
  return [];
};

/** How far apart two measures are, the first figures (cores, poles) counting most; undefined when they are no relatives. */
const apart = (asked: Measure, printed: Measure): Omit<Step, 'value'> | undefined => {
  const quantity = asked.figures.at(-1)?.quantity;
  if (quantity === undefined && asked.shape !== 'bare' && asked.shape !== printed.shape) return undefined;
  // 100g is a mass, or what a square metre of paper weighs: what the value is decides.
  const meant = asked.shape === 'bare' ? [] : asked.order.length === 1 ? asked.figures : asked.figures.slice(-1);
  const [wanted, kin] = firstKin(meant, printed);
  if (wanted && kin && (asked.order.length !== printed.order.length || asked.figures.length > 1)) {
    const target = wanted.low;
    if (target >= kin.low && target <= kin.high) return { far: 0, above: true };
    const end = target < kin.low ? kin.low : kin.high;
    return { far: ratio(end, target), above: end > target };
  }
  if (asked.order.length === 1 && quantity !== undefined && !kin) return undefined;
  const length = Math.min(asked.order.length, printed.order.length);
  if (length === 0) return undefined;
  let far = 3 * Math.abs(asked.order.length - printed.order.length);
  let above: boolean | undefined;
  for (let at = 0; at < length; at += 1) {
    const [wish, there] = [asked.order[at] as number, printed.order[at] as number];
    const weight = at === 0 && asked.order.length > 1 ? 10 : 1;
    far += weight * ratio(wish, there);
    if (wish !== there) above ??= there > wish;
  }
  return { far, above: above ?? true };
};

/** By the first of its measures that is of the kind: 2级17kV is 17kV to who asks for volts. */
const stepFrom = (asked: Measure, value: string): Omit<Step, 'value'> | undefined => {
  for (const printed of measuresOf(value)) {
    const step = apart(asked, printed);
    if (step) return step;
  }
  return undefined;
};

const askedBy = ({ text }: Pick<Want, 'text'>): Measure | undefined => {
  const asked = measuresOf(text)[0];
  return asked && asked.order.length > 0 ? asked : undefined;
};

/** How far a printed value is from what was asked, and on which side; undefined where the two are of different kinds. */
export const stepTo = (want: Pick<Want, 'text'>, value: string): Omit<Step, 'value'> | undefined => {
  const asked = askedBy(want);
  return asked && stepFrom(asked, value);
};

/** Of an attribute's printed values those nearest to what was asked, nearest first: at most one below and one above. */
export const nearestValue = (want: Pick<Want, 'text'>, values: readonly string[]): string[] => {
  const asked = askedBy(want);
  if (!asked) return [];
  const steps: Step[] = values.flatMap((value) => {
    const step = stepFrom(asked, value);
    return step ? [{ value, ...step }] : [];
  });
  steps.sort((one, other) => one.far - other.far);
  const exact = steps[0]?.far === 0 ? steps[0] : undefined;
  if (exact) return [exact.value];
  const sides = [steps.find((step) => !step.above), steps.find((step) => step.above)].filter((step) => step !== undefined);
  return sides.toSorted((one, other) => one.far - other.far).map((step) => step.value);
};
