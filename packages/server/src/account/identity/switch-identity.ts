import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { BuyerSide } from '../../kernel/side.ts';
import { writeAudit } from '../write-audit.ts';

/** Whether the company's people come in by its provider; who is in stays in. */
export const switchIdentity = async (tx: Tx, side: BuyerSide, on: boolean): Promise<null> => {
  const { companyId = null, memberId } = side;
  const { rowCount } = await tx.execute(
    sql`update identity_provider set enabled = ${on}, updated_by = ${memberId}, updated_at = now() where company_id = ${companyId}`,
  );
  if (rowCount !== 1) throw refuse('kernel.not_found');
  await writeAudit(tx, 'identity.switched', { after: { state: on ? 'enabled' : 'disabled' } }, side);
  return null;
};
