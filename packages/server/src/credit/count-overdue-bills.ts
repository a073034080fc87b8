import type { Id } from '@mall/contract/kernel/fields.ts';
import { noteOverdue } from '../company/note-overdue.ts';
import type { Tx } from '../kernel/db.ts';
import { holdCredit } from './hold-credit.ts';
import { lockCreditOf } from './lock-credit.ts';
import { releasePaid } from './release-paid.ts';

/** So many bills of a company should have been paid: with one of them neither its word nor its quota takes orders, without any they take them again. */
export const countOverdueBills = async (tx: Tx, companyId: Id, bills: number): Promise<void> => {
  await noteOverdue(tx, companyId, bills);
  const account = await lockCreditOf(tx, companyId);
  if (!account) return;
  if (bills > 0 && account.state === 'active') await holdCredit(tx, { kind: 'system' }, account.id, { kind: 'overdue' });
  if (bills === 0) await releasePaid(tx, account.id);
};
