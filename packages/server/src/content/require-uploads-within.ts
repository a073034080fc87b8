import type { ErrorCode } from '@mall/contract/errors.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { uploadKeys } from './upload-keys.ts';

/** Refuses files that are larger than a place takes which takes less than uploads do. */
export const requireUploadsWithin = async (tx: Tx, urls: readonly string[], most: number, code: ErrorCode): Promise<void> => {
  if (urls.length === 0) return;
  const keys = uploadKeys(urls);
  const [large] = await readRows(tx, z.strictObject({ key: z.string() }))`
    select key from upload where key = any (${sql.param(keys)}::text[]) and bytes > ${most} limit 1`;
  if (large) throw refuse(code);
};
