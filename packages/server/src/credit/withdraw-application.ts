import { applicationMachine } from '@mall/contract/credit/application.machine.ts';
import { applicationKinds } from '@mall/contract/credit/credit.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { isOpen } from '../kernel/is-open.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { dropAct } from './drop-act.ts';
import { lockCreditOf } from './lock-credit.ts';
import { moveApplication } from './move-application.ts';
import { moveCredit } from './move-credit.ts';

const Row = z.strictObject({ id: Id, kind: z.enum(applicationKinds) });

/** Takes back what waits for the mall. */
export const withdrawApplication = async (tx: Tx, asker: BuyerSide): Promise<void> => {
  const side = companySide(asker);
  const account = await lockCreditOf(tx, side.companyId);
  if (!account) throw refuse('credit.moved');
  const [row] = await readRows(
    tx,
    Row,
  )`select id::text, kind from credit_application where account_id = ${account.id} and ${isOpen(applicationMachine, 'state')}`;
  if (!row) throw refuse('credit.moved');
  await moveApplication(tx, row.id, 'withdraw', byOf(side));
  await dropAct(tx, side, { accountId: account.id, kind: 'allocate', event: 'withdraw' });
  if (row.kind !== 'raise') await moveCredit(tx, account.id, row.kind === 'renew' ? 'withdrawRenewal' : 'withdraw', byOf(side));
};
