import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyCall, RequestOf } from '@mall/contract/kernel/call.ts';
import { afterAll, beforeAll } from 'vitest';
import type { Db } from '../kernel/db.ts';
import { canListen, freePort } from '../kernel/free-port.ts';
import { startMallProcess } from './mall-process.ts';
import { type Answered, plainCall } from './plain-call.ts';
import { createTestDatabase } from './test-database.ts';

/** A test that needs a Redis of its own says so when there is none. */
const redisProgram = 'redis-server';
export const hasRedis = spawnSync(redisProgram, ['--version']).status === 0;

const startRedis = async () => {
  const port = await freePort();
  const redis = spawn(redisProgram, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const ended = once(redis, 'exit');
  while (await canListen(port, '127.0.0.1')) await sleep(50);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      redis.kill('SIGTERM');
      await ended;
    },
  };
};

/** `call` asks one of the nodes, over real HTTP. */
export type TwoNodes = {
  db: Db;
  /** Where a node is, by its number. */
  at: (node: number) => string;
  call: <C extends AnyCall>(node: number, call: C, request: RequestOf<C>, token?: string) => Promise<Answered<C>>;
};
const nodes = [0, 1];

/** Two processes of one mall on one empty database, as behind a balancer; with a Redis that they share, or each with a memory of its own. */
export const twoNodes = (redis: boolean, settings: Record<string, string> = {}): TwoNodes => {
  const holder = {} as TwoNodes;
  const closing: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const database = await createTestDatabase({ connections: 4 });
    closing.push(database.drop);
    const shared = redis ? await startRedis() : undefined;
    if (shared) closing.push(shared.stop);
    const env = {
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      DEMO: 'off',
      SANDBOX: 'on',
      WIRE_ENCRYPTION: 'optional',
      SEAL_KEY: 'one secret that both nodes have, of 32 signs',
      DATABASE_URL: database.url,
      DATABASE_POOL: '4',
      ...(shared && { REDIS_URL: shared.url }),
      ...settings,
    };
    // The first brings the database up to date before the second looks at it.
    const processes = [await startMallProcess(env), await startMallProcess(env)];
    closing.push(...processes.map(({ stop }) => stop));
    holder.db = database.db;
    holder.at = (node) => processes[node]?.address ?? '';
    holder.call = (node, call, request, token) => plainCall(holder.at(node), call, request, token);
  }, 300_000);
  afterAll(async () => {
    for (const close of closing.toReversed()) await close();
  }, 60_000);
  return holder;
};

const askEveryMs = 25;
const watchMs = 600;

/**
 * Asks every node again and again, makes the change, and goes on asking. Tells which answers were still the old ones although they were
 * asked for more than `withinMs` after the change was done: none, if the change is true everywhere by then.
 */
export const lateAnswers = async <Answer>(
  ask: (node: number) => Promise<Answer>,
  change: () => Promise<unknown>,
  isNew: (answer: Answer) => boolean,
  withinMs = 1000,
): Promise<{ before: number; after: number; late: { node: number; ms: number; answer: Answer }[] }> => {
  let changedAt = Number.POSITIVE_INFINITY;
  const heard = { before: 0, after: 0, late: [] as { node: number; ms: number; answer: Answer }[] };
  const watch = async (node: number) => {
    for (let ms = -1; ms < withinMs + watchMs; await sleep(askEveryMs)) {
      const askedAt = performance.now();
      const answer = await ask(node);
      ms = askedAt - changedAt;
      if (isNew(answer)) heard.after += 1;
      else if (ms < 0) heard.before += 1;
      else if (ms > withinMs) heard.late.push({ node, ms, answer });
    }
  };
  const watching = nodes.map(watch);
  await sleep(withinMs / 2);
  await change();
  changedAt = performance.now();
  await Promise.all(watching);
  return heard;
};
