import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { reaches } from '@mall/contract/kernel/access.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { languages } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { inTransaction } from '../kernel/db.ts';
import { FilesAway } from '../kernel/files/files-away.ts';
import { scratchPath } from '../kernel/files/scratch.ts';
import type { House } from '../kernel/house.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { system } from '../kernel/side.ts';
import { downloadPlace } from './download-place.ts';
import { type Makers, makerOf } from './maker.ts';
import { tryMoveDownload } from './move-download.ts';
import { trimDownloads } from './trim-downloads.ts';

/** A node makes so many at a time; the others wait, so that no crowd of exports takes the database from the buyers. */
const atOnce = 2;
/** What ends its node again and again is given up. */
const mostTries = 3;

const Taken = z
  .strictObject({ id: Id, kind: z.string(), input: z.unknown(), language: z.enum(languages), format: z.string(), tries: z.int() })
  .extend({ memberId: Id, companyId: Id.nullable(), storeId: Id.nullable(), departments: z.array(Id), reach: z.enum(reaches) });
type Taken = z.infer<typeof Taken>;
type Rooms = Pick<House, 'db' | 'reads' | 'config' | 'log' | 'files'>;

/** Nobody waits for it any more, or another node has taken it over. */
class NotWanted extends Error {}

/** Makes the files that were asked for, the longest waiting first, a few at a time. */
export const makeDownloads = async (house: Rooms, makers: Makers): Promise<void> => {
  const work = async () => {
    for (let taken = await takeDownload(house); taken; taken = await takeDownload(house)) await makeOrFail(house, makers, taken);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};

const takeDownload = ({ db }: Rooms): Promise<Taken | undefined> =>
  inTransaction(db, async (tx) => {
    const [row] = await readRows(tx, Taken)`
      select id::text, kind, input, language, format, tries + 1 as tries, member_id::text as "memberId", company_id::text as "companyId", store_id::text as "storeId", departments::text[], reach
      from download where state = 'waiting' or state = 'running' and heard_at < now() - interval '1 minute'
      order by id limit 1 for update skip locked`;
    if (row) await tryMoveDownload(tx, row.id, 'take', system, { also: sql`, tries = tries + 1, rows_done = 0, heard_at = now()` });
    return row;
  });

const makeOrFail = async (house: Rooms, makers: Makers, taken: Taken): Promise<void> => {
  const file = `${randomUUID()}.${taken.format}`;
  const path = await scratchPath(house.config);
  try {
    if (taken.tries > mostTries) throw refuse('download.failed');
    await makeFile(house, makers, taken, path);
    const { size } = await stat(path);
    await house.files.take(downloadPlace(file), path);
    if (!(await finish(house, taken, file, size))) await house.files.remove(downloadPlace(file));
  } catch (error) {
    if (error instanceof NotWanted) return;
    // It stays as it is and falls silent, so that it is taken over in a minute, by when the store may be there.
    if (error instanceof FilesAway) return house.log.warn({ err: error, part: 'download' }, 'the store of files is away');
    if (!(error instanceof Refusal)) house.log.warn({ err: error, part: 'download', kind: taken.kind }, 'a file could not be made');
    await fail(house, taken, error instanceof Refusal ? error.code : 'download.failed');
  } finally {
    await rm(path, { force: true });
  }
};

const makeFile = async (house: Rooms, makers: Makers, taken: Taken, path: string): Promise<void> => {
  const { id, tries, kind, language, memberId, companyId, storeId, departments, reach } = taken;
  const maker = makerOf(makers, kind);
  if (!maker) throw refuse('download.failed');
  const progress = async (done: number, total?: number) => {
    const { rowCount } = await house.db.execute(sql`
      update download set rows_done = ${done}, rows_total = coalesce(${total ?? null}::int, rows_total), heard_at = now()
      where id = ${id} and state = 'running' and tries = ${tries}`);
    if (rowCount === 0) throw new NotWanted();
  };
  const side = { kind: 'buyer', memberId, companyId: companyId ?? undefined, departments, reach } as const;
  const { config, files, log } = house;
  await house.reads.whole((db) =>
    maker.make({ house: { db, config, log, files }, input: taken.input, side, storeId: storeId ?? undefined, language, path, progress }),
  );
};

/** Only who still has it in hand ends it. */
const inHand = ({ tries }: Taken) => sql` and tries = ${tries}`;

const finish = ({ db, config }: Rooms, taken: Taken, file: string, bytes: number): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const moved = await tryMoveDownload(tx, taken.id, 'finish', system, {
      also: sql`, file = ${file}, bytes = ${bytes}, rows_total = rows_done`,
      where: inHand(taken),
      times: config.DOWNLOAD_DAYS,
    });
    if (!moved) return false;
    await trimDownloads(tx, moved.memberId, config);
    await tell(tx, 'download.ended', { memberId: moved.memberId, downloadId: moved.id, name: moved.said.name, state: 'ready' });
    return true;
  });

const fail = ({ db }: Rooms, taken: Taken, code: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const moved = await tryMoveDownload(tx, taken.id, 'fail', system, {
      also: sql`, reason = ${code}`,
      where: inHand(taken),
      reason: code,
    });
    if (moved) await tell(tx, 'download.ended', { memberId: moved.memberId, downloadId: moved.id, name: moved.said.name, state: 'failed' });
  });
