import type { Paper } from '@mall/contract/company/certification.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { attachUploads } from '../content/attach-uploads.ts';
import { requireSealedUploads } from '../content/require-sealed-uploads.ts';
import { showUploads } from '../content/show-uploads.ts';
import { uploadKeys } from '../content/upload-keys.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { StoreSide } from '../kernel/side.ts';
import { quotesInquiries } from './store-rights.ts';

/** Keeps a quote's files for their store alone, each for one inquiry. What a colleague gave to it, or the store in an earlier round, is given again as it is. */
export const keepQuoteFiles = async (tx: Tx, side: StoreSide, inquiryId: Id, files: readonly Paper[]): Promise<void> => {
  const urls = [...new Set(files.map(({ url }) => url))];
  if (urls.length === 0) return;
  const given = await readRows(tx, z.strictObject({ url: z.string() }))`
    select '/uploads/' || upload_key as url from quote_file
    where upload_key = any (${sql.param(uploadKeys(urls))}::text[]) and inquiry_id = ${inquiryId} and store_id = ${side.storeId}`;
  const fresh = urls.filter((url) => !given.some((one) => one.url === url));
  if (fresh.length === 0) return;
  await attachUploads(tx, side, fresh, { kind: 'owner' }, ['file']);
  await requireSealedUploads(tx, fresh);
  const { rowCount } = await tx.execute(sql`
    insert into quote_file (upload_key, inquiry_id, store_id) select key, ${inquiryId}, ${side.storeId} from unnest(${sql.param(uploadKeys(fresh))}::text[]) as given(key)
    on conflict do nothing`);
  // In another inquiry it would be opened with that one.
  if (rowCount !== fresh.length) throw refuse('content.upload_unknown');
  await showUploads(tx, fresh, [side.storeId], quotesInquiries);
};
