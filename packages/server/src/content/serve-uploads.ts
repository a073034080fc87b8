import { Readable } from 'node:stream';
import { pictureSides } from '@mall/contract/content/upload.rules.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import type { Range } from '../kernel/files/files.ts';
import type { House } from '../kernel/house.ts';
import { policyHeader } from '../kernel/http/content-policy.ts';
import { spareBytes } from '../kernel/http/spare-bytes.ts';
import { cookieActors } from '../kernel/http/visitor.ts';
import { prepared } from '../kernel/prepared.ts';
import { nameOf } from './seal-name.ts';
import { upload, uploadShown } from './upload.table.ts';
import { blockBytes, fileSealer, lyingRange, openBlocks } from './upload-file.ts';
import { sidePlace, uploadPlace } from './upload-place.ts';

type Row = typeof upload.$inferSelect;

const findStatement = prepared((tx: Tx) =>
  tx
    .select()
    .from(upload)
    .where(eq(upload.key, sql.placeholder('key')))
    .prepare('upload'),
);

const maySee = (row: Row, actor: Actor): boolean => {
  if (row.audience === 'public') return true;
  // Who came from a purchasing system is nobody's reader: nobody proved that he is the member in whose name he chooses.
  if (actor.kind === 'guest' || (actor.kind === 'buyer' && actor.narrow)) return false;
  // What was given under seal is its store's, whoever of it sent it and wherever he is now.
  const own = actor.memberId === row.memberId && (row.sealedName === null || row.attachedAt === null);
  if (own || actor.memberId === row.readerId) return true;
  if (actor.kind === 'operator') return row.audience !== 'owner';
  // What was given to a store may be the company's as well.
  if (row.companyId !== null && actor.kind === 'buyer') return actor.companyId === row.companyId;
  return row.audience === 'store' && actor.kind === 'seller' && actor.storeId === row.storeId;
};

const shownStatement = prepared((tx: Tx) =>
  tx
    .select({ may: uploadShown.may })
    .from(uploadShown)
    .where(and(eq(uploadShown.uploadKey, sql.placeholder('key')), eq(uploadShown.storeId, sql.placeholder('storeId'))))
    .prepare('upload_shown'),
);

/** Whether it was shown besides to the store of one of the readers, and he is one of those there whom it concerns. */
const isShown = async (db: Tx, key: string, readers: readonly Actor[]): Promise<boolean> => {
  for (const reader of readers) {
    if (reader.kind !== 'seller' || reader.storeId === undefined) continue;
    const [shown] = await shownStatement(db).execute({ key, storeId: reader.storeId });
    if (shown && reader.rights.has(shown.may)) return true;
  }
  return false;
};

/** `bytes=10-20` of a player that jumps; anything else gets the whole. */
const rangeOf = (header: string | undefined, size: number): Range | undefined => {
  const match = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(header ?? '');
  if (!match) return undefined;
  const start = Number(match[1]);
  const end = Math.min(match[2] ? Number(match[2]) : size - 1, size - 1);
  return start <= end ? { start, end } : undefined;
};

/** A browser asks again after an hour; by then it may be somebody else's browser. What is sealed here does not lie there in clear. */
const keptFor = ({ audience, sealedName }: Row): string => {
  if (audience === 'public') return 'public, max-age=31536000, immutable';
  return sealedName === null ? 'private, max-age=3600' : 'no-store';
};

type Found = { stream: Readable; size: number; type: string; range?: Range | undefined };

/** A picture as large as it is asked for, where it was made in sizes. It is small: no part of it is given. */
const findSide = async ({ files }: House, row: Row, asked: unknown): Promise<Found | undefined> => {
  const side = row.width === null ? undefined : pictureSides.find((one) => String(one) === asked);
  const found = side && (await files.read(sidePlace(row.key, side)));
  return found && { stream: found.stream, size: found.bytes, type: 'image/webp' };
};

/** The file as it was sent; of a sealed one the blocks come as fast as the reader takes them. */
const findWhole = async (house: House, row: Row, header: string | undefined): Promise<Found | undefined> => {
  const { key, bytes: size, type } = row;
  const range = rangeOf(header, size);
  if (row.sealedName === null) {
    const found = await house.files.read(uploadPlace(key), range);
    return found && { stream: found.stream, size, type, range };
  }
  const part = range ?? { start: 0, end: size - 1 };
  const found = await house.files.read(uploadPlace(key), lyingRange(part, size));
  const clear =
    found && Readable.from(openBlocks(fileSealer(house, key), found.stream, part), { objectMode: false, highWaterMark: blockBytes });
  return clear && { stream: clear.once('close', () => found.stream.destroy()), size, type, range };
};

const send = async (house: House, row: Row, request: FastifyRequest, reply: FastifyReply) => {
  const found = (await findSide(house, row, (request.query as { s?: unknown }).s)) ?? (await findWhole(house, row, request.headers.range));
  if (!found) return reply.status(404).send();
  const { stream, size, type, range } = found;
  reply
    .header('content-type', type)
    .header('accept-ranges', 'bytes')
    .header('cache-control', keptFor(row))
    .header('vary', 'cookie')
    .header(policyHeader, "default-src 'none'; frame-ancestors 'self'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin');
  if (row.kind === 'file') reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(nameOf(house, row))}`);
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : size);
  return reply.send(stream);
};

/**
 * Files of members, read by `<img>` and links: there the cookie must speak for the reader, which is safe because nothing changes.
 * Who may not see one is told that there is none.
 */
export const serveUploads = (house: House, fastify: FastifyInstance): void => {
  fastify.get<{ Params: { key: string } }>('/uploads/:key', { onSend: spareBytes }, async (request, reply) => {
    const { key } = request.params;
    const [row] = /^[0-9a-f]{32}$/.test(key) ? await findStatement(house.db).execute({ key }) : [];
    const readers = await cookieActors(house, request);
    const seen = row !== undefined && (readers.some((reader) => maySee(row, reader)) || (await isShown(house.db, key, readers)));
    if (!seen) return reply.status(404).header('cache-control', 'no-store').send();
    return send(house, row, request, reply);
  });
};
