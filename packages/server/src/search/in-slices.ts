import { setImmediate as nextTurn } from 'node:timers/promises';

const sliceSize = 20_000;

/** Does a long loop in slices, with the requests that wait in between. */
export const inSlices = async (size: number, work: (from: number, to: number) => void): Promise<void> => {
  for (let from = 0; from < size; from += sliceSize) {
    work(from, Math.min(size, from + sliceSize));
    if (from + sliceSize < size) await nextTurn();
  }
};
