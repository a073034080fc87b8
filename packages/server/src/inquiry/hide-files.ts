import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { hideUploads } from '../content/hide-uploads.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';

/** Takes an inquiry's files from a store that is asked no longer, but for those that another inquiry shows it. */
export const hideFiles = async (tx: Tx, inquiryId: Id, storeId: Id): Promise<void> => {
  const files = await readRows(tx, z.strictObject({ url: z.string() }))`
    select f.url from inquiry_file f where f.inquiry_id = ${inquiryId} and not exists (
      select from inquiry_file o join invitation i on i.inquiry_id = o.inquiry_id
      where o.url = f.url and i.store_id = ${storeId} and i.state <> 'replaced')`;
  await hideUploads(
    tx,
    files.map(({ url }) => url),
    storeId,
  );
};
