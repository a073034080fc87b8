import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { leftOf } from '@mall/contract/project/budget.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { choosable, seesBudget } from './projects-for-orders.ts';

const Row = z.strictObject({
  id: Id,
  name: z.string(),
  strict: z.boolean(),
  budgetFen: z.number(),
  reservedFen: z.number(),
  usedFen: z.number(),
  seen: z.boolean(),
});

/** Nobody splits one submission among more. */
const mostProjects = 20;

const yuan = (amount: number) => toYuan(fen(Math.max(0, amount)));

/**
 * Holds the projects that a submission takes of, by number, until the transaction ends, so that of orders at once each finds what the one before left. Refuses what cannot be chosen, and
 * more than a strict budget has. `bookBudgets` writes it down when the orders have their numbers.
 */
export const holdBudgets = async (tx: Tx, side: BuyerSide, sums: ReadonlyMap<Id, number>): Promise<void> => {
  if (sums.size === 0) return;
  if (sums.size > mostProjects) throw refuse('project.many_at_once', { most: mostProjects });
  const rows = await readRows(tx, Row)`
    select p.id::text, p.name, p.strict, p.budget_fen::float8 as "budgetFen", p.reserved_fen::float8 as "reservedFen", p.used_fen::float8 as "usedFen", ${seesBudget(side)} as seen
    from project p where p.id = any (${sql.param([...sums.keys()])}::bigint[]) and ${choosable(side)} order by p.id for no key update of p`;
  if (rows.length < sums.size) throw refuse('project.not_choosable');
  for (const { id, name, strict, seen, ...budget } of rows) {
    const sum = sums.get(id) ?? 0;
    if (!strict || sum <= leftOf(budget)) continue;
    throw seen
      ? refuse('project.budget_short', { name, left: yuan(leftOf(budget)), sum: yuan(sum) }, { projectId: id })
      : refuse('project.budget_short_unseen', { name }, { projectId: id });
  }
};
