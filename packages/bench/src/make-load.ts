import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { GetOrder, PostOrder } from './load-process.ts';
import type { Server } from './start-server.ts';

export type Measured = { perSecond: number; cpuPerRequest: number };

const run = promisify(execFile);
const loadProcess = fileURLToPath(new URL('./load-process.ts', import.meta.url));
const wrk = ['/usr/bin/wrk', '/usr/local/bin/wrk', '/opt/homebrew/bin/wrk'].find((file) => existsSync(file));

export const loadTool = wrk ? 'wrk' : 'autocannon';

type Answer = { requests: number; failed: number; seconds: number };

const byWrk = async (file: string, { url, headers, seconds }: GetOrder): Promise<Answer> => {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run(file, ['-t1', '-c32', `-d${seconds}s`, ...given, url]);
  const [, requests, spent, unit] = /(\d+) requests in ([\d.]+)(ms|s|m)/.exec(stdout) ?? [];
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? '0';
  return { requests: Number(requests), failed: Number(failed), seconds: Number(spent) * (unit === 'ms' ? 0.001 : unit === 'm' ? 60 : 1) };
};

const byProcess = async (order: GetOrder | PostOrder, onReady: () => Promise<unknown> = async () => {}): Promise<Answer> => {
  const child = fork(loadProcess, [JSON.stringify(order)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const failed = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the load process ended with ${code}`)));
  failed.catch(() => {});
  await Promise.race([once(child, 'message'), failed]);
  await onReady();
  const told = once(child, 'message') as Promise<[Answer]>;
  child.send('go');
  return (await Promise.race([told, failed]))[0];
};

const measured = (answer: Answer, cpu: number): Measured => {
  if (answer.failed > 0 || answer.requests === 0) throw new Error(`${answer.failed} of ${answer.requests + answer.failed} requests failed`);
  return { perSecond: answer.requests / answer.seconds, cpuPerRequest: cpu / answer.requests };
};

/** Reads one address for some seconds over 32 connections. */
export const measureGet = async (
  server: Server,
  path: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Measured> => {
  const order: GetOrder = { kind: 'get', url: server.url + path, headers, seconds };
  const before = await server.usage();
  const answer = await (wrk ? byWrk(wrk, order) : byProcess(order));
  return measured(answer, (await server.usage()).cpu - before.cpu);
};

/** Posts a number of requests, each different, over 32 connections. */
export const measurePosts = async (server: Server, order: Omit<PostOrder, 'kind'>): Promise<Measured> => {
  let before = 0;
  const answer = await byProcess({ kind: 'post', ...order }, async () => {
    before = (await server.usage()).cpu;
  });
  return measured(answer, (await server.usage()).cpu - before);
};
