import type { FastifyInstance } from 'fastify';
import type { House } from './house.ts';

/**
 * Two questions: whether the process lives (a supervisor that starts one again because its database is away only makes things worse), and whether visitors
 * should be sent here, which a balancer asks.
 */
export const serveHealth = ({ db, health }: House, fastify: FastifyInstance): void => {
  fastify.get('/healthz', async () => ({ ok: true }));
  fastify.get('/readyz', async (_request, reply) => {
    if (health.draining) return reply.status(503).send({ ok: false, why: 'draining' });
    try {
      await db.pool.query('select 1');
      return { ok: true };
    } catch {
      return reply.status(503).send({ ok: false, why: 'database away' });
    }
  });
};
