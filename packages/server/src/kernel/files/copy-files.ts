import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.ts';
import { type Files, fileFolders } from './files.ts';
import { FilesAway } from './files-away.ts';
import { scratchPath } from './scratch.ts';

export type Copied = { copied: number; there: number; removed: number; bytes: number; wrong: string[]; stopped?: string };
/** `remove`: only takes away what lies there with the same bytes. What does not lie there any more the mall may have erased meanwhile, and nothing brings it back. */
type Way = { readonly from: Files; readonly to: Files; readonly place: Pick<Config, 'DATA_DIR'>; readonly remove: boolean };

const atOnce = 4;

type Mark = { bytes: number; sha256: string };

/** What somebody reads there, byte for byte; laid down at `path` where one is given. */
const markOf = async (files: Files, key: string, path?: string): Promise<Mark | undefined> => {
  const found = await files.read(key);
  if (!found) return undefined;
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      hash.update(piece);
      bytes += piece.length;
      yield piece;
    }
  }
  if (path !== undefined) await pipeline(found.stream, counted, createWriteStream(path, { flags: 'wx' }));
  else for await (const _ of counted(found.stream));
  return { bytes, sha256: hash.digest('hex') };
};

const isSame = (one: Mark, other: Mark | undefined): boolean => one.bytes === other?.bytes && one.sha256 === other.sha256;

const copyOne = async ({ from, to, place, remove }: Way, key: string, done: Copied): Promise<void> => {
  const path = await scratchPath(place);
  try {
    const wanted = await markOf(from, key, path);
    if (!wanted) return;
    if (isSame(wanted, await markOf(to, key))) done.there += 1;
    else if (remove) throw new Error('it does not lie there with the same bytes, and was left where it is');
    else {
      await to.take(key, path);
      if (!isSame(wanted, await markOf(to, key))) throw new Error('it does not lie there as it was');
      done.copied += 1;
      done.bytes += wanted.bytes;
    }
    if (!remove) return;
    await from.remove(key);
    done.removed += 1;
  } finally {
    await rm(path, { force: true });
  }
};

/** Copies every file from one place to the other and reads it back there. A store that goes away ends it: the files that are left would fail alike. Begun again it goes on: what lies there with the same bytes is left alone. */
export const copyFiles = async (way: Way, told: (done: Copied) => void = () => {}): Promise<Copied> => {
  const done: Copied = { copied: 0, there: 0, removed: 0, bytes: 0, wrong: [] };
  async function* keys(): AsyncGenerator<string> {
    for (const folder of fileFolders) for await (const { key } of way.from.list(folder)) yield key;
  }
  const list = keys();
  const copyNext = async (): Promise<boolean> => {
    const next = await list.next();
    if (next.done) return false;
    await copyOne(way, next.value, done).catch((error: unknown) => {
      if (error instanceof FilesAway) throw error;
      done.wrong.push(`${next.value}: ${error instanceof Error ? error.message : error}`);
    });
    told(done);
    return true;
  };
  const work = async (): Promise<void> => {
    try {
      while (done.stopped === undefined && (await copyNext()));
    } catch (error) {
      if (!(error instanceof FilesAway)) throw error;
      done.stopped = error.message;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return done;
};
