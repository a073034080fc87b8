import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { reaches } from '@mall/contract/kernel/access.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { languages } from '@mall/contract/kernel/language.ts';
import { OrderFilter } from '@mall/contract/order/order.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { House } from '../kernel/house.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import type { BuyerSight } from '../kernel/side.ts';
import { type Cell, writeXlsx } from '../kernel/xlsx.ts';
import { exportPath } from './order-export.ts';
import { readSheetRows, type SheetPart, sheetHead, sheetWidths } from './order-sheet.ts';

const partRows = 1000;
/** A sheet of Excel holds no more. */
const mostRows = 1_048_575;

const Taken = z
  .strictObject({ id: Id, filter: OrderFilter, language: z.enum(languages) })
  .extend({ memberId: Id, companyId: Id.nullable(), departments: z.array(Id), reach: z.enum(reaches) });
type Taken = z.infer<typeof Taken>;
type Rooms = Pick<House, 'db' | 'config' | 'log'>;

/** Makes the exports that were asked for, one after the other, and throws old ones away. */
export const makeExports = async (house: Rooms): Promise<void> => {
  for (let taken = await takeExport(house); taken; taken = await takeExport(house)) {
    const { id } = taken;
    await makeExport(house, taken).catch(async (error: unknown) => {
      house.log.warn({ err: error, part: 'export' }, 'an export failed');
      await house.db.execute(sql`update order_export set state = 'failed' where id = ${id}`);
    });
  }
  await forgetOld(house);
};

const takeExport = async ({ db }: Rooms): Promise<Taken | undefined> => {
  const rows = await readRows(db, Taken)`
    update order_export set state = 'running', rows_done = 0, heard_at = now()
    where id = (
      select id from order_export where state = 'waiting' or state = 'running' and heard_at < now() - interval '1 minute'
      order by id limit 1 for update skip locked)
    returning id::text, filter, language, member_id::text as "memberId", company_id::text as "companyId", departments::text[], reach`;
  return rows[0];
};

const makeExport = async ({ db, config }: Rooms, { id, filter, language, ...asker }: Taken): Promise<void> => {
  const rows: Cell[][] = [sheetHead(language)];
  const side: BuyerSight = { kind: 'buyer', ...asker, companyId: asker.companyId ?? undefined };
  let after: SheetPart['last'];
  do {
    const part: SheetPart = await readSheetRows(db, side, filter, { language, limit: partRows, ...(after ? { after } : {}) });
    rows.push(...part.rows);
    after = part.last;
    await db.execute(sql`update order_export set rows_done = ${rows.length - 1}, heard_at = now() where id = ${id}`);
  } while (after && rows.length < mostRows);
  const path = exportPath(config, id);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, await writeXlsx({ name: 'orders', widths: sheetWidths, rows }));
  await rename(`${path}.part`, path);
  await db.execute(sql`update order_export set state = 'ready', rows_total = ${rows.length - 1} where id = ${id}`);
};

const forgetOld = async ({ db, config }: Rooms): Promise<void> => {
  const rows = await readRows(
    db,
    IdRow,
  )`delete from order_export where created_at < now() - interval '7 days' and state in ('ready', 'failed') returning id::text`;
  for (const { id } of rows) await rm(exportPath(config, id), { force: true });
};
