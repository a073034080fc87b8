import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { endingOf, partBytes } from '@mall/contract/content/upload.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Member } from '../kernel/actor.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import type { FilePart } from '../kernel/http/read-multipart.ts';
import { takeFile } from '../kernel/http/take-file.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { diskFault, type KeptUpload, placeUpload, requireTail, wrongType } from './keep-upload.ts';
import { nameOf } from './seal-name.ts';
import { headBytes, sniffEndings } from './sniff-upload.ts';
import { blockBytes, fileSealer, type UploadFile, uploadFile } from './upload-file.ts';
import { arrivingFolder } from './upload-folder.ts';

type Disk = Pick<House, 'db' | 'config' | 'sealer'>;
type Place = { key: string; offset: number };
const Row = z.strictObject({
  name: z.string(),
  sealedName: z.custom<Buffer>(Buffer.isBuffer).nullable(),
  bytes: z.number(),
  received: z.number(),
});

/** Checked by what the file is, not by its name: its beginning with the first part, an Office file's end with the last. */
const requireContent = async (
  file: Pick<UploadFile, 'read'>,
  name: string,
  part: Buffer,
  { offset, last }: { offset: number; last: number | undefined },
) => {
  const ending = endingOf(name);
  if (offset === 0 && !sniffEndings(part.subarray(0, headBytes)).includes(ending)) throw wrongType('file');
  if (last === undefined) return;
  await requireTail(file, 'file', ending, last);
};

const write = async (tx: Tx, house: Disk, actor: Member, { key, offset }: Place, part: Buffer): Promise<z.infer<typeof Row>> => {
  const [row] = await readRows(tx, Row)`
    select name, sealed_name as "sealedName", bytes::float8 as bytes, received::float8 as received from upload_arriving where key = ${key} and member_id = ${actor.memberId} for update`;
  if (!row) throw refuse('content.upload_unknown');
  const received = offset + part.length;
  if (offset !== row.received || received > row.bytes || part.length === 0) throw refuse('content.upload_broken');
  const sealed = row.sealedName !== null;
  // A sealed file is written in whole blocks.
  if (sealed && received < row.bytes && received % blockBytes !== 0) throw refuse('content.upload_broken');
  const handle = await open(join(arrivingFolder(house.config), key), 'r+');
  const file = uploadFile(handle, sealed ? fileSealer(house, key) : undefined);
  try {
    // What a kill left behind `received` is written over.
    await file.write(part, offset);
    await requireContent(file, row.name, part, { offset, last: received === row.bytes ? received : undefined });
    await handle.sync();
  } finally {
    await handle.close();
  }
  await tx.execute(sql`update upload_arriving set received = ${received}, touched_at = now() where key = ${key}`);
  return { ...row, received };
};

const drop = ({ db }: Disk, key: string) => db.execute(sql`delete from upload_arriving where key = ${key}`);

/** Takes the next part. It is read whole before anything is held, so that a connection that breaks leaves all as it was; the last one makes it a file like any other. */
export const addUploadPart = async (
  house: Disk,
  actor: Member,
  place: Place,
  given: FilePart | undefined,
): Promise<{ offset: number; file: KeptUpload | null }> => {
  const part = await takeFile(given, partBytes, () => refuse('content.upload_broken'));
  const arriving = join(arrivingFolder(house.config), place.key);
  try {
    const { name, sealedName, bytes, received } = await inTransaction(house.db, (tx) => write(tx, house, actor, place, part));
    if (received < bytes) return { offset: received, file: null };
    const kept = await placeUpload(house, {
      key: place.key,
      memberId: actor.memberId,
      kind: 'file',
      name: nameOf(house, { key: place.key, name, sealedName }),
      bytes,
      sealed: sealedName !== null,
    });
    await drop(house, place.key);
    return { offset: received, file: kept };
  } catch (error) {
    const isWrong = (error as { code?: unknown }).code === 'content.upload_type';
    // What is no such file does not become one.
    if (isWrong) {
      await drop(house, place.key);
      await rm(arriving, { force: true });
    }
    // Swept, or lost with its disk: it is begun anew.
    if ((error as { code?: unknown }).code === 'ENOENT') {
      await drop(house, place.key);
      throw refuse('content.upload_unknown');
    }
    throw diskFault(error);
  }
};
