import { approvalOperationsApi } from '@mall/contract/approval/approval-operations.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { listStuck, requireStuck } from './stuck.queries.ts';
import { stuckSheet } from './stuck-sheet.ts';
import { sendToAdministrators } from './take-over.ts';

export const approvalOperationsRoutes = (app: App, { db }: House): void => {
  route(app, approvalOperationsApi.page, ({ query }) => listStuck(db, query));
  route(app, approvalOperationsApi.export, ({ side, body, language }) => stuckSheet.ask(db, side, body, language));
  route(app, approvalOperationsApi.detail, ({ params: { id } }) => requireStuck(db, id));
  route(app, approvalOperationsApi.toAdministrator, ({ side, params: { id }, body }) =>
    inTransaction(db, (tx) => sendToAdministrators(tx, side, { id, ...body })),
  );
};
