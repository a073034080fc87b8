import type { Audience } from '@mall/contract/kernel/access.ts';
import type { Config } from '../kernel/config.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import type { Credentials } from './account.queries.ts';
import { openSession } from './open-session.ts';
import { writeAudit } from './write-audit.ts';

const lifeOf = ({ SESSION_DAYS, SESSION_IDLE_HOURS, COUNTER_IDLE_HOURS }: Config, audience: Audience) => ({
  days: SESSION_DAYS,
  idleHours: audience === 'buyer' ? SESSION_IDLE_HOURS : COUNTER_IDLE_HOURS,
});

/** Opens the session of somebody whose identity is proved; its companion goes into his browser. */
export const startSession = async (house: House, visitor: Visitor, member: Credentials, way: string): Promise<string> => {
  const { token, companion } = await openSession(
    house.db,
    member,
    { device: visitor.device, address: visitor.address, way },
    lifeOf(house.config, member.audience),
  );
  visitor.giveCompanion(member.audience, companion);
  await writeAudit(house.db, 'account.signed_in', { way, from: visitor }, member.id);
  return token;
};
