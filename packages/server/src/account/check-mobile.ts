import { addressGroup } from '../kernel/address-group.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { findCredentials } from './account.queries.ts';
import { noteFailure } from './note-failure.ts';

const most = 100;
const windowMs = 10 * 60_000;

/** Registration has to say that a mobile is taken; the limit keeps it from being asked about a whole country. */
export const checkMobile = async (house: House, visitor: Visitor, mobile: string): Promise<{ free: boolean }> => {
  if ((await house.memory.bump(`check-mobile:${addressGroup(visitor.address)}`, windowMs)) > most) {
    await noteFailure(house.db, 'account.check_mobile_flood', { from: visitor });
    throw refuse('kernel.too_often');
  }
  return { free: (await findCredentials(house.db, mobile)) === undefined };
};
