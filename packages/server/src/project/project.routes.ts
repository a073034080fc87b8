import { projectApi } from '@mall/contract/project/project.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { addProject } from './add-project.ts';
import { changeBudget } from './change-budget.ts';
import { closeProject } from './close-project.ts';
import { editProject } from './edit-project.ts';
import { listMovements } from './movement.queries.ts';
import { listChoices, listProjects, readParts, requireProject, sumProjects } from './project.queries.ts';
import { exportMovements, exportProjects } from './project-sheets.ts';
import { reopenProject } from './reopen-project.ts';

export const projectRoutes = (app: App, { db, reads }: House): void => {
  route(app, projectApi.page, ({ side, query }) => listProjects(db, side, query));
  route(app, projectApi.sum, ({ side }) => sumProjects(db, side));
  route(app, projectApi.choices, ({ side }) => listChoices(db, side));
  route(app, projectApi.parts, ({ side }) => readParts(db, side));
  route(app, projectApi.export, ({ side, query, language }) => reads.whole((all) => exportProjects(all, side, query, language)));
  route(app, projectApi.detail, ({ side, params }) => requireProject(db, side, params.id));
  route(app, projectApi.movements, ({ side, params, query }) => listMovements(db, side, params.id, query));
  route(app, projectApi.exportMovements, ({ side, params, language }) =>
    reads.whole((all) => exportMovements(all, side, params.id, language)),
  );
  route(app, projectApi.add, ({ side, body }) => inTransaction(db, (tx) => addProject(tx, side, body)));
  route(app, projectApi.edit, ({ side, body }) => inTransaction(db, (tx) => editProject(tx, side, body)));
  route(app, projectApi.changeBudget, ({ side, params, body }) => inTransaction(db, (tx) => changeBudget(tx, side, params.id, body)));
  route(app, projectApi.close, ({ side, params }) => inTransaction(db, (tx) => closeProject(tx, side, params.id)));
  route(app, projectApi.reopen, ({ side, params }) => inTransaction(db, (tx) => reopenProject(tx, side, params.id)));
};
