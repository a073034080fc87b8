import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

/** One after the other in what a member submits, until the transaction ends. */
export const memberTurn = (memberId: SQL): SQL => sql`pg_advisory_xact_lock(hashint8extended(${memberId}::bigint, 9))`;

/** Waits for what a member is submitting; what comes after it finds what is done here. */
export const takeMemberTurn = (tx: Tx, memberId: Id) => tx.execute(sql`select ${memberTurn(sql`${memberId}`)}`);
