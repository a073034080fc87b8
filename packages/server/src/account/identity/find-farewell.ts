import type { Id } from '@mall/contract/kernel/fields.ts';
import type { House } from '../../kernel/house.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { findProviderOf } from './provider.queries.ts';

/** Where somebody signs out who signed in elsewhere. One that cannot be reached keeps nobody here. */
export const findFarewell = async (house: House, visitor: Visitor, memberId: Id): Promise<string | undefined> => {
  const provider = await findProviderOf(house, memberId);
  return provider && house.identity.farewell(provider, `${visitor.site}/`).catch(() => undefined);
};
