import type { Member } from '../../kernel/actor.ts';
import type { Tx } from '../../kernel/db.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { refuse } from '../../kernel/refusal.ts';
import { spendProof } from '../spend-proof.ts';
import { dropPartners } from './drop-partners.ts';

/** Who one is comes first, as for every key of the account. */
export const unlinkPartners = async (tx: Tx, visitor: Visitor, actor: Member): Promise<null> => {
  if (!(await dropPartners(tx, visitor, actor.memberId))) throw refuse('partner.none_linked');
  await spendProof(tx, actor);
  return null;
};
