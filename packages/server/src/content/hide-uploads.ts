import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { uploadKeys } from './upload-keys.ts';

/** Takes back from a store what `showUploads` let it read. */
export const hideUploads = async (tx: Tx, urls: readonly string[], storeId: Id): Promise<void> => {
  await tx.execute(sql`delete from upload_shown where upload_key = any (${sql.param(uploadKeys(urls))}::text[]) and store_id = ${storeId}`);
};
