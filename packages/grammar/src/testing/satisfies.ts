import { figuresOfValue } from '../figures-of-value.ts';
import { keysOfValue, type PrintedValue } from '../keys-of-value.ts';
import type { Condition, Want } from '../reading.ts';

/** Whether a spec with these printed values is what the want asks for, as a search engine would decide it. */
export const satisfies = (want: Want, values: readonly PrintedValue[]): boolean => {
  const held = new Set(values.flatMap(keysOfValue));
  const figures = values.flatMap(figuresOfValue);
  const holds = ({ keys, figure }: Condition) =>
    keys.some((key) => held.has(key)) ||
    (figure !== undefined && figures.some((one) => one.quantity === figure.quantity && one.low <= figure.low && one.high >= figure.high));
  if (want.keys.some((key) => held.has(key))) return true;
  if (want.together && want.together.length > 0 && want.together.every(holds)) return true;
  return (
    want.compare?.some((wish) => figures.some((one) => one.quantity === wish.quantity && one.low <= wish.high && one.high >= wish.low)) ??
    false
  );
};
