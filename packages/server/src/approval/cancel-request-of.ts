import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import type { By } from '../kernel/side.ts';
import { endRequest } from './end-request.ts';
import { findOpenRequest } from './find-open-request.ts';
import { lockRequest } from './lock-request.ts';

/** Cancels the open request of a contract that is not to be signed any more. The contract is held. */
export const cancelRequestOfContract = async (tx: Tx, contractId: Id, by: By): Promise<void> => {
  const requestId = await findOpenRequest(tx, contractId);
  if (requestId !== undefined) await endRequest(tx, await lockRequest(tx, requestId), 'cancel', by);
};

/** Cancels the open request of an order, and with it every order of its trade. False where it has none. */
export const cancelRequestOf = async (tx: Tx, orderId: Id, by: By, reason: string): Promise<boolean> => {
  const [found] = await readRows(tx, IdRow)`
    select r.id::text from shop_order o join approval_request r on r.trade_id = o.trade_id
    where o.id = ${orderId} and r.state in ('running', 'returned', 'withdrawn')`;
  if (!found) return false;
  await endRequest(tx, await lockRequest(tx, found.id), 'cancel', by, { reason });
  return true;
};
