import type { counterApi, Entry } from '@mall/contract/account/counter.api.ts';
import { counterSites, factorTries } from '@mall/contract/account/counter.rules.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { findFactor } from './factor.queries.ts';
import { openTicket } from './open-ticket.ts';
import { provePassword } from './prove-password.ts';
import { requireDoor } from './require-door.ts';
import { requireFreshPassword } from './require-fresh-password.ts';
import { shownAtDoor } from './shown-at-door.ts';
import { signInLimit } from './sign-in-limit.ts';
import { startSession } from './start-session.ts';
import { isTrusted } from './trust-device.ts';

/** The first step behind the counter. The password alone lets nobody in who has a second factor, or must have one: who has none yet shows that the mobile is his first. */
export const signInCounter = async (house: House, visitor: Visitor, input: BodyOf<typeof counterApi.signIn>): Promise<Entry> => {
  await signInLimit.check(house, visitor, input.mobile);
  const { member } = await provePassword(house, visitor, input);
  await requireDoor(house, visitor, member, counterSites[input.site], 'password');
  await requireFreshPassword(house, visitor, member);
  const factor = await findFactor(house.db, member.id);
  if (factor === undefined && member.audience === 'operator')
    return { step: 'text', ticket: await openTicket(house.db, member.id, 'text'), ...shownAtDoor(house, member) };
  if (factor === undefined || (await isTrusted(house.db, visitor, member.id)))
    return { step: 'in', token: await startSession(house, visitor, member, 'password'), recoveryCodes: [] };
  const ticket = await openTicket(house.db, member.id, 'factor');
  return { step: 'factor', ticket, ...shownAtDoor(house, member), triesLeft: factorTries, recoveryLeft: factor.recoveryLeft };
};
