import { sellerFiguresApi } from '@mall/contract/figures/seller-figures.api.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { listClassFigures } from './class-figures.queries.ts';
import { storeClassesSheet, storeDaysSheet, storeGoodsSheet, storeWordsSheet } from './figure-sheets.ts';
import { listGoodsFigures } from './goods-figures.queries.ts';
import { readSellerFigures } from './seller-figures.queries.ts';

export const figuresSellerRoutes = (app: App, { db, reads }: House): void => {
  route(app, sellerFiguresApi.overview, ({ side, query, language }) => reads.whole((all) => readSellerFigures(all, side, query, language)));
  route(app, sellerFiguresApi.goods, ({ side, query, language }) => reads.whole((all) => listGoodsFigures(all, side, query, language)));
  route(app, sellerFiguresApi.classes, ({ side, query, language }) => reads.whole((all) => listClassFigures(all, side, query, language)));
  route(app, sellerFiguresApi.exportDays, ({ side, body, language }) => storeDaysSheet.ask(db, side, body, language));
  route(app, sellerFiguresApi.exportGoods, ({ side, body, language }) => storeGoodsSheet.ask(db, side, body, language));
  route(app, sellerFiguresApi.exportClasses, ({ side, body, language }) => storeClassesSheet.ask(db, side, body, language));
  route(app, sellerFiguresApi.exportWords, ({ side, body, language }) => storeWordsSheet.ask(db, side, body, language));
};
