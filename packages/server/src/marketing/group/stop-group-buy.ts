import type { Id } from '@mall/contract/kernel/fields.ts';
import type { StopActivity } from '@mall/contract/marketing/group-buy.rules.ts';
import { sql } from 'drizzle-orm';
import { dropGroupPrice } from '../../catalogue/set-group-price.ts';
import type { Operator } from '../../kernel/actor.ts';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import { byOf, type StoreSide } from '../../kernel/side.ts';
import { moveGroup } from './move-group.ts';

/** Whoever laid a group buy, or the mall, ends it before its time: it has failed, and everybody gets his money back. */
export const stopGroupBuy = async (tx: Tx, side: StoreSide | Operator, id: Id, { reason }: StopActivity): Promise<void> => {
  const own = side.kind === 'seller' ? sql` and store_id = ${side.storeId}` : sql``;
  const { rowCount } = await tx.execute(sql`update activity set state = 'closed' where id = ${id} and activity_type = 4${own}`);
  if (rowCount !== 1) throw refuse('kernel.not_found');
  await moveGroup(tx, id, 'stop', byOf(side), { reason });
  await dropGroupPrice(tx, id);
};
