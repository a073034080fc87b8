import { availableParallelism } from 'node:os';
import { refuse } from '../kernel/refusal.ts';

export const turnstile = (parallel: number, patienceMs: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;

  const enter = () =>
    new Promise<void>((resolve, reject) => {
      if (running < parallel) {
        running += 1;
        return resolve();
      }
      const called = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(called), 1);
        reject(refuse('kernel.too_often'));
      }, patienceMs);
      waiting.push(called);
    });

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};

/** Password hashing takes a core each; more of them than cores would starve the pages, so the rest waits two seconds and is sent away. */
export const takeTurn = turnstile(Math.min(3, Math.max(1, availableParallelism())), 2000);
