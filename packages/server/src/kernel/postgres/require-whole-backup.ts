import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupList, countBackup, keysFolder, listFormat, listName } from './backup-list.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readList = async (file: string): Promise<BackupList> => {
  const value = parsed(await readFile(file, 'utf8'));
  const { format } = (value ?? {}) as { format?: unknown };
  if (typeof format === 'number' && format > listFormat)
    throw new Error(`${file} was written by a later version of the mall; restore with that`);
  const { success, data } = BackupList.safeParse(value);
  if (!success) throw new Error(`${file} cannot be read; the backup is damaged`);
  return data;
};

const nothing: BackupList['folders'][string] = { files: 0, bytes: 0 };

/** Refuses a backup that broke off, or of which something was lost since. `unlisted`: takes one without a list, of which nobody can say. */
export const requireWholeBackup = async (from: string, unlisted: boolean): Promise<void> => {
  if (!existsSync(join(from, 'postgres'))) throw new Error(`there is no backup in ${from}`);
  const file = join(from, listName);
  if (!existsSync(file)) {
    if (unlisted) return;
    throw new Error(
      `${from} has no ${listName}: it broke off, or it was made before backups had one; if it is known to be whole, restore it with --unlisted`,
    );
  }
  const [{ folders }, found] = [await readList(file), await countBackup(from)];
  for (const name of new Set([...Object.keys(folders), ...Object.keys(found)])) {
    const [is, should] = [found[name] ?? nothing, folders[name] ?? nothing];
    if (name === keysFolder && is.files === 0) continue;
    if (is.files !== should.files || is.bytes !== should.bytes)
      throw new Error(
        `the backup is not what was written: ${name} has ${is.files} files of ${is.bytes} bytes, and should have ${should.files} of ${should.bytes}`,
      );
    if (should.sha256 !== undefined && is.sha256 !== should.sha256)
      throw new Error(`the backup is not what was written: ${name} has as many files and bytes, but others`);
  }
};
