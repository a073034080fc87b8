import type { Share } from '@mall/contract/store/store.api.ts';

export type Slice = Share & {
  /** Where it begins and how much it is, of a hundred. */
  from: number;
  part: number;
  /** For the eye; all together may be a little more or less than a hundred. */
  percent: number;
};

/** What each is of the whole, one after the other around the ring. */
export const slicesOf = (shares: readonly Share[]): Slice[] => {
  const whole = shares.reduce((sum, { value }) => sum + value, 0);
  let from = 0;
  return shares
    .filter(({ value }) => value > 0)
    .map((share) => {
      const part = (share.value / whole) * 100;
      const slice = { ...share, from, part, percent: Math.round(part) };
      from += part;
      return slice;
    });
};
