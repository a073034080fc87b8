import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { type FileFacts, type Files, isKey, requireKey } from './files.ts';
import { scratchPath } from './scratch.ts';

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code));
const orUndefined = (error: unknown): undefined => {
  if (isMissing(error)) return undefined;
  throw error;
};

/** Beside its place, on the way from another disk. */
const arrivingMark = '.arriving-';

/** Onto the disk itself, which a power cut does not reach. */
const settle = async (path: string, flags: string): Promise<void> => {
  const file = await open(path, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

/** A name is written when its folder is. Windows and some shares have no such act. */
const settleFolder = (folder: string): Promise<void> => settle(folder, 'r').catch(() => {});

const moveOver = async (from: string, to: string): Promise<void> => {
  const beside = `${to}${arrivingMark}${randomUUID()}`;
  try {
    await copyFile(from, beside);
    await settle(beside, 'r+');
    await rename(beside, to);
  } finally {
    await rm(beside, { force: true });
  }
  await settleFolder(dirname(to));
  await rm(from, { force: true });
};

const move = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // A folder that nodes share lies on a disk of its own.
    return moveOver(from, to);
  }
  await settleFolder(dirname(to));
};

/** The mall's own disk: a key is a path under DATA_DIR. */
export const diskFiles = (config: Pick<Config, 'DATA_DIR'>): Files => {
  const pathOf = (key: string): string => join(config.DATA_DIR, requireKey(key));

  const factsOf = async (key: string): Promise<FileFacts | undefined> => {
    const found = await stat(join(config.DATA_DIR, key)).catch(orUndefined);
    return found && { key, bytes: found.size, changedAt: found.mtimeMs };
  };

  async function* list(folder: string): AsyncGenerator<FileFacts> {
    const entries = (await readdir(join(config.DATA_DIR, folder), { withFileTypes: true }).catch(orUndefined)) ?? [];
    for (const entry of entries) {
      const key = `${folder}${entry.name}`;
      if (!isKey(key)) continue;
      if (entry.isDirectory()) yield* list(`${key}/`);
      else if (!entry.name.includes(arrivingMark)) {
        const facts = await factsOf(key);
        if (facts) yield facts;
      }
    }
  }

  return {
    async put(key, bytes) {
      const to = pathOf(key);
      const path = await scratchPath(config);
      try {
        const file = await open(path, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await move(path, to);
      } finally {
        await rm(path, { force: true });
      }
    },
    take: (key, path) => move(path, pathOf(key)),
    async read(key, range) {
      const file = await open(pathOf(key)).catch(orUndefined);
      if (!file) return undefined;
      const { size } = await file.stat();
      return { bytes: size, stream: file.createReadStream(range) };
    },
    stat: (key) => factsOf(requireKey(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    list,
    check: async () => {},
  };
};
