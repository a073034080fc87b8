import { applicationKinds } from '@mall/contract/credit/credit.rules.ts';
import * as z from 'zod';
import { companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { dropAct } from './drop-act.ts';
import { lockCreditOf } from './lock-credit.ts';
import { moveCredit } from './move-credit.ts';

const Row = z.strictObject({ kind: z.enum(applicationKinds) });

/** Takes back what waits for the mall. */
export const withdrawApplication = async (tx: Tx, asker: BuyerSide): Promise<void> => {
  const side = companySide(asker);
  const account = await lockCreditOf(tx, side.companyId);
  if (!account) throw refuse('credit.moved');
  const [row] = await readRows(tx, Row)`
    update credit_application set decision = 'withdrawn', decided_at = now() where account_id = ${account.id} and decision is null returning kind`;
  if (!row) throw refuse('credit.moved');
  await dropAct(tx, account.id, side.memberId, 'allocate', '申请已撤回');
  if (row.kind !== 'raise') await moveCredit(tx, account.id, row.kind === 'renew' ? 'withdrawRenewal' : 'withdraw', byOf(side));
};
