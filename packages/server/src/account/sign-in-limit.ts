import type { Memory } from '../kernel/memory.ts';
import { refuse } from '../kernel/refusal.ts';

const minutes = 15;
const windowMs = minutes * 60_000;
const mostPerMobile = 10;
const mostPerAddress = 100;

const mobileKey = (mobile: string) => `sign-in:mobile:${mobile}`;
const addressKey = (address: string) => `sign-in:address:${address}`;
const locked = () => refuse('account.sign_in_locked', { minutes });

/** Failures by mobile stop guessing one password; failures by address stop one password tried on many mobiles. Known and unknown mobiles count alike. */
export const signInLimit = {
  /** Before any work: is this mobile or this address locked already? */
  check: async (memory: Memory, mobile: string, address: string): Promise<void> => {
    const [byMobile, byAddress] = await Promise.all([memory.get(mobileKey(mobile)), memory.get(addressKey(address))]);
    if (Number(byMobile ?? 0) >= mostPerMobile || Number(byAddress ?? 0) >= mostPerAddress) throw locked();
  },
  /** Counted before the password is checked, so that attempts made at once do not all pass as the first. */
  begin: async (memory: Memory, mobile: string): Promise<void> => {
    if ((await memory.bump(mobileKey(mobile), windowMs)) > mostPerMobile) throw locked();
  },
  failed: async (memory: Memory, address: string): Promise<void> => {
    await memory.bump(addressKey(address), windowMs);
  },
  passed: (memory: Memory, mobile: string): Promise<void> => memory.remove(mobileKey(mobile)),
};
