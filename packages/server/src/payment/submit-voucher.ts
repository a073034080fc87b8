import type { BuyerVoucher } from '@mall/contract/payment/payment.api.ts';
import type { Voucher } from '@mall/contract/payment/payment.rules.ts';
import { attachUploads } from '../content/attach-uploads.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { extendPayDeadline } from '../order/extend-pay-deadline.ts';
import { findVoucher } from './offline.queries.ts';
import { keepPayRequest, requirePayScope } from './pay-scope.ts';
import { requireOffline } from './pay-types.ts';
import { payVoucher } from './payment.table.ts';
import { requirePayables } from './reserve-attempt.ts';

/** Hands in the proof of a transfer. While it is looked at the orders wait for it; a second one at the same time is refused. */
export const submitVoucher = async (tx: Tx, side: BuyerSide, given: Voucher, offlineHours: number): Promise<BuyerVoucher> => {
  const { paySn, urls, payerName, remark } = given;
  const scope = await requirePayScope(tx, side, paySn);
  const closed = await requireOffline(tx, side, paySn);
  if (closed) throw closed;
  const payables = await requirePayables(tx, scope);
  await keepPayRequest(tx, side, scope);
  await attachUploads(tx, side, urls, { kind: 'operator' }, ['image', 'file']);
  const written = await tx
    .insert(payVoucher)
    .values({ paySn, memberId: side.memberId, urls: [...new Set(urls)], payerName, remark })
    .onConflictDoNothing()
    .returning({ id: payVoucher.id });
  if (written.length === 0) throw refuse('payment.voucher_waiting');
  await extendPayDeadline(
    tx,
    payables.map(({ id }) => id),
    offlineHours,
    'now',
  );
  return (await findVoucher(tx, paySn)) as BuyerVoucher;
};
