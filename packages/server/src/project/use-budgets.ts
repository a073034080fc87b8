import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { moveBudget } from './move-budget.ts';

const Row = z.strictObject({ projectId: Id, fen: z.number() });

/** The goods have come: what the order reserved is used. Inside the lock of the order. */
export const useBudgets = async (tx: Tx, orderId: Id): Promise<void> => {
  const rows = await readRows(tx, Row)`
    with used as (
      update project_booking set used_at = now() where order_id = ${orderId} and used_at is null and released_at is null
      returning project_id, booked_fen - back_fen as fen)
    select project_id::text as "projectId", sum(fen)::float8 as fen from used group by project_id order by project_id`;
  for (const { projectId, fen } of rows)
    await moveBudget(tx, projectId, { kind: 'use', reservedFen: -fen, usedFen: fen, orderId, ref: `order:${orderId}:use` });
};
