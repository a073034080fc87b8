import type { House } from '../../kernel/house.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { refuse } from '../../kernel/refusal.ts';
import { noteFailure } from '../note-failure.ts';
import { admitIdentity } from './admit-identity.ts';
import { orRefused } from './or-refused.ts';

const mostTicket = 2000;

/** By a ticket of the mall's own provider, which says whose it is, whom it was given for, and that it was not shown before. */
export const enterByTicket = async (house: House, visitor: Visitor, uuid: string): Promise<string> => {
  const { ownProvider: provider } = house;
  if (!provider) throw refuse('identity.away');
  if (visitor.ticket === '' || visitor.ticket.length > mostTicket) {
    await noteFailure(house.db, 'identity.refused', { way: 'ticket', from: visitor });
    throw refuse('identity.refused');
  }
  const identity = await orRefused(house, visitor, () => house.identity.redeemTicket(provider, visitor.ticket));
  return admitIdentity(house, visitor, { identity, whose: undefined, uuid, way: 'ticket' });
};
