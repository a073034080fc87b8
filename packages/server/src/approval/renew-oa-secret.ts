import * as z from 'zod';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import { makeSecret } from '../kernel/make-secret.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { Sealer } from '../kernel/sealer.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { lockProcesses } from './require-own-process.ts';

const Row = z.strictObject({ key: z.string() });

/** Another secret; what is signed with the old one counts no more from this moment. */
export const renewOaSecret = async (tx: Tx, side: BuyerSide, sealer: Sealer): Promise<{ key: string; secret: string }> => {
  const { companyId, memberId } = await lockProcesses(tx, side);
  const secret = makeSecret();
  const [row] = await readRows(tx, Row)`
    update oa_connection set secret = ${sealer.seal(secret)}, secret_since = now(), tested_at = null, updated_by = ${memberId}, updated_at = now()
    where company_id = ${companyId} returning oa_key as key`;
  if (!row) throw refuse('oa.not_connected');
  await writeAudit(tx, 'approval.oa_secret_renewed', { companyId }, side);
  return { key: row.key, secret };
};
