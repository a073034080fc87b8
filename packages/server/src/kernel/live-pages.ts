import * as z from 'zod';
import type { Db } from './db.ts';
import { readRows } from './read-rows.ts';

const Row = z.strictObject({ version: z.string() });

/** What all pages show may have changed: whoever keeps some of it forgets it then. */
export type LivePages = {
  readonly onChange: (heard: () => void) => void;
  /** Looks whether something changed on whichever node, and says so here. */
  readonly refresh: () => Promise<void>;
};

export const openPages = (db: Db): LivePages => {
  const listeners: (() => void)[] = [];
  let version: string | undefined;
  return {
    onChange: (heard) => void listeners.push(heard),
    refresh: async () => {
      const [row] = await readRows(db, Row)`select version::text from page_change`;
      if (row?.version === version) return;
      version = row?.version;
      for (const heard of listeners) heard();
    },
  };
};
