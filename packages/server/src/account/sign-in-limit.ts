import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { maskMobile } from './mask-mobile.ts';
import { writeAudit } from './write-audit.ts';

const minutes = 15;
const windowMs = minutes * 60_000;
const mostPerMobile = 10;
const mostPerAddress = 100;

const mobileKey = (mobile: string) => `sign-in:mobile:${mobile}`;
const addressKey = (address: string) => `sign-in:address:${address}`;

const locked = async (house: House, visitor: Visitor, mobile: string) => {
  await writeAudit(house.db, 'account.sign_in_locked', { mobile: maskMobile(mobile), address: visitor.address });
  return refuse('account.sign_in_locked', { minutes });
};

/** Failures by mobile stop guessing one password; failures by address stop one password tried on many mobiles. Known and unknown mobiles count alike. */
export const signInLimit = {
  /** Before any work: is this mobile or this address locked already? */
  check: async (house: House, visitor: Visitor, mobile: string): Promise<void> => {
    const [byMobile, byAddress] = await Promise.all([house.memory.get(mobileKey(mobile)), house.memory.get(addressKey(visitor.address))]);
    if (Number(byMobile ?? 0) >= mostPerMobile || Number(byAddress ?? 0) >= mostPerAddress) throw await locked(house, visitor, mobile);
  },
  /** Counted before the password is checked, so that attempts made at once do not all pass as the first. */
  begin: async (house: House, visitor: Visitor, mobile: string): Promise<void> => {
    if ((await house.memory.bump(mobileKey(mobile), windowMs)) > mostPerMobile) throw await locked(house, visitor, mobile);
  },
  failed: async (house: House, visitor: Visitor): Promise<void> => {
    await house.memory.bump(addressKey(visitor.address), windowMs);
  },
  passed: (house: House, mobile: string): Promise<void> => house.memory.remove(mobileKey(mobile)),
};
