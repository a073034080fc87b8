import type { FastifyInstance } from 'fastify';
import type { House } from '../kernel/house.ts';
import { takeNotice } from './take-notice.ts';

/** The bank's door: outside the encrypted wire, with its own signature over the bytes as they came. */
export const serveNotices = (house: House, fastify: FastifyInstance): void => {
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16_384 }, (_request, text, done) => void done(null, text));
    scope.post<{ Params: { channel: string }; Body: string | undefined }>(
      `${house.config.API_BASE}/portal/payment/notify/:channel`,
      async (request, reply) => {
        const { channel } = request.params;
        const answer = await takeNotice(house, { channel, headers: request.headers, text: request.body ?? '' });
        return reply
          .status(answer === 'success' ? 200 : 400)
          .type('text/plain; charset=utf-8')
          .send(answer);
      },
    );
  });
};
