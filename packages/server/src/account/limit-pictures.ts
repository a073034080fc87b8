import { addressGroup } from '../kernel/address-group.ts';
import type { Config } from '../kernel/config.ts';
import { refuse } from '../kernel/refusal.ts';
import { createTally } from '../kernel/tally.ts';

const minute = 60_000;

/** A picture takes milliseconds of the one thread that all share. */
export const pictureLimit = ({ PICTURES_PER_ADDRESS }: Config): ((address: string) => void) => {
  const drawn = createTally(PICTURES_PER_ADDRESS, minute);
  return (address) => {
    const from = addressGroup(address);
    if (drawn.isOver(from)) throw refuse('kernel.too_often');
    drawn.add(from);
  };
};
