import { applicationMachine } from '@mall/contract/credit/application.machine.ts';
import { creditActMachine } from '@mall/contract/credit/credit-act.machine.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { isOpen } from '../kernel/is-open.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type MallSide } from '../kernel/side.ts';
import { bookCredit } from './book-credit.ts';
import { creditNumber } from './credit-number.ts';
import { lockCredit } from './lock-credit.ts';
import { moveCredit } from './move-credit.ts';
import { tellCredit } from './tell-credit.ts';

const Open = z.strictObject({ open: z.boolean(), sn: z.string() });

/** Ends a quota of which nothing is used or frozen and nothing waits; its limit goes with it. */
export const closeCredit = async (tx: Tx, side: MallSide, id: Id, reason: string): Promise<void> => {
  const { usedFen, frozenFen, limitFen, memberId } = await lockCredit(tx, id);
  if (usedFen !== 0 || frozenFen !== 0) throw refuse('credit.still_used');
  const [waiting] = await readRows(tx, Open)`
    select exists (select from credit_act where account_id = ${id} and ${isOpen(creditActMachine, 'state')})
      or exists (select from credit_application where account_id = ${id} and ${isOpen(applicationMachine, 'state')}) as open, ${creditNumber('CX')} as sn`;
  if (waiting?.open) throw refuse('credit.act_waits');
  const by = byOf(side);
  if (limitFen > 0)
    await bookCredit(tx, id, { type: 'adjust', subject: 'act', bizNo: waiting?.sn ?? '', fen: -limitFen, by, memberId, remark: reason });
  await moveCredit(tx, id, 'close', by, { reason, also: sql`, hold_kind = null, reason = ${reason}` });
  await tellCredit(tx, id, 'close', reason);
};
