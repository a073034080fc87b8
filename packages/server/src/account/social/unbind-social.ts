import type { Member } from '../../kernel/actor.ts';
import type { Tx } from '../../kernel/db.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { refuse } from '../../kernel/refusal.ts';
import { spendProof } from '../spend-proof.ts';
import { dropSocial } from './drop-social.ts';

/** A key less to the account; whoever sits at an open page may not take it away, so the identity is proved first, as for the mobile. */
export const unbindSocial = async (tx: Tx, visitor: Visitor, actor: Member): Promise<null> => {
  if (!(await dropSocial(tx, visitor, actor.memberId))) throw refuse('account.social_none');
  await spendProof(tx, actor);
  return null;
};
