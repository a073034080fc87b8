import { applicationKinds } from '@mall/contract/credit/credit.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type MallSide } from '../kernel/side.ts';
import { dropAct } from './drop-act.ts';
import { lockApplication } from './lock-application.ts';
import { moveCredit } from './move-credit.ts';
import { tellCredit } from './tell-credit.ts';

const Row = z.strictObject({ kind: z.enum(applicationKinds) });

/** Refuses an application. A quota that asked for more stays as it is. */
export const rejectApplication = async (tx: Tx, side: MallSide, id: Id, reason: string): Promise<void> => {
  const { account } = await lockApplication(tx, id);
  const [row] = await readRows(tx, Row)`
    update credit_application set decision = 'rejected', reason = ${reason}, decided_at = now(), decided_by = ${side.memberId}
    where id = ${id} and decision is null returning kind`;
  if (!row) throw refuse('credit.moved');
  await dropAct(tx, account.id, side.memberId, 'allocate', reason);
  if (row.kind !== 'raise') await moveCredit(tx, account.id, 'reject', byOf(side), { reason, also: sql`, reason = ${reason}` });
  await tellCredit(tx, account.id, 'reject', reason);
};
