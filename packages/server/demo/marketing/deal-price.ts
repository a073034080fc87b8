import { type Fen, fen } from '@mall/contract/kernel/money.ts';

const steps = [
  { below: 1_000, step: 10 },
  { below: 10_000, step: 50 },
  { below: 100_000, step: 100 },
  { below: Number.POSITIVE_INFINITY, step: 1_000 },
];

/** `percent` off, rounded down to a price that one would print; always below the price it is taken from. */
export const dealPrice = (priceFen: number, percent: number): Fen => {
  const cut = (priceFen * (100 - percent)) / 100;
  const { step } = steps.find(({ below }) => cut < below) as { step: number };
  return fen(Math.max(1, Math.floor(cut / step) * step || Math.floor(cut)));
};
