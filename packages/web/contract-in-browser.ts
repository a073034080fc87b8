import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const wanted = ['verb', 'path', 'access', 'encoded', 'bodyKind', 'answer'] as const;

type Loose = Record<string, unknown>;

const isCall = (value: unknown): value is Loose => typeof value === 'object' && value !== null && 'verb' in value && 'path' in value;
const isApi = (value: unknown): value is Record<string, Loose> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isCall);
const isPlain = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isPlain)) ||
  (Object.getPrototypeOf(value ?? 0) === Object.prototype && !('_zod' in (value as Loose)) && Object.values(value as Loose).every(isPlain));

const slim = (call: Loose): Loose => Object.fromEntries(wanted.map((name) => [name, call[name]]));

/**
 * To make a call the browser needs its address, not its schemas: with them every page would carry 27 KB (gzip) of Zod.
 * So `*.api.ts` reaches the browser as plain data. What a form checks lives in `*.rules.ts`, which stays as written;
 * importing a schema from an api file fails the build instead of growing a page.
 */
export const contractInBrowser = (): Plugin => ({
  name: 'contract-in-browser',
  enforce: 'pre',
  async load(id) {
    const file = id.split('?', 1)[0] ?? id;
    if (this.environment.name !== 'client' || !/[\\/]contract[\\/]src[\\/].*\.api\.ts$/.test(file)) return undefined;
    this.addWatchFile(file);
    const exported = (await import(`${pathToFileURL(file).href}?at=${Date.now()}`)) as Loose;
    return Object.entries(exported)
      .map(([name, value]) => {
        if (isApi(value))
          return `export const ${name} = ${JSON.stringify(Object.fromEntries(Object.entries(value).map(([key, call]) => [key, slim(call)])))};`;
        return isPlain(value) ? `export const ${name} = ${JSON.stringify(value)};` : '';
      })
      .join('\n');
  },
});
