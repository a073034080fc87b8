import { applicationMachine } from '@mall/contract/credit/application.machine.ts';
import { applicationKinds } from '@mall/contract/credit/credit.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { isOpen } from '../kernel/is-open.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type LockedCredit, lockCredit } from './lock-credit.ts';

const Row = z.strictObject({ accountId: Id, applicationSn: z.string(), kind: z.enum(applicationKinds), waits: z.boolean(), memberId: Id });

/** An application with its quota locked. */
export const lockApplication = async (tx: Tx, id: Id): Promise<z.infer<typeof Row> & { account: LockedCredit }> => {
  const read = () => readRows(tx, Row)`
    select account_id::text as "accountId", application_sn as "applicationSn", kind, ${isOpen(applicationMachine, 'state')} as waits, member_id::text as "memberId"
    from credit_application where id = ${id}`;
  const [found] = await read();
  if (!found) throw refuse('kernel.not_found');
  const account = await lockCredit(tx, found.accountId);
  // Asked again: whoever held the quota before may have decided it.
  const [row] = await read();
  return { ...(row as z.infer<typeof Row>), account };
};
