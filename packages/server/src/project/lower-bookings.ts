import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { moveBudget } from './move-budget.ts';

/** `fen`: what a line costs now, or the freight (no line). */
type Lowered = { orderId: Id; ref: string; by: Id; parts: readonly { lineId: Id | null; fen: number }[] };

const Row = z.strictObject({ projectId: Id, fen: z.number() });

/** An order that nobody has paid costs less: its budgets reserve what it costs now. Inside the lock of the order. */
export const lowerBookings = async (tx: Tx, { orderId, ref, by, parts }: Lowered): Promise<void> => {
  const given = JSON.stringify(parts.map(({ lineId, fen }) => ({ line_id: lineId, fen })));
  const rows = await readRows(tx, Row)`
    with lower as (
      select b.id, b.booked_fen - g.fen as less, g.fen from jsonb_to_recordset(${given}::jsonb) as g (line_id bigint, fen bigint)
      join project_booking b on b.order_id = ${orderId} and b.order_line_id is not distinct from g.line_id and b.released_at is null and b.used_at is null and b.booked_fen > g.fen),
    booked as (update project_booking b set booked_fen = l.fen from lower l where b.id = l.id returning b.project_id, l.less)
    select project_id::text as "projectId", sum(less)::float8 as fen from booked group by project_id order by project_id`;
  for (const { projectId, fen } of rows) await moveBudget(tx, projectId, { kind: 'release', reservedFen: -fen, orderId, ref, by });
};
