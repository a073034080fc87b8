import type { counterApi, Entry } from '@mall/contract/account/counter.api.ts';
import { counterSites, factorTries } from '@mall/contract/account/counter.rules.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import type { Credentials } from './account.queries.ts';
import { describeSecret } from './describe-secret.ts';
import { findFactor } from './factor.queries.ts';
import { maskMobile } from './mask-mobile.ts';
import { openTicket } from './open-ticket.ts';
import { provePassword } from './prove-password.ts';
import { requireDoor } from './require-door.ts';
import { requireFreshPassword } from './require-fresh-password.ts';
import { signInLimit } from './sign-in-limit.ts';
import { startSession } from './start-session.ts';
import { makeSecret } from './totp.ts';
import { isTrusted } from './trust-device.ts';

/** The first step behind the counter. The password alone lets nobody in who has a second factor, or must have one. */
export const signInCounter = async (house: House, visitor: Visitor, input: BodyOf<typeof counterApi.signIn>): Promise<Entry> => {
  await signInLimit.check(house, visitor, input.mobile);
  const { member } = await provePassword(house, visitor, input);
  await requireDoor(house, visitor, member, counterSites[input.site], 'password');
  await requireFreshPassword(house, visitor, member);
  const factor = await findFactor(house.db, member.id);
  if (factor === undefined && member.audience === 'operator') return enrol(house, member);
  if (factor === undefined || (await isTrusted(house.db, visitor, member.id)))
    return { step: 'in', token: await startSession(house, visitor, member, 'password'), recoveryCodes: [] };
  const ticket = await openTicket(house.db, member.id, 'factor');
  return { step: 'factor', ticket, ...shownOf(house, member), triesLeft: factorTries, recoveryLeft: factor.recoveryLeft };
};

const shownOf = ({ config }: House, { memberName, mobile }: Credentials) => ({
  name: memberName,
  mobile: maskMobile(mobile),
  idleHours: config.COUNTER_IDLE_HOURS,
});

const enrol = async (house: House, member: Credentials): Promise<Entry> => {
  const secret = makeSecret();
  const ticket = await openTicket(house.db, member.id, 'enrol', house.sealer.seal(secret));
  return { step: 'enrol', ticket, ...shownOf(house, member), ...describeSecret(house.config.SITE_NAME, secret, member.mobile) };
};
