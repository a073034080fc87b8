import { creditStates } from '@mall/contract/credit/credit.machine.ts';
import { holdKinds } from '@mall/contract/credit/credit.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

const LockedCredit = z.strictObject({
  id: Id,
  companyId: Id,
  memberId: Id,
  state: z.enum(creditStates),
  holdKind: z.enum(holdKinds).nullable(),
  reason: z.string(),
  limitFen: z.number(),
  usedFen: z.number(),
  frozenFen: z.number(),
  /** Its last day is over, whatever its state still says. */
  over: z.boolean(),
});
export type LockedCredit = z.infer<typeof LockedCredit>;

const lock = async (tx: Tx, where: SQL): Promise<LockedCredit | undefined> => {
  const [row] = await readRows(tx, LockedCredit)`
    select id::text, company_id::text as "companyId", member_id::text as "memberId", state, hold_kind as "holdKind", reason, limit_fen::float8 as "limitFen",
      used_fen::float8 as "usedFen", frozen_fen::float8 as "frozenFen", coalesce(valid_to < current_date, false) as over
    from credit_account where ${where} for update`;
  return row;
};

/** A quota, held until the transaction ends: whatever changes its figures or its state begins here, so that one comes after the other. Orders are locked before it, stock after it. */
export const lockCredit = async (tx: Tx, id: Id): Promise<LockedCredit> => {
  const found = await lock(tx, sql`id = ${id}`);
  if (!found) throw refuse('kernel.not_found');
  return found;
};

export const lockCreditOf = (tx: Tx, companyId: Id): Promise<LockedCredit | undefined> => lock(tx, sql`company_id = ${companyId}`);

export const leftOf = ({ limitFen, usedFen, frozenFen }: Pick<LockedCredit, 'limitFen' | 'usedFen' | 'frozenFen'>): number =>
  limitFen - usedFen - frozenFen;
