import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { leftOf } from '@mall/contract/project/budget.rules.ts';
import type { ProjectTaken } from '@mall/contract/project/project.api.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';

const Row = z.strictObject({
  id: Id,
  code: z.string(),
  name: z.string(),
  costCentre: z.string(),
  budgetFen: z.number(),
  reservedFen: z.number(),
  usedFen: z.number(),
  ownFen: z.number(),
});

const yuan = (amount: number) => toYuan(fen(amount));

/** The projects that the orders of a trade are for, with their figures, for whoever has to decide on these orders: he need not see the projects themselves. */
export const readBudgetsOfTrade = async (tx: Tx, tradeId: Id): Promise<ProjectTaken[]> => {
  const rows = await readRows(tx, Row)`
    select p.id::text, p.code, p.name, coalesce(c.code || ' ' || c.name, '') as "costCentre", p.budget_fen::float8 as "budgetFen", p.reserved_fen::float8 as "reservedFen",
      p.used_fen::float8 as "usedFen", sum(case when b.released_at is null then b.booked_fen - b.back_fen else 0 end)::float8 as "ownFen"
    from shop_order o join project_booking b on b.order_id = o.id join project p on p.id = b.project_id left join cost_centre c on c.id = p.cost_centre_id
    where o.trade_id = ${tradeId} group by p.id, c.id order by "ownFen" desc, p.id`;
  return rows.map(({ budgetFen, reservedFen, usedFen, ownFen, ...project }) => ({
    ...project,
    budget: yuan(budgetFen),
    reserved: yuan(reservedFen),
    used: yuan(usedFen),
    left: yuan(leftOf({ budgetFen, reservedFen, usedFen })),
    own: yuan(ownFen),
  }));
};
