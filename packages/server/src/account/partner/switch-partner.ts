import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';

/** Stops a partner with all of its keys, or lets it go on. */
export const switchPartner = async (tx: Tx, id: Id, on: boolean): Promise<null> => {
  const { rowCount } = await tx.execute(sql`update partner set enabled = ${on} where id = ${id}`);
  if (rowCount !== 1) throw refuse('kernel.not_found');
  return null;
};
