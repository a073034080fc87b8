import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { uploadKeys } from './upload-keys.ts';

const KeyRow = z.strictObject({ key: z.string() });

/** Refuses files of which something lies in clear. */
export const requireSealedUploads = async (tx: Tx, urls: readonly string[]): Promise<void> => {
  const [clear] = await readRows(tx, KeyRow)`
    select key from upload where key = any (${sql.param(uploadKeys(urls))}::text[]) and sealed_name is null limit 1`;
  if (clear) throw refuse('content.upload_clear');
};
