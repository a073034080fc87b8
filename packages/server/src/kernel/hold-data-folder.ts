import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Is that process a mall? Numbers are used again, after a restart of the machine above all, so what it runs is looked at where it can be. */
const isMall = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const command = `/proc/${pid}/cmdline`;
  return !existsSync(command) || readFileSync(command, 'utf8').includes('packages/server/src/');
};

/**
 * One mall a data folder: a second start would stop the first one's database. A file that a killed mall left behind is taken over, and so is one
 * that came along with a copy: it names the folder it was written in.
 */
export const holdDataFolder = (dataDir: string): (() => void) => {
  const file = join(dataDir, 'mall.pid');
  const here = realpathSync(dataDir);
  const mine = `${process.pid}\n${here}\n`;
  try {
    writeFileSync(file, mine, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const [pid, folder] = readFileSync(file, 'utf8').split('\n');
    const holder = Number(pid);
    const isCopy = folder !== undefined && folder !== '' && folder !== here && existsSync(folder);
    if (holder > 0 && holder !== process.pid && !isCopy && isMall(holder))
      throw new Error(`the mall already runs on ${dataDir} (process ${holder}); stop it first or set another DATA_DIR`, { cause: error });
    writeFileSync(file, mine);
  }
  return () => rmSync(file, { force: true });
};
