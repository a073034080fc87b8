import { goodsImportApi } from '@mall/contract/catalogue/goods-import.api.ts';
import { inTransaction } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { type App, route } from '../../kernel/http/route.ts';
import { xlsxType } from '../../kernel/xlsx.ts';
import { addImport, requireNoneOpen } from './add-import.ts';
import { askWrite } from './ask-write.ts';
import { cancelImport } from './cancel-import.ts';
import { checkAgain } from './check-again.ts';
import { listValueNames } from './class-book.queries.ts';
import { askExport } from './export-rows.ts';
import { findOpenImport, listFalls, listFaults, requireImport } from './import.queries.ts';
import { listImports } from './import-page.queries.ts';
import { matchColumns } from './match-columns.ts';
import { mendBySheet } from './mend-by-sheet.ts';
import { mendRows } from './mend-rows.ts';
import { listSoundRows } from './sound-rows.queries.ts';
import { layOutSheet, readImportFile, takeImportFile } from './take-sheet.ts';
import { writeBadRows, writeTemplate } from './write-sheets.ts';

export const importSellerRoutes = (app: App, { db }: House): void => {
  route(app, goodsImportApi.template, async ({ params, language }) => ({
    bytes: await writeTemplate(db, params.id, language),
    type: xlsxType,
    name: 'goods.xlsx',
  }));
  route(app, goodsImportApi.upload, async ({ side, file, query: { instead, mends } }) => {
    const taken = await takeImportFile(file);
    // Before the file is read: that takes a second, and a thread.
    if (instead === undefined && mends === undefined) await requireNoneOpen(db, side);
    const cells = await readImportFile(taken.bytes);
    if (mends !== undefined) {
      await inTransaction(db, (tx) => mendBySheet(tx, side, mends, cells));
      return { id: mends };
    }
    const sheet = layOutSheet(cells, await listValueNames(db, side));
    return { id: await inTransaction(db, (tx) => addImport(tx, side, taken, sheet, instead)) };
  });
  route(app, goodsImportApi.open, ({ side, language }) => findOpenImport(db, side, language));
  route(app, goodsImportApi.detail, ({ side, params, language }) => requireImport(db, side, params.id, language));
  route(app, goodsImportApi.match, async ({ side, params, body, language }) => {
    await inTransaction(db, (tx) => matchColumns(tx, side, params.id, body, language));
    return null;
  });
  route(app, goodsImportApi.faults, ({ side, params, query, language }) => listFaults(db, side, params.id, query, language));
  route(app, goodsImportApi.mend, async ({ side, params, body }) => ({
    mended: await inTransaction(db, (tx) => mendRows(tx, side, params.id, body)),
  }));
  route(app, goodsImportApi.badRows, async ({ side, params, language }) => {
    const { name, bytes } = await writeBadRows(db, side, params.id, language);
    return { bytes, type: xlsxType, name: `${name}-bad.xlsx` };
  });
  route(app, goodsImportApi.rows, ({ side, params, query, language }) => listSoundRows(db, side, params.id, query, language));
  route(app, goodsImportApi.falls, ({ side, params, query }) => listFalls(db, side, params.id, query));
  route(app, goodsImportApi.write, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => askWrite(tx, side, params.id, body));
    return null;
  });
  route(app, goodsImportApi.cancel, async ({ side, params }) => {
    await inTransaction(db, (tx) => cancelImport(tx, side, params.id));
    return null;
  });
  route(app, goodsImportApi.again, async ({ side, params }) => {
    await inTransaction(db, (tx) => checkAgain(tx, side, params.id));
    return null;
  });
  route(app, goodsImportApi.page, ({ side, query, language }) => listImports(db, side, query, language));
  route(app, goodsImportApi.export, ({ side, body, language }) => askExport(db, side, body, language));
};
