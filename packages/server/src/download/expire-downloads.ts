import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { runDue } from '../kernel/run-due.ts';
import { system } from '../kernel/side.ts';
import { downloadPlace } from './download-place.ts';
import { moveDownload } from './move-download.ts';

type Rooms = Pick<House, 'db' | 'log' | 'files'>;

/** What has expired can be made again for so long. */
const keptDays = 30;

const Due = z.strictObject({ id: Id, file: z.string() });

/** Takes away the files whose days are over, and forgets what ended long ago. The row stays locked until its file is gone, so that a kill in between leaves it for the next time. */
export const expireDownloads = async (house: Rooms): Promise<number> => {
  const { db, files, log } = house;
  await db.execute(
    sql`delete from download where state in ('failed', 'expired') and ended_at < now() - make_interval(days => ${keptDays})`,
  );
  return runDue(db, {
    take: async (tx, leave) => {
      const [row] = await readRows(tx, Due)`
        select id::text, file from download where state = 'ready' and expires_at <= now() and id <> all (${sql.param([...leave])}::bigint[])
        order by expires_at limit 1 for update skip locked`;
      return row;
    },
    run: async (tx, { id, file }) => {
      await moveDownload(tx, id, 'expire', system);
      await files.remove(downloadPlace(file));
    },
    failed: (error, id) => log.warn({ err: error, part: 'download', id }, 'a file could not be taken away'),
  });
};
