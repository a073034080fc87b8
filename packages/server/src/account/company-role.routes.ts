import { companyRoleApi } from '@mall/contract/account/company-role.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { addRole } from './add-role.ts';
import { removeRole } from './remove-role.ts';
import { renameRole } from './rename-role.ts';
import { listHolders, listRoles, readMatrix } from './role.queries.ts';
import { setRoleRights } from './set-role-rights.ts';

export const companyRoleRoutes = (app: App, { db }: House): void => {
  route(app, companyRoleApi.list, ({ side, language }) => listRoles(db, side, language));
  route(app, companyRoleApi.matrix, ({ side, language }) => readMatrix(db, side, language));
  route(app, companyRoleApi.holders, ({ side, params, language }) => listHolders(db, side, params.id, language));
  route(app, companyRoleApi.add, ({ side, body, ...visitor }) => inTransaction(db, (tx) => addRole(tx, visitor, side, body)));
  route(app, companyRoleApi.rename, ({ side, body, ...visitor }) => inTransaction(db, (tx) => renameRole(tx, visitor, side, body)));
  route(app, companyRoleApi.setRights, ({ side, body, ...visitor }) => inTransaction(db, (tx) => setRoleRights(tx, visitor, side, body)));
  route(app, companyRoleApi.remove, ({ side, params, ...visitor }) => inTransaction(db, (tx) => removeRole(tx, visitor, side, params.id)));
};
