import type { Id } from '@mall/contract/kernel/fields.ts';
import type { DecorationDraft } from '@mall/contract/store/decoration.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';

const Row = z.strictObject({ goods: z.int(), shelves: z.int() });

/** Banners lead to goods and shelves of the store itself. */
export const requireOwnLinks = async (tx: Tx, storeId: Id, { banners }: DecorationDraft): Promise<void> => {
  const named = (link: 'goods' | 'shelf') => [...new Set(banners.filter((banner) => banner.link === link).map(({ linkId }) => linkId))];
  const [goods, shelves] = [named('goods'), named('shelf')];
  const [row] = await readRows(tx, Row)`
    select (select count(*)::int from goods where store_id = ${storeId} and state <> 'draft' and id = any (${sql.param(goods)}::bigint[])) as goods,
      (select count(*)::int from store_class where store_id = ${storeId} and shown and id = any (${sql.param(shelves)}::bigint[])) as shelves`;
  if (row?.goods !== goods.length || row.shelves !== shelves.length) throw refuse('store.banner_foreign');
};
