import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { endNarrowSessions } from '../account/end-narrow-sessions.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

const Visit = z.strictObject({ sessionId: Id.nullable() });

/** The mall shuts a purchasing system out, with who came in by it and who is on his way; with no reason it lets it in again. Its company's own switch stays as it is. */
export const blockConnection = async (tx: Tx, { id, reason }: { id: Id; reason?: string | undefined }): Promise<null> => {
  const [row] = await readRows(tx, IdRow)`
    update punchout_connection set blocked_at = ${reason === undefined ? sql`null` : sql`now()`}, blocked_reason = ${reason ?? ''}
    where id = ${id} and removed_at is null and (blocked_at is null) = ${reason !== undefined} returning id::text`;
  if (!row) throw refuse('punchout.connection_gone');
  if (reason === undefined) return null;
  const visits = await readRows(tx, Visit)`
    update punchout_visit set start_until = least(start_until, now()) where connection_id = ${id} and returned_at is null returning session_id::text as "sessionId"`;
  await endNarrowSessions(
    tx,
    visits.flatMap(({ sessionId }) => sessionId ?? []),
  );
  return null;
};
