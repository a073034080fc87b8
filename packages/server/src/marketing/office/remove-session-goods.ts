import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import { priceSession } from './price-session.ts';
import { requireSession } from './require-session.ts';

/** Takes a spec out of a session of which nothing is sold yet. */
export const removeSessionGoods = async (tx: Tx, sessionId: Id, specId: Id): Promise<void> => {
  await requireSession(tx, sessionId);
  const found = await tx.execute(sql`select from seckill_goods where session_id = ${sessionId} and spec_id = ${specId}`);
  if (found.rowCount === 0) throw refuse('kernel.not_found');
  const gone = await tx.execute(sql`delete from seckill_goods where session_id = ${sessionId} and spec_id = ${specId} and sold = 0`);
  if (gone.rowCount === 0) throw refuse('marketing.goods_sold');
  await priceSession(tx, sessionId);
};
