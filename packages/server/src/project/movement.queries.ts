import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type Movement, type MovementKind, movementKinds } from '@mall/contract/project/project.api.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { requireProject } from './project.queries.ts';

const Row = z.strictObject({
  id: Id,
  kind: z.enum(movementKinds),
  orderId: Id.nullable(),
  orderSn: z.string(),
  costCentre: z.string(),
  byName: z.string(),
  reason: z.string(),
  budgetFen: z.number(),
  reservedFen: z.number(),
  usedFen: z.number(),
  leftFen: z.number(),
  time: z.string(),
});

const yuan = (amount: number) => toYuan(fen(amount));

type Asked = { kind?: MovementKind | undefined; page: number; limit: number };

/** The ledger of a project that the reader sees, the latest first. */
export const listMovements = async (tx: Tx, side: BuyerSide, projectId: Id, { kind, page, limit }: Asked): Promise<PageOf<Movement>> => {
  await requireProject(tx, side, projectId);
  const where = sql`v.project_id = ${projectId}${kind ? sql` and v.kind = ${kind}` : sql``}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from project_movement v where ${where}`;
  const rows = await readRows(tx, Row)`
    select v.id::text, v.kind, v.order_id::text as "orderId", coalesce(o.order_sn, '') as "orderSn", coalesce(c.code || ' ' || c.name, '') as "costCentre",
      coalesce(m.member_name, '') as "byName", v.reason, v.budget_fen::float8 as "budgetFen", v.reserved_fen::float8 as "reservedFen", v.used_fen::float8 as "usedFen",
      v.left_fen::float8 as "leftFen", ${timeText(sql`v.at`)} as time
    from project_movement v join project p on p.id = v.project_id left join shop_order o on o.id = v.order_id
      left join member m on m.id = v.by_member_id left join cost_centre c on c.id = p.cost_centre_id
    where ${where} order by v.id desc limit ${limit} offset ${(page - 1) * limit}`;
  return {
    list: rows.map(({ budgetFen, reservedFen, usedFen, leftFen, ...row }) => ({
      ...row,
      amount: yuan(Math.max(Math.abs(budgetFen), Math.abs(reservedFen), Math.abs(usedFen))),
      change: yuan(budgetFen - reservedFen - usedFen),
      left: yuan(leftFen),
    })),
    total: counted?.total ?? 0,
  };
};
