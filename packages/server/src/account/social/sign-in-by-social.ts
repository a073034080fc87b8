import type { socialApi } from '@mall/contract/account/social.api.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import { eq } from 'drizzle-orm';
import type { House } from '../../kernel/house.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { refuse } from '../../kernel/refusal.ts';
import { requireCredentials } from '../account.queries.ts';
import { admitMember } from '../admit-member.ts';
import { noteFailure } from '../note-failure.ts';
import { openSocialTicket } from './open-social-ticket.ts';
import { socialBinding } from './social.table.ts';
import { socialState } from './social-state.ts';

type Fault = 'account.social_state_wrong' | 'account.social_away' | 'account.social_code_gone';

/** By the code of a scan, which the platform takes back once. Who is bound to no account gets what a mobile is bound with. */
export const signInBySocial = async (
  house: House,
  visitor: Visitor,
  { code, state, uuid }: BodyOf<typeof socialApi.signIn>,
): Promise<string> => {
  const refused = async (fault: Fault) => {
    await noteFailure(house.db, fault, { way: 'social', from: visitor });
    return refuse(fault);
  };
  if (state !== socialState(uuid)) throw await refused('account.social_state_wrong');
  const word = await house.social.exchange(code);
  if (word === undefined) throw await refused('account.social_away');
  if (word.state === 'refused') throw await refused('account.social_code_gone');
  const [bound] = await house.db
    .select({ memberId: socialBinding.memberId })
    .from(socialBinding)
    .where(eq(socialBinding.openId, word.openId));
  if (!bound) throw refuse('account.social_unbound', {}, { code: await openSocialTicket(house.db, word) });
  return admitMember(house, visitor, await requireCredentials(house.db, bound.memberId), uuid, 'social');
};
