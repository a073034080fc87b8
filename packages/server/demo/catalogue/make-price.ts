import type { LeafClassData } from '../kit/demo-data.ts';
import type { Random } from '../kit/random.ts';

const axesOf = (leaf: LeafClassData) => leaf.attributes.filter((attribute) => attribute.drivesSpec);
const weightsOf = (leaf: LeafClassData): number[][] => axesOf(leaf).map((axis) => axis.priceWeight ?? axis.values.map(() => 1));

/** Fen of the dearest and the cheapest price that a class allows. */
export const priceRange = (leaf: LeafClassData): { least: number; most: number } => ({
  least: Math.round(leaf.priceMin * 100),
  most: Math.round(leaf.priceMax * 100),
});

/** A base chosen once for a goods, so that even its smallest and largest possible specs stay inside the class's range. */
export const chooseBase = (leaf: LeafClassData, random: Random): number => {
  const weights = weightsOf(leaf);
  const product = (of: (list: number[]) => number) => weights.reduce((whole, list) => whole * of(list), 1);
  const low = (leaf.priceMin * 100) / product((list) => Math.min(...list));
  const high = (leaf.priceMax * 100) / product((list) => Math.max(...list));
  return low + (high - low) * random.next() ** 1.4;
};

/** Prices are quoted to ten yuan when they are large and to the fen only when they are small. */
const step = (fen: number): number => (fen >= 1_000_000 ? 1000 : fen >= 100_000 ? 100 : fen >= 10_000 ? 10 : 1);
export const roundPrice = (fen: number): number => Math.round(fen / step(fen)) * step(fen);

export const priceSpec = (leaf: LeafClassData, base: number, axisIndexes: readonly number[]): number => {
  const weights = weightsOf(leaf);
  const exact = axisIndexes.reduce((price, index, axis) => price * (weights[axis]?.[index] ?? 1), base);
  const { least, most } = priceRange(leaf);
  return Math.min(most, Math.max(least, roundPrice(exact)));
};

/** The price crossed out: dearer by some per cent, whole yuan from a hundred on. */
export const marketPrice = (fen: number, random: Random): number => {
  const dearer = fen * (1.06 + random.next() * 0.14);
  const round = fen >= 10_000 ? 100 : 10;
  return Math.max(fen, Math.round(dearer / round) * round);
};
