import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { lockPeople } from './company-side.ts';
import { requireUnit } from './unit.queries.ts';

export const dropUnit = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  const own = await lockPeople(tx, side);
  const before = await requireUnit(tx, own, id);
  await tx.execute(sql`delete from purchase_unit where id = ${id}`);
  await writeAudit(tx, 'company.unit_dropped', { targetId: id, companyId: own.companyId, before, after: null }, side);
  return null;
};
