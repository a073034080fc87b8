import type { ApplyAfterSale } from '@mall/contract/after-sale/after-sale.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { applyAfterSale } from '../after-sale/apply-after-sale.ts';
import { usualSettings } from '../kernel/config.ts';
import { type Db, inTransaction } from '../kernel/db.ts';
import { confirmReceipt } from '../order/confirm-receipt.ts';
import { finishRefund } from '../payment/finish-refund.ts';
import { buyerOf, linesOf, placePaid, ship } from './order-steps.ts';

type Lines = { specId: Id; num: number }[];

/** An order that was paid, sent and received. */
export const placeDone = async (db: Db, memberId: Id, lines?: Lines): Promise<Id> => {
  const orderId = await placePaid(db, memberId, lines ? { lines } : {});
  await ship(db, orderId);
  await inTransaction(db, (tx) => confirmReceipt(tx, buyerOf(memberId), orderId, usualSettings));
  return orderId;
};

/** Applies for all of the first line, unless told otherwise. */
export const apply = async (db: Db, memberId: Id, orderId: Id, over: Partial<ApplyAfterSale> = {}): Promise<Id> => {
  const [line] = await linesOf(db, orderId);
  const target = over.lines ? {} : { orderGoodsId: line?.id as Id, num: line?.num as number };
  const input = {
    type: 2,
    reason: 'quality',
    description: '',
    photos: [],
    contacts: '',
    contactPhone: '',
    ...target,
    ...over,
  } as ApplyAfterSale;
  return (await inTransaction(db, (tx) => applyAfterSale(tx, buyerOf(memberId), input, usualSettings))).id;
};

/** The bank says that the money of every waiting refund is back. */
export const finishRefunds = async (db: Db): Promise<void> => {
  const { rows } = await db.pool.query<{ id: Id }>("select id::text from refund where state = 'pending'");
  for (const { id } of rows) await inTransaction(db, (tx) => finishRefund(tx, id));
};
