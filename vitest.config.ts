import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/{src,app,demo}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['packages/server/src/testing/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Files share what they import: loading it anew for each took half of the time. A test that mocks a module loads it anew (`vi.resetModules`) and leaves none behind.
    isolate: false,
    fsModuleCache: true,
    reporters: ['default'],
  },
});
