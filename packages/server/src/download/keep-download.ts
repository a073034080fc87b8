import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { House } from '../kernel/house.ts';
import { type Asked, type Asker, rowOf } from './ask-download.ts';
import { download } from './download.table.ts';
import { downloadPlace } from './download-place.ts';
import type { Maker } from './maker.ts';
import { trimDownloads } from './trim-downloads.ts';

/**
 * Keeps a file that was made while its asker waited, so that he finds it again. He has it already: a store that is full or away is written down and
 * otherwise of no matter to him. Beyond so many files the oldest go first.
 */
export const keepDownload = async (
  { db, config, log, files }: Pick<House, 'db' | 'config' | 'log' | 'files'>,
  maker: Maker,
  asker: Asker,
  { bytes, ...asked }: Asked & { bytes: Buffer },
): Promise<void> => {
  const file = `${randomUUID()}.${maker.format}`;
  try {
    await files.put(downloadPlace(file), bytes);
    await db.insert(download).values({
      ...rowOf(maker, asker, asked),
      state: 'ready',
      rowsDone: asked.rows ?? 0,
      file,
      bytes: bytes.length,
      fetched: 1,
      endedAt: sql`now()`,
      expiresAt: sql`now() + make_interval(days => ${config.DOWNLOAD_DAYS}::int)`,
    });
  } catch (error) {
    log.warn({ err: error, part: 'download' }, 'a file could not be kept');
    await files.remove(downloadPlace(file)).catch(() => {});
    return;
  }
  await trimDownloads(db, asker.memberId, config);
};
