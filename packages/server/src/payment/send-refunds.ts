import { Id } from '@mall/contract/kernel/fields.ts';
import { bankChannels } from '@mall/contract/payment/pay-channels.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { finishRefund } from './finish-refund.ts';
import { raiseAlert } from './raise-alert.ts';

const batch = 20;
/** After so many tries a person looks at it. */
const mostTries = 20;
const mostRefusals = 3;

const Due = z.strictObject({
  id: Id,
  refundSn: z.string(),
  attemptNo: z.string(),
  channel: z.enum(bankChannels),
  amountFen: z.number(),
  tries: z.number(),
});
type Due = z.infer<typeof Due>;
type Refunding = Pick<House, 'db' | 'pay' | 'log'>;

/** Sends what is to be given back. The next try is written before the bank is asked, so a killed process repeats it: the number makes it one refund. */
export const sendRefunds = async (house: Refunding): Promise<number> => {
  const rows = await readRows(house.db, Due)`
    update refund r set tries = r.tries + 1, next_try_at = now() + make_interval(secs => least(600, 5 * power(2, least(r.tries, 10))))
    from (select id from refund where state = 'pending' and next_try_at <= now() order by next_try_at limit ${batch} for update skip locked) due
    where r.id = due.id
    returning r.id::text, r.refund_sn as "refundSn", r.attempt_no as "attemptNo", r.channel, r.amount_fen::float8 as "amountFen", r.tries`;
  await Promise.all(rows.map((due) => sendOne(house, due)));
  return rows.length;
};

const sendOne = async ({ db, pay, log }: Refunding, { id, tries, ...due }: Due): Promise<void> => {
  const word = await pay.refund(due);
  try {
    if (word?.state === 'success') await inTransaction(db, (tx) => finishRefund(tx, id));
    else if ((word?.state === 'refused' && tries >= mostRefusals) || tries >= mostTries)
      await giveUp(db, id, due, word?.text ?? '渠道无应答');
    else await db.execute(sql`update refund set last_error = ${word?.text ?? '渠道无应答'} where id = ${id} and state = 'pending'`);
  } catch (error) {
    // The money is back at the bank, but the mall could not book it: tried again with the same number.
    log.error({ err: error, refundSn: due.refundSn }, 'refund not booked');
  }
};

const giveUp = (db: House['db'], id: Id, due: Omit<Due, 'id' | 'tries'>, text: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update refund set state = 'failure', next_try_at = null, hand_at = now(), last_error = ${text} where id = ${id} and state = 'pending'`);
    if (rowCount === 1) await raiseAlert(tx, 'refund_failed', due.refundSn, { attemptNo: due.attemptNo, amountFen: due.amountFen, text });
  });
