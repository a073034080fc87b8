import { randomUUID } from 'node:crypto';
import type { companyRoleApi } from '@mall/contract/account/company-role.api.ts';
import { rolesMost } from '@mall/contract/account/role.rules.ts';
import { nearerOf } from '@mall/contract/kernel/access.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { IdRow, readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { lockPeopleFor } from './administrators.ts';
import { nameRole } from './name-role.ts';
import { requireGivable } from './role.queries.ts';
import { writeAudit } from './write-audit.ts';

type Copied = { rights: Record<string, string>; left: number };

/** The rights of another role, each as far as this side holds it; `left` counts what it could not give, or not as far. */
const copyOf = async (tx: Tx, side: BuyerSide, id: Id | undefined): Promise<Copied & { from?: string }> => {
  if (id === undefined) return { rights: {}, left: 0 };
  const source = await requireGivable(tx, side, id);
  const copied: Copied = { rights: {}, left: 0 };
  for (const { name, reach } of source.rights) {
    const held = side.rights.get(name);
    const nearer = held && nearerOf(held, reach);
    if (nearer !== reach) copied.left += 1;
    if (nearer !== undefined) copied.rights[name] = nearer;
  }
  return { ...copied, from: source.roleName };
};

/** A role of the company's own, empty or copied. */
export const addRole = async (
  tx: Tx,
  visitor: Pick<Visitor, 'address' | 'device'>,
  asker: BuyerSide,
  input: BodyOf<typeof companyRoleApi.add>,
) => {
  const { companyId, memberId } = asker;
  if (companyId === undefined) throw refuse('kernel.not_found');
  // Two who count together would both find room.
  const side = await lockPeopleFor(tx, asker);
  const [made] = await readRows(tx, TotalRow)`select count(*)::int as total from role where company_id = ${companyId}`;
  if ((made?.total ?? 0) >= rolesMost) throw refuse('role.many', { most: rolesMost });
  const { rights, left, from } = await copyOf(tx, side, input.sourceId);
  const [role] = await nameRole(
    tx,
    input.roleName,
    () =>
      readRows(tx, IdRow)`
      insert into role (company_id, key, name, remark) values (${companyId}, ${randomUUID()}, ${input.roleName}, ${input.remark}) returning id::text`,
  );
  const id = (role as { id: Id }).id;
  await tx.execute(sql`
    insert into role_right (role_id, right_name, reach) select ${id}::bigint, given.key, given.value from json_each_text(${JSON.stringify(rights)}::json) given`);
  const event = from === undefined ? 'role.added' : 'role.copied';
  await writeAudit(
    tx,
    event,
    { companyId, targetId: id, target: input.roleName, from: visitor, after: rights, ...(from && { source: from }) },
    memberId,
  );
  return { id, left };
};
