import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type MallSide } from '../kernel/side.ts';
import { bookCredit } from './book-credit.ts';
import { lockApplication } from './lock-application.ts';
import { moveApplication } from './move-application.ts';
import { moveCredit } from './move-credit.ts';
import { tellCredit } from './tell-credit.ts';

type Allocation = { applicationId: Id | null; amountFen: number; termDays: number | null; validTo: string | null; reason: string };

/** Gives a company what it applied for, or as much of it as was agreed to. */
export const allocateCredit = async (
  tx: Tx,
  side: MallSide,
  { applicationId, amountFen, termDays, validTo, reason }: Allocation,
): Promise<void> => {
  const { account, applicationSn, kind, memberId } = await lockApplication(tx, applicationId as Id);
  const by = byOf(side);
  await moveApplication(tx, applicationId as Id, 'approve', by, {
    reason,
    also: sql`, reason = ${reason}, granted_fen = ${amountFen}, term_days = ${termDays}, valid_to = ${validTo}::date, decided_by = ${side.memberId}`,
  });
  const terms = sql`, term_days = ${termDays}::int, valid_to = ${validTo}::date`;
  if (kind !== 'raise') await moveCredit(tx, account.id, 'approve', by, { reason, also: sql`${terms}, reason = ''` });
  else if (account.state === 'active' || account.state === 'on_hold')
    await tx.execute(sql`update credit_account set term_days = ${termDays}::int, valid_to = ${validTo}::date where id = ${account.id}`);
  else throw refuse('credit.moved');
  const change = amountFen - account.limitFen;
  if (change !== 0)
    await bookCredit(tx, account.id, {
      type: kind === 'raise' ? 'adjust' : 'allocate',
      subject: 'application',
      bizNo: applicationSn,
      fen: change,
      by,
      memberId,
      remark: reason,
    });
  await tellCredit(tx, account.id, kind === 'raise' ? 'adjust' : 'approve', reason);
};
