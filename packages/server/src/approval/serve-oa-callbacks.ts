import type { FastifyInstance } from 'fastify';
import type { House } from '../kernel/house.ts';
import { callbackPath } from './read-oa-papers.ts';
import { takeOaCallback } from './take-oa-callback.ts';

/** The door of the companies' own systems: outside the encrypted wire, with the company's signature over the bytes as they came. */
export const serveOaCallbacks = (house: House, fastify: FastifyInstance): void => {
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16_384 }, (_request, text, done) => void done(null, text));
    scope.post<{ Body: string | undefined }>(`${house.config.API_BASE}${callbackPath}`, async (request, reply) => {
      const { status, verdict } = await takeOaCallback(house, { headers: request.headers, text: request.body ?? '' });
      return reply.status(status).send({ ok: status === 200, ...(verdict && { verdict }) });
    });
  });
};
