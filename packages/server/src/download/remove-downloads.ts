import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Member } from '../kernel/actor.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { downloadPlace } from './download-place.ts';

const Removed = z.strictObject({ file: z.string() });

/** Deletes files; what is being made is called off, its maker notices. Without `ids` all that have expired. A file that stays behind is swept as a stray. */
export const removeDownloads = async ({ db, files }: House, { memberId }: Member, ids: readonly Id[] | undefined): Promise<number> => {
  const which = ids ? sql`id = any (${sql.param([...ids])}::bigint[])` : sql`state = 'expired'`;
  const rows = await readRows(db, Removed)`delete from download where member_id = ${memberId} and ${which} returning file`;
  for (const { file } of rows) if (file !== '') await files.remove(downloadPlace(file)).catch(() => {});
  return rows.length;
};
