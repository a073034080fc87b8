import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../kernel/config.ts';

type Place = Pick<Config, 'DATA_DIR'>;

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A file lies under its own hash: the same bytes once, and what lies there can be held against its name. */
const pathOf = ({ DATA_DIR }: Place, hash: string): string => join(DATA_DIR, 'contracts', hash.slice(0, 2), `${hash}.pdf`);

/** Written before its row is, so that a kill leaves a file that nobody knows and never a row without its file. */
export const keepContractFile = async (place: Place, bytes: Buffer): Promise<string> => {
  const hash = hashOf(bytes);
  const path = pathOf(place, hash);
  const arriving = `${path}.${randomBytes(6).toString('hex')}`;
  await mkdir(dirname(path), { recursive: true });
  const file = await open(arriving, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(arriving, path);
  return hash;
};

/** The file, or nothing where it is gone or not what its name says. */
export const readContractFile = async (place: Place, hash: string): Promise<Buffer | undefined> => {
  const bytes = await readFile(pathOf(place, hash)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return bytes && hashOf(bytes) === hash ? bytes : undefined;
};
