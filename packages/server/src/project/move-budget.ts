import { Id } from '@mall/contract/kernel/fields.ts';
import { leftOf, levelOf, sharePermille } from '@mall/contract/project/budget.rules.ts';
import type { MovementKind } from '@mall/contract/project/project.api.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';

type Movement = {
  kind: MovementKind;
  budgetFen?: number;
  reservedFen?: number;
  usedFen?: number;
  orderId?: Id;
  /** What it is booked for, once. */
  ref: string;
  by?: Id | undefined;
  reason?: string;
};

const Row = z.strictObject({
  memberId: Id,
  name: z.string(),
  budgetFen: z.number(),
  reservedFen: z.number(),
  usedFen: z.number(),
  told: z.number(),
});

/** The only writer of what a budget has, reserved and used, with its row of the ledger. Tells the manager when it is nearly used up, once for a budget. */
export const moveBudget = async (tx: Tx, projectId: Id, movement: Movement): Promise<void> => {
  const { kind, budgetFen = 0, reservedFen = 0, usedFen = 0, orderId = null, ref, by = null, reason = '' } = movement;
  const [row] = await readRows(tx, Row)`
    with moved as (
      update project set budget_fen = budget_fen + ${budgetFen}::bigint, reserved_fen = reserved_fen + ${reservedFen}::bigint, used_fen = used_fen + ${usedFen}::bigint
      where id = ${projectId} returning *),
    noted as (
      insert into project_movement (project_id, kind, order_id, budget_fen, reserved_fen, used_fen, left_fen, by_member_id, reason, ref)
      select id, ${kind}, ${orderId}::bigint, ${budgetFen}::bigint, ${reservedFen}::bigint, ${usedFen}::bigint, budget_fen - reserved_fen - used_fen, ${by}::bigint, ${reason}, ${ref}
      from moved)
    select member_id::text as "memberId", name, budget_fen::float8 as "budgetFen", reserved_fen::float8 as "reservedFen", used_fen::float8 as "usedFen",
      told_percent as told from moved`;
  if (!row) throw new Error('a budget of no project was to be moved');
  const level = levelOf(row);
  // An order that comes and goes warns once; another budget is another matter.
  const anew = budgetFen !== 0;
  if (level <= row.told && !(anew && level < row.told)) return;
  await tx.execute(sql`
    update project set told_percent = ${level}, told_at = case when ${level > row.told} then now() end where id = ${projectId}`);
  if (level <= row.told || kind === 'start') return;
  await tell(tx, 'project.warned', {
    projectId,
    memberId: row.memberId,
    name: row.name,
    percent: Math.floor(sharePermille(row) / 10),
    leftFen: leftOf(row),
  });
};
