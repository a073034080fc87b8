import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { build, type Plugin } from 'vite';

const kit = join(import.meta.dirname, '../../kit');
const page =
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title></title><link rel="icon" href="data:,"><link rel="stylesheet" href="/trial/trial.css"></head><body><div id="trial"></div><script src="/trial/first.js"></script><script type="module" src="/trial/trial.js"></script></body></html>';
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** As strict as the mall's pages. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'";

const contractInBrowser = async (): Promise<Plugin> =>
  (
    (await import(join(import.meta.dirname, '../../kit/src/bundle/contract-in-browser.ts'))) as { contractInBrowser: () => Plugin }
  ).contractInBrowser();

/**
 * Builds the kit's page of trial as a plain browser app, without framework mode, and puts it under /trial/ of the mall: its calls reach the
 * real server, the rest of it never leaves the test.
 */
export const buildTrial = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trial-'));
  process.env['NODE_ENV'] = 'production';
  await build({
    root: kit,
    base: '/trial/',
    configFile: false,
    logLevel: 'error',
    plugins: [await contractInBrowser()],
    build: {
      target: 'es2022',
      outDir: folder,
      cssCodeSplit: false,
      rolldownOptions: {
        input: { trial: join(kit, 'src/trial/mount.tsx') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', assetFileNames: 'trial[extname]' },
      },
    },
  });
  return {
    serve: (to: Page) =>
      to.route('**/trial/**', async (route) => {
        const { pathname } = new URL(route.request().url());
        const headers = { 'content-security-policy': policy };
        // Zod would try whether it may make code from text; the policy forbids it and reports the try.
        if (pathname === '/trial/first.js')
          return route.fulfill({ contentType: 'text/javascript', body: 'window.__zod_globalConfig = { jitless: true };' });
        if (pathname === '/trial/') return route.fulfill({ contentType: 'text/html', headers, body: page });
        return route.fulfill({
          contentType: types[extname(pathname)] ?? 'text/plain',
          body: readFileSync(join(folder, pathname.slice('/trial/'.length))),
        });
      }),
    drop: () => rmSync(folder, { recursive: true, force: true }),
  };
};
