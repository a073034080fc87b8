import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Journal<T> = {
  find: (key: string) => T | undefined;
  /** The latest that came, first. */
  list: () => T[];
  /** Written down before it is acted upon, so that a killed process forgets nothing. */
  keep: (entry: T) => void;
};

const latest = 5000;

const readEntries = <T>(path: string, keyOf: (entry: T) => string): Map<string, T> => {
  const entries = new Map<string, T>();
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return entries;
  }
  for (const line of text.split('\n')) {
    try {
      const entry = JSON.parse(line) as T;
      entries.set(keyOf(entry), entry);
    } catch {
      // The last line of a killed process may be cut; it was not acted upon.
    }
  }
  return entries;
};

/** A line a change, under the folder; without one it forgets when it ends. */
export const openJournal = <T>(folder: string | undefined, file: string, keyOf: (entry: T) => string): Journal<T> => {
  const path = folder === undefined ? undefined : join(folder, file);
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const entries = path === undefined ? new Map<string, T>() : readEntries(path, keyOf);
  return {
    find: (key) => entries.get(key),
    list: () => [...entries.values()].toReversed().slice(0, latest),
    keep: (entry) => {
      if (path !== undefined) appendFileSync(path, `${JSON.stringify(entry)}\n`);
      entries.set(keyOf(entry), entry);
    },
  };
};
