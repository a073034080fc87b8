import { departmentApi } from '@mall/contract/company/department.api.ts';
import { unitApi } from '@mall/contract/company/unit.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { addDepartment } from './add-department.ts';
import { closeDepartment } from './close-department.ts';
import { listDepartments, readOrg, readSight } from './department.queries.ts';
import { dropCentre } from './drop-centre.ts';
import { dropUnit } from './drop-unit.ts';
import { moveDepartment } from './move-department.ts';
import { renameDepartment } from './rename-department.ts';
import { saveCentre } from './save-centre.ts';
import { saveUnit } from './save-unit.ts';
import { setHead } from './set-head.ts';
import { listCentres, listUnits, requireUnit } from './unit.queries.ts';

export const structureRoutes = (app: App, { db }: House): void => {
  route(app, departmentApi.tree, ({ side }) => listDepartments(db, side));
  route(app, departmentApi.org, ({ side }) => readOrg(db, side));
  route(app, departmentApi.sight, ({ side, query }) => readSight(db, side, query.id, query.parentId));
  route(app, departmentApi.add, ({ side, body }) => inTransaction(db, (tx) => addDepartment(tx, side, body)));
  route(app, departmentApi.rename, ({ side, body }) => inTransaction(db, (tx) => renameDepartment(tx, side, body)));
  route(app, departmentApi.setHead, ({ side, body }) => inTransaction(db, (tx) => setHead(tx, side, body)));
  route(app, departmentApi.move, ({ side, body }) => inTransaction(db, (tx) => moveDepartment(tx, side, body)));
  route(app, departmentApi.close, ({ side, body }) => inTransaction(db, (tx) => closeDepartment(tx, side, body)));

  route(app, unitApi.list, ({ side }) => listUnits(db, side));
  route(app, unitApi.find, ({ side, params }) => requireUnit(db, side, params.id));
  route(app, unitApi.save, ({ side, body }) => inTransaction(db, (tx) => saveUnit(tx, side, body)));
  route(app, unitApi.remove, ({ side, params }) => inTransaction(db, (tx) => dropUnit(tx, side, params.id)));
  route(app, unitApi.centres, ({ side }) => listCentres(db, side));
  route(app, unitApi.saveCentre, ({ side, body }) => inTransaction(db, (tx) => saveCentre(tx, side, body)));
  route(app, unitApi.removeCentre, ({ side, params }) => inTransaction(db, (tx) => dropCentre(tx, side, params.id)));
};
