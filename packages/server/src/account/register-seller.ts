import type { counterApi } from '@mall/contract/account/counter.api.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { findCredentials } from './account.queries.ts';
import { addNewcomer } from './add-newcomer.ts';
import { startSession } from './start-session.ts';

/** Somebody who wants to sell here gets an account at the sellers' door. He has no store and no right until the mall has looked at his papers. */
export const registerSeller = async (
  house: House,
  visitor: Visitor,
  input: BodyOf<typeof counterApi.register>,
): Promise<{ token: string }> => {
  await addNewcomer(house, visitor, input, { audience: 'seller', accountType: 2 });
  const found = await findCredentials(house.db, input.memberMobile);
  if (!found) throw refuse('kernel.session_expired');
  return { token: await startSession(house, visitor, found, 'register') };
};
