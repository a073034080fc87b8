import type { RequestChange } from '@mall/contract/approval/correction.rules.ts';
import type { RequestEvent } from '@mall/contract/approval/request.machine.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import type { ApprovalOutcome } from '../kernel/news-list.ts';
import { refuse } from '../kernel/refusal.ts';
import type { By } from '../kernel/side.ts';
import { holdEndOf } from './hold-end.ts';
import type { LockedRequest } from './lock-request.ts';
import { moveRequest } from './move-request.ts';
import { settleTasks } from './settle-task.ts';

type Ending = Extract<RequestEvent, 'pass' | 'reject' | 'return' | 'withdraw' | 'cancel' | 'expire' | 'lapse' | 'resubmit'>;

/** What its orders or its contract hear. */
const outcomes: Readonly<Record<Ending, ApprovalOutcome>> = {
  pass: 'passed',
  reject: 'rejected',
  return: 'returned',
  withdraw: 'withdrawn',
  cancel: 'cancelled',
  expire: 'expired',
  lapse: 'expired',
  resubmit: 'replaced',
};

/**
 * `hours`: how long its orders are still held for whoever submits it again. `waived`: nobody has to approve them any more. `changes`: what its requester
 * corrected, where other orders take the place of these.
 */
type More = { reason?: string; hours?: number; waived?: boolean; changes?: readonly RequestChange[] };

/** What a blocked company asked for, or of a frozen store, waits until it is neither, whoever agrees with it. */
const requireTrading = async (tx: Tx, { companyId, tradeId }: LockedRequest): Promise<void> => {
  const { rows } = await tx.execute(sql`select from company where id = ${companyId} and state = 'blocked' for key share`);
  if (rows.length > 0) throw refuse('order.company_blocked');
  const { rows: frozen } = await tx.execute(
    sql`select from shop_order o join store s on s.id = o.store_id where o.trade_id = ${tradeId}::bigint and o.state = 'in_approval' and s.state = 'frozen' limit 1`,
  );
  if (frozen.length > 0) throw refuse('payment.store_frozen');
};

/** Ends a request: whoever still had it has it no more, and its orders follow in the same transaction. */
export const endRequest = async (
  tx: Tx,
  request: LockedRequest,
  event: Ending,
  by: By,
  { reason = '', hours, waived = false, changes }: More = {},
): Promise<void> => {
  const { id: requestId, requestNo, title, tradeId, contractId, memberId, hashNow } = request;
  if (event === 'pass' || waived) await requireTrading(tx, request);
  await settleTasks(tx, sql`k.request_id = ${requestId}`, 'cancel');
  const held = sql`least(now() + make_interval(hours => ${hours ?? 0}), ${holdEndOf(request)})`;
  const due = hours === undefined ? sql`` : sql`, due_at = greatest(${held}, now() + interval '1 minute')`;
  const last = request.node;
  await moveRequest(tx, requestId, event, by, {
    reason,
    also: sql`, reason = ${reason}${due}`,
    noted: {
      node: sql`${last}::int`,
      document_hash: sql`${hashNow}::text`,
      ...(changes && { changes: sql`${JSON.stringify(changes)}::jsonb` }),
    },
  });
  await tell(tx, 'approval.decided', {
    requestId,
    requestNo,
    title,
    ...(tradeId !== null && { tradeId }),
    ...(contractId !== null && { contractId }),
    memberId,
    outcome: waived ? 'waived' : outcomes[event],
    reason,
    by,
  });
};
