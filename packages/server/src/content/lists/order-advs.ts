import { layoutKeys } from '@mall/contract/content/layout.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../../account/write-audit.ts';
import type { Tx } from '../../kernel/db.ts';
import type { MallSide } from '../../kernel/side.ts';
import { tellPages } from '../tell-pages.ts';

/** Puts pictures into an order among themselves; those of a layout stand as it says. */
export const orderAdvs = async (tx: Tx, side: MallSide, ids: readonly Id[]): Promise<void> => {
  await tx.execute(sql`
    update adv a set sort = o.place from unnest(${sql.param([...ids])}::bigint[]) with ordinality as o(id, place)
    where o.id = a.id and a.adv_key not in ${[...layoutKeys]}`);
  await tellPages(tx);
  await writeAudit(tx, 'content.adv_changed', { target: '', after: { order: ids.length } }, side);
};
