import { auditApi } from '@mall/contract/account/audit.api.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { listAudit } from './audit.queries.ts';
import { exportAudit } from './export-audit.ts';

export const auditRoutes = (app: App, house: House): void => {
  const { db } = house;
  route(app, auditApi.page, ({ side, query, language }) => listAudit(db, side, query, language));
  route(app, auditApi.export, ({ side, query, language }) => exportAudit(house, side, query, language));
};
