import type { Id } from '@mall/contract/kernel/fields.ts';
import type { CancelKind } from '@mall/contract/order/cancel-kinds.ts';
import type { Tx } from '../kernel/db.ts';
import type { ApprovalOutcome, PayloadOf } from '../kernel/news-list.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import type { By } from '../kernel/side.ts';
import { endOrder } from './end-order.ts';
import { lockOrder } from './lock-order.ts';
import { openCreditReview } from './open-credit-review.ts';
import type { PlacingRules } from './order-times.ts';
import { passApproval } from './pass-approval.ts';

const endings: Partial<Record<ApprovalOutcome, CancelKind>> = {
  rejected: 'approval_rejected',
  expired: 'approval_timeout',
  cancelled: 'buyer',
};

/** Nobody of the company has to approve them any more: what is on the purchase quota is looked at by the mall, as if it were ordered now. */
const passUnasked = async (tx: Tx, tradeId: Id, by: By, rules: PlacingRules): Promise<void> => {
  const onCredit = await readRows(
    tx,
    IdRow,
  )`select id::text from shop_order where trade_id = ${tradeId} and state = 'in_approval' and pay_mode = 'credit' order by id`;
  if (onCredit.length === 0) return passApproval(tx, tradeId, by, rules);
  await openCreditReview(
    tx,
    onCredit.map(({ id }) => id),
  );
};

/** What is said to a request is said to all orders of its trade. One that was returned or withdrawn waits; its orders stay where they are. */
export const followApproval = async (
  tx: Tx,
  { tradeId, outcome, by, reason }: PayloadOf<'approval.decided'>,
  rules: PlacingRules,
): Promise<'taken'> => {
  if (tradeId === undefined) return 'taken';
  if (outcome === 'passed') await passApproval(tx, tradeId, by, rules);
  if (outcome === 'waived') await passUnasked(tx, tradeId, by, rules);
  const kind = endings[outcome];
  if (kind === undefined) return 'taken';
  const orders = await readRows(
    tx,
    IdRow,
  )`select id::text from shop_order where trade_id = ${tradeId} and state = 'in_approval' order by id`;
  for (const { id } of orders) await endOrder(tx, await lockOrder(tx, id), { by, kind, reason });
  return 'taken';
};
