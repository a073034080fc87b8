import type { ApprovalPlan } from '@mall/contract/approval/process.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { listFitting } from './list-fitting.ts';
import { planApproval } from './plan-approval.ts';
import { readTradeFacts } from './read-trade-facts.ts';

const Row = z.strictObject({ departmentId: Id.nullable(), tradeId: Id });

/** The processes that fit own orders equally well whose request came back, to choose from when they are submitted again; submitting looks once more. */
export const listProcessesAgain = async (tx: Tx, side: BuyerSide, orderId: Id): Promise<ApprovalPlan[]> => {
  const { companyId, memberId } = companySide(side);
  const [row] = await readRows(tx, Row)`
    select r.department_id::text as "departmentId", r.trade_id::text as "tradeId" from shop_order o join approval_request r on r.trade_id = o.trade_id
    where o.id = ${orderId} and ${within({ ...side, reach: 'own' }, 'o')} and r.state in ('returned', 'withdrawn') order by r.id desc limit 1`;
  if (!row) throw refuse('kernel.not_found');
  const requester = { memberId, companyId, departmentId: row.departmentId };
  // Read anew, as when it is submitted: what was written down then knows nothing of conditions that came later.
  const facts = await readTradeFacts(tx, row.tradeId);
  return planApproval(tx, requester, await listFitting(tx, requester, facts), facts);
};
