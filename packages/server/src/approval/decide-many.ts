import { bulkAmountMost, type DecideMany } from '@mall/contract/approval/approval.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import * as z from 'zod';
import { type Db, inTransaction, type Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { Refusal, refusalEnvelope, refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import type { ApprovalTimes } from './approval-times.ts';
import { decideRequest } from './decide-request.ts';
import { readerOf, requireSeen } from './seen-requests.ts';

const Amount = z.strictObject({ amountFen: z.number() });

const requireSmall = async (tx: Tx, id: Id): Promise<void> => {
  const [row] = await readRows(tx, Amount)`select amount_fen::float8 as "amountFen" from approval_request where id = ${id}`;
  if ((row?.amountFen ?? 0) > fromYuan(bulkAmountMost)) throw refuse('approval.bulk_large', { most: formatCurrency(bulkAmountMost) });
};

/** Decides several, one transaction each: what cannot be decided keeps nobody else's. */
export const decideMany = async (
  db: Db,
  side: BuyerSide,
  { ids, decision, reason }: DecideMany,
  language: Language,
  times: ApprovalTimes,
): Promise<{ id: Id; done: boolean; msg: string }[]> => {
  const answers: { id: Id; done: boolean; msg: string }[] = [];
  for (const id of new Set(ids)) {
    try {
      await inTransaction(db, async (tx) => {
        await requireSeen(tx, readerOf(side), id);
        await requireSmall(tx, id);
        await decideRequest(tx, side.memberId, { requestId: id, decision, reason }, times);
      });
      answers.push({ id, done: true, msg: '' });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      answers.push({ id, done: false, msg: refusalEnvelope(error, language).msg });
    }
  }
  return answers;
};
