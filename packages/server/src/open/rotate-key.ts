import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import { makeSecret } from '../kernel/make-secret.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { Sealer } from '../kernel/sealer.ts';
import type { BuyerSide } from '../kernel/side.ts';
import type { GivenKey } from './make-key.ts';
import { companyOf } from './open-key.queries.ts';

const Row = z.strictObject({ id: Id, key: z.string(), name: z.string() });

/** Another secret; the one of before stays good for some hours, so that the company's system can change over without a gap. */
export const rotateKey = async (
  tx: Tx,
  side: BuyerSide,
  { id, overlapHours }: { id: Id; overlapHours: number },
  sealer: Sealer,
): Promise<GivenKey> => {
  const companyId = companyOf(side);
  const secret = makeSecret();
  const [row] = await readRows(tx, Row)`
    update open_key set old_secret = secret, old_until = now() + make_interval(hours => ${overlapHours}::int), secret = ${sealer.seal(secret)}, secret_since = now()
    where id = ${id} and company_id = ${companyId} and revoked_at is null and (expires_at is null or expires_at > now())
    returning id::text, key, name`;
  if (!row) throw refuse('open.ended');
  await writeAudit(tx, 'open.key_rotated', { companyId, target: row.name, after: { key: row.key, overlapHours } }, side);
  return { id: row.id, key: row.key, secret };
};
