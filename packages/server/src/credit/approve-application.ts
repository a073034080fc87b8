import type { ApproveCredit } from '@mall/contract/credit/credit.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { enterAct } from './enter-act.ts';
import { lockApplication } from './lock-application.ts';

/** Agrees to an application. Above the limit of one person it waits for somebody else to say so too. */
export const approveApplication = async (
  tx: Tx,
  side: MallSide,
  id: Id,
  { amount, termDays, validTo, reason }: ApproveCredit,
  limitFen: number,
): Promise<{ waits: boolean }> => {
  const { account, waits } = await lockApplication(tx, id);
  if (!waits) throw refuse('credit.moved');
  const { rowCount } = await tx.execute(sql`select where ${validTo}::date > current_date`);
  if (rowCount === 0) throw refuse('credit.valid_wrong');
  return enterAct(tx, side, {
    kind: 'allocate',
    accountId: account.id,
    amount,
    reason,
    limitFen,
    allocation: { applicationId: id, termDays, validTo },
  });
};
