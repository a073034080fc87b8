import { addressGroup } from '../kernel/address-group.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';

const windowMs = 10 * 60_000;

const missesKey = ({ address }: Visitor) => `slider-misses:${addressGroup(address)}`;

/** A puzzle can be guessed once in thirty; an address that misses often is guessing. */
export const sliderLimit = {
  check: async (house: House, visitor: Visitor): Promise<void> => {
    if (Number((await house.memory.get(missesKey(visitor))) ?? 0) >= house.config.SLIDER_FAILURES) throw refuse('kernel.too_often');
  },
  /** Counted before it is judged: a hundred that come together must not all be judged first. */
  take: async (house: House, visitor: Visitor): Promise<void> => {
    if ((await house.memory.bump(missesKey(visitor), windowMs)) > house.config.SLIDER_FAILURES) throw refuse('kernel.too_often');
  },
  giveBack: async (house: House, visitor: Visitor): Promise<void> => {
    await house.memory.bump(missesKey(visitor), windowMs, -1);
  },
};
