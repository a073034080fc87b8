import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { StoreSide } from '../kernel/side.ts';
import { uploadKeys } from './upload-keys.ts';

/** Keeps what somebody of a store has sent for its colleagues to read, and from being swept; what is not his own, or gone, stays as it is. */
export const keepStoreUploads = async (tx: Tx, { memberId, storeId }: StoreSide, urls: readonly string[]): Promise<void> => {
  if (urls.length === 0) return;
  await tx.execute(sql`
    update upload set audience = 'store', store_id = ${storeId}, attached_at = now()
    where key = any (${sql.param(uploadKeys(urls))}::text[]) and member_id = ${memberId} and attached_at is null and sealed_name is null`);
};

/**
 * What a store itself has sent, on `upload u`. A buyer's photo that was given to it is not its own, though its people read it; what is everybody's is the
 * store's as long as who sent it works there.
 */
export const isSentBy = (storeId: Id) => sql`u.reader_id is null and u.company_id is null and u.sealed_name is null
  and exists (select from member m where m.id = u.member_id and m.audience = 'seller'
    and (u.audience = 'store' and u.store_id = ${storeId} or u.audience = 'public' and m.store_id = ${storeId}))`;
