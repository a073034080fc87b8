import { IdentityFault } from '../../gateways/identity.ts';
import type { House } from '../../kernel/house.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { refuse } from '../../kernel/refusal.ts';
import { noteFailure } from '../note-failure.ts';

/** What a provider does wrong is a refusal like any other, and stands in the trail when it was about proof. */
export const orRefused = async <T>(house: House, visitor: Visitor, ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof IdentityFault)) throw error;
    // Its kind alone: what a provider answered tells of people.
    const { name = '', code = '' } = (error.cause ?? {}) as { name?: string; code?: string };
    house.log.warn({ part: 'identity', name, code }, error.message);
    if (error.kind === 'away') throw refuse('identity.away');
    await noteFailure(house.db, 'identity.refused', { way: 'identity', from: visitor });
    throw refuse('identity.refused');
  }
};
