import { factorTries } from '@mall/contract/account/counter.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { House } from '../kernel/house.ts';
import { refuse } from '../kernel/refusal.ts';

const minutes = 60;
const most = factorTries * 2;
const keyOf = (memberId: Id) => `sign-in:factor:${memberId}`;

/** Six figures are soon guessed through by somebody who has the password and asks for ever new tickets. */
export const factorLimit = {
  begin: async (house: House, memberId: Id): Promise<void> => {
    if ((await house.memory.bump(keyOf(memberId), minutes * 60_000)) > most) throw refuse('account.factor_locked', { minutes });
  },
  passed: (house: House, memberId: Id): Promise<void> => house.memory.remove(keyOf(memberId)),
};
