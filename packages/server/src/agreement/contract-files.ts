import { createHash } from 'node:crypto';
import { type Files, readWhole } from '../kernel/files/files.ts';

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A file lies under its own hash: the same bytes once, and what lies there can be held against its name. */
export const contractPlace = (hash: string): string => `contracts/${hash.slice(0, 2)}/${hash}.pdf`;

/** Written before its row is, so that a kill leaves a file that nobody knows and never a row without its file. */
export const keepContractFile = async (files: Files, bytes: Buffer): Promise<string> => {
  const hash = hashOf(bytes);
  await files.put(contractPlace(hash), bytes);
  return hash;
};

/** The file, or nothing where it is gone or not what its name says. */
export const readContractFile = async (files: Files, hash: string | null): Promise<Buffer | undefined> => {
  const bytes = hash === null ? undefined : await readWhole(files, contractPlace(hash));
  return bytes && hashOf(bytes) === hash ? bytes : undefined;
};
