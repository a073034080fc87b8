import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureSides } from '@mall/contract/content/upload.rules.ts';
import * as z from 'zod';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { arrivingFolder, sidePath, uploadPath } from './upload-folder.ts';

const dayMs = 86_400_000;
const atOnce = 200;

/** What a process that died left half written. */
const sweepArriving = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > dayMs) await rm(path, { force: true });
  }
};

/** Files whose parts stopped coming. */
const sweepParts = ({ db, config }: Pick<House, 'db' | 'config'>): Promise<void> =>
  inTransaction(db, async (tx) => {
    const rows = await readRows(tx, Row)`
      delete from upload_arriving where key in (
        select key from upload_arriving where touched_at < now() - interval '1 day' limit ${atOnce} for update skip locked
      ) returning key`;
    await Promise.all(rows.map(({ key }) => rm(join(arrivingFolder(config), key), { force: true })));
  });

const Row = z.strictObject({ key: z.string() });

/**
 * Removes files that were sent but never used, after a day. The row stays locked until its file is gone, so that nobody attaches it in
 * between, and a kill in between leaves the row for the next time.
 */
export const sweepUploads = async ({ db, config }: Pick<House, 'db' | 'config'>): Promise<number> => {
  await sweepParts({ db, config });
  await sweepArriving(arrivingFolder(config));
  return inTransaction(db, async (tx) => {
    const rows = await readRows(tx, Row)`
      delete from upload where key in (
        select key from upload where attached_at is null and created_at < now() - interval '1 day' limit ${atOnce} for update skip locked
      ) returning key`;
    const places = rows.flatMap(({ key }) => [uploadPath(config, key), ...pictureSides.map((side) => sidePath(config, key, side))]);
    await Promise.all(places.map((place) => rm(place, { force: true })));
    return rows.length;
  });
};
