import { join } from 'node:path';
import { contractInBrowser } from '@mall/kit/bundle/contract-in-browser.ts';
import { defineConfig, type UserConfig } from 'vite';

const server = process.env['MALL_URL'] ?? 'http://127.0.0.1:3000';

/** How a site behind the counter is built: a plain browser app whose screens come when they are opened. */
export const counterBuild = (folder: string, base: string): UserConfig =>
  defineConfig({
    root: folder,
    base,
    publicDir: false,
    plugins: [contractInBrowser()],
    build: {
      target: 'es2022',
      outDir: join(folder, 'build'),
      emptyOutDir: true,
      assetsInlineLimit: 2048,
      chunkSizeWarningLimit: 1200,
      rolldownOptions: {
        // Of libraries that could also be rendered on a server; here nothing is.
        onwarn: (warning, warn) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
      },
    },
    server: { proxy: { '/api': server, '/media': server, '/sandbox': server } },
  });
