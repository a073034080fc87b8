import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { holdCredit } from './hold-credit.ts';
import { lockCreditOf } from './lock-credit.ts';
import { releasePaid } from './release-paid.ts';

/** So many bills of a company should have been paid: with one of them its quota takes no orders, without any it takes them again. */
export const countOverdueBills = async (tx: Tx, companyId: Id, bills: number): Promise<void> => {
  const account = await lockCreditOf(tx, companyId);
  if (!account) return;
  await tx.execute(sql`update credit_account set bills_overdue = ${bills} where id = ${account.id}`);
  if (bills > 0 && account.state === 'active') await holdCredit(tx, { kind: 'system' }, account.id, { kind: 'overdue' });
  if (bills === 0) await releasePaid(tx, account.id);
};
