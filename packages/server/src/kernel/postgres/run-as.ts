import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export type RunAs = { uid: number; gid: number } | undefined;

/** PostgreSQL refuses to run as root; then it runs as an account that every machine has. */
export const databaseUser = (): RunAs => {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account)
    throw new Error(
      'PostgreSQL cannot run as root, and this machine has neither a "postgres" nor a "nobody" account; start as an ordinary user',
    );
  return { uid: Number(account[2]), gid: Number(account[3]) };
};

/** May a user who is nobody in particular walk into this folder? */
export const reachableByOthers = (folder: string): boolean => {
  for (let path = resolve(folder); ; path = dirname(path)) {
    if (existsSync(path) && (statSync(path).mode & 0o001) === 0) return false;
    if (path === dirname(path)) return true;
  }
};

/** A folder of this clone's own in the machine's temporary space: two clones never meet there. */
export const fallbackFolder = (dataDir: string): string =>
  join(tmpdir(), `nengdian-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12)}`);

/** A copy of the programs where the database user can reach them. */
export const copyBinaries = (native: string, folder: string): string => {
  const copy = join(folder, 'native');
  const done = join(copy, '.complete');
  if (!existsSync(done)) {
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    writeFileSync(done, '');
  }
  return copy;
};

export const ownFolder = (folder: string, user: RunAs, mode = 0o700): void => {
  mkdirSync(folder, { recursive: true, mode });
  if (user) chownSync(folder, user.uid, user.gid);
};
