import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@mall/server/kernel/free-port.ts';

type Usage = { cpu: number; memory: number };

export type Server = {
  url: string;
  /** Microseconds of processor time so far, and bytes of memory now. */
  usage: () => Promise<Usage>;
  /** The most memory that `usage` has seen. */
  mostMemory: () => number;
  /** Waits until a line of its log has these words. */
  hasSaid: (words: string, patienceMs: number) => Promise<void>;
  stop: () => Promise<void>;
};

// As `npm start` starts the mall.
const settings = JSON.parse(readFileSync(new URL('../../server/node-settings.json', import.meta.url), 'utf8')) as {
  arguments: string[];
  environment: Record<string, string>;
};
const mostSaid = 100_000;
const cpuReporter = fileURLToPath(new URL('./report-cpu.ts', import.meta.url));

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );

const stopChild = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const forced = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await gone;
  clearTimeout(forced);
};

/** Runs a server in a process of its own and waits until it answers at `ready`. */
export const startServer = async (file: URL, ready: string, env: Record<string, string>, patienceMs = 600_000): Promise<Server> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = fork(fileURLToPath(file), {
    execArgv: [...settings.arguments, '--import', cpuReporter, ...(process.env['BENCH_EXEC_ARGV']?.split(' ') ?? [])],
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...settings.environment, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-mostSaid);
  });
  let mostMemory = 0;
  const until = Date.now() + patienceMs;
  while (!(await answers(url + ready))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > until) {
      await stopChild(child);
      throw new Error(`${file.pathname} did not start`);
    }
    await sleep(100);
  }
  return {
    url,
    usage: async () => {
      const told = once(child, 'message') as Promise<[Usage]>;
      child.send('cpu');
      const [usage] = await told;
      mostMemory = Math.max(mostMemory, usage.memory);
      return usage;
    },
    mostMemory: () => mostMemory,
    hasSaid: async (words, patience) => {
      const end = Date.now() + patience;
      while (!said.includes(words)) {
        if (Date.now() > end || child.exitCode !== null) throw new Error(`${file.pathname} never said "${words}"`);
        await sleep(100);
      }
    },
    stop: () => stopChild(child),
  };
};
