import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const wanted = ['verb', 'path', 'encoded', 'bodyKind'] as const;

type Loose = Record<string, unknown>;

const isCall = (value: unknown): value is Loose => typeof value === 'object' && value !== null && 'verb' in value && 'path' in value;
const isApi = (value: unknown): value is Record<string, Loose> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isCall);
const isPlain = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isPlain)) ||
  (Object.getPrototypeOf(value ?? 0) === Object.prototype && !('_zod' in (value as Loose)) && Object.values(value as Loose).every(isPlain));

const only =
  (names: readonly string[]) =>
  (row: Loose): Loose =>
    Object.fromEntries(names.map((name) => [name, row[name]]));
const asCode = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};`;

/** Which file draws a screen, and in which layout, the build has settled; most screens are public and Chinese. */
const routesInBrowser = ({ routeTable, parentRoutes }: Loose) => {
  const rows = (routeTable as Loose[]).map(({ path, title, access, language }) => {
    const given = [path, title, ...(language === 'zh' && access === 'public' ? [] : [access]), ...(language === 'zh' ? [] : [language])];
    return `row(${given.map((one) => JSON.stringify(one)).join()})`;
  });
  return [
    `const row = (path, title, access = 'public', language = 'zh') => ({ path, title, access, language });`,
    `export const routeTable = [${rows.join()}];`,
    asCode('parentRoutes', parentRoutes),
  ].join('\n');
};

const callsInBrowser = (exported: Loose) =>
  Object.entries(exported)
    .map(([name, value]) => {
      if (isApi(value)) return asCode(name, Object.fromEntries(Object.entries(value).map(([key, call]) => [key, only(wanted)(call)])));
      return isPlain(value) ? asCode(name, value) : '';
    })
    .join('\n');

const drawn = [
  { files: /[\\/]contract[\\/]src[\\/].*\.api\.ts$/, draw: callsInBrowser, everywhere: true },
  { files: /[\\/]app[\\/]routes\.table\.ts$/, draw: routesInBrowser, everywhere: false },
  // Worked out by the build, so that a page does not carry the whole table for it.
  { files: /[\\/]app[\\/]routes\.unbuilt\.ts$/, draw: callsInBrowser, everywhere: false },
];

/**
 * To make a call the browser needs its address, not its schemas: with them every page would carry 27 KB (gzip) of Zod.
 * So `*.api.ts` reaches the browser as plain data. What a form checks lives in `*.rules.ts`, which stays as written;
 * importing a schema from an api file fails the build instead of growing a page. The pages that the server renders take them as plain data too,
 * because the server holds every schema already. The table of routes is thinned for the browser alone.
 */
export const contractInBrowser = (): Plugin => ({
  name: 'contract-in-browser',
  enforce: 'pre',
  async load(id) {
    const file = id.split('?', 1)[0] ?? id;
    const { draw } = drawn.find(({ files, everywhere }) => files.test(file) && (everywhere || this.environment.name === 'client')) ?? {};
    if (!draw) return undefined;
    this.addWatchFile(file);
    return draw((await import(`${pathToFileURL(file).href}?at=${Date.now()}`)) as Loose);
  },
});
