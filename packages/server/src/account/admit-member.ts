import { encodeText } from '@mall/contract/wire/base64-text.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import type { Credentials } from './account.queries.ts';
import { openSession } from './open-session.ts';
import { writeAudit } from './write-audit.ts';

/** The last step of every way in, once the identity is proved. The uuid goes back so that the client can tell the answer is to its question. */
export const admitMember = async (house: House, visitor: Visitor, member: Credentials, uuid: string, way: string): Promise<string> => {
  if (!member.enabled) {
    await writeAudit(house.db, 'account.disabled', { way, address: visitor.address }, member.id);
    throw refuse('account.disabled');
  }
  const { token, companion } = await openSession(house.db, member.id, visitor, house.config.SESSION_DAYS);
  visitor.giveCompanion(companion);
  await writeAudit(house.db, 'account.signed_in', { way, address: visitor.address }, member.id);
  return encodeText(JSON.stringify({ token, uuid }));
};
