import { mallStaffApi } from '@mall/contract/account/staff.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { hireOperator } from './hire-operator.ts';
import { renewFirstPassword } from './renew-first-password.ts';
import { requireFactor } from './require-factor.ts';
import { setStaffRoles } from './set-staff-roles.ts';
import { setStaffState } from './set-staff-state.ts';
import { listStaff, readDuties } from './staff.queries.ts';
import { mallStaffSheet } from './staff-sheets.ts';

export const staffOperationsRoutes = (app: App, house: House): void => {
  const { db } = house;
  route(app, mallStaffApi.page, ({ side, query, language }) => listStaff(db, side, query, language));
  route(app, mallStaffApi.export, ({ side, body, language }) => mallStaffSheet.ask(db, side, body, language));
  route(app, mallStaffApi.duties, ({ side, language }) => readDuties(db, side, language));
  route(app, mallStaffApi.appoint, async ({ side, body: { code, ...fields }, ...visitor }) => {
    await requireFactor(house, { ...visitor, actor: side }, side, code);
    return inTransaction(db, (tx) => hireOperator(tx, side, fields));
  });
  route(app, mallStaffApi.setRoles, async ({ side, params, body, ...visitor }) => {
    await requireFactor(house, { ...visitor, actor: side }, side, body.code);
    return inTransaction(db, (tx) => setStaffRoles(tx, side, params.id, body.roleIds));
  });
  route(app, mallStaffApi.setState, ({ side, params, body }) => inTransaction(db, (tx) => setStaffState(tx, side, params.id, body.state)));
  route(app, mallStaffApi.renewPassword, async ({ side, params, body, ...visitor }) => {
    await requireFactor(house, { ...visitor, actor: side }, side, body.code);
    return inTransaction(db, (tx) => renewFirstPassword(tx, side, params.id));
  });
};
