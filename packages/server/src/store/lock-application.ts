import { Id } from '@mall/contract/kernel/fields.ts';
import { applicationStates } from '@mall/contract/store/application.machine.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

const Row = z.strictObject({ id: Id, memberId: Id, state: z.enum(applicationStates) });

const lock = async (tx: Tx, where: SQL): Promise<z.infer<typeof Row>> => {
  const [row] = await readRows(tx, Row)`
    select a.id::text, a.member_id::text as "memberId", a.state from store_application a where ${where} for update`;
  if (!row) throw refuse('store.application_missing');
  return row;
};

/** Takes a registration for oneself until the transaction ends: everything that happens to its papers begins here, so that one comes after the other. */
export const lockApplication = (tx: Tx, id: Id) => lock(tx, sql`a.id = ${id}`);

export const lockOwnApplication = (tx: Tx, memberId: Id) => lock(tx, sql`a.member_id = ${memberId}`);
