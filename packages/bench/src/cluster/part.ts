import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunAs } from '@mall/server/kernel/postgres/run-as.ts';
import { findProgram } from './needed-programs.ts';

/** One program of the cluster, with whatever it has started. */
export type Part = {
  readonly name: string;
  /** `extra`: what its environment says this time. */
  start: (extra?: Record<string, string>) => Promise<void>;
  /** Without warning, as a power cut. */
  kill: () => Promise<void>;
  /** With warning, as a deployment. */
  stop: () => Promise<void>;
  /** Is there and does not answer. */
  freeze: () => void;
  thaw: () => void;
  signal: (signal: NodeJS.Signals) => void;
  /** It, and all that it has started. */
  pids: () => number[];
};

export type Program = {
  name: string;
  program: string;
  arguments: () => readonly string[];
  env?: Record<string, string>;
  user?: RunAs;
  logFile: string;
  /** Whether it does its work. */
  isUp: () => Promise<boolean>;
  /** Processes that it has started and that are no children of it any more. */
  others?: () => number[];
};

const patienceMs = 180_000;

const isGone = (child: ChildProcess | undefined): boolean => !child || child.exitCode !== null || child.signalCode !== null;

const parentOf = (pid: number): number => {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'latin1'))?.[1]);
  } catch {
    return 0;
  }
};

/** These processes and all that they have started. */
const withDescendants = (roots: readonly number[]): number[] => {
  const parents = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
    .map((pid) => [pid, parentOf(pid)] as const);
  const found = new Set(roots);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid);
  }
  return [...found];
};

const send = (pids: readonly number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended by itself meanwhile.
    }
  }
};

// Whatever ends the cluster, even a fault of its own, leaves nothing behind.
const leftBehind: (() => number[])[] = [];
process.once('exit', () =>
  send(
    leftBehind.flatMap((all) => all()),
    'SIGKILL',
  ),
);

export const openPart = ({ name, program, arguments: given, env, user, logFile, isUp, others = () => [] }: Program): Part => {
  const log = openSync(logFile, 'a');
  let child: ChildProcess | undefined;
  const all = () => withDescendants([...(isGone(child) || !child?.pid ? [] : [child.pid]), ...others()]);
  const ended = async (signal: NodeJS.Signals, pids: readonly number[]) => {
    const exited = isGone(child) ? Promise.resolve() : once(child as ChildProcess, 'exit');
    send(pids, signal);
    await exited;
  };
  leftBehind.push(all);
  return {
    name,
    start: async (extra = {}) => {
      const found = findProgram(program);
      if (!found) throw new Error(`${program} is missing`);
      // A group of its own: the interrupt of the keyboard is for the cluster to pass on, in its order.
      child = spawn(found, given(), { env: { ...process.env, ...env, ...extra }, stdio: ['ignore', log, log], detached: true, ...user });
      // So that what a cut-off trial left behind can be ended by its number, and nothing else with it.
      appendFileSync(join(dirname(logFile), 'started.txt'), `${child.pid} ${name}\n`);
      for (const until = Date.now() + patienceMs; !(await isUp().catch(() => false)); await sleep(100)) {
        if (isGone(child)) throw new Error(`${name} did not start; see ${logFile}`);
        if (Date.now() > until) throw new Error(`${name} does not answer; see ${logFile}`);
      }
    },
    kill: () => ended('SIGKILL', all()),
    stop: async () => {
      if (isGone(child) || !child?.pid) return;
      send(all(), 'SIGCONT');
      await ended('SIGTERM', [child.pid]);
    },
    freeze: () => send(all(), 'SIGSTOP'),
    thaw: () => send(all(), 'SIGCONT'),
    signal: (signal) => void (child?.pid && send([child.pid], signal)),
    pids: all,
  };
};
