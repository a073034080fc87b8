import type { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { projectMachine } from '@mall/contract/project/project.machine.ts';
import { type AddProject, projectsMost } from '@mall/contract/project/project.rules.ts';
import { sql } from 'drizzle-orm';
import { lockPeople } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { moveBudget } from './move-budget.ts';
import { orCodeTaken } from './or-code-taken.ts';
import { requireParts } from './require-parts.ts';

/** Begins a project. Its budget is the first row of its ledger. */
export const addProject = async (tx: Tx, side: BuyerSide, input: AddProject): Promise<{ id: Id }> => {
  const own = await lockPeople(tx, side);
  await requireParts(tx, own, input);
  const [had] = await readRows(tx, TotalRow)`select count(*)::int as total from project where company_id = ${own.companyId}`;
  if ((had?.total ?? 0) >= projectsMost) throw refuse('project.many', { most: projectsMost });
  const state = projectMachine.begin('start');
  const [row] = await orCodeTaken(
    readRows(tx, IdRow)`
      insert into project (company_id, department_id, member_id, cost_centre_id, code, name, starts_on, ends_on, strict, shown_to_seller, state, budget_fen)
      values (${own.companyId}, ${input.departmentId}::bigint, ${input.managerId}, ${input.costCentreId}::bigint, ${input.code}, ${input.name}, ${input.startDate}::date,
        ${input.endDate}::date, ${input.strict}, ${input.shownToSeller}, ${state}, 0) returning id::text`,
  );
  const { id } = row as { id: Id };
  const by = byOf(side);
  await tx.execute(sql`
    insert into project_event (project_id, seq, event, to_state, by_kind, by_member_id) values (${id}, 1, 'start', ${state}, ${by.kind}, ${side.memberId})`);
  await moveBudget(tx, id, { kind: 'start', budgetFen: fromYuan(input.budget), ref: 'start', by: side.memberId });
  return { id };
};
