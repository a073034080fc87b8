import { goesAsFar } from '@mall/contract/kernel/access.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { eq, sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { House } from '../kernel/house.ts';
import type { FileAnswer } from '../kernel/http/route.ts';
import { refuse } from '../kernel/refusal.ts';
import { xlsxType } from '../kernel/xlsx.ts';
import { type DownloadRow, requireOwn } from './download.queries.ts';
import { download } from './download.table.ts';
import { downloadPlace } from './download-place.ts';

const types: Readonly<Record<string, string>> = { xlsx: xlsxType, zip: 'application/zip' };

/** Whether somebody may still see all that he saw when he asked. */
const stillSees = (actor: Member, { rightName, reach, companyId, departments, storeId }: DownloadRow): boolean => {
  if (rightName === '') return true;
  const held = actor.rights.get(rightName);
  if (held === undefined) return false;
  if (storeId !== null) return actor.kind === 'seller' && actor.storeId === storeId;
  if (reach === 'own') return true;
  return (
    actor.kind === 'buyer' &&
    companyId === (actor.companyId ?? null) &&
    goesAsFar(held, reach) &&
    (held === 'company' || departments.every((one) => actor.departments.includes(one)))
  );
};

/** The file, for its asker alone. */
export const readDownload = async ({ db, files }: Pick<House, 'db' | 'files'>, actor: Member, id: Id): Promise<FileAnswer> => {
  const row = await requireOwn(db, actor, id);
  // It was made for what he could see then; a right that was taken since holds for the file, too.
  if (!stillSees(actor, row)) throw refuse('kernel.no_permission');
  if (row.state === 'expired') throw refuse('download.gone');
  if (row.state !== 'ready') throw refuse('download.waiting');
  const found = await files.read(downloadPlace(row.file));
  if (!found) throw refuse('download.gone');
  await db
    .update(download)
    .set({ fetched: sql`${download.fetched} + 1` })
    .where(eq(download.id, id));
  return {
    bytes: found.stream,
    type: types[row.format] ?? 'application/octet-stream',
    name: `${row.name}.${row.format}`,
  };
};
