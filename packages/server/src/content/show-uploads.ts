import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { uploadKeys } from './upload-keys.ts';

/** Lets further stores read files that are attached already. */
export const showUploads = async (tx: Tx, urls: readonly string[], storeIds: readonly Id[]): Promise<void> => {
  const keys = uploadKeys(urls);
  await tx.execute(sql`
    insert into upload_shown (upload_key, store_id) select u.key, s.id from upload u cross join unnest(${sql.param([...storeIds])}::bigint[]) as s(id)
    where u.key = any (${sql.param(keys)}::text[]) and u.attached_at is not null on conflict do nothing`);
};
