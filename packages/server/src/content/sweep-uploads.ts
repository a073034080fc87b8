import { pictureSides } from '@mall/contract/content/upload.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { inTransaction } from '../kernel/db.ts';
import { sweepScratch } from '../kernel/files/scratch.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { removeParts } from './arriving-parts.ts';
import { arrivingFolder, sidePlace, uploadPlace } from './upload-place.ts';

type Rooms = Pick<House, 'db' | 'files'>;

const dayMs = 86_400_000;
/** So few that a store that is slow to forget them holds no transaction for long. */
const atOnce = 20;
const mostRounds = 50;

const KeyRow = z.strictObject({ key: z.string() });
const PartsRow = KeyRow.extend({ bytes: z.number() });
const Row = KeyRow.extend({ picture: z.boolean() });

const fileOf = (place: string): string => place.slice(arrivingFolder.length).split('.')[0] ?? '';

/** Parts of no file: their row went while they came. */
const sweepStrayParts = async ({ db, files }: Rooms): Promise<void> => {
  const old: string[] = [];
  for await (const { key, changedAt } of files.list(arrivingFolder)) if (Date.now() - changedAt > dayMs) old.push(key);
  if (old.length === 0) return;
  const known = await readRows(db, KeyRow)`select key from upload_arriving where key = any (${sql.param(old.map(fileOf))}::text[])`;
  const arriving = new Set(known.map(({ key }) => key));
  for (const place of old) if (!arriving.has(fileOf(place))) await files.remove(place);
};

/** Files whose parts stopped coming. */
const sweepParts = async ({ db, files }: Rooms): Promise<void> => {
  const rows = await readRows(db, PartsRow)`
    delete from upload_arriving where touched_at < now() - interval '1 day' returning key, bytes::float8 as bytes`;
  for (const { key, bytes } of rows) await removeParts(files, key, bytes);
};

const sweepSome = ({ db, files }: Rooms): Promise<number> =>
  inTransaction(db, async (tx) => {
    const rows = await readRows(tx, Row)`
      delete from upload where key in (
        select key from upload where attached_at is null and created_at < now() - interval '1 day' limit ${atOnce} for update skip locked
      ) returning key, kind = 'image' as picture`;
    // Also of a picture without a size: that is written last, and who dies before has put sides already.
    const places = rows.flatMap(({ key, picture }) => [
      uploadPlace(key),
      ...(picture ? pictureSides.map((side) => sidePlace(key, side)) : []),
    ]);
    await Promise.all(places.map((place) => files.remove(place)));
    return rows.length;
  });

/**
 * Removes files that were sent but never used, after a day. The row stays locked until its file is gone, so that nobody attaches it in
 * between, and a kill or a store that is away leaves the row for the next time.
 */
export const sweepUploads = async (house: Pick<House, 'db' | 'files' | 'config'>): Promise<number> => {
  await sweepScratch(house.config);
  await sweepParts(house);
  await sweepStrayParts(house);
  let swept = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    const some = await sweepSome(house);
    swept += some;
    if (some < atOnce) break;
  }
  return swept;
};
