import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@mall/server/kernel/free-port.ts';

type Usage = { cpu: number; memory: number };

export type Server = {
  url: string;
  /** Microseconds of processor time so far, and bytes of memory now. */
  usage: () => Promise<Usage>;
  stop: () => Promise<void>;
};

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
    execArgv: ['--import', cpuReporter, ...(process.env['BENCH_EXEC_ARGV']?.split(' ') ?? [])],
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
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
      return (await told)[0];
    },
    stop: () => stopChild(child),
  };
};
