import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Member } from '../kernel/actor.ts';
import { type Db, inTransaction } from '../kernel/db.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { dropPartners } from './partner/drop-partners.ts';
import { revokeSession } from './revoke-session.ts';
import { dropSocial } from './social/drop-social.ts';

const Row = z.strictObject({ way: z.string() });

/** A device that somebody else came in with. The one in hand is left by signing out. */
export const disownDevice = async (db: Db, visitor: Visitor, actor: Member, sessionId: Id): Promise<null> => {
  if (sessionId === actor.sessionId) throw refuse('kernel.not_found');
  await revokeSession(db, visitor, actor, sessionId, 'account.device_disowned');
  const [{ way } = { way: '' }] = await readRows(db, Row)`select way from member_session where id = ${sessionId}`;
  // Who scanned would scan again, and whom a partner sent would be sent again.
  if (way === 'social') await inTransaction(db, (tx) => dropSocial(tx, visitor, actor.memberId));
  if (way === 'partner' || way === 'channel') await inTransaction(db, (tx) => dropPartners(tx, visitor, actor.memberId));
  return null;
};
