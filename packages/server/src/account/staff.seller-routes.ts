import { storeStaffApi } from '@mall/contract/account/staff.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { addSeller } from './add-seller.ts';
import { removeSeller } from './remove-seller.ts';
import { sendBindCode } from './send-bind-code.ts';
import { setStaffRoles } from './set-staff-roles.ts';
import { setStaffState } from './set-staff-state.ts';
import { listStaff, readDuties } from './staff.queries.ts';
import { storeStaffSheet } from './staff-sheets.ts';

export const staffSellerRoutes = (app: App, house: House): void => {
  const { db } = house;
  route(app, storeStaffApi.page, ({ side, query, language }) => listStaff(db, side, query, language));
  route(app, storeStaffApi.export, ({ side, body, language }) => storeStaffSheet.ask(db, side, body, language));
  route(app, storeStaffApi.duties, ({ side, language }) => readDuties(db, side, language));
  route(app, storeStaffApi.sendCode, ({ side, body, ...visitor }) =>
    sendBindCode(house, { memberId: side.memberId, into: { storeId: side.storeId }, visitor }, body.mobile),
  );
  route(app, storeStaffApi.add, ({ side, body }) => addSeller(house, side, body));
  route(app, storeStaffApi.setRoles, ({ side, params, body }) =>
    inTransaction(db, (tx) => setStaffRoles(tx, side, params.id, body.roleIds)),
  );
  route(app, storeStaffApi.setState, ({ side, params, body }) => inTransaction(db, (tx) => setStaffState(tx, side, params.id, body.state)));
  route(app, storeStaffApi.remove, ({ side, params }) => inTransaction(db, (tx) => removeSeller(tx, side, params.id)));
};
