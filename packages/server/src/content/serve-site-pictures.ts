import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { House } from '../kernel/house.ts';
import { policyHeader } from '../kernel/http/content-policy.ts';
import { readRows } from '../kernel/read-rows.ts';

const Row = z.strictObject({ bytes: z.instanceof(Buffer) });
const types = { png: 'image/png', svg: 'image/svg+xml; charset=utf-8' } as const;

/** Logos that the mall's people gave it. A name is the hash of what it names, so it never changes. */
export const serveSitePictures = ({ db, config }: House, fastify: FastifyInstance): void => {
  fastify.get<{ Params: { name: string } }>('/media/site/:name', async (request, reply) => {
    const ending = /^[0-9a-f]{64}\.(png|svg)$/.exec(request.params.name)?.[1] as keyof typeof types | undefined;
    const [row] = ending ? await readRows(db, Row)`select bytes from setting_picture where name = ${request.params.name}` : [];
    if (!row || !ending) return reply.status(404).header('cache-control', 'no-store').send();
    return (
      reply
        .header('content-type', types[ending])
        .header('cache-control', 'public, max-age=31536000, immutable')
        // A drawing opened by itself is a document; it runs nothing and loads nothing.
        .header(policyHeader, "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox")
        .send(row.bytes)
    );
  });

  // Browsers ask here for pages that name no icon of their own.
  fastify.get('/favicon.ico', (_request, reply) => reply.header('cache-control', 'public, max-age=300').redirect(config.SITE_MARK, 302));
};
