import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { moveBudget } from './move-budget.ts';

/** What went back of a line, or of the freight. */
export type GivenBack = { lineId: Id | null; fen: number };

const Row = z.strictObject({ projectId: Id, used: z.boolean(), fen: z.number() });

/** An after-sale has paid back: the budgets get it, never more than the line took. Inside the lock of the order; `nth` names this refund among those of the order. */
export const giveBackBudgets = async (tx: Tx, orderId: Id, given: readonly GivenBack[], nth: number): Promise<void> => {
  const parts = JSON.stringify(given.map(({ lineId, fen }) => ({ line_id: lineId, fen })));
  const rows = await readRows(tx, Row)`
    with given as (
      select b.id, least(g.fen, b.booked_fen - b.back_fen) as fen
      from jsonb_to_recordset(${parts}::jsonb) as g (line_id bigint, fen bigint)
      join project_booking b on b.order_id = ${orderId} and b.order_line_id is not distinct from g.line_id and b.released_at is null),
    back as (
      update project_booking b set back_fen = b.back_fen + given.fen from given where b.id = given.id and given.fen > 0
      returning b.project_id, b.used_at is not null as used, given.fen)
    select project_id::text as "projectId", used, sum(fen)::float8 as fen from back group by project_id, used order by project_id`;
  for (const { projectId, used, fen } of rows)
    await moveBudget(tx, projectId, {
      kind: 'refund',
      ...(used ? { usedFen: -fen } : { reservedFen: -fen }),
      orderId,
      ref: `order:${orderId}:refund:${nth}`,
    });
};
