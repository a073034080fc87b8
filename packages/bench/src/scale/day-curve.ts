/** Share of a day's work in each hour, in percent: a trade's day with a pause at noon. */
export const dayCurve: readonly number[] = [
  0.5, 0.3, 0.2, 0.2, 0.2, 0.5, 1, 2.5, 8, 14, 15, 11, 5, 6, 10, 9.5, 6, 3, 2, 1.6, 1.3, 1, 0.7, 0.5,
];
