import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { leftOf } from '@mall/contract/project/budget.rules.ts';
import type { EditProject } from '@mall/contract/project/project.rules.ts';
import { sql } from 'drizzle-orm';
import { companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { orCodeTaken } from './or-code-taken.ts';
import { requireManageable } from './require-manageable.ts';
import { requireParts } from './require-parts.ts';

/** Changes what a project is. One that is over its budget does not become strict: it would be broken from the first moment. */
export const editProject = async (tx: Tx, side: BuyerSide, { id, ...input }: EditProject): Promise<null> => {
  const project = await requireManageable(tx, side, id);
  if (project.state !== 'open') throw refuse('project.moved');
  await requireParts(tx, companySide(side), input);
  if (input.strict && leftOf(project) < 0) throw refuse('project.over_when_strict', { over: toYuan(fen(-leftOf(project))) });
  await orCodeTaken(
    tx.execute(sql`
      update project set department_id = ${input.departmentId}::bigint, member_id = ${input.managerId}, cost_centre_id = ${input.costCentreId}::bigint, code = ${input.code},
        name = ${input.name}, starts_on = ${input.startDate}::date, ends_on = ${input.endDate}::date, strict = ${input.strict}, shown_to_seller = ${input.shownToSeller}
      where id = ${id}`),
  );
  return null;
};
