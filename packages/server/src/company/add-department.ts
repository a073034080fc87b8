import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { forgetActors } from '../account/actor-cache.ts';
import { writeAudit } from '../account/write-audit.ts';
import { messagesOf, sqlState, type Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { lockPeople } from './company-side.ts';
import { levelOf } from './department.queries.ts';
import { requirePlace } from './require-department.ts';

export const mostLevels = 8;
const mostDepartments = 1000;
const Count = z.strictObject({ total: z.int() });

/** The name is taken where it stands beside another of the same, the code in the whole company. */
export const refuseTaken = (error: unknown): never => {
  if (sqlState(error) !== '23505') throw error;
  throw refuse(
    messagesOf(error).join(' ').includes('"department_code"') ? 'company.department_code_taken' : 'company.department_name_taken',
  );
};

export const addDepartment = async (
  tx: Tx,
  side: BuyerSide,
  { name, parentId }: { name: string; parentId: Id | null },
): Promise<{ id: Id }> => {
  const own = await lockPeople(tx, side);
  await requirePlace(tx, own, parentId);
  if ((await levelOf(tx, parentId)) >= mostLevels) throw refuse('company.department_deep', { most: mostLevels });
  const [count] = await readRows(tx, Count)`select count(*)::int as total from department where company_id = ${own.companyId}`;
  if ((count?.total ?? 0) >= mostDepartments) throw refuse('company.department_many', { most: mostDepartments });
  const [row] = await readRows(tx, IdRow)`
    insert into department (company_id, parent_id, name, sort, code)
    select ${own.companyId}, ${parentId}::bigint, ${name}, coalesce(max(sort), 0) + 1,
      'D' || lpad((coalesce(max(substring(code from '^D([0-9]{1,6})$')::int), 0) + 1)::text, 2, '0')
    from department where company_id = ${own.companyId} returning id::text`.catch(refuseTaken);
  const { id } = row as { id: Id };
  await writeAudit(
    tx,
    'company.department_added',
    { targetId: id, companyId: own.companyId, before: null, after: { name, parentId } },
    side,
  );
  // Whoever reaches the department above reaches this one too.
  forgetActors();
  return { id };
};
