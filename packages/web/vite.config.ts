import { contractInBrowser } from '@mall/kit/bundle/contract-in-browser.ts';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { codeSplitting } from './code-splitting.ts';
import { routesInBrowser } from './routes-in-browser.ts';

const server = process.env['MALL_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [contractInBrowser(), routesInBrowser(), reactRouter()],
  // The house's own packages are TypeScript sources; only what npm built stays outside the server bundle.
  // The icons are taken in as well: from outside all of them would be loaded, 20 MB, for the few that are drawn.
  ssr: { noExternal: [/^@mall\//, 'lucide-react'] },
  build: { target: 'es2022', assetsInlineLimit: 2048, chunkSizeWarningLimit: 1200 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  server: { port: 3001, proxy: { '/api': server, '/media': server, '/sandbox': server, '/docs': server } },
});
