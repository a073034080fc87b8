import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';

type AgreedLine = { agreementId: Id; specId: Id };

/**
 * Holds what orders of this transaction took of agreed prices, and refuses what the list has no room for. Their lines are written already: of two who take the rest at
 * once the second finds it taken, and who comes after the end of a framework finds no price.
 */
export const holdAgreed = async (tx: Tx, lines: readonly AgreedLine[]): Promise<void> => {
  if (lines.length === 0) return;
  const given = sql`select (l ->> 'agreementId')::bigint as agreement_id, (l ->> 'specId')::bigint as spec_id from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) l`;
  await tx.execute(sql`
    select from agreed_price p join (${given}) g using (agreement_id, spec_id) order by p.agreement_id, p.spec_id for no key update of p`);
  const { rowCount } = await tx.execute(
    sql`select from agreed_left v join (${given}) g using (agreement_id, spec_id) where v.num_left >= 0`,
  );
  if (rowCount !== lines.length) throw refuse('order.agreed_gone');
};
