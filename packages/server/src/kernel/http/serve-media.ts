import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { renderPicture } from '../../../demo/picture.ts';
import { projectRoot } from '../config.ts';

const folder = join(projectRoot, 'packages/server/assets');
const year = 'public, max-age=31536000, immutable';

/** Drawn pictures of the mall, recoloured by `?c=` so that neighbours differ. Names are checked by shape, so no path leads out. */
export const serveMedia = (fastify: FastifyInstance): void => {
  fastify.get<{ Params: { group: string; name: string }; Querystring: { c?: unknown } }>('/media/:group/:name', async (request, reply) => {
    const { group, name } = request.params;
    if (!/^[a-z]+$/.test(group) || !/^[\w-]+\.svg$/.test(name)) return reply.status(404).send();
    const file = join(folder, group, name);
    if (!existsSync(file)) return reply.status(404).send();
    const colours = typeof request.query.c === 'string' ? request.query.c.split('-').filter((colour) => /^[0-9a-f]{6}$/.test(colour)) : [];
    const svg = await readFile(file, 'utf8');
    return reply
      .header('content-type', 'image/svg+xml; charset=utf-8')
      .header('cache-control', year)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(renderPicture(svg, colours));
  });
};
