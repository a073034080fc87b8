import type { AddStanding } from '@mall/contract/procurement/standing.rules.ts';
import { sql } from 'drizzle-orm';
import { companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { requireAddress } from '../member/address.queries.ts';
import { requireMayBuy } from '../order/find-buy-fault.ts';
import { listsSeen } from './lists-seen.ts';
import { requireChoosable } from './require-choosable.ts';

/** The list, the address and the project are such as the asker sees, and the list has lines. It is asked again on the day. */
export const requireStandingParts = async (tx: Tx, side: BuyerSide, input: AddStanding): Promise<void> => {
  requireMayBuy(side, input.payMode);
  const { rows } = await tx.execute(sql`
    select exists (select from procurement_list_line ln where ln.list_id = l.id) as filled from procurement_list l
    where l.id = ${input.listId} and l.archived_at is null and ${listsSeen(companySide(side))} for key share of l`);
  const [list] = rows;
  if (!list) throw refuse('kernel.not_found');
  if (!list['filled']) throw refuse('standing.list_empty');
  await requireAddress(tx, side, input.addressId);
  await requireChoosable(tx, side, input.projectId);
};
