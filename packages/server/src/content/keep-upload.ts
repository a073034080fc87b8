import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { endingOf, type UploadKind, uploadEndings, uploadLimits } from '@mall/contract/content/upload.rules.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import { sqlState } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { refuse } from '../kernel/refusal.ts';
import { cleanFileName } from './clean-file-name.ts';
import { headBytes, officeFits, sniffEndings, tailBytes, typeOfEnding } from './sniff-upload.ts';
import { upload } from './upload.table.ts';
import { arrivingFolder, uploadPath } from './upload-folder.ts';

export type Arriving = { readonly name: string; readonly announced?: number | undefined; readonly chunks: AsyncIterable<Buffer> };
export type KeptUpload = { url: string; name: string; size: number };

const hour = 3_600_000;
const mostPerHour = 300;
/** What lies unattached; who uses what he sends never comes near. */
const mostPendingBytes = 1024 * 1024 * 1024;
/** Boundary, part head and fields around a file. */
const wrapping = 32 * 1024;

const full = new Set(['ENOSPC', 'EDQUOT']);
const wrongType = (kind: UploadKind) => refuse('content.upload_type', { types: uploadEndings[kind].join('、') });
const tooLarge = (kind: UploadKind) => refuse('content.upload_large', { most: uploadLimits[kind] / 1024 / 1024 });

const boundMember = async ({ db, memory }: Pick<House, 'db' | 'memory'>, actor: Member): Promise<void> => {
  if ((await memory.bump(`upload:${actor.memberId}`, hour)) > mostPerHour) throw refuse('kernel.too_often');
  const [pending] = await db
    .select({ bytes: sql<number>`coalesce(sum(${upload.bytes}), 0)::float8` })
    .from(upload)
    .where(and(eq(upload.memberId, actor.memberId), isNull(upload.attachedAt)));
  if ((pending?.bytes ?? 0) > mostPendingBytes) throw refuse('kernel.too_often');
};

/** Writes as fast as the disk takes it; refuses as soon as the beginning or the size tells. Returns the size. */
const receive = async (file: FileHandle, kind: UploadKind, ending: string, chunks: AsyncIterable<Buffer>): Promise<number> => {
  let size = 0;
  let head = Buffer.alloc(0);
  let sniffed = false;
  const sniff = () => {
    if (!sniffEndings(head).includes(ending)) throw wrongType(kind);
    sniffed = true;
  };
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > uploadLimits[kind]) throw tooLarge(kind);
    if (!sniffed) {
      head = Buffer.concat([head, chunk.subarray(0, headBytes)]);
      if (head.length >= headBytes) sniff();
    }
    await file.writeFile(chunk);
  }
  if (size === 0) throw refuse('content.upload_missing');
  if (!sniffed) sniff();
  const tail = Buffer.alloc(Math.min(size, tailBytes));
  await file.read(tail, 0, tail.length, size - tail.length);
  if (!officeFits(ending, tail)) throw wrongType(kind);
  await file.sync();
  return size;
};

/**
 * Keeps a file under a key that nobody can guess: checked by its content, streamed to disk, its row first and its place last, so that
 * a kill at any moment leaves no file without a row (an unattached row is swept after a day).
 */
export const keepUpload = async (
  house: Pick<House, 'db' | 'memory' | 'config'>,
  actor: Member,
  kind: UploadKind,
  { name: given, announced, chunks }: Arriving,
  openFile = open,
): Promise<KeptUpload> => {
  const name = cleanFileName(given);
  const ending = endingOf(name);
  if (!uploadEndings[kind].includes(ending)) throw wrongType(kind);
  if ((announced ?? 0) > uploadLimits[kind] + wrapping) throw tooLarge(kind);
  await boundMember(house, actor);
  const key = randomBytes(16).toString('hex');
  const arriving = join(arrivingFolder(house.config), key);
  const place = uploadPath(house.config, key);
  try {
    await mkdir(dirname(arriving), { recursive: true });
    const file = await openFile(arriving, 'wx+');
    const bytes = await receive(file, kind, ending, chunks).finally(() => file.close());
    const row = { key, memberId: actor.memberId, kind, type: typeOfEnding[ending] as string, name, bytes };
    await house.db.insert(upload).values(row);
    try {
      await mkdir(dirname(place), { recursive: true });
      await rename(arriving, place);
    } catch (error) {
      await house.db.delete(upload).where(eq(upload.key, key));
      throw error;
    }
    return { url: `/uploads/${key}`, name, size: bytes };
  } catch (error) {
    if (full.has(sqlState(error) ?? '')) throw refuse('content.disk_full');
    throw error;
  } finally {
    await rm(arriving, { force: true });
  }
};
