import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { setDepartment } from '../account/set-department.ts';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { mostLevels, refuseTaken } from './add-department.ts';
import { lockPeople } from './company-side.ts';
import { heightOf, idsUnder, levelOf } from './department.queries.ts';
import { keepSight } from './keep-sight.ts';
import { requireDepartment } from './require-department.ts';

const Inside = z.strictObject({ people: z.int(), units: z.int(), children: z.int() });

const insideOf = async (tx: Tx, id: Id): Promise<z.infer<typeof Inside>> => {
  const [inside] = await readRows(tx, Inside)`
    select ((select count(*) from member where department_id = ${id}) + (select count(*) from company_invitation where department_id = ${id} and state = 'open'))::int as people,
      ((select count(*) from purchase_unit where department_id = ${id}) + (select count(*) from cost_centre where department_id = ${id}))::int as units,
      (select count(*) from department where parent_id = ${id} and closed_at is null)::int as children`;
  return inside ?? { people: 0, units: 0, children: 0 };
};

/** Which gets its people, units and the departments below. */
const mergeInto = async (tx: Tx, id: Id, targetId: Id): Promise<void> => {
  await setDepartment(tx, { departmentId: id }, targetId);
  await tx.execute(sql`update purchase_unit set department_id = ${targetId} where department_id = ${id}`);
  await tx.execute(sql`update cost_centre set department_id = ${targetId} where department_id = ${id}`);
  await tx.execute(sql`update company_invitation set department_id = ${targetId} where department_id = ${id}`);
  await tx.execute(sql`update department set parent_id = ${targetId} where parent_id = ${id}`).catch(refuseTaken);
};

/** Closes a department that has nothing left, or merges it into another. The closed one then lies under that one with the orders that were bought in it. */
export const closeDepartment = async (tx: Tx, side: BuyerSide, { id, targetId }: { id: Id; targetId: Id | null }): Promise<null> => {
  const own = await lockPeople(tx, side);
  const was = await requireDepartment(tx, own, id);
  const inside = await insideOf(tx, id);
  if (targetId === null) {
    if (inside.people + inside.units + inside.children > 0) throw refuse('company.department_full', inside);
  } else {
    await requireDepartment(tx, own, targetId);
    if ((await idsUnder(tx, id)).includes(targetId)) throw refuse('company.department_circle');
    if ((await levelOf(tx, targetId)) + (await heightOf(tx, id)) - 1 > mostLevels)
      throw refuse('company.department_deep', { most: mostLevels });
  }
  await keepSight(tx, own, async () => {
    if (targetId !== null) await mergeInto(tx, id, targetId);
    await tx.execute(sql`
      update department set closed_at = now(), head_member_id = null, parent_id = ${targetId ?? was.parentId}::bigint, merged_into = ${targetId}::bigint where id = ${id} and closed_at is null`);
  });
  const before = { name: was.name, parentId: was.parentId, ...inside };
  await writeAudit(
    tx,
    'company.department_closed',
    { targetId: id, companyId: own.companyId, before, after: { mergedInto: targetId } },
    side,
  );
  return null;
};
