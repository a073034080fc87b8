import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { drain } from './drain.ts';

const mall = testApp({ DRAIN_SECONDS: '1' });
const ready = async () => {
  const since = performance.now();
  const { statusCode } = await mall.app.fastify.inject('/readyz');
  return { statusCode, soon: performance.now() - since < 2000 };
};

it('is ready while slow queries hold every connection of the mall', async () => {
  const { pool } = mall.house.db;
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  expect(await ready()).toEqual({ statusCode: 200, soon: true });
  for (const client of held) client.release();
});

it('sends nobody new here when it is about to end, and listens until what is under way is done', async () => {
  await mall.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const { port } = mall.app.fastify.server.address() as { port: number };
  const visitor = connect(port, '127.0.0.1');
  visitor.write(
    'POST /api/nowhere HTTP/1.1\r\nhost: mall\r\ncontent-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n',
  );
  await expect.poll(() => mall.house.health.underWay).toBe(1);
  let drained = false;
  const draining = drain(mall.house).then(() => (drained = true));
  await sleep(1500);
  expect(drained).toBe(false);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(404);
  const answered = once(visitor, 'data');
  visitor.write('{}');
  expect(String(await answered)).toMatch(/^HTTP\/1\.1 404/);
  await draining;
  expect(mall.house.health.underWay).toBe(0);
  mall.house.health.draining = false;
});
