import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { refuseTaken } from './add-department.ts';
import { lockPeople } from './company-side.ts';
import { requireDepartment } from './require-department.ts';

/** Another name or code; a code is left as it is where none is said. */
export const renameDepartment = async (
  tx: Tx,
  side: BuyerSide,
  { id, name, code }: { id: Id; name: string; code?: string | undefined },
): Promise<null> => {
  const own = await lockPeople(tx, side);
  const was = await requireDepartment(tx, own, id);
  const next = { name, code: code ?? was.code };
  await tx.execute(sql`update department set name = ${next.name}, code = ${next.code} where id = ${id}`).catch(refuseTaken);
  const change = was.code === next.code ? { before: was.name, after: name } : { before: { name: was.name, code: was.code }, after: next };
  await writeAudit(tx, 'company.department_renamed', { targetId: id, companyId: own.companyId, ...change }, side);
  return null;
};
