import { execFile } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunAs } from './run-as.ts';

const run = promisify(execFile);

const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** A PostgreSQL works in its data folder. Where that cannot be looked at, its note says which folder that was. */
const folderOf = (pid: number, written: string): string => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return written;
  }
};

const samePlace = (one: string, other: string): boolean => {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
};

/**
 * After a kill of the mall its PostgreSQL may still run; it is stopped before a new one starts. The note it left may name another's process,
 * though: a copied folder brings along the note of the mall it was copied from, and numbers of processes are used again.
 */
export const stopLeftover = async (bin: string, cluster: string, user: RunAs): Promise<void> => {
  const note = join(cluster, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(note, 'utf8').split('\n');
  } catch {
    return;
  }
  const pid = Math.abs(Number(lines[0]));
  if (pid > 0 && lives(pid) && samePlace(folderOf(pid, lines[1] ?? ''), cluster))
    await run(join(bin, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '30'], { ...user, cwd: '/' }).catch(() => {});
  else rmSync(note, { force: true });
};
