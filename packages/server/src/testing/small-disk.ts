import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUser, ownFolder } from '../kernel/postgres/run-as.ts';

export type SmallDisk = {
  /** Belongs to the database's user. */
  folder: string;
  fill: () => void;
  free: () => void;
  close: () => void;
};

/** A disk of so many megabytes in memory, where the machine lets us mount one. */
export const mountSmallDisk = (megabytes: number): SmallDisk | undefined => {
  const place = mkdtempSync(join(tmpdir(), 'mall-disk-'));
  chmodSync(place, 0o711);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'tmpfs', place], { stdio: 'ignore' });
  } catch {
    rmSync(place, { recursive: true });
    return undefined;
  }
  const folder = join(place, 'data');
  ownFolder(folder, databaseUser());
  const filler = join(place, 'filler');
  return {
    folder,
    fill: () => {
      for (const size of [1 << 20, 4096])
        for (let full = false; !full; ) {
          try {
            writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
          } catch {
            full = true;
          }
        }
    },
    free: () => rmSync(filler, { force: true }),
    close: () => {
      execFileSync('umount', [place], { stdio: 'ignore' });
      rmSync(place, { recursive: true });
    },
  };
};
