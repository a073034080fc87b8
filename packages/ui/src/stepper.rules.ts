import { toHalfWidth } from './half-width.ts';

export type StepperLimits = {
  min: number;
  max: number;
  step: number;
  /** Nothing at all is allowed too (a spec matrix); otherwise the least is `min`. */
  allowZero?: boolean;
};
export type Correction = 'kept' | 'not_a_number' | 'below_min' | 'above_max' | 'off_step';
export type CorrectedQuantity = { value: number; correction: Correction };

/** Allowed are min, min + step, min + 2 step… up to max. Off a step it goes up: the buyer needs at least what they typed. */
export function correctQuantity(typed: string, before: number, limits: StepperLimits): CorrectedQuantity {
  const text = toHalfWidth(typed).replaceAll(/[,\s]/g, '');
  const wanted = text === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(wanted) || wanted < 0) return { value: settle(before, limits).value, correction: 'not_a_number' };
  return settle(wanted, limits);
}

/** One press of plus or minus, from wherever the value stands. */
export function stepQuantity(value: number, steps: number, limits: StepperLimits): number {
  const { min, step, allowZero } = limits;
  const top = highest(limits);
  if (steps < 0 && allowZero && value + steps * step < min) return 0;
  if (steps > 0 && value < min) return Math.min(round(min + (steps - 1) * step), top);
  return round(Math.min(Math.max(settle(value, limits).value + steps * step, min), top));
}

/** The greatest quantity that is both allowed by `max` and on a step. */
export function highest({ min, max, step }: StepperLimits): number {
  if (max < min) return min;
  return round(min + Math.floor(round((max - min) / step)) * step);
}

function settle(wanted: number, limits: StepperLimits): CorrectedQuantity {
  const { min, max, step, allowZero } = limits;
  if (allowZero && wanted === 0) return { value: 0, correction: 'kept' };
  if (wanted < min) return { value: min, correction: 'below_min' };
  const top = highest(limits);
  if (wanted > max) return { value: top, correction: 'above_max' };
  const onStep = round(min + Math.ceil(round((wanted - min) / step)) * step);
  if (onStep === round(wanted)) return { value: onStep, correction: 'kept' };
  return { value: Math.min(onStep, top), correction: 'off_step' };
}

// Steps may be 0.5 (metres, tonnes): without rounding 0.1 + 0.2 would fall off its step.
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
