import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reaches } from '@mall/contract/kernel/access.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { ExportJob } from '@mall/contract/order/order.api.ts';
import type { OrderFilter } from '@mall/contract/order/order.rules.ts';
import { and, eq } from 'drizzle-orm';
import type { Config } from '../kernel/config.ts';
import { sqlState, type Tx } from '../kernel/db.ts';
import type { FileAnswer } from '../kernel/http/route.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { xlsxType } from '../kernel/xlsx.ts';
import { orderExport } from './order.table.ts';
import { countSheetRows } from './order-sheet.ts';

export const exportPath = (config: Pick<Config, 'DATA_DIR'>, id: Id): string => join(config.DATA_DIR, 'exports', `${id}.xlsx`);

type ExportRow = typeof orderExport.$inferSelect;

const jobOf = ({ id, state, rowsTotal, rowsDone }: ExportRow): ExportJob => ({
  id,
  state,
  rows: rowsTotal,
  done: rowsDone,
});

/** Asks for a long export; the clock makes it. One at a time for a member. */
export const askExport = async (tx: Tx, side: BuyerSide, filter: OrderFilter, language: Language): Promise<ExportJob> => {
  const amount = await countSheetRows(tx, side, filter);
  if (amount === 0) throw refuse('order.export_none');
  try {
    const { memberId, companyId, departments, reach } = side;
    const seen = { memberId, companyId: companyId ?? null, departments: [...departments], reach };
    const [row] = await tx
      .insert(orderExport)
      .values({ ...seen, filter, language, rowsTotal: amount })
      .returning();
    return jobOf(row as ExportRow);
  } catch (error) {
    if (sqlState(error) === '23505') throw refuse('order.export_busy');
    throw error;
  }
};

/** Only who asked for it has it, however far he sees. */
const requireOwn = async (tx: Tx, side: BuyerSide, id: Id): Promise<ExportRow> => {
  const [row] = await tx
    .select()
    .from(orderExport)
    .where(and(eq(orderExport.id, id), within({ ...side, reach: 'own' }, 'order_export')));
  if (!row) throw refuse('kernel.not_found');
  return row;
};

/** Whether somebody may still see all that he saw when he asked. */
const stillSees = (side: BuyerSide, { reach, companyId, departments }: ExportRow): boolean =>
  reach === 'own' ||
  (companyId === (side.companyId ?? null) &&
    reaches.indexOf(side.reach) >= reaches.indexOf(reach) &&
    (side.reach === 'company' || departments.every((one) => side.departments.includes(one))));

/** How far an export of this member is; another's is not there. */
export const requireExport = async (tx: Tx, side: BuyerSide, id: Id): Promise<ExportJob> => jobOf(await requireOwn(tx, side, id));

export const readExport = async (tx: Tx, side: BuyerSide, id: Id, config: Pick<Config, 'DATA_DIR'>): Promise<FileAnswer> => {
  const row = await requireOwn(tx, side, id);
  // It was made for what he could see then; a right that was taken since holds for the file, too.
  if (!stillSees(side, row)) throw refuse('kernel.no_permission');
  if (row.state !== 'ready') throw refuse('order.export_waiting');
  // Files are kept for a week.
  const bytes = await readFile(exportPath(config, id)).catch(() => undefined);
  if (!bytes) throw refuse('kernel.not_found');
  return { bytes, type: xlsxType, name: 'orders.xlsx' };
};
