import { cutToLength, metresIn } from '@mall/contract/catalogue/unit.rules.ts';
import type { LeafClassData } from '../kit/demo-data.ts';
import type { Random } from '../kit/random.ts';
import { priceRange, roundPrice } from './make-price.ts';
import type { PlannedAttribute } from './plan-classes.ts';

/** How a spec is sold: its own unit and least order where they are not those of the goods. */
export type Pack = { value: string; metres: number; unit: string | null; moq: number | null };

/** Cut to length, and one or two of the reels. */
export const choosePacks = ({ data }: PlannedAttribute, random: Random): number[] => {
  const reels = data.values.length - 1;
  const first = random.whole(1, reels);
  const second = random.whole(1, reels);
  return [...new Set([0, first, second])].toSorted((one, other) => one - other);
};

export const packOf = (value: string): Pack => ({
  value,
  metres: metresIn(value) ?? 1,
  ...(value === cutToLength ? { unit: null, moq: null } : { unit: '盘', moq: 1 }),
});

/** A metre on a reel costs less than a metre cut off it: nobody has to measure, and nothing is left over. */
export const priceReel = (leaf: LeafClassData, cutFen: number, metres: number): number => {
  const off = metres >= 1000 ? 0.055 : metres >= 500 ? 0.035 : 0.015;
  return roundPrice(Math.max(priceRange(leaf).least, cutFen * (1 - off)) * metres);
};
