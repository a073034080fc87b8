import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { pageChannel } from '../kernel/follow-pages.ts';

/** Says to every node, when this commits, that what pages show is other now. Two who change pages go one after the other from here on. */
export const tellPages = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`update page_change set version = version + 1`);
  await tx.execute(sql`select pg_notify(${pageChannel}, '')`);
};
