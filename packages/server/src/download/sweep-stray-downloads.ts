import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { downloadFolder, downloadPlace } from './download-place.ts';

type Rooms = Pick<House, 'db' | 'files'>;

const dayMs = 86_400_000;

const FileRow = z.strictObject({ file: z.string() });

/** Removes those of these files that belong to nobody. */
export const removeStrays = async ({ db, files }: Rooms, given: readonly string[]): Promise<number> => {
  if (given.length === 0) return 0;
  const known = await readRows(db, FileRow)`select file from download where file = any (${sql.param([...given])}::text[])`;
  const kept = new Set(known.map(({ file }) => file));
  const strays = given.filter((file) => !kept.has(file));
  for (const file of strays) await files.remove(downloadPlace(file));
  return strays.length;
};

/** What a process that died had made and not yet written down, and what a store that was away did not let go. */
export const sweepStrayDownloads = async (house: Rooms): Promise<number> => {
  const old: string[] = [];
  for await (const { key, changedAt } of house.files.list(downloadFolder))
    if (Date.now() - changedAt > dayMs) old.push(key.slice(downloadFolder.length));
  return removeStrays(house, old);
};
