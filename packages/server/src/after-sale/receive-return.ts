import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { restock } from '../catalogue/restock.ts';
import type { Tx } from '../kernel/db.ts';
import { type ActingSide, byOf } from '../kernel/side.ts';
import type { AfterSaleTimes } from './after-sale-times.ts';
import { lockAfterSale } from './lock-after-sale.ts';
import { moveAfterSale } from './move-after-sale.ts';

/** The return is in. What can be sold again goes back on the shelf; without a look at it, it does not. */
export const receiveReturn = async (
  tx: Tx,
  side: ActingSide,
  id: Id,
  { restock: again }: { restock: boolean },
  times: AfterSaleTimes,
): Promise<void> => {
  const found = await lockAfterSale(tx, side, id);
  await moveAfterSale(tx, found.id, 'receive', byOf(side), { also: sql`, restocked = ${again}`, times });
  if (again)
    await restock(
      tx,
      found.lines.map((line) => ({ specId: line.specId, num: line.num, ref: `after-sale:${id}:line:${line.orderLineId}` })),
    );
};
