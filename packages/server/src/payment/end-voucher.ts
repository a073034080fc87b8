import { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { MallSide } from '../kernel/side.ts';

const Ended = z.strictObject({ memberId: Id, paySn: z.string() });

type End =
  | { readonly state: 'rejected'; readonly reason: string }
  /** `enteredBy`: who said it before him, where that stands elsewhere. */
  | { readonly state: 'confirmed'; readonly amountFen: number; readonly limitFen: number; readonly enteredBy?: Id | null };

const amounts = (end: End): SQL => {
  if (end.state === 'rejected') return sql`reason = ${end.reason}`;
  const { amountFen, limitFen, enteredBy } = end;
  const entered = enteredBy ? sql`, entered_by = ${enteredBy}, entered_at = now(), entered_fen = ${amountFen}` : sql``;
  return sql`confirmed_fen = ${amountFen}, limit_fen = ${limitFen}${entered}`;
};

/** The only writer of how a voucher ended, and who decided it; none when it had ended before. */
export const endVoucher = async (tx: Tx, side: MallSide, which: SQL, end: End): Promise<z.infer<typeof Ended> | undefined> => {
  const [ended] = await readRows(tx, Ended)`
    update pay_voucher set state = ${end.state}, decided_at = now(), by_member_id = ${side.memberId}, ${amounts(end)}
    where ${which} and state = 'submitted' returning member_id::text as "memberId", pay_sn as "paySn"`;
  return ended;
};
