import type { OrderFacts } from '@mall/contract/approval/approval.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Requester } from '../approval/list-fitting.ts';
import { readFacts } from '../approval/read-facts.ts';
import { requireProcess } from '../approval/require-process.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

const Row = z.strictObject({
  memberId: Id,
  companyId: Id,
  departmentId: Id.nullable(),
  storeId: Id,
  amountFen: z.number(),
  goodsIds: z.array(Id),
});

type Asked = { requester: Requester; facts: OrderFacts };

/** A contract as the processes of its company see it: whose it is there, and what they look at. */
export const readContractAsked = async (tx: Tx, id: Id): Promise<Asked> => {
  const [row] = await readRows(tx, Row)`
    select a.member_id::text as "memberId", a.company_id::text as "companyId", a.department_id::text as "departmentId", a.store_id::text as "storeId", a.total_fen::float8 as "amountFen",
      array(select distinct l.goods_id::text from agreement_line l where l.agreement_id = a.id and l.goods_id is not null) as "goodsIds"
    from agreement a where a.id = ${id}`;
  if (!row) throw refuse('kernel.not_found');
  const { memberId, companyId, departmentId, storeId, amountFen, goodsIds } = row;
  const facts = await readFacts(tx, { bizType: 'contract', amountFen, payMode: null, goodsIds, storeIds: [storeId], projectIds: [] });
  return { requester: { memberId, companyId, departmentId }, facts };
};

/** Whether this very file was approved. */
export const isApproved = async (tx: Tx, id: Id): Promise<boolean> => {
  const { rowCount } = await tx.execute(sql`
    select from approval_request r join agreement a on a.id = r.agreement_id where a.id = ${id} and r.state = 'approved' and r.document_hash = a.hash limit 1`);
  return (rowCount ?? 0) > 0;
};

/** Whether a process of the company fits the contract, whether it was approved, and what is to be asked where it was not. */
export const readApproval = async (tx: Tx, id: Id): Promise<{ needed: boolean; approved: boolean; asked?: Asked }> => {
  if (await isApproved(tx, id)) return { needed: true, approved: true };
  const asked = await readContractAsked(tx, id);
  return { needed: (await requireProcess(tx, asked.requester, asked.facts, undefined)) !== undefined, approved: false, asked };
};

/** A company signs what it has had approved, where it has contracts approved at all. */
export const requireApproved = async (tx: Tx, id: Id): Promise<void> => {
  const { needed, approved } = await readApproval(tx, id);
  if (needed && !approved) throw refuse('agreement.approval_needed');
};
