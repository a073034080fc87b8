import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { moveBudget } from './move-budget.ts';

/** What a line of an order takes of a project, or its freight. */
export type BudgetShare = { projectId: Id; orderId: Id; lineId: Id | null; fen: number };

/** Reserves what orders take of budgets that `holdBudgets` holds. */
export const bookBudgets = async (tx: Tx, memberId: Id, shares: readonly BudgetShare[]): Promise<void> => {
  if (shares.length === 0) return;
  const rows = shares.map(({ projectId, orderId, lineId, fen }) => ({
    project_id: projectId,
    order_id: orderId,
    order_line_id: lineId,
    booked_fen: fen,
  }));
  await tx.execute(sql`
    insert into project_booking (project_id, order_id, order_line_id, booked_fen)
    select project_id, order_id, order_line_id, booked_fen from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (project_id bigint, order_id bigint, order_line_id bigint, booked_fen bigint)`);
  const sums = new Map<string, BudgetShare>();
  for (const share of shares) {
    const key = `${share.projectId} ${share.orderId}`;
    sums.set(key, { ...share, fen: (sums.get(key)?.fen ?? 0) + share.fen });
  }
  for (const { projectId, orderId, fen } of sums.values())
    await moveBudget(tx, projectId, { kind: 'reserve', reservedFen: fen, orderId, ref: `order:${orderId}:reserve`, by: memberId });
};
