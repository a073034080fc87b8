import type { Right } from '@mall/contract/kernel/access.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { uploadKeys } from './upload-keys.ts';

/** Lets those of further stores who have a right read files that are attached already. */
export const showUploads = async (tx: Tx, urls: readonly string[], storeIds: readonly Id[], may: Right<'seller'>): Promise<void> => {
  const keys = uploadKeys(urls);
  await tx.execute(sql`
    insert into upload_shown (upload_key, store_id, may) select u.key, s.id, ${may} from upload u cross join unnest(${sql.param([...storeIds])}::bigint[]) as s(id)
    where u.key = any (${sql.param(keys)}::text[]) and u.attached_at is not null on conflict (upload_key, store_id) do update set may = excluded.may`);
};
