import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endWithReason } from './end-with-reason.ts';
import { readConfig } from './kernel/config.ts';
import { writeBackup } from './kernel/postgres/write-backup.ts';
import { withOwnPostgres } from './with-database.ts';

/** `npm run backup -- --to /srv/backup/monday`: copies a mall with its embedded database, open or not, so that `npm run restore` makes another of it. */
const { values } = parseArgs({ options: { to: { type: 'string' } } });
const say = (line: string) => process.stdout.write(`${line}\n`);
const config = readConfig();
const { DATABASE_URL, DATA_DIR: dataDir } = config;
const { to } = values;

if (DATABASE_URL !== undefined || to === undefined) {
  say('npm run backup -- --to <a new folder>: for the embedded database; for one of your own docs/operations.md says how');
  process.exitCode = 1;
} else {
  const since = performance.now();
  const said = (what: string) => say(`${what} after ${((performance.now() - since) / 1000).toFixed(1)} s`);
  const write = ({ ownerUrl }: { ownerUrl: string }) => writeBackup({ dataDir, ownerUrl }, resolve(to), said);
  await withOwnPostgres(config, say, write).catch(endWithReason('no backup was made: '));
}
