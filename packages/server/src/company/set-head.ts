import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { lockPeople } from './company-side.ts';
import { requireDepartment } from './require-department.ts';

export const setHead = async (tx: Tx, side: BuyerSide, { id, memberId }: { id: Id; memberId: Id | null }): Promise<null> => {
  const own = await lockPeople(tx, side);
  const was = await requireDepartment(tx, own, id);
  if (memberId !== null) {
    const [head] = await readRows(tx, IdRow)`
      select id::text from member where id = ${memberId} and company_id = ${own.companyId} and audience = 'buyer' and enabled for no key update`;
    if (!head) throw refuse('company.head_wrong');
  }
  await tx.execute(sql`update department set head_member_id = ${memberId}::bigint where id = ${id}`);
  const change = { before: was.headId, after: memberId };
  await writeAudit(tx, 'company.department_head', { targetId: id, companyId: own.companyId, ...change }, side);
  return null;
};
