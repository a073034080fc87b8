import { right } from '@mall/contract/account/rights.ts';
import { operator, seller } from '@mall/contract/kernel/access.ts';
import { type SQL, sql } from 'drizzle-orm';
import { admit } from '../kernel/admit.ts';
import type { Tx } from '../kernel/db.ts';
import type { MallSide, StoreSide } from '../kernel/side.ts';
import { lockOperators } from './lock-member-case.ts';
import { readActorAgain } from './read-actor.ts';

/** Somebody who manages the people of his store, or of the mall. */
export type StaffSide = StoreSide | MallSide;

/** Whose people are read. */
export type StaffSight = Pick<StoreSide, 'kind' | 'storeId'> | Pick<MallSide, 'kind'>;

/** His colleagues, by `member m`. */
export const staffOf = (side: StaffSight): SQL =>
  side.kind === 'seller' ? sql`m.audience = 'seller' and m.store_id = ${side.storeId}` : sql`m.audience = 'operator'`;

const asked = {
  seller: seller({ may: right('seller:people:manage') }),
  operator: operator({ may: right('operations:people:manage') }),
};

/**
 * One change of a store's or the mall's people at a time. Who asks is asked again after the waiting: of two who shut each other out the second is no
 * longer let through, and as nobody changes his own account, somebody is always left who manages the others.
 */
export const lockStaff = async (tx: Tx, side: StaffSide): Promise<StaffSide> => {
  if (side.kind === 'seller') await tx.execute(sql`select 1 from store where id = ${side.storeId} for no key update`);
  else await lockOperators(tx);
  return admit(asked[side.kind], await readActorAgain(tx, side.sessionId), undefined) as StaffSide;
};
