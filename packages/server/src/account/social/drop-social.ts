import type { Id } from '@mall/contract/kernel/fields.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { tell } from '../../kernel/news.ts';
import { writeAudit } from '../write-audit.ts';
import { socialBinding } from './social.table.ts';

/** Takes the social account off somebody's account; false where there is none. */
export const dropSocial = async (tx: Tx, visitor: Visitor, memberId: Id): Promise<boolean> => {
  const [gone] = await tx.delete(socialBinding).where(eq(socialBinding.memberId, memberId)).returning({ name: socialBinding.name });
  if (!gone) return false;
  await writeAudit(tx, 'account.social_dropped', { from: visitor, before: { name: gone.name } }, memberId);
  await tell(tx, 'account.social_dropped', { memberId, name: gone.name || '—' });
  return true;
};
