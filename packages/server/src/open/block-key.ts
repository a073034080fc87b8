import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

/** The mall shuts a key out, or with no reason lets it in again; what was revoked stays so. */
export const blockKey = async (tx: Tx, { id, reason }: { id: Id; reason?: string | undefined }): Promise<null> => {
  const [row] = await readRows(tx, IdRow)`
    update open_key set blocked_at = ${reason === undefined ? sql`null` : sql`now()`}, blocked_reason = ${reason ?? ''}
    where id = ${id} and revoked_at is null and (blocked_at is null) = ${reason !== undefined} returning id::text`;
  if (!row) throw refuse('open.ended');
  return null;
};
