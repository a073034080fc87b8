import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';

const ui = join(import.meta.dirname, '../../ui');
const page =
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>组件目录</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/catalogue.css"></head><body><div id="catalogue"></div><script type="module" src="/catalogue.js"></script></body></html>';
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** As strict as the mall's pages: what a component may not do there, it may not do here. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'";

/** Builds the components' catalogue as the storefront is built and serves it by itself. */
export const serveCatalogue = async (): Promise<{ address: string; stop: () => Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  // The test runner's own mode would be built in, and libraries behave for it.
  process.env['NODE_ENV'] = 'production';
  await build({
    root: ui,
    configFile: false,
    logLevel: 'error',
    build: {
      target: 'es2022',
      outDir: folder,
      cssCodeSplit: false,
      rolldownOptions: {
        input: { catalogue: join(ui, 'src/catalogue/mount.tsx') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: 'catalogue[extname]' },
      },
    },
  });
  const server = createServer((request, answer) => {
    const path = new URL(request.url ?? '/', 'http://catalogue').pathname;
    if (path.startsWith('/media/')) {
      answer.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
      return;
    }
    answer.setHeader('content-security-policy', policy);
    if (path === '/') answer.writeHead(200, { 'content-type': 'text/html' }).end(page);
    else answer.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' }).end(readFileSync(join(folder, path)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
      });
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
