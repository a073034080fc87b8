import { readdir, rm, stat } from 'node:fs/promises';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { runDue } from '../kernel/run-due.ts';
import { system } from '../kernel/side.ts';
import { downloadFolder, downloadPath } from './download-path.ts';
import { moveDownload } from './move-download.ts';

type Rooms = Pick<House, 'db' | 'config' | 'log'>;

/** What has expired can be made again for so long. */
const keptDays = 30;
const dayMs = 86_400_000;

const Due = z.strictObject({ id: Id, file: z.string() });

/** Takes away the files whose days are over, and forgets what ended long ago. The row stays locked until its file is gone, so that a kill in between leaves it for the next time. */
export const expireDownloads = async (house: Rooms): Promise<number> => {
  const { db, config, log } = house;
  await db.execute(
    sql`delete from download where state in ('failed', 'expired') and ended_at < now() - make_interval(days => ${keptDays})`,
  );
  await sweepStrays(house);
  return runDue(db, {
    take: async (tx, leave) => {
      const [row] = await readRows(tx, Due)`
        select id::text, file from download where state = 'ready' and expires_at <= now() and id <> all (${sql.param([...leave])}::bigint[])
        order by expires_at limit 1 for update skip locked`;
      return row;
    },
    run: async (tx, { id, file }) => {
      await moveDownload(tx, id, 'expire', system);
      await rm(downloadPath(config, file), { force: true });
    },
    failed: (error, id) => log.warn({ err: error, part: 'download', id }, 'a file could not be taken away'),
  });
};

const FileRow = z.strictObject({ file: z.string() });

/** Files that belong to nobody: what a process that died left half made, or made and not yet written down. */
const sweepStrays = async ({ db, config }: Rooms): Promise<void> => {
  const old: string[] = [];
  for (const name of await readdir(downloadFolder(config)).catch(() => [])) {
    const found = await stat(downloadPath(config, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > dayMs) old.push(name);
  }
  if (old.length === 0) return;
  const known = await readRows(db, FileRow)`select file from download where file = any (${sql.param(old)}::text[])`;
  const kept = new Set(known.map(({ file }) => file));
  for (const name of old) if (!kept.has(name)) await rm(downloadPath(config, name), { force: true });
};
