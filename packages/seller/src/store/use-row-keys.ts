import { useState } from 'react';
import { moveIn, without } from './move-in.ts';

/** Keys of rows that have no number of their own: they follow a row when it moves, so that what it is doing goes with it. */
export const useRowKeys = (count: number) => {
  const [keys, setKeys] = useState<readonly number[]>(() => Array.from({ length: count }, (_, at) => at));
  const next = Math.max(-1, ...keys) + 1;
  const all = keys.length < count ? [...keys, ...Array.from({ length: count - keys.length }, (_, at) => next + at)] : keys;
  if (all !== keys) setKeys(all);
  return {
    at: (place: number) => all[place],
    move: (place: number, by: 1 | -1) => setKeys(moveIn(all, place, by)),
    remove: (place: number) => setKeys(without(all, place)),
  };
};
