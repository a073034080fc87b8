import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { isSentBy } from './keep-store-uploads.ts';
import { uploadKeys } from './upload-keys.ts';

/** Opens to everybody what a store has sent and the mall has approved; of another's nothing is opened. */
export const publishStoreUploads = async (tx: Tx, storeId: Id, urls: readonly string[]): Promise<void> => {
  if (urls.length === 0) return;
  await tx.execute(
    sql`update upload u set audience = 'public', store_id = null where u.key = any (${sql.param(uploadKeys(urls))}::text[]) and u.audience = 'store' and ${isSentBy(storeId)}`,
  );
};
