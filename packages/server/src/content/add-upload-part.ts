import { open, rm } from 'node:fs/promises';
import { endingOf, partBytes } from '@mall/contract/content/upload.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Member } from '../kernel/actor.ts';
import { scratchPath } from '../kernel/files/scratch.ts';
import type { House } from '../kernel/house.ts';
import type { FilePart } from '../kernel/http/read-multipart.ts';
import { takeFile } from '../kernel/http/take-file.ts';
import { readRows } from '../kernel/read-rows.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { joinParts, removeParts } from './arriving-parts.ts';
import { diskFault, type KeptUpload, piecesOf, placeUpload, requireTail, wrongType } from './keep-upload.ts';
import { requireClean } from './require-clean.ts';
import { nameOf } from './seal-name.ts';
import { headBytes, sniffEndings } from './sniff-upload.ts';
import { fileSealer, sealBlocks, uploadFile } from './upload-file.ts';
import { partPlace } from './upload-place.ts';

type Rooms = Pick<House, 'db' | 'config' | 'sealer' | 'files' | 'virusScanner'>;
type Place = { key: string; offset: number };
const Row = z.strictObject({
  name: z.string(),
  sealedName: z.custom<Buffer>(Buffer.isBuffer).nullable(),
  bytes: z.number(),
  received: z.number(),
});
type Arriving = z.infer<typeof Row> & { readonly key: string };

/** Parts are all of one size but for the last, so that each has its place and nobody fills the store with crumbs. */
const requireFitting = async ({ db }: Rooms, actor: Member, { key, offset }: Place, part: Buffer): Promise<Arriving> => {
  const [row] = await readRows(db, Row)`
    select name, sealed_name as "sealedName", bytes::float8 as bytes, received::float8 as received from upload_arriving where key = ${key} and member_id = ${actor.memberId}`;
  if (!row) throw refuse('content.upload_unknown');
  if (offset !== row.received || offset + part.length > row.bytes || part.length === 0) throw refuse('content.upload_broken');
  return { ...row, key };
};

const requireHead = (name: string, head: Buffer): void => {
  if (!sniffEndings(head.subarray(0, headBytes)).includes(endingOf(name))) throw wrongType('file');
};

const drop = async ({ db, files }: Rooms, { key, bytes }: Arriving): Promise<void> => {
  await db.execute(sql`delete from upload_arriving where key = ${key}`);
  await removeParts(files, key, bytes);
};

/** False for the second of two who send the same part. */
const count = async ({ db }: Rooms, key: string, from: number, to: number): Promise<boolean> => {
  const { rowCount } = await db.execute(
    sql`update upload_arriving set received = ${to}, touched_at = now() where key = ${key} and received = ${from}`,
  );
  return rowCount === 1;
};

/** All parts as one file, checked once more as a whole: what two pages sent at once may be of two files. */
const finish = async (house: Rooms, actor: Member, arriving: Arriving): Promise<KeptUpload> => {
  const { key, name, sealedName, bytes } = arriving;
  const sealed = sealedName !== null;
  const path = await scratchPath(house.config);
  try {
    await joinParts(house.files, arriving, path);
    const handle = await open(path, 'r+');
    try {
      const file = uploadFile(handle, sealed ? fileSealer(house, key) : undefined);
      requireHead(name, await file.read(0, Math.min(headBytes, bytes)));
      await requireTail(file, 'file', endingOf(name), bytes);
      await requireClean(house, actor.memberId, piecesOf(file, bytes));
      await handle.sync();
    } finally {
      await handle.close();
    }
    return await placeUpload(house, { key, memberId: actor.memberId, kind: 'file', name: nameOf(house, arriving), bytes, sealed, path });
  } finally {
    await rm(path, { force: true });
  }
};

/** What is no such file, is infected, is more than the scanner reads, or has lost a part, does not become one however often its last part is sent. */
const hopeless = new Set(['content.upload_type', 'content.upload_infected', 'content.scan_limit', 'content.upload_unknown']);
const isHopeless = (error: unknown): boolean => error instanceof Refusal && hopeless.has(error.code);

const finishOrLeave = async (house: Rooms, actor: Member, arriving: Arriving, offset: number): Promise<KeptUpload> => {
  try {
    const kept = await finish(house, actor, arriving);
    await drop(house, arriving);
    return kept;
  } catch (error) {
    if (isHopeless(error)) await drop(house, arriving);
    // The store or the scanner is away, or the disk is full: the last part may come again, the others are there.
    else await count(house, arriving.key, arriving.bytes, offset);
    throw error;
  }
};

/** Takes the next part. It is read whole and lies in the store before it counts, so that a connection that breaks leaves all as it was; the last one makes it a file like any other. */
export const addUploadPart = async (
  house: Rooms,
  actor: Member,
  place: Place,
  given: FilePart | undefined,
): Promise<{ offset: number; file: KeptUpload | null }> => {
  const part = await takeFile(given, partBytes, () => refuse('content.upload_broken'));
  const arriving = await requireFitting(house, actor, place, part);
  const { key, offset } = place;
  const received = offset + part.length;
  try {
    if (offset === 0) requireHead(arriving.name, part);
    if (received < arriving.bytes && part.length !== partBytes) throw refuse('content.upload_broken');
    const lying = arriving.sealedName === null ? part : sealBlocks(fileSealer(house, key), part, offset);
    await house.files.put(partPlace(key, offset / partBytes), lying);
    if (!(await count(house, key, offset, received))) throw refuse('content.upload_broken');
    if (received < arriving.bytes) return { offset: received, file: null };
    return { offset: received, file: await finishOrLeave(house, actor, arriving, offset) };
  } catch (error) {
    if (offset === 0 && isHopeless(error)) await drop(house, arriving);
    throw diskFault(error);
  }
};
