import { type PasswordFault, passwordFault } from '@mall/contract/account/account.rules.ts';
import type { House } from '../kernel/house.ts';
import { refuse } from '../kernel/refusal.ts';

type About = { oldPassword?: string; memberName?: string; mobile?: string };

/** A password as it came over the wire. */
export const requirePassword = async (house: House, sealed: string): Promise<string> => {
  const password = await house.crypto.decryptPassword(sealed);
  if (password === undefined) throw refuse('kernel.undecryptable');
  return password;
};

/** The same rules, in the same order, as the form has them. */
export const refuseWeakPassword = (password: string, about: About): void => {
  const fault: PasswordFault | undefined = passwordFault(password, about);
  if (fault) throw refuse(fault);
};
