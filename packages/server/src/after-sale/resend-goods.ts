import type { ResendAfterSale } from '@mall/contract/after-sale/after-sale.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { holdStock } from '../catalogue/hold-stock.ts';
import { shipStock } from '../catalogue/ship-stock.ts';
import type { Tx } from '../kernel/db.ts';
import { type ActingSide, byOf } from '../kernel/side.ts';
import type { AfterSaleTimes } from './after-sale-times.ts';
import { lockAfterSale } from './lock-after-sale.ts';
import { moveAfterSale } from './move-after-sale.ts';

/** The store sends other goods. They are taken from the shelf like sold ones: held and shipped in one go, or refused when there are none. */
export const resendGoods = async (
  tx: Tx,
  side: ActingSide,
  id: Id,
  { company, trackingNumber }: ResendAfterSale,
  times: AfterSaleTimes,
): Promise<void> => {
  const found = await lockAfterSale(tx, side, id);
  await moveAfterSale(tx, found.id, 'resend', byOf(side), {
    reason: `${company} ${trackingNumber}`,
    also: sql`, resend_company = ${company}, resend_number = ${trackingNumber}`,
    times,
  });
  const lines = found.lines.map((line) => ({ specId: line.specId, num: line.num, ref: `after-sale:${id}:line:${line.orderLineId}` }));
  await holdStock(tx, lines);
  await shipStock(tx, lines);
};
