import type { Right } from '@mall/contract/kernel/access.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { showUploads } from './show-uploads.ts';
import { uploadKeys } from './upload-keys.ts';

/** Files that their owner alone could read until now become a company's, and the store's that they come from. */
export const openUploads = async (
  tx: Tx,
  urls: readonly string[],
  { companyId, storeId, may }: { companyId: Id; storeId: Id; may: Right<'seller'> },
): Promise<void> => {
  if (urls.length === 0) return;
  const keys = uploadKeys(urls);
  await tx.execute(sql`
    update upload set audience = 'company', company_id = ${companyId} where key = any (${sql.param(keys)}::text[]) and audience = 'owner' and attached_at is not null`);
  await showUploads(tx, urls, [storeId], may);
};
