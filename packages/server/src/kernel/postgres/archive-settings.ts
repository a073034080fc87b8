import { join } from 'node:path';
import { databaseUser, ownFolder } from './run-as.ts';

/** What stands between quotes in a command of PostgreSQL's. */
const quoted = (path: string): string => {
  if (/["%'$`\\]/.test(path.replaceAll('\\', process.platform === 'win32' ? '/' : '\\')))
    throw new Error(`the archive's folder ${path} has a sign in its name that a command cannot carry`);
  return `"${path}"`;
};

const partIn = (folder: string, ending = ''): string => quoted(join(folder, `<f>${ending}`)).replace('<f>', '%f');

const onWindows = process.platform === 'win32';

/**
 * Keeps every finished part of the log in this folder, and a part that has begun after a minute. A part that is there already is kept as it is, and none
 * counts as kept before it is on the disk with its name: PostgreSQL then forgets its own.
 */
export const archiveSettings = (folder: string): string[] => {
  const [kept, zipped, arriving] = [partIn(folder), partIn(folder, '.gz'), partIn(folder, '.part')];
  const command = onWindows
    ? `copy "%p" ${kept}`
    : `if test -f ${kept}; then cmp -s "%p" ${kept}; elif test -f ${zipped}; then gzip -dc ${zipped} | cmp -s "%p" -; else cp "%p" ${arriving} && sync ${arriving} && mv ${arriving} ${kept}; fi && sync ${quoted(folder)}`;
  return ['archive_mode=on', `archive_command=${command}`, 'archive_timeout=60'];
};

/** For whoever starts the mall's own PostgreSQL: one start without them, and the log has a hole that no restore gets over. */
export const openArchive = (folder: string | undefined): string[] => {
  if (folder === undefined) return [];
  ownFolder(folder, databaseUser());
  return archiveSettings(folder);
};

/** Brings them back. One that is being zipped is there whole under either name, and the first may go before it was read. */
export const restoreCommand = (folder: string): string => {
  const [kept, zipped] = [partIn(folder), partIn(folder, '.gz')];
  const command = onWindows
    ? `copy ${kept} "%p"`
    : `{ test -f ${kept} && cp ${kept} "%p"; } || { test -f ${zipped} && gzip -dc ${zipped} > "%p"; }`;
  return `restore_command=${command}`;
};
