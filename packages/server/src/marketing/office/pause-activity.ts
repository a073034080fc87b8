import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../../account/write-audit.ts';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Laying } from './lay-activity.ts';
import { priceLimited } from './price-limited.ts';
import { requireActivity } from './require-activity.ts';
import { requireRoom } from './require-room.ts';

/** Holds an activity, or lets it go on, which of what the mall holds is the mall's: coupons in somebody's hands and orders stay as they are. Goods that another activity has taken meanwhile keep it held. */
export const pauseActivity = async (tx: Tx, side: Laying, id: Id, to: 'paused' | 'on'): Promise<void> => {
  const { type, name, storeId, heldByMall } = await requireActivity(tx, side, id, 'seen');
  if (to === 'on' && heldByMall && side.kind === 'seller') throw refuse('marketing.held_by_mall');
  const held = to === 'paused' && side.kind !== 'seller' && storeId !== null;
  const moved = await tx.execute(
    sql`update activity set state = ${to}, held_by_mall = ${held} where id = ${id} and state = ${to === 'on' ? 'paused' : 'on'} and ends_at > now()`,
  );
  if (moved.rowCount !== 1) throw refuse('marketing.activity_moved');
  if (type === 5) {
    if (to === 'on') await requireRoom(tx, id);
    await priceLimited(tx, id);
  }
  await writeAudit(tx, to === 'on' ? 'marketing.resumed' : 'marketing.paused', { target: name }, side);
};
