import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from './db.ts';
import { ringBell } from './news.ts';
import { refuse } from './refusal.ts';
import type { MallSide } from './side.ts';

/** A dead letter need not be delivered; its line goes on without it. The error that it died of stays with it. */
export const dropNews = async (tx: Tx, side: MallSide, id: Id): Promise<void> => {
  const { rowCount } = await tx.execute(sql`
    update news set dead_at = null, done_at = now(), by_member_id = ${side.memberId} where id = ${id} and dead_at is not null`);
  if (rowCount !== 1) throw refuse('kernel.not_found');
  await tx.execute(sql`select ${ringBell}`);
};
