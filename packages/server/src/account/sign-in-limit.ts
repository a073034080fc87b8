import { addressGroup } from '../kernel/address-group.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { noteFailure } from './note-failure.ts';

const minutes = 15;
const windowMs = minutes * 60_000;

const mobileKey = (mobile: string) => `sign-in:mobile:${mobile}`;
const addressKey = (address: string) => `sign-in:address:${addressGroup(address)}`;

const locked = async (house: House, visitor: Visitor, mobile: string) => {
  await noteFailure(house.db, 'account.sign_in_locked', { ofMobile: mobile, from: visitor });
  return refuse('account.sign_in_locked', { minutes });
};

/** Failures by mobile stop guessing one password; failures by address stop one password tried on many mobiles. Known and unknown mobiles count alike. */
export const signInLimit = {
  /** Before any work: is this mobile or this address locked already? */
  check: async (house: House, visitor: Visitor, mobile: string): Promise<void> => {
    const [byMobile, byAddress] = await Promise.all([house.memory.get(mobileKey(mobile)), house.memory.get(addressKey(visitor.address))]);
    const { SIGN_IN_FAILURES, SIGN_IN_ADDRESS_FAILURES } = house.config;
    if (Number(byMobile ?? 0) >= SIGN_IN_FAILURES || Number(byAddress ?? 0) >= SIGN_IN_ADDRESS_FAILURES)
      throw await locked(house, visitor, mobile);
  },
  /** Counted before the password is checked, so that attempts made at once do not all pass as the first. */
  begin: async (house: House, visitor: Visitor, mobile: string): Promise<void> => {
    if ((await house.memory.bump(mobileKey(mobile), windowMs)) > house.config.SIGN_IN_FAILURES) throw await locked(house, visitor, mobile);
  },
  failed: async (house: House, visitor: Visitor): Promise<void> => {
    await house.memory.bump(addressKey(visitor.address), windowMs);
  },
  passed: (house: House, mobile: string): Promise<void> => house.memory.remove(mobileKey(mobile)),
};
