import type { Member } from '../kernel/actor.ts';
import type { House } from '../kernel/house.ts';
import { revokeSession } from './revoke-session.ts';

/** Ends the session that asks. */
export const signOut = async (house: House, actor: Member) => {
  await revokeSession(house.db, actor, actor.sessionId);
  return { switchOff: house.config.LOGIN_SWITCH };
};
