import { addressGroup } from './address-group.ts';
import { refuse } from './refusal.ts';
import { createTally } from './tally.ts';

/**
 * So many within a window for one address, for work that takes milliseconds of the one thread that all share; further ones are refused. One call may be
 * `work` for several.
 */
export const addressLimit = (most: number, windowMs: number): ((address: string, work?: number) => void) => {
  const done = createTally(most, windowMs);
  return (address, work = 1) => {
    const from = addressGroup(address);
    if (done.isOver(from)) throw refuse('kernel.too_often');
    done.add(from, work);
  };
};
