import type { FastifyInstance } from 'fastify';
import type { House } from '../kernel/house.ts';
import { taxCallbackPath } from './read-tax-papers.ts';
import { takeTaxNotice } from './take-tax-notice.ts';

/** The tax gateway's door: outside the encrypted wire, with its signature over the bytes as they came. */
export const serveTaxNotices = (house: House, fastify: FastifyInstance): void => {
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16_384 }, (_request, text, done) => void done(null, text));
    scope.post<{ Body: string | undefined }>(`${house.config.API_BASE}${taxCallbackPath}`, async (request, reply) => {
      const { status, verdict } = await takeTaxNotice(house, { headers: request.headers, text: request.body ?? '' });
      return reply.status(status).send({ ok: status === 200, ...(verdict && { verdict }) });
    });
  });
};
