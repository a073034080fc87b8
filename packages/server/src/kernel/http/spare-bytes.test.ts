import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { spareBytes } from './spare-bytes.ts';

it('reads no file for who asks only for its head', async () => {
  const app = Fastify();
  let read = 0;
  const file = () =>
    Readable.from(
      (function* () {
        for (let piece = 0; piece < 1000; piece += 1) {
          read += 1;
          yield Buffer.alloc(65_536);
        }
      })(),
    );
  app.get('/file', { onSend: spareBytes }, (_request, reply) => reply.header('content-length', 65_536_000).send(file()));
  const head = await app.inject({ method: 'HEAD', url: '/file' });
  expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, '65536000', 0]);
  expect(read).toBeLessThan(10);
  expect((await app.inject('/file')).rawPayload).toHaveLength(65_536_000);
});
