import { listApi } from '@mall/contract/procurement/list.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { xlsxType } from '../kernel/xlsx.ts';
import { addList } from './add-list.ts';
import { archiveList } from './archive-list.ts';
import { copyList } from './copy-list.ts';
import { editList } from './edit-list.ts';
import { importList } from './import-list.ts';
import { listLists, requireList } from './list.queries.ts';
import { readListSheet, writeListTemplate } from './list-sheet.ts';
import { putListIntoCart } from './put-list-into-cart.ts';
import { removeListLines } from './remove-list-lines.ts';
import { restoreList } from './restore-list.ts';
import { setListLines } from './set-list-lines.ts';

export const listRoutes = (app: App, { db }: House): void => {
  route(app, listApi.page, ({ side, query }) => listLists(db, side, query));
  route(app, listApi.template, async ({ language }) => ({ bytes: await writeListTemplate(language), type: xlsxType, name: 'list.xlsx' }));
  route(app, listApi.detail, ({ side, params, language }) => requireList(db, side, params.id, language));
  route(app, listApi.add, ({ side, body }) => inTransaction(db, (tx) => addList(tx, side, body)));
  route(app, listApi.edit, ({ side, body }) => inTransaction(db, (tx) => editList(tx, side, body)));
  route(app, listApi.setLine, ({ side, params, body }) => inTransaction(db, (tx) => setListLines(tx, side, params.id, [body])));
  route(app, listApi.setLines, ({ side, params, body }) => inTransaction(db, (tx) => setListLines(tx, side, params.id, body.lines)));
  route(app, listApi.removeLines, ({ side, params, body }) =>
    inTransaction(db, (tx) => removeListLines(tx, side, params.id, body.specIds)),
  );
  route(app, listApi.import, async ({ side, params, file, language }) => {
    const lines = await readListSheet(file);
    return inTransaction(db, (tx) => importList(tx, side, params.id, lines, language));
  });
  route(app, listApi.toCart, ({ side, params, body, language }) =>
    inTransaction(db, (tx) => putListIntoCart(tx, side, params.id, body.specIds, language)),
  );
  route(app, listApi.copy, ({ side, params, language }) => inTransaction(db, (tx) => copyList(tx, side, params.id, language)));
  route(app, listApi.archive, ({ side, params }) => inTransaction(db, (tx) => archiveList(tx, side, params.id)));
  route(app, listApi.restore, ({ side, params }) => inTransaction(db, (tx) => restoreList(tx, side, params.id)));
};
