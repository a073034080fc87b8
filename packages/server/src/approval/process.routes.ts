import { processApi } from '@mall/contract/approval/process.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import {
  listByDepartment,
  listByName,
  listColleagues,
  listCompanies,
  listProcesses,
  listProjectsToName,
  listRoles,
  readSetting,
  requireProcessDetail,
} from './process.queries.ts';
import { runTrial } from './run-trial.ts';
import { saveNodes } from './save-nodes.ts';
import { saveProcess, updateProcess } from './save-process.ts';
import { saveSetting } from './save-setting.ts';
import { removeProcess, setProcessStatus } from './set-process-status.ts';

export const processRoutes = (app: App, { db }: House): void => {
  route(app, processApi.page, ({ side, query }) => listProcesses(db, side, query));
  route(app, processApi.detail, ({ side, params: { id }, query: { version }, language }) =>
    requireProcessDetail(db, side, { id, version }, language),
  );
  route(app, processApi.byDept, ({ side, query }) => listByDepartment(db, side, query.deptId));
  route(app, processApi.byName, ({ side, query }) => listByName(db, side, query.name));
  route(app, processApi.companies, ({ side, query }) => listCompanies(db, side, query.parentId));
  route(app, processApi.members, ({ side, query }) => listColleagues(db, side, query));
  route(app, processApi.roles, ({ side, language }) => listRoles(db, side, language));
  route(app, processApi.projects, ({ side, query }) => listProjectsToName(db, side, query.word));
  route(app, processApi.save, ({ side, body }) => inTransaction(db, (tx) => saveProcess(tx, side, body)));
  route(app, processApi.saveNodes, ({ side, body }) => inTransaction(db, (tx) => saveNodes(tx, side, body)));
  route(app, processApi.update, ({ side, body }) => inTransaction(db, (tx) => updateProcess(tx, side, body)));
  route(app, processApi.updateStatus, ({ side, body }) => inTransaction(db, (tx) => setProcessStatus(tx, side, body)));
  route(app, processApi.remove, ({ side, body }) => inTransaction(db, (tx) => removeProcess(tx, side, body.id)));
  route(app, processApi.trial, ({ side, body }) => runTrial(db, side, body));
  route(app, processApi.setting, ({ side }) => readSetting(db, side));
  route(app, processApi.saveSetting, ({ side, body }) => inTransaction(db, (tx) => saveSetting(tx, side, body.selfLimit)));
};
