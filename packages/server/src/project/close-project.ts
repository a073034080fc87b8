import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { moveProject } from './move-project.ts';
import { requireManageable } from './require-manageable.ts';

/** Nothing more is ordered for it. What is on its way comes first: its receipt would be booked on a closed project. */
export const closeProject = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  await requireManageable(tx, side, id);
  const [open] = await readRows(tx, TotalRow)`
    select count(distinct order_id)::int as total from project_booking where project_id = ${id} and used_at is null and released_at is null`;
  if (open && open.total > 0) throw refuse('project.still_reserved', { orders: open.total });
  await moveProject(tx, id, 'close', byOf(side), { where: sql` and reserved_fen = 0` });
  return null;
};
