import type { AgreeAfterSale } from '@mall/contract/after-sale/after-sale.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { allocate } from '@mall/contract/order/price.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type ActingSide, byOf } from '../kernel/side.ts';
import { refundTable } from '../order/hold-for-after-sale.ts';
import { releaseFromAfterSale } from '../order/release-from-after-sale.ts';
import type { AfterSaleTimes } from './after-sale-times.ts';
import { type LockedAfterSale, lockAfterSale } from './lock-after-sale.ts';
import { moveAfterSale } from './move-after-sale.ts';

/** Agrees to less: the rest of the money is free again. */
const agreeToLess = async (tx: Tx, found: LockedAfterSale, amountFen: number): Promise<void> => {
  if (amountFen > found.amountFen || amountFen < 1)
    throw refuse('after_sale.amount_over', { most: formatCurrency(toYuan(fen(found.amountFen))) });
  if (found.unsent) throw refuse('after_sale.amount_full', { most: formatCurrency(toYuan(fen(found.amountFen))) });
  const shares = allocate(
    amountFen,
    found.lines.map((line) => line.fen),
  );
  const less = found.lines.map((line, at) => ({ orderLineId: line.orderLineId, num: 0, fen: line.fen - (shares[at] as number) }));
  await releaseFromAfterSale(tx, { orderId: found.orderId, lines: less });
  await tx.execute(sql`
    update after_sale_line l set fen = l.fen - given.fen from ${refundTable(less)} where l.after_sale_id = ${found.id} and l.order_line_id = given.line_id`);
};

/** The store agrees, with the address for the return where goods come back. */
export const agreeAfterSale = async (tx: Tx, side: ActingSide, id: Id, input: AgreeAfterSale, times: AfterSaleTimes): Promise<void> => {
  const found = await lockAfterSale(tx, side, id);
  if (found.state !== 'applied') throw refuse('after_sale.moved');
  if (found.type !== 'refund' && !input.address) throw refuse('after_sale.address_required');
  const less = found.type !== 'exchange' && input.amount !== undefined && input.amount !== found.amountFen;
  if (less) await agreeToLess(tx, found, input.amount as number);
  await moveAfterSale(tx, found.id, 'agree', byOf(side), {
    reason: input.remark,
    also: sql`, seller_remark = ${input.remark}, return_address = ${input.address ? JSON.stringify(input.address) : null}::jsonb, escalated = false
      ${less ? sql`, amount_fen = ${input.amount as number}` : sql``}`,
    times,
  });
};
