import type { CreditActKind } from '@mall/contract/credit/credit.rules.ts';
import { creditActMachine } from '@mall/contract/credit/credit-act.machine.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { isOpen } from '../kernel/is-open.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { type BuyerSide, byOf, type MallSide } from '../kernel/side.ts';
import { moveAct } from './move-act.ts';

type Dropped = { accountId: Id; kind: CreditActKind; event: 'return' | 'withdraw'; reason?: string };

/** What waits for a second person has nothing left to be done. The quota is locked by whoever calls. */
export const dropAct = async (tx: Tx, side: MallSide | BuyerSide, { accountId, kind, event, reason = '' }: Dropped): Promise<void> => {
  const waiting = await readRows(
    tx,
    IdRow,
  )`select id::text from credit_act where account_id = ${accountId} and kind = ${kind} and ${isOpen(creditActMachine, 'state')}`;
  for (const { id } of waiting)
    await moveAct(tx, id, event, byOf(side), { reason, also: sql`, ended_by = ${side.memberId}, end_reason = ${reason}` });
};
