import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { requireOtherEyes } from '../account/require-other-eyes.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { endAct } from './end-act.ts';
import { lockCredit } from './lock-credit.ts';

const Row = z.strictObject({ accountId: Id, enteredBy: Id });

/** Confirms what somebody else has entered, and it is done. Who entered it, or may hold his keys, is not somebody else. */
export const confirmAct = async (tx: Tx, side: MallSide, id: Id, limitFen: number): Promise<void> => {
  const [act] = await readRows(
    tx,
    Row,
  )`select account_id::text as "accountId", entered_by::text as "enteredBy" from credit_act where id = ${id}`;
  if (!act) throw refuse('kernel.not_found');
  if (act.enteredBy === side.memberId) throw refuse('credit.four_eyes');
  await requireOtherEyes(tx, act.enteredBy, side.memberId);
  await lockCredit(tx, act.accountId);
  await endAct(tx, side, id, limitFen);
};
