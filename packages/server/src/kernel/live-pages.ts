import * as z from 'zod';
import type { Db } from './db.ts';
import { readRows } from './read-rows.ts';
import { logPlace } from './reads/lsn.ts';
import type { Reads } from './reads/open-reads.ts';

const Row = z.strictObject({ version: z.string(), lsn: z.string() });

/** What all pages show may have changed: whoever keeps some of it forgets it then. */
export type LivePages = {
  readonly onChange: (heard: () => void) => void;
  /** Looks whether something changed on whichever node, and says so here. */
  readonly refresh: () => Promise<void>;
};

export const openPages = (db: Db, { mustHave }: Pick<Reads, 'mustHave'>): LivePages => {
  const listeners: (() => void)[] = [];
  let version: string | undefined;
  return {
    onChange: (heard) => void listeners.push(heard),
    refresh: async () => {
      const [row] = await readRows(db, Row)`select version::text, ${logPlace} as lsn from page_change`;
      if (row?.version === version) return;
      version = row?.version;
      // First, or what is read anew could come from a replica that has not heard of it, and would be kept.
      if (row) mustHave(row.lsn);
      for (const heard of listeners) heard();
    },
  };
};
