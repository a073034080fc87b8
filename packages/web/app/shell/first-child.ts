import type { Menu } from '@mall/contract/account/account.api.ts';
import { isBuilt } from '../kernel/is-built.ts';
import { parentRoutes, routeTable } from '../routes.table.ts';
import { builtMenu, firstUrl } from './menu.rules.ts';

/** Where a parent leads: into the reader's menu where there is one, otherwise as the table of routes says; always to a screen that exists. */
export const firstChildOf = (path: string, menu: readonly Menu[]): string => {
  const parent = Object.keys(parentRoutes).find((each) => each.toLowerCase() === path.toLowerCase());
  const named = (parent && parentRoutes[parent]) || '/';
  const children = [named, ...routeTable.map((row) => row.path).filter((each) => each.startsWith(`${parent}/`))];
  return firstUrl(builtMenu(menu)) ?? children.find(isBuilt) ?? '/';
};
