import type { Id } from '@mall/contract/kernel/fields.ts';
import { DecorationDraft, emptyDecoration } from '@mall/contract/store/decoration.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';

const Draft = z.strictObject({ revision: z.int(), fields: DecorationDraft });
const Published = z.strictObject({ version: z.int(), fields: DecorationDraft });

/** Takes the looks of a store for oneself until the transaction ends: two who save or publish come one after the other. */
export const lockDecoration = async (tx: Tx, storeId: Id): Promise<z.infer<typeof Draft>> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('decoration ' || ${storeId}::text, 0))`);
  const [row] = await readRows(tx, Draft)`select revision, fields from store_decoration_draft where store_id = ${storeId}`;
  return row ?? { revision: 0, fields: emptyDecoration };
};

/** What was published last; version 0 where nothing was yet. */
export const findPublished = async (tx: Tx, storeId: Id): Promise<z.infer<typeof Published>> => {
  const [row] = await readRows(tx, Published)`
    select version, fields from store_decoration where store_id = ${storeId} order by version desc limit 1`;
  return row ?? { version: 0, fields: emptyDecoration };
};
