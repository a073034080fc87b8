import type { FastifyInstance } from 'fastify';

/** A pair of eyes: reads a captcha for a test, or gives the place of a slider's hole. */
export const captchaPart = (fastify: FastifyInstance, peek: (uuid: string) => Promise<string | undefined>): void => {
  fastify.get<{ Params: { uuid: string } }>('/sandbox/captcha/:uuid', async (request, reply) => {
    const answer = await peek(request.params.uuid);
    return answer === undefined ? reply.status(404).send({ answer: null }) : { answer };
  });
};
