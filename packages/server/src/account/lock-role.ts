import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { givableRoles } from './givable-roles.ts';

const Row = z.strictObject({ id: Id, name: z.string(), remark: z.string(), version: z.int(), standard: z.boolean(), own: z.boolean() });

/**
 * A role of the own company that this side may change, held until the end of the transaction. Of two who saw the same version one finds it changed. Nobody changes what he
 * holds himself, or he would be his own judge.
 */
export const lockRole = async (tx: Tx, { companyId, memberId }: BuyerSide, id: Id, version?: number) => {
  const [row] = await readRows(tx, Row)`
    select r.id::text, r.name, r.remark, r.version, r.company_id is null as standard,
      exists (select from member_role h where h.role_id = r.id and h.member_id = ${memberId}) as own
    from role r where r.id = ${id} and ${givableRoles(companyId)}
    for update of r`;
  if (!row) throw refuse('kernel.not_found');
  if (row.standard) throw refuse('role.standard');
  if (row.own) throw refuse('role.own');
  if (version !== undefined && row.version !== version) throw refuse('role.changed_meanwhile');
  return row;
};
