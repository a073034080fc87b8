import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

export type Range = { readonly start: number; readonly end: number };
export type FileFacts = { readonly key: string; readonly bytes: number; readonly changedAt: number };

/**
 * Where the files of the mall lie: `uploads`, `files`, `contracts`, `exports`. A file is there whole or not at all, a key is drawn by the mall and
 * written once with other bytes; what is not there is undefined. A store that is away throws `FilesAway`.
 */
export type Files = {
  put(key: string, bytes: Buffer): Promise<void>;
  /** The file of this machine's disk becomes the store's; where it fails it is still the caller's. */
  take(key: string, path: string): Promise<void>;
  /** `bytes` is the length of the whole file. The range, both ends of it included, lies within. */
  read(key: string, range?: Range): Promise<{ bytes: number; stream: Readable } | undefined>;
  stat(key: string): Promise<FileFacts | undefined>;
  /** Also of what is not there. */
  remove(key: string): Promise<void>;
  /** All below a folder, which ends with a slash. What others put there (a `.DS_Store`, an `.nfs…`, a folder's own mark) is none of the mall's and is passed over. */
  list(folder: string): AsyncIterable<FileFacts>;
  /** Throws `FilesAway` where nothing could be read or written now. */
  check(): Promise<void>;
};

/** The folders that it holds; all else under DATA_DIR belongs to its machine. */
export const fileFolders = ['uploads/', 'files/', 'contracts/', 'exports/'] as const;

export const isKey = (key: string): boolean =>
  fileFolders.some((folder) => key.startsWith(folder)) && /^[\w-]+(\/[\w-][\w.-]*)+$/.test(key);

/** Keys are made by the mall, never by who asks; one that leads elsewhere is a bug. */
export const requireKey = (key: string): string => {
  if (!isKey(key)) throw new Error(`no key of a file: ${key}`);
  return key;
};

export const readWhole = async (files: Pick<Files, 'read'>, key: string): Promise<Buffer | undefined> => {
  const found = await files.read(key);
  return found && buffer(found.stream);
};
