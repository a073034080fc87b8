import { refuse } from '../kernel/refusal.ts';

/** Lets so many work at once; the others wait for their turn, and where too many wait already one is refused. */
export const takeTurns = (most: number, mostWaiting: number) => {
  let working = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (working < most) working += 1;
    else {
      if (waiting.length >= mostWaiting) throw refuse('kernel.unavailable');
      // Whoever ends hands the turn on.
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
};
