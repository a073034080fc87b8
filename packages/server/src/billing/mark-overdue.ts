import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { lockCreditOf } from '../credit/lock-credit.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { system } from '../kernel/side.ts';
import { waitsForMoney } from './bill-states.ts';
import { countOverdue } from './count-overdue.ts';
import { companyOfBill } from './lock-bill.ts';
import { noteOnBill } from './note-on-bill.ts';
import { tellBill } from './tell-bill.ts';

const Row = z.strictObject({ openFen: z.number() });

/** The day of a bill is over and something of it is unpaid: it is marked once, and nothing new is bought on the company's quota. */
export const markOverdue = async (tx: Tx, billId: Id): Promise<void> => {
  const companyId = await companyOfBill(tx, system, billId);
  await lockCreditOf(tx, companyId);
  const [marked] = await readRows(tx, Row)`
    update bill b set overdue_at = now() where b.id = ${billId} and ${waitsForMoney} and b.due_at <= now() and b.overdue_at is null
    returning (total_fen - paid_fen)::float8 as "openFen"`;
  if (!marked) return;
  await noteOnBill(tx, billId, 'overdue', { kind: 'system' });
  await countOverdue(tx, companyId);
  await tellBill(tx, 'buyer', billId, 'overdue', { amountFen: marked.openFen });
  await tellBill(tx, 'seller', billId, 'overdue', { amountFen: marked.openFen });
};
