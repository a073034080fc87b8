import type { FastifyInstance } from 'fastify';
import { openPool } from './db.ts';
import type { House } from './house.ts';

/** To connect and to answer; both together are less than a balancer waits (2 s in `deploy/haproxy.cfg`). */
const patienceMs = 900;

/**
 * Two questions: whether the process lives (a supervisor that starts one again because its database is away only makes things worse), and whether visitors
 * should be sent here, which a balancer asks. A no is a 404: to HAProxy it means "nobody new", while a 503 would end what is under way here.
 */
export const serveHealth = ({ db, health }: House, fastify: FastifyInstance): void => {
  // A connection of its own: behind slow queries that hold all others a node is busy, not away.
  const own = openPool(db.pool.options.connectionString ?? '', 1, { patienceMs });
  fastify.addHook('onClose', () => own.end());
  let asking: Promise<unknown> | undefined;
  const askDatabase = (): Promise<unknown> => {
    asking ??= own.query('select 1').finally(() => {
      asking = undefined;
    });
    return asking;
  };

  fastify.server.on('request', (_request, answer) => {
    health.underWay += 1;
    answer.once('close', () => {
      health.underWay -= 1;
    });
  });
  fastify.get('/healthz', async () => ({ ok: true }));
  fastify.get('/readyz', async (_request, reply) => {
    if (health.draining) return reply.status(404).send({ ok: false, why: 'draining' });
    try {
      await askDatabase();
      return { ok: true };
    } catch {
      return reply.status(404).send({ ok: false, why: 'database away' });
    }
  });
};
