import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endWithReason } from './end-with-reason.ts';
import { restoreBackup } from './kernel/postgres/restore-backup.ts';

/** `npm run restore -- --from /srv/backup/monday --data /srv/mall --archive /srv/archive --until '2026-11-18 12:00:00+08'` */
const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    data: { type: 'string' },
    /** The log since the backup; without it the mall is what it was then. */
    archive: { type: 'string' },
    until: { type: 'string' },
    files: { type: 'string' },
    /** Takes a backup of before backups had a list of what is in them. */
    unlisted: { type: 'boolean', default: false },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
const { from, data, archive, until, files, unlisted } = values;

// Without one PostgreSQL takes the zone of its settings, and a moment is missed by hours.
const withZone = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)? ?(Z|[+-]\d{2}(:?\d{2})?)$/;

if (until !== undefined && !withZone.test(until)) {
  say(`--until '${until}': a moment is written like 2026-11-18 11:59:00+08, with its distance from UTC`);
  process.exitCode = 1;
} else if (from === undefined || data === undefined || (until !== undefined && archive === undefined)) {
  say(
    'npm run restore -- --from <a backup> --data <a new folder> [--archive <DATABASE_ARCHIVE> [--until <moment>]] [--files <later files>] [--unlisted]',
  );
  process.exitCode = 1;
} else {
  const since = performance.now();
  const dataDir = resolve(data);
  const restore = async () => {
    const { reached, withoutKeys } = await restoreBackup({
      from: resolve(from),
      dataDir,
      archive: archive === undefined ? undefined : resolve(archive),
      until,
      files: files === undefined ? undefined : resolve(files),
      unlisted,
    });
    say(reached === undefined ? 'nothing was written after the backup began' : `the last change is of ${reached}`);
    if (withoutKeys) say(`the backup holds no keys: put those of the mall into ${join(dataDir, 'keys')} before it starts`);
    say(`restored in ${((performance.now() - since) / 1000).toFixed(1)} s; start it with DATA_DIR=${dataDir} npm start`);
  };
  await restore().catch(endWithReason('nothing was restored: '));
}
