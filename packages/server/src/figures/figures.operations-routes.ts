import { mallFiguresApi } from '@mall/contract/figures/mall-figures.api.ts';
import { fallbackLanguage } from '@mall/contract/kernel/language.ts';
import { cached } from '../kernel/cached.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { listClassFigures } from './class-figures.queries.ts';
import { mallClassesSheet, mallDaysSheet, missedSheet, storePacesSheet } from './figure-sheets.ts';
import { listMissed, mallSight, readMallFigures } from './mall-figures.queries.ts';
import { listStorePaces } from './store-pace.queries.ts';

export const figuresOperationsRoutes = (app: App, { db, reads, config }: House): void => {
  // The same for everybody who may look, and every order of the days is read for it.
  const overview = cached(config.PAGE_CACHE_SECONDS * 1000, (from: string, to: string) =>
    reads.whole((all) => readMallFigures(all, { from, to })),
  );
  const classes = cached(config.PAGE_CACHE_SECONDS * 1000, (from: string, to: string) =>
    reads.whole((all) => listClassFigures(all, mallSight, { from, to }, fallbackLanguage)),
  );
  route(app, mallFiguresApi.overview, ({ query: { from, to } }) => overview(from, to));
  route(app, mallFiguresApi.missed, ({ query }) => reads.whole((all) => listMissed(all, query)));
  route(app, mallFiguresApi.stores, ({ query }) => reads.whole((all) => listStorePaces(all, query, config)));
  route(app, mallFiguresApi.classes, ({ query: { from, to } }) => classes(from, to));
  route(app, mallFiguresApi.exportClasses, ({ side, body, language }) => mallClassesSheet.ask(db, side, body, language));
  route(app, mallFiguresApi.exportDays, ({ side, body, language }) => mallDaysSheet.ask(db, side, body, language));
  route(app, mallFiguresApi.exportMissed, ({ side, body, language }) => missedSheet.ask(db, side, body, language));
  route(app, mallFiguresApi.exportStores, ({ side, body, language }) =>
    storePacesSheet.ask(
      db,
      side,
      { ...body, hours: { SHIP_HOURS: config.SHIP_HOURS, AFTER_SALE_SELLER_HOURS: config.AFTER_SALE_SELLER_HOURS } },
      language,
    ),
  );
};
