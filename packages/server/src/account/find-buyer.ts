import { companyStates } from '@mall/contract/company/company.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Buyer } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { GivenRights, rightsOf } from './given-rights.ts';
import { notFrozen } from './not-frozen.ts';
import { departmentsOf, rightsGiven } from './standing.queries.ts';

const Row = z.strictObject({
  companyId: Id.nullable(),
  companyState: z.enum(companyStates).nullable(),
  departmentId: Id.nullable(),
  departments: z.array(Id),
  storeId: Id.nullable(),
  zoneId: Id.nullable(),
  given: GivenRights,
});

/** An enabled buyer as he would be if he were here, for what the clock does in his name; none while the mall shuts him out. He has no session. */
export const findBuyer = async (tx: Tx, memberId: Id): Promise<Buyer | undefined> => {
  const [row] = await readRows(tx, Row)`
    select m.company_id::text as "companyId", (select c.state from company c where c.id = m.company_id) as "companyState", m.department_id::text as "departmentId",
      ${departmentsOf} as departments, m.store_id::text as "storeId", m.zone_id::text as "zoneId", ${rightsGiven} as given
    from member m where m.id = ${memberId} and m.enabled and ${notFrozen} and m.audience = 'buyer'`;
  if (!row) return undefined;
  return {
    kind: 'buyer',
    memberId,
    sessionId: '0',
    rights: rightsOf(row.given, 'buyer'),
    companyId: row.companyId ?? undefined,
    companyState: row.companyState ?? undefined,
    departmentId: row.departments.find((id) => id === row.departmentId),
    departments: row.departments,
    zoneId: row.zoneId ?? undefined,
    ownStoreId: row.storeId ?? undefined,
  };
};
