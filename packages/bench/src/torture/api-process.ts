import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** One process of the mall that is killed and started again at the same address. */
export type ApiProcess = {
  readonly url: string;
  start: () => Promise<void>;
  /** Without warning, as a power cut. */
  kill: () => Promise<void>;
  /** With warning, as a deployment. */
  stop: () => Promise<void>;
};

const main = fileURLToPath(import.meta.resolve('@mall/server/main.ts'));

/** The first one fills the demo, on a machine that may be busy with other things. */
const startTenths = 1800;

const gone = (child: ChildProcess | undefined): boolean => !child || child.exitCode !== null || child.signalCode !== null;

/** What it logs is added to the file. */
export const apiProcess = (port: number, env: Record<string, string>, logFile: string): ApiProcess => {
  const logged = openSync(logFile, 'a');
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (gone(child)) return;
    const exited = once(child as ChildProcess, 'exit');
    child?.kill(signal);
    await exited;
  };
  return {
    url,
    start: async () => {
      child = fork(main, {
        env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: String(port) },
        stdio: ['ignore', logged, 'inherit', 'ipc'],
      });
      for (let tries = 0; tries < startTenths; tries += 1) {
        const up = await fetch(`${url}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        );
        if (up) return;
        if (gone(child)) throw new Error(`the mall at ${url} did not start`);
        await sleep(100);
      }
      throw new Error(`the mall at ${url} does not answer`);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
};
