import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';

/** Written last: a backup that has it is whole. */
export const listName = 'backup.json';
/** The second has digests; the first is still read. */
export const listFormat = 2;

const Counted = z.strictObject({
  files: z.int(),
  bytes: z.int(),
  /** Of all names and bytes together. Lists of the first format have none. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});
export const BackupList = z.strictObject({
  format: z.literal([1, listFormat]),
  /** When the database was copied; that is what a restore without an archive brings back. */
  moment: z.iso.datetime(),
  /** What a folder, or a file beside them, holds. */
  folders: z.record(z.string(), Counted),
});

export type BackupList = z.infer<typeof BackupList>;

/** What goes and comes by hand: keys are kept where fewer people reach. */
export const keysFolder = 'data/keys';

/** All that lies below a path, and itself. */
const pathsBelow = async (path: string): Promise<string[]> => {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return found ? [path] : [];
  return [...(await readdir(path, { recursive: true })).map((name) => join(path, name)), path];
};

const digestOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

// More at a time only wait for the disk.
const atOnce = 16;

/** What is in a backup now. `each` is given every file and folder. */
export const countBackup = async (
  backup: string,
  each: (path: string, isFolder: boolean) => Promise<void> = async () => {},
): Promise<BackupList['folders']> => {
  const kept = await readdir(join(backup, 'data')).catch(() => []);
  const folders: BackupList['folders'] = {};
  for (const name of ['postgres', 'postgres.password', 'postgres.app.password', ...kept.map((child) => `data/${child}`)]) {
    const paths = await pathsBelow(join(backup, name));
    const counted = { files: 0, bytes: 0 };
    const digests: string[] = [];
    for (let from = 0; from < paths.length; from += atOnce)
      await Promise.all(
        paths.slice(from, from + atOnce).map(async (path) => {
          const found = await stat(path);
          await each(path, found.isDirectory());
          if (found.isDirectory()) return;
          counted.files += 1;
          counted.bytes += found.size;
          digests.push(`${relative(backup, path).split(sep).join('/')} ${await digestOf(path)}`);
        }),
      );
    folders[name] = { ...counted, sha256: createHash('sha256').update(digests.toSorted().join('\n')).digest('hex') };
  }
  return folders;
};
