import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../kernel/free-port.ts';
import { findPostgres } from '../kernel/postgres/embedded-postgres.ts';

const patienceMs = 120_000;
const program = (name: string) => fileURLToPath(new URL(`../${name}.ts`, import.meta.url));

/** A mall in a process of its own, as `npm start` runs it, on an embedded database in a folder of its own. */
export const startMallProcess = async (settings: Record<string, string>) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mall-process-'));
  chmodSync(dataDir, 0o755);
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(await freePort()), DATA_DIR: dataDir, ...settings };
  const child = spawn(process.execPath, [program('main')], { env });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${env.PORT}`;
  const isOpen = () =>
    fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (const until = Date.now() + patienceMs; !(await isOpen()); await sleep(100)) {
    if (child.exitCode === null && Date.now() < until) continue;
    await stop();
    throw new Error(`the mall did not open:\n${said.join('')}`);
  }
  return {
    address,
    isOpen,
    ended,
    said: () => said.join(''),
    databaseUrl: () => findPostgres(dataDir)?.ownerUrl ?? '',
    killDatabase: () => process.kill(Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL'),
    /** The address that a node has which does not know the owner of the tables. */
    nodeUrl: () => findPostgres(dataDir)?.url ?? '',
    /** One of the commands beside the mall, while it is open. */
    run: async (line: string, more: Record<string, string> = {}) => {
      const [name = '', ...args] = line.split(' ');
      const command = spawn(process.execPath, [program(name), ...args], { env: { ...env, ...more } });
      let words = '';
      for (const stream of [command.stdout, command.stderr]) stream.on('data', (chunk: Buffer) => (words += chunk.toString()));
      const [code] = await once(command, 'close');
      return { code, words };
    },
    stop,
  };
};
