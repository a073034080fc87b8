import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { refundCredit } from '../credit/refund-credit.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { tellRefunded } from './tell-refunded.ts';
import { writeRefund } from './write-refund.ts';

type Given = {
  orderId: Id;
  amountFen: number;
  ref: `after-sale:${string}` | `cancel:${string}` | `group:${string}`;
  reason: string;
  /** Of an after-sale: the number under which the ledger of a purchase quota has it. */
  aftersaleSn?: string;
};
const Row = z.strictObject({
  onCredit: z.boolean(),
  attempt_no: z.string().nullable(),
  channel: z.string(),
  room: z.number(),
  came: z.number(),
});
type Row = z.infer<typeof Row>;

/**
 * Gives money of an order back the way it came. Only a row is written here; the clock sends it and tells of it when it has arrived.
 * Nothing to give back has arrived already. Of an order that was booked although something was missing no more goes back than came: the rest is set
 * against what is owed. What was bought on the purchase quota goes back there at once.
 */
export const refundOrder = async (tx: Tx, { orderId, amountFen, ref, reason, aftersaleSn = ref }: Given): Promise<void> => {
  if (amountFen === 0) return tellRefunded(tx, { refundSn: '', orderId, amountFen, withheldFen: 0, ref });
  const rows = await readRows(tx, Row)`
    select o.pay_mode = 'credit' as "onCredit", l.attempt_no, coalesce(a.channel, nullif(o.pay_channel, ''), 'offline') as channel,
      (o.paid_fen - (select coalesce(sum(amount_fen), 0) from refund r where r.order_id = o.id and r.ref <> ${ref} and r.ref !~ '^(late|wrong):'))::float8 as room,
      (o.paid_fen - coalesce(l.short_fen, 0) - (select coalesce(sum(amount_fen), 0) from refund r where r.order_id = o.id and r.ref <> ${ref} and r.ref !~ '^(late|wrong):'))::float8 as came
    from shop_order o left join pay_attempt_order l on l.order_id = o.id and l.taken left join pay_attempt a on a.attempt_no = l.attempt_no
    where o.id = ${orderId} for no key update of o`;
  const [paid] = rows;
  if (paid?.onCredit) {
    await refundCredit(tx, { orderId, amountFen, aftersaleSn });
    return tellRefunded(tx, { refundSn: '', orderId, amountFen, withheldFen: 0, ref, onCredit: true });
  }
  if (!paid || amountFen > paid.room) throw refuse('payment.refund_too_much');
  const sentFen = Math.max(0, Math.min(amountFen, paid.came));
  const withheldFen = amountFen - sentFen;
  if (sentFen === 0) return tellRefunded(tx, { refundSn: '', orderId, amountFen: 0, withheldFen, ref });
  await writeRefund(tx, { orderId, attemptNo: paid.attempt_no, channel: paid.channel, amountFen: sentFen, withheldFen, ref, reason });
};
