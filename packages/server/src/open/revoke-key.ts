import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { companyOf } from './open-key.queries.ts';

const Row = z.strictObject({ key: z.string(), name: z.string() });

/** Ends a key; no node keeps it in mind, so the next call with it is refused. */
export const revokeKey = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  const companyId = companyOf(side);
  const [row] = await readRows(tx, Row)`
    update open_key set revoked_at = now(), revoked_by = ${side.memberId}, old_secret = null, old_until = null
    where id = ${id} and company_id = ${companyId} and revoked_at is null returning key, name`;
  if (!row) throw refuse('open.ended');
  await writeAudit(tx, 'open.key_revoked', { companyId, target: row.name, before: { key: row.key } }, side);
  return null;
};
