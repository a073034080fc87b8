import { projectOfficeApi } from '@mall/contract/project/project-office.api.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { listOfficeProjects } from './office-projects.queries.ts';

export const projectOperationsRoutes = (app: App, { db }: House): void => {
  route(app, projectOfficeApi.ofCompany, ({ side, params, query }) => listOfficeProjects(db, side, params.id, query));
};
