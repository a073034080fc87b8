import { shelfApi } from '@mall/contract/catalogue/shelf.api.ts';
import { shelfGoodsApi } from '@mall/contract/catalogue/shelf-goods.api.ts';
import { stockApi } from '@mall/contract/catalogue/stock.api.ts';
import { inTransaction } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { type App, route } from '../../kernel/http/route.ts';
import { changeSpecs } from './change-specs.ts';
import { countStock } from './count-stock.ts';
import { listShelf, listSpecs } from './shelf.queries.ts';
import { shelfSheet, stockSheet } from './shelf-sheets.ts';
import { shelveGoods } from './shelve-goods.ts';
import { listShelved } from './shelved.queries.ts';
import { sortGoods } from './sort-goods.ts';
import { listPrices, listStock, listStockMoves } from './stock.queries.ts';

export const shelfSellerRoutes = (app: App, { db }: House): void => {
  route(app, shelfApi.page, ({ side, query }) => listShelf(db, side, query));
  route(app, shelfApi.export, ({ side, body, language }) => shelfSheet.ask(db, side, body, language));
  route(app, shelfApi.specs, ({ side, params }) => listSpecs(db, side, params.id));
  route(app, shelfApi.change, ({ side, body }) => inTransaction(db, async (tx) => ({ changed: await changeSpecs(tx, side, body) })));
  route(app, shelfApi.putOn, async ({ side, body }) => {
    await inTransaction(db, (tx) => shelveGoods(tx, side, 'putOn', body));
    return null;
  });
  route(app, shelfApi.takeOff, async ({ side, body }) => {
    await inTransaction(db, (tx) => shelveGoods(tx, side, 'takeOff', body));
    return null;
  });
  route(app, shelfApi.prices, ({ side, params, query }) => listPrices(db, side, params.id, query));
  route(app, shelfApi.ledger, ({ side, query }) => listStockMoves(db, side, query));
  route(app, stockApi.book, ({ side, query }) => listStock(db, side, query));
  route(app, stockApi.count, ({ side, body }) => inTransaction(db, async (tx) => ({ changed: await countStock(tx, side, body) })));
  route(app, stockApi.export, ({ side, body, language }) => stockSheet.ask(db, side, body, language));
  route(app, shelfGoodsApi.page, ({ side, query }) => listShelved(db, side, query));
  route(app, shelfGoodsApi.sort, async ({ side, body }) => {
    await inTransaction(db, (tx) => sortGoods(tx, side, body));
    return null;
  });
};
