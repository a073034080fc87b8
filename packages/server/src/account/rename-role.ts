import type { companyRoleApi } from '@mall/contract/account/company-role.api.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { lockPeopleFor } from './administrators.ts';
import { lockRole } from './lock-role.ts';
import { nameRole } from './name-role.ts';
import { writeAudit } from './write-audit.ts';

/** Another name or purpose; who holds the role keeps it. */
export const renameRole = async (
  tx: Tx,
  visitor: Pick<Visitor, 'address' | 'device'>,
  side: BuyerSide,
  { id, version, roleName, remark }: BodyOf<typeof companyRoleApi.rename>,
): Promise<null> => {
  const role = await lockRole(tx, await lockPeopleFor(tx, side), id, version);
  await nameRole(tx, roleName, () =>
    tx.execute(sql`update role set name = ${roleName}, remark = ${remark}, version = version + 1 where id = ${id}`),
  );
  const before = { name: role.name, remark: role.remark };
  await writeAudit(
    tx,
    'role.renamed',
    { companyId: side.companyId, targetId: id, target: role.name, from: visitor, before, after: { name: roleName, remark } },
    side.memberId,
  );
  return null;
};
