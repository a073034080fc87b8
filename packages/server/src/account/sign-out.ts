import { eq, sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { memberSession } from './account.table.ts';
import { forgetActors } from './actor-cache.ts';
import { findFarewell } from './identity/find-farewell.ts';
import { writeAudit } from './write-audit.ts';

/** Ends the session that asks; a second click finds it ended and is content. */
export const signOut = async (house: House, visitor: Visitor, actor: Member) => {
  await house.db.update(memberSession).set({ revokedAt: sql`coalesce(revoked_at, now())` }).where(eq(memberSession.id, actor.sessionId));
  forgetActors();
  await writeAudit(house.db, 'account.signed_out', { from: visitor }, actor.memberId);
  visitor.giveCompanion(actor.kind, undefined);
  const { LOGIN_SWITCH: switchOff } = house.config;
  const url = switchOff === 'OFF' && actor.kind === 'buyer' ? await findFarewell(house, visitor, actor.memberId) : undefined;
  return { switchOff, ...(url !== undefined && { url }) };
};
