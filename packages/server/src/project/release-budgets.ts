import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { moveBudget } from './move-budget.ts';

const Row = z.strictObject({ projectId: Id, used: z.boolean(), fen: z.number() });

/** A cancelled order gives back what it holds of budgets. Inside the lock of the order; a second time finds nothing. */
export const releaseBudgets = async (tx: Tx, orderId: Id): Promise<void> => {
  const rows = await readRows(tx, Row)`
    with open as (select id, used_at is not null as used from project_booking where order_id = ${orderId} and released_at is null),
    freed as (
      update project_booking b set released_at = now(), used_at = null from open where b.id = open.id
      returning b.project_id, open.used, b.booked_fen - b.back_fen as fen)
    select project_id::text as "projectId", used, sum(fen)::float8 as fen from freed group by project_id, used order by project_id`;
  for (const { projectId, used, fen } of rows)
    await moveBudget(tx, projectId, {
      kind: 'release',
      ...(used ? { usedFen: -fen } : { reservedFen: -fen }),
      orderId,
      ref: `order:${orderId}:release${used ? ':used' : ''}`,
    });
};
