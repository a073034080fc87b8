import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerFailure } from './answer-failure.ts';

/** As the query builder wraps what the driver throws. */
const failed = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('undone'), { code }) });

it.each([
  ['40P01', 503, 'kernel.unavailable'],
  ['40001', 503, 'kernel.unavailable'],
  ['55P03', 503, 'kernel.unavailable'],
  ['23505', 500, 'kernel.broken'],
])('answers what the database says with %s by %i', async (code, status, errorCode) => {
  const app = Fastify();
  app.get('/', (_request, reply) => answerFailure(reply, failed(code), 'en'));
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json<{ errorCode: string }>().errorCode]).toEqual([status, errorCode]);
});

it('answers 503 where the line to the database was cut between two statements', async () => {
  const app = Fastify();
  const cut = new Error('Client has encountered a connection error and is not queryable');
  app.get('/', (_request, reply) => answerFailure(reply, cut, 'en'));
  expect((await app.inject('/')).statusCode).toBe(503);
});
