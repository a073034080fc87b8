import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../../account/write-audit.ts';
import type { Tx } from '../../kernel/db.ts';
import type { MallSide } from '../../kernel/side.ts';
import { tellPages } from '../tell-pages.ts';

/** Puts blocks into an order among themselves. */
export const orderBlocks = async (tx: Tx, side: MallSide, ids: readonly Id[]): Promise<void> => {
  await tx.execute(sql`
    update custom_class b set sort = o.place from unnest(${sql.param([...ids])}::bigint[]) with ordinality as o(id, place) where o.id = b.id`);
  await tellPages(tx);
  await writeAudit(tx, 'content.list_changed', { target: 'block', after: { order: ids.length } }, side);
};
