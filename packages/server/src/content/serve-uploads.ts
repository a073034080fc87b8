import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pictureSides } from '@mall/contract/content/upload.rules.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { policyHeader } from '../kernel/http/content-policy.ts';
import { cookieActors } from '../kernel/http/visitor.ts';
import { prepared } from '../kernel/prepared.ts';
import { nameOf } from './seal-name.ts';
import { upload, uploadShown } from './upload.table.ts';
import { blockBytes, fileSealer, uploadFile } from './upload-file.ts';
import { sidePath, uploadPath } from './upload-folder.ts';

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
const rangeOf = (header: string | undefined, size: number): { start: number; end: number } | undefined => {
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

/** A sealed file, block by block as fast as the reader takes it. */
const opened = (house: House, { key }: Row, path: string, { start, end }: { start: number; end: number }): Readable =>
  Readable.from(
    (async function* () {
      const handle = await open(path, 'r');
      try {
        const file = uploadFile(handle, fileSealer(house, key));
        for (let at = start; at <= end; ) {
          const edge = Math.min(at - (at % blockBytes) + blockBytes, end + 1);
          yield await file.read(at, edge - at);
          at = edge;
        }
      } finally {
        await handle.close();
      }
    })(),
    { objectMode: false, highWaterMark: blockBytes },
  );

/** A picture as large as it is asked for, where it was made in sizes; the whole of it otherwise. */
const placeOf = async (house: House, row: Row, asked: unknown) => {
  const side = row.width === null ? undefined : pictureSides.find((one) => String(one) === asked);
  const made = side && sidePath(house.config, row.key, side);
  const shrunk = made && (await stat(made).catch(() => undefined));
  if (made && shrunk) return { path: made, found: shrunk, type: 'image/webp' };
  const path = uploadPath(house.config, row.key);
  return { path, found: await stat(path).catch(() => undefined), type: row.type };
};

const send = async (house: House, row: Row, request: FastifyRequest, reply: FastifyReply) => {
  const { path, found, type } = await placeOf(house, row, (request.query as { s?: unknown }).s);
  if (!found) return reply.status(404).send();
  const sealed = row.sealedName !== null;
  const size = sealed ? row.bytes : found.size;
  reply
    .header('content-type', type)
    .header('accept-ranges', 'bytes')
    .header('cache-control', keptFor(row))
    .header('vary', 'cookie')
    .header(policyHeader, "default-src 'none'; frame-ancestors 'self'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin');
  if (row.kind === 'file') reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(nameOf(house, row))}`);
  const range = rangeOf(request.headers.range, size);
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : size);
  return reply.send(sealed ? opened(house, row, path, range ?? { start: 0, end: size - 1 }) : createReadStream(path, range));
};

/**
 * Files of members, read by `<img>` and links: there the cookie must speak for the reader, which is safe because nothing changes.
 * Who may not see one is told that there is none.
 */
export const serveUploads = (house: House, fastify: FastifyInstance): void => {
  fastify.get<{ Params: { key: string } }>('/uploads/:key', async (request, reply) => {
    const { key } = request.params;
    const [row] = /^[0-9a-f]{32}$/.test(key) ? await findStatement(house.db).execute({ key }) : [];
    const readers = await cookieActors(house, request);
    const seen = row !== undefined && (readers.some((reader) => maySee(row, reader)) || (await isShown(house.db, key, readers)));
    if (!seen) return reply.status(404).header('cache-control', 'no-store').send();
    return send(house, row, request, reply);
  });
};
