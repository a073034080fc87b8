import type { ValueFields } from '@mall/contract/catalogue/class-office.rules.ts';

/** A value as the catalogue prints it: × between figures, one width. */
export const mendedOf = (value: string): string =>
  value
    .normalize('NFKC')
    .replaceAll(/(?<=\d) ?[*xX✕] ?(?=\d)/g, '×')
    .trim();

/** With more values behind them, each once, whether it is printed or spelled so already. */
export const withValues = (values: readonly ValueFields[], more: readonly string[]): ValueFields[] => {
  const known = new Set(values.flatMap(({ value, also }) => [value, ...also]));
  return [...values, ...more.filter((value) => !known.has(value)).map((value) => ({ id: null, value, also: [] }))];
};

/** One of them at another place. */
export const moveValue = (values: readonly ValueFields[], from: number, to: number): ValueFields[] => {
  const one = values[from];
  if (!one || to < 0 || to >= values.length) return [...values];
  return values.toSpliced(from, 1).toSpliced(to, 0, one);
};
