import { constant, drawnInBrowser, type Exported } from '@mall/kit/bundle/drawn-in-browser.ts';
import type { Plugin } from 'vite';

/** Which file draws a screen, and in which layout, the build has settled; most screens are public and Chinese. */
const rowsInBrowser = ({ routeTable, parentRoutes }: Exported): string => {
  const rows = (routeTable as Exported[]).map(({ path, title, access, language }) => {
    const given = [path, title, ...(language === 'zh' && access === 'public' ? [] : [access]), ...(language === 'zh' ? [] : [language])];
    return `row(${given.map((one) => JSON.stringify(one)).join()})`;
  });
  return [
    `const row = (path, title, access = 'public', language = 'zh') => ({ path, title, access, language });`,
    `export const routeTable = [${rows.join()}];`,
    constant('parentRoutes', parentRoutes),
  ].join('\n');
};

const asItCameOut = (exported: Exported): string =>
  Object.entries(exported)
    .map(([name, value]) => constant(name, value))
    .join('\n');

/** The table of routes is thinned for the browser alone; the server needs all of it. What is not built is worked out by the build, so that a page does not carry the whole table for it. */
export const routesInBrowser = (): Plugin =>
  drawnInBrowser('routes-in-browser', [
    { files: /[\\/]app[\\/]routes\.table\.ts$/, draw: rowsInBrowser },
    { files: /[\\/]app[\\/]routes\.unbuilt\.ts$/, draw: asItCameOut },
  ]);
