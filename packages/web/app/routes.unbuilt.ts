import { parentRoutes, routeTable } from './routes.table.ts';

const built = routeTable.filter((row) => row.page !== undefined);
const leadsNowhere = (parent: string) => !built.some((row) => row.path.startsWith(`${parent}/`));

/** Addresses that would answer as not found. They are few, so every page may carry them and leave out the links to them. */
export const unbuiltPaths: readonly string[] = [
  ...routeTable.filter((row) => row.page === undefined).map((row) => row.path),
  ...Object.keys(parentRoutes).filter(leadsNowhere),
];
