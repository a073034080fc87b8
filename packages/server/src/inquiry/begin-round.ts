import { type NewRound, roundsMost } from '@mall/contract/inquiry/inquiry.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CompanySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf } from '../kernel/side.ts';
import { fitSuppliers, inviteSuppliers } from './invite-suppliers.ts';
import { lockInquiry } from './lock-inquiry.ts';
import { moveInquiry } from './move-inquiry.ts';
import { newLock } from './new-lock.ts';
import { loseQuoted } from './open-quotes.ts';
import { requireDeadline } from './release-inquiry.ts';
import { tellSuppliers } from './tell-inquiry.ts';

/** Asks those who quoted once more, behind a new lock; what they said before stays to be read. Who may not be asked any more is left out. */
export const beginRound = async (
  tx: Tx,
  { sealer }: Pick<House, 'sealer'>,
  side: CompanySide,
  id: Id,
  { deadline, reason }: NewRound,
): Promise<void> => {
  const inquiry = await lockInquiry(tx, side, id);
  if (inquiry.state !== 'to_confirm') throw refuse('inquiry.moved');
  if (inquiry.round >= roundsMost) throw refuse('inquiry.rounds_over');
  await requireDeadline(tx, deadline);
  const quoted = await readRows(tx, z.strictObject({ storeId: Id }))`
    select store_id::text as "storeId" from invitation where inquiry_id = ${id} and round = ${inquiry.round} and state = 'quoted' order by store_id`;
  const fit = await fitSuppliers(
    tx,
    inquiry.companyId,
    quoted.map(({ storeId }) => storeId),
  );
  if (fit.length === 0) throw refuse('inquiry.supplier_unfit');
  await loseQuoted(tx, inquiry, byOf(side));
  await moveInquiry(tx, id, 'newRound', byOf(side), {
    reason,
    times: { deadline },
    also: sql`, round = round + 1, reminded = 0, ${newLock(sealer, deadline)}`,
  });
  await inviteSuppliers(tx, { inquiryId: id, companyId: inquiry.companyId, round: inquiry.round + 1 }, fit, byOf(side));
  await tellSuppliers(tx, id, 'round');
};
