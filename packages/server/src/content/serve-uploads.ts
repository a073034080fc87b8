import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { policyHeader } from '../kernel/http/content-policy.ts';
import { cookieActors } from '../kernel/http/visitor.ts';
import { prepared } from '../kernel/prepared.ts';
import { upload, uploadShown } from './upload.table.ts';
import { uploadPath } from './upload-folder.ts';

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
  if (actor.kind === 'guest') return false;
  if (actor.memberId === row.memberId || actor.memberId === row.readerId) return true;
  if (actor.kind === 'operator') return row.audience !== 'owner';
  // What was given to a store may be the company's as well.
  if (row.companyId !== null && actor.kind === 'buyer') return actor.companyId === row.companyId;
  return row.audience === 'store' && actor.kind === 'seller' && actor.storeId === row.storeId;
};

const shownStatement = prepared((tx: Tx) =>
  tx
    .select({ key: uploadShown.uploadKey })
    .from(uploadShown)
    .where(and(eq(uploadShown.uploadKey, sql.placeholder('key')), eq(uploadShown.storeId, sql.placeholder('storeId'))))
    .prepare('upload_shown'),
);

/** Whether it was shown to the store of one of the readers besides. */
const isShown = async (db: Tx, key: string, readers: readonly Actor[]): Promise<boolean> => {
  for (const reader of readers) {
    if (reader.kind !== 'seller' || reader.storeId === undefined) continue;
    const [shown] = await shownStatement(db).execute({ key, storeId: reader.storeId });
    if (shown) return true;
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

const send = async (house: House, row: Row, request: FastifyRequest, reply: FastifyReply) => {
  const path = uploadPath(house.config, row.key);
  const found = await stat(path).catch(() => undefined);
  if (!found) return reply.status(404).send();
  reply
    .header('content-type', row.type)
    .header('accept-ranges', 'bytes')
    // A browser asks again after an hour; by then it may be somebody else's browser.
    .header('cache-control', row.audience === 'public' ? 'public, max-age=31536000, immutable' : 'private, max-age=3600')
    .header('vary', 'cookie')
    .header(policyHeader, "default-src 'none'; frame-ancestors 'self'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin');
  if (row.kind === 'file') reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(row.name)}`);
  const range = rangeOf(request.headers.range, found.size);
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${found.size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : found.size);
  return reply.send(createReadStream(path, range));
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
