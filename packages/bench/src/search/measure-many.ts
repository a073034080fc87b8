import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Measured } from '../make-load.ts';
import type { Server } from '../start-server.ts';
import type { ManyOrder, ManyResult } from './many-process.ts';

const run = promisify(execFile);
const manyProcess = fileURLToPath(new URL('./many-process.ts', import.meta.url));
const wrk = ['/usr/bin/wrk', '/usr/local/bin/wrk', '/opt/homebrew/bin/wrk'].find((file) => existsSync(file));

const luaOf = (paths: readonly string[]): string =>
  `local paths = {${paths.map((path) => JSON.stringify(path)).join(',')}}
local at = math.random(#paths)
request = function() at = at % #paths + 1 return wrk.format("GET", paths[at]) end
`;

const byWrk = async (file: string, { url, paths, seconds }: ManyOrder): Promise<ManyResult> => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-wrk-'));
  const script = join(folder, 'paths.lua');
  writeFileSync(script, luaOf(paths));
  try {
    const { stdout } = await run(file, ['-t1', '-c32', `-d${seconds}s`, '-s', script, url]);
    const [, requests, spent, unit] = /(\d+) requests in ([\d.]+)(ms|s|m)/.exec(stdout) ?? [];
    const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? '0';
    return { requests: Number(requests), failed: Number(failed), seconds: Number(spent) * (unit === 'ms' ? 0.001 : unit === 'm' ? 60 : 1) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const byProcess = async (order: ManyOrder): Promise<ManyResult> => {
  const child = fork(manyProcess, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const told = once(child, 'message') as Promise<[ManyResult]>;
  child.send(order);
  return (await told)[0];
};

/** Reads many addresses in turn for some seconds over 32 connections. */
export const measureMany = async (server: Server, paths: readonly string[], seconds: number): Promise<Measured> => {
  const order: ManyOrder = { url: server.url, paths: [...paths], seconds };
  const before = await server.usage();
  const { requests, failed, seconds: spent } = await (wrk ? byWrk(wrk, order) : byProcess(order));
  if (failed > 0 || requests === 0) throw new Error(`${failed} of ${requests} requests failed`);
  return { perSecond: requests / spent, cpuPerRequest: ((await server.usage()).cpu - before.cpu) / requests };
};
