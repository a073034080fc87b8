import { randomBytes } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { endingOf, type UploadKind, uploadEndings, uploadLimits } from '@mall/contract/content/upload.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Member } from '../kernel/actor.ts';
import { sqlState } from '../kernel/db.ts';
import { scratchPath } from '../kernel/files/scratch.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { Sealer } from '../kernel/sealer.ts';
import { cleanFileName } from './clean-file-name.ts';
import { requireClean } from './require-clean.ts';
import { plainName, sealName } from './seal-name.ts';
import { headBytes, officeFits, sniffEndings, tailBytes, typeOfEnding } from './sniff-upload.ts';
import { upload } from './upload.table.ts';
import { blockBytes, fileSealer, inBlocks, type UploadFile, uploadFile } from './upload-file.ts';
import { uploadPlace } from './upload-place.ts';

export type Arriving = {
  readonly name: string;
  readonly announced?: number | undefined;
  readonly chunks: AsyncIterable<Buffer>;
  /** Nothing of it lies in clear, neither its bytes nor its name. */
  readonly sealed?: boolean | undefined;
};
export type KeptUpload = { url: string; name: string; size: number };

const hour = 3_600_000;
const mostPerHour = 300;
/** What lies unattached; who uses what he sends never comes near. */
const mostPendingBytes = 1024 * 1024 * 1024;
/** Boundary, part head and fields around a file. */
const wrapping = 32 * 1024;

const full = new Set(['ENOSPC', 'EDQUOT']);
export const diskFault = (error: unknown): unknown => (full.has(sqlState(error) ?? '') ? refuse('content.disk_full') : error);
export const wrongType = (kind: UploadKind) => refuse('content.upload_type', { types: uploadEndings[kind].join('、') });
export const tooLarge = (kind: UploadKind) => refuse('content.upload_large', { most: uploadLimits[kind] / 1024 / 1024 });

const Pending = z.strictObject({ bytes: z.number() });

/** Nobody fills the disk with what he does not use. */
export const boundMember = async ({ db, memory }: Pick<House, 'db' | 'memory'>, actor: Member): Promise<void> => {
  if ((await memory.bump(`upload:${actor.memberId}`, hour)) > mostPerHour) throw refuse('kernel.too_often');
  const [pending] = await readRows(db, Pending)`
    select (select coalesce(sum(bytes), 0) from upload where member_id = ${actor.memberId} and attached_at is null)::float8
      + (select coalesce(sum(bytes), 0) from upload_arriving where member_id = ${actor.memberId})::float8 as bytes`;
  if ((pending?.bytes ?? 0) > mostPendingBytes) throw refuse('kernel.too_often');
};

/** What an Office file is stands at its end. */
export const requireTail = async (file: Pick<UploadFile, 'read'>, kind: UploadKind, ending: string, size: number): Promise<void> => {
  const length = Math.min(size, tailBytes);
  if (!officeFits(ending, await file.read(size - length, length))) throw wrongType(kind);
};

type Look = (pieces: AsyncIterable<Buffer>) => Promise<void>;
type Kept = { key: string; memberId: Id; kind: UploadKind; name: string; bytes: number; sealed: boolean; path: string };

/**
 * The whole file of the path into the store. Its row first and its place last: a kill in between leaves no file without a row, and nobody knows the key of the row.
 * The row stays also where the store broke off: it may have taken the file nevertheless, or take it after all when nobody waits any more, and the sweep finds it by its row a day later.
 * A row that is there already is that of the same parts, put together before by somebody whom the store left; its day begins anew.
 */
export const placeUpload = async (house: Pick<House, 'db' | 'files' | 'sealer'>, { sealed, path, ...kept }: Kept): Promise<KeptUpload> => {
  const { key, name, bytes } = kept;
  const named = sealed ? { name: plainName(name), sealedName: sealName(house, key, name) } : { name };
  await house.db
    .insert(upload)
    .values({ ...kept, ...named, type: typeOfEnding[endingOf(name)] as string })
    .onConflictDoUpdate({ target: upload.key, set: { createdAt: sql`now()` } });
  await house.files.take(uploadPlace(key), path);
  return { url: `/uploads/${key}`, name, size: bytes };
};

const lookBytes = 16 * blockBytes;

/** Piece by piece and in clear. */
export const piecesOf = async function* (file: Pick<UploadFile, 'read'>, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; at += lookBytes) yield await file.read(at, Math.min(lookBytes, size - at));
};

/** Writes as fast as the disk takes it; refuses as soon as the beginning or the size tells, and what the scanner does not like at the end. Returns the size. */
const receive = async (
  handle: FileHandle,
  sealer: Sealer | undefined,
  { kind, ending, chunks, look }: { kind: UploadKind; ending: string; chunks: AsyncIterable<Buffer>; look: Look },
): Promise<number> => {
  const file = uploadFile(handle, sealer);
  let size = 0;
  let head = Buffer.alloc(0);
  let sniffed = false;
  const sniff = () => {
    if (!sniffEndings(head).includes(ending)) throw wrongType(kind);
    sniffed = true;
  };
  for await (const chunk of sealer ? inBlocks(chunks) : chunks) {
    const offset = size;
    size += chunk.length;
    if (size > uploadLimits[kind]) throw tooLarge(kind);
    if (!sniffed) {
      head = Buffer.concat([head, chunk.subarray(0, headBytes)]);
      if (head.length >= headBytes) sniff();
    }
    await file.write(chunk, offset);
  }
  if (size === 0) throw refuse('content.upload_missing');
  if (!sniffed) sniff();
  await requireTail(file, kind, ending, size);
  await look(piecesOf(file, size));
  await handle.sync();
  return size;
};

/**
 * Keeps a file under a key that nobody can guess: streamed to this machine's disk, checked by its content and by the scanner, its row first and its place in the store last,
 * so that a kill at any moment leaves no file without a row (an unattached row is swept after a day).
 */
export const keepUpload = async (
  house: Pick<House, 'db' | 'memory' | 'config' | 'sealer' | 'files' | 'virusScanner'>,
  actor: Member,
  kind: UploadKind,
  { name: given, announced, chunks, sealed = false }: Arriving,
  openFile = open,
): Promise<KeptUpload> => {
  const name = cleanFileName(given);
  const ending = endingOf(name);
  if (!uploadEndings[kind].includes(ending)) throw wrongType(kind);
  if ((announced ?? 0) > uploadLimits[kind] + wrapping) throw tooLarge(kind);
  await boundMember(house, actor);
  const key = randomBytes(16).toString('hex');
  const path = await scratchPath(house.config);
  try {
    const file = await openFile(path, 'wx+');
    const sealer = sealed ? fileSealer(house, key) : undefined;
    const look: Look = (pieces) => requireClean(house, actor.memberId, pieces);
    const bytes = await receive(file, sealer, { kind, ending, chunks, look }).finally(() => file.close());
    return await placeUpload(house, { key, memberId: actor.memberId, kind, name, bytes, sealed, path });
  } catch (error) {
    throw diskFault(error);
  } finally {
    await rm(path, { force: true });
  }
};
