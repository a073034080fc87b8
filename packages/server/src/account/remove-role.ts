import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { lockPeopleFor } from './administrators.ts';
import { lockRole } from './lock-role.ts';
import { writeAudit } from './write-audit.ts';

const Holder = z.strictObject({ name: z.string() });
const mostNamed = 5;

/** Deletes a role that nobody holds; where somebody does, he is named. */
export const removeRole = async (tx: Tx, visitor: Pick<Visitor, 'address' | 'device'>, side: BuyerSide, id: Id): Promise<null> => {
  const role = await lockRole(tx, await lockPeopleFor(tx, side), id);
  // The row is locked, and giving it to somebody needs a share of that lock: nobody comes to hold it meanwhile.
  const holders = await readRows(tx, Holder)`
    select m.member_name as name from member_role h join member m on m.id = h.member_id where h.role_id = ${id} order by m.member_name, m.id`;
  if (holders.length > 0) {
    const names = holders.slice(0, mostNamed).map(({ name }) => name);
    throw refuse('role.held', { count: holders.length, names: `${names.join('、')}${holders.length > mostNamed ? '…' : ''}` });
  }
  const rights = await readRows(tx, z.strictObject({ name: z.string(), reach: z.string() }))`
    delete from role_right where role_id = ${id} returning right_name as name, reach`;
  await tx.execute(sql`delete from role where id = ${id}`);
  const before = { name: role.name, ...Object.fromEntries(rights.map(({ name, reach }) => [name, reach])) };
  await writeAudit(
    tx,
    'role.deleted',
    { companyId: side.companyId, targetId: id, target: role.name, from: visitor, before },
    side.memberId,
  );
  return null;
};
