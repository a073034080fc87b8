import { bizTypes } from '@mall/contract/approval/biz-type.ts';
import { requestStates } from '@mall/contract/approval/request.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { requestHash } from './document-hash.ts';
import { ResolvedNode } from './resolve-nodes.ts';

const Locked = z.strictObject({
  id: Id,
  requestNo: z.string(),
  title: z.string(),
  companyId: Id,
  departmentId: Id.nullable(),
  memberId: Id,
  placedBy: Id.nullable(),
  bizType: z.enum(bizTypes),
  /** One of the two: what was ordered together, or the contract. */
  tradeId: Id.nullable(),
  contractId: Id.nullable(),
  state: z.enum(requestStates),
  channel: z.enum(['local', 'oa']),
  node: z.int().nullable(),
  nodes: z.array(ResolvedNode),
  amountFen: z.number(),
  /** What was asked for, and what it is now. */
  hash: z.string(),
  hashNow: z.string(),
});
export type LockedRequest = z.infer<typeof Locked>;

/** Who asked: whoever goes on with it, and whoever began it. */
export const requestersOf = ({ memberId, placedBy }: Pick<LockedRequest, 'memberId' | 'placedBy'>): Id[] =>
  placedBy === null ? [memberId] : [memberId, placedBy];

/**
 * A request, held until the transaction ends. Its trade is held first, as by whoever cancels its orders, or its contract, as by whoever moves that: of two who
 * end it, the second finds it ended.
 */
export const lockRequest = async (tx: Tx, id: Id): Promise<LockedRequest> => {
  await tx.execute(sql`select from trade where id = (select trade_id from approval_request where id = ${id}) for no key update`);
  await tx.execute(sql`select from agreement where id = (select agreement_id from approval_request where id = ${id}) for no key update`);
  const [row] = await readRows(tx, Locked)`
    select r.id::text, r.request_no as "requestNo", r.title, r.company_id::text as "companyId", r.department_id::text as "departmentId", r.member_id::text as "memberId",
      r.placed_by::text as "placedBy", r.biz_type as "bizType", r.trade_id::text as "tradeId", r.agreement_id::text as "contractId", r.state, r.channel, r.node, r.nodes, r.amount_fen::float8 as "amountFen", r.document_hash as hash,
      ${requestHash} as "hashNow"
    from approval_request r where r.id = ${id} for no key update`;
  if (!row) throw refuse('kernel.not_found');
  return row;
};
