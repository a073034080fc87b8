import type { Plugin } from 'vite';
import { constant, drawnInBrowser, type Exported } from './drawn-in-browser.ts';

const wanted = ['verb', 'path', 'encoded', 'bodyKind'] as const;

/** What nearly every call says, and the client takes for granted: left out, because the frame alone carries a hundred calls. */
const isUsual = (name: string, value: unknown): boolean =>
  name === 'bodyKind' ? value === 'encrypted' : name === 'encoded' && Array.isArray(value) && value.length === 0;

const isCall = (value: unknown): value is Exported => typeof value === 'object' && value !== null && 'verb' in value && 'path' in value;
const isApi = (value: unknown): value is Record<string, Exported> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isCall);
const isPlain = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isPlain)) ||
  (Object.getPrototypeOf(value ?? 0) === Object.prototype &&
    !('_zod' in (value as Exported)) &&
    Object.values(value as Exported).every(isPlain));

const thin = (call: Exported): Exported =>
  Object.fromEntries(wanted.flatMap((name) => (isUsual(name, call[name]) ? [] : [[name, call[name]]])));

const callsInBrowser = (exported: Exported): string =>
  Object.entries(exported)
    .map(([name, value]) => {
      if (isApi(value)) return constant(name, Object.fromEntries(Object.entries(value).map(([key, call]) => [key, thin(call)])));
      return isPlain(value) ? constant(name, value) : '';
    })
    .join('\n');

/**
 * To make a call the browser needs its address, not its schemas: with them every page would carry 27 KB (gzip) of Zod.
 * So `*.api.ts` reaches the browser as plain data. What a form checks lives in `*.rules.ts`, which stays as written;
 * importing a schema from an api file fails the build instead of growing a page. The pages that the server renders take them as plain data too,
 * because the server holds every schema already.
 */
export const contractInBrowser = (): Plugin =>
  drawnInBrowser('contract-in-browser', [{ files: /[\\/]contract[\\/]src[\\/].*\.api\.ts$/, draw: callsInBrowser, everywhere: true }]);
