import { mallLogApi } from '@mall/contract/account/mall-log.api.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { listAudit } from './audit.queries.ts';
import { mallLogSheet } from './mall-log-sheet.ts';

export const mallLogRoutes = (app: App, { db }: House): void => {
  route(app, mallLogApi.page, ({ side, query, language }) => listAudit(db, side, query, language));
  route(app, mallLogApi.export, ({ side, body, language }) => mallLogSheet.ask(db, side, body, language));
};
