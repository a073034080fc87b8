/** The value below which this share of them lies, rounded: 0.5 is the middle. */
export const shareOf = (values: readonly number[], share: number): number =>
  Math.round(values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0);
