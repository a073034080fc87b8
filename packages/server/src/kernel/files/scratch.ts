import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

type Place = Pick<Config, 'DATA_DIR'>;

const dayMs = 86_400_000;
const folderOf = ({ DATA_DIR }: Place): string => join(DATA_DIR, 'scratch');

/** A path on this machine for a file that is not whole yet. What is whole goes to the store; nobody reads it here. */
export const scratchPath = async (place: Place): Promise<string> => {
  const folder = folderOf(place);
  await mkdir(folder, { recursive: true });
  return join(folder, randomUUID());
};

/** What a process that died left half written. */
export const sweepScratch = async (place: Place): Promise<void> => {
  for (const name of await readdir(folderOf(place)).catch(() => [])) {
    const path = join(folderOf(place), name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > dayMs) await rm(path, { force: true });
  }
};
