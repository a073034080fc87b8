import type { Paper } from '@mall/contract/company/certification.rules.ts';
import { endingOf, type UploadRule } from '@mall/contract/content/upload.rules.ts';
import type { ErrorCode } from '@mall/contract/errors.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { uploadKeys } from './upload-keys.ts';

const Kept = z.strictObject({ url: z.string(), name: z.string(), bytes: z.number() });

/** Refuses files that a place does not take which takes less than uploads do. What a file is was looked at when it came; the name that it is given now can lie. */
export const requireUploadsWithin = async (
  tx: Tx,
  files: readonly Paper[],
  { bytes, endings }: UploadRule,
  codes: { large: ErrorCode; type: ErrorCode },
): Promise<void> => {
  if (files.length === 0) return;
  const given = new Map(files.map(({ url, name }) => [url, endingOf(name)]));
  const kept = await readRows(tx, Kept)`
    select '/uploads/' || key as url, name, bytes::float8 as bytes from upload where key = any (${sql.param(uploadKeys([...given.keys()]))}::text[])`;
  if (kept.some((file) => file.bytes > bytes)) throw refuse(codes.large);
  if (kept.some(({ url, name }) => !endings.includes(endingOf(name)) || given.get(url) !== endingOf(name))) throw refuse(codes.type);
};
