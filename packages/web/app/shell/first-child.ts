import type { Menu } from '@mall/contract/account/account.api.ts';
import { parentRoutes } from '../routes.table.ts';
import { firstUrl } from './menu.rules.ts';

/** Where a parent leads: into the reader's menu where there is one, otherwise as the table of routes says. */
export const firstChildOf = (path: string, menu: readonly Menu[]): string => {
  const parent = Object.keys(parentRoutes).find((each) => each.toLowerCase() === path.toLowerCase());
  return firstUrl(menu) ?? (parent && parentRoutes[parent]) ?? '/';
};
