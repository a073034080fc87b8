import type { ApplyAfterSale } from '@mall/contract/after-sale/after-sale.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { applyAfterSale } from '../after-sale/apply-after-sale.ts';
import { type Db, inTransaction } from '../kernel/db.ts';
import { confirmReceipt } from '../order/confirm-receipt.ts';
import { finishRefund } from '../payment/finish-refund.ts';
import { buyerOf, linesOf, placePaid, ship } from './order-steps.ts';

type Lines = { specId: Id; num: number }[];

/** An order that was paid, sent and received. */
export const placeDone = async (db: Db, memberId: Id, lines?: Lines): Promise<Id> => {
  const orderId = await placePaid(db, memberId, lines ? { lines } : {});
  await ship(db, orderId);
  await inTransaction(db, (tx) => confirmReceipt(tx, { kind: 'buyer', memberId }, orderId));
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
  return (await inTransaction(db, (tx) => applyAfterSale(tx, buyerOf(memberId), input))).id;
};

/** The bank says that the money of every waiting refund is back. */
export const finishRefunds = async (db: Db): Promise<void> => {
  const { rows } = await db.pool.query<{ id: Id }>("select id::text from refund where state = 'pending'");
  for (const { id } of rows) await inTransaction(db, (tx) => finishRefund(tx, id));
};

/** What must hold of after-sales at any time. Empty when all is well. */
export const findBrokenAfterSales = async (db: Db): Promise<string[]> => {
  const open = "('applied', 'agreed', 'returning', 'wait_refund', 'wait_resend', 'resent')";
  const checks: [name: string, from: string][] = [
    [
      'held pieces and money are those of open after-sales',
      `order_line l where (in_process_num, in_process_fen) <> (select coalesce(sum(x.num), 0), coalesce(sum(x.fen), 0) from after_sale_line x
        join after_sale a on a.id = x.after_sale_id where x.order_line_id = l.id and a.state in ${open})`,
    ],
    [
      'refunded pieces and money are those of finished after-sales',
      `order_line l where (refunded_num, refunded_fen) <> (select coalesce(sum(x.num), 0), coalesce(sum(x.fen), 0) from after_sale_line x
        join after_sale a on a.id = x.after_sale_id where x.order_line_id = l.id and a.state = 'finished' and a.type <> 'exchange')`,
    ],
    [
      'the amount is that of the lines and the freight',
      `after_sale a where amount_fen <> freight_fen + (select sum(fen) from after_sale_line where after_sale_id = a.id)`,
    ],
    [
      'events chain',
      `after_sale_event e join after_sale_event b on b.after_sale_id = e.after_sale_id and b.seq = e.seq - 1 where e.from_state <> b.to_state`,
    ],
    [
      'the state is the last event’s',
      `after_sale a where state <> (select to_state from after_sale_event where after_sale_id = a.id order by seq desc limit 1)`,
    ],
    [
      'a cancelled order holds no money',
      `shop_order o where state = 'cancelled' and paid_fen <> refunded_fen + (select coalesce(sum(amount_fen), 0) from refund where order_id = o.id and state = 'pending')`,
    ],
  ];
  const broken: string[] = [];
  for (const [name, from] of checks) if ((await db.pool.query(`select from ${from} limit 1`)).rowCount !== 0) broken.push(name);
  return broken;
};
