import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { projectRoot } from '../kernel/config.ts';
import { policyHeader } from '../kernel/http/content-policy.ts';
import { isColour, isView, type PictureView, renderPicture } from './render-picture.ts';

type Drawn = { plain: string; gzipped: Buffer };

const folder = join(projectRoot, 'packages/server/assets');
const year = 'public, max-age=31536000, immutable';
const compress = promisify(gzip);
const mostDrawn = 2000;

const draw = async (file: string, colours: readonly string[], view: PictureView | undefined): Promise<Drawn> => {
  const plain = renderPicture(await readFile(file, 'utf8'), colours, view);
  return { plain, gzipped: await compress(plain) };
};

/** Drawings of the mall, recoloured by `?c=` so that neighbours differ, seen otherwise by `?v=`. Names are checked by shape, so no path leads out. */
export const serveMedia = (fastify: FastifyInstance): void => {
  const drawn = new Map<string, Drawn>();

  fastify.get<{ Params: { group: string; name: string }; Querystring: { c?: unknown; v?: unknown } }>(
    '/media/:group/:name',
    async (request, reply) => {
      const { group, name } = request.params;
      const file = join(folder, group, name);
      if (!/^[a-z]+$/.test(group) || !/^[\w-]+\.svg$/.test(name) || !existsSync(file)) return reply.status(404).send();
      const colours = typeof request.query.c === 'string' ? request.query.c.split('-').filter(isColour).slice(0, 8) : [];
      const view = isView(request.query.v) ? request.query.v : undefined;
      const key = `${group}/${name} ${colours.join('-')} ${view ?? ''}`;
      const picture = drawn.get(key) ?? (await draw(file, colours, view));
      drawn.set(key, picture);
      if (drawn.size > mostDrawn) drawn.delete(drawn.keys().next().value as string);
      reply
        .header('content-type', 'image/svg+xml; charset=utf-8')
        .header('cache-control', year)
        .header('vary', 'accept-encoding')
        // A drawing opened by itself is a document; it runs nothing and loads nothing.
        .header(policyHeader, "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox");
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(picture.plain);
      return reply.header('content-encoding', 'gzip').send(picture.gzipped);
    },
  );
};
