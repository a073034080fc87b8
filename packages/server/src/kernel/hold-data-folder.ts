import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** One mall a data folder: a second start would stop the first one's database. A file that a killed mall left behind is taken over. */
export const holdDataFolder = (dataDir: string): (() => void) => {
  const file = join(dataDir, 'mall.pid');
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder > 0 && holder !== process.pid && alive(holder))
      throw new Error(`the mall already runs on ${dataDir} (process ${holder}); stop it first or set another DATA_DIR`);
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, { force: true });
};
