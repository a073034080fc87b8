import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contractInBrowser } from './contract-in-browser.ts';

const server = process.env['MALL_URL'] ?? 'http://127.0.0.1:3000';

/**
 * What every page needs goes into one file: apart, these are two dozen small ones, which compress worse (8 KB of the home page's 170)
 * and cost a request each. Pages' own libraries are left out, so that the home page does not carry a form's.
 */
const frame = {
  name: 'frame',
  test: /[\\/]node_modules[\\/](react|react-router|scheduler|@tanstack|zustand)[\\/]|[\\/]web[\\/]app[\\/](kernel|shell)[\\/]|[\\/]packages[\\/](client|contract[\\/]src[\\/](kernel|wire|content|catalogue[\\/]catalogue|account))|[\\/]lucide-react[\\/]/,
  tags: ['$initial' as const],
  minShareCount: 8,
};

export default defineConfig({
  plugins: [contractInBrowser(), reactRouter()],
  // The house's own packages are TypeScript sources; only what npm built stays outside the server bundle.
  ssr: { noExternal: [/^@mall\//] },
  build: { target: 'es2022', assetsInlineLimit: 2048, chunkSizeWarningLimit: 1200 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [frame] } } } } } },
  server: { port: 3001, proxy: { '/api': server, '/media': server, '/sandbox': server, '/docs': server } },
});
