import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { forgetActors } from '../account/actor-cache.ts';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { mostLevels, refuseTaken } from './add-department.ts';
import { lockPeople } from './company-side.ts';
import { heightOf, idsUnder, levelOf } from './department.queries.ts';
import { keepSight } from './keep-sight.ts';
import { requireDepartment, requirePlace } from './require-department.ts';

type Move = { id: Id; parentId: Id | null; beforeId: Id | null };

/** Puts a department under another, or elsewhere among those beside it. Inside the lock of the company, so that two moves never close a circle. */
export const moveDepartment = async (tx: Tx, side: BuyerSide, { id, parentId, beforeId }: Move): Promise<null> => {
  const own = await lockPeople(tx, side);
  const was = await requireDepartment(tx, own, id);
  if (parentId !== was.parentId) await requirePlace(tx, own, parentId);
  if (parentId !== null && (await idsUnder(tx, id)).includes(parentId)) throw refuse('company.department_circle');
  if ((await levelOf(tx, parentId)) + (await heightOf(tx, id)) > mostLevels) throw refuse('company.department_deep', { most: mostLevels });
  await keepSight(tx, own, () =>
    tx.execute(sql`update department set parent_id = ${parentId}::bigint where id = ${id}`).catch(refuseTaken),
  );
  // Those beside it are numbered anew, with this one before the one named, else last.
  await tx.execute(sql`
    update department d set sort = placed.n from (
      select x.id, row_number() over (order by case when x.id = ${id} then coalesce((select b.sort from department b where b.id = ${beforeId}::bigint and b.parent_id is not distinct from ${parentId}::bigint), 2147483647) else x.sort end,
        x.id <> ${id}, x.id)::int as n
      from department x where x.company_id = ${own.companyId} and x.parent_id is not distinct from ${parentId}::bigint) placed
    where placed.id = d.id and d.sort <> placed.n`);
  forgetActors();
  if (parentId === was.parentId) return null;
  const change = { before: was.parentId, after: parentId };
  await writeAudit(tx, 'company.department_moved', { targetId: id, companyId: own.companyId, ...change }, side);
  return null;
};
