import type { ArbitrateAfterSale } from '@mall/contract/after-sale/after-sale.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type ActingSide, byOf } from '../kernel/side.ts';
import { holdForAfterSale } from '../order/hold-for-after-sale.ts';
import { releaseFromAfterSale } from '../order/release-from-after-sale.ts';
import type { AfterSaleTimes } from './after-sale-times.ts';
import { type LockedAfterSale, lockAfterSale } from './lock-after-sale.ts';
import { moveAfterSale } from './move-after-sale.ts';

/** A dispute may outlast the time for applications. */
const noWindow = { AFTER_SALE_DAYS: 3650 };

const uphold = async (
  tx: Tx,
  side: ActingSide,
  found: LockedAfterSale,
  input: ArbitrateAfterSale,
  times: AfterSaleTimes,
): Promise<void> => {
  const back = found.state === 'refused';
  if (!back && found.type !== 'refund' && !input.address) throw refuse('after_sale.address_required');
  // A refused one has let go of its pieces; they may be in another application by now.
  if (found.state !== 'applied') await holdForAfterSale(tx, found, noWindow);
  const address = input.address ? sql`, return_address = ${JSON.stringify(input.address)}::jsonb` : sql``;
  await moveAfterSale(tx, found.id, back ? 'upholdReturn' : 'uphold', byOf(side), {
    reason: input.reason,
    also: sql`, arbitration = 'upheld', escalated = false, refuse_reason = ''${address}`,
    times,
  });
};

const dismiss = async (tx: Tx, side: ActingSide, found: LockedAfterSale, reason: string): Promise<void> => {
  await moveAfterSale(tx, found.id, found.state === 'refused' ? 'dismissReturn' : 'dismiss', byOf(side), {
    reason,
    also: sql`, arbitration = 'dismissed', escalated = false, refuse_reason = ${reason}`,
  });
  if (found.state === 'applied') await releaseFromAfterSale(tx, found);
};

/** The mall decides between buyer and store, where it was asked to or where the store let it lie. */
export const arbitrateAfterSale = async (
  tx: Tx,
  side: ActingSide,
  id: Id,
  input: ArbitrateAfterSale,
  times: AfterSaleTimes,
): Promise<void> => {
  const found = await lockAfterSale(tx, side, id);
  if (!found.escalated && found.arbitration !== 'asked') throw refuse('after_sale.moved');
  if (input.decision === 'uphold') await uphold(tx, side, found, input, times);
  else await dismiss(tx, side, found, input.reason);
};
