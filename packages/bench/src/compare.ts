import type { Measured } from './make-load.ts';

export type Pair = { floor: Measured; ours: Measured; rounds: number };

const rounds = 3;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const middle = (all: readonly Measured[]): Measured => ({
  perSecond: median(all.map((one) => one.perSecond)),
  cpuPerRequest: median(all.map((one) => one.cpuPerRequest)),
});

/** Both sides in turn, after a warm-up of each, so that what else the machine does falls on both; the middle of three rounds counts. */
export const compare = async (floor: (warm: boolean) => Promise<Measured>, ours: (warm: boolean) => Promise<Measured>): Promise<Pair> => {
  await floor(true);
  await ours(true);
  const floors: Measured[] = [];
  const owns: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    floors.push(await floor(false));
    owns.push(await ours(false));
  }
  return { floor: middle(floors), ours: middle(owns), rounds };
};
