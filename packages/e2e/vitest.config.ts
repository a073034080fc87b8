import { defineConfig } from 'vitest/config';

/** Two workers: the journeys share one mall and one browser, each begins in a context of its own, and those that change an account have it to themselves. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/**/*.journey.ts'],
    globalSetup: ['src/global-setup.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    reporters: ['default'],
  },
});
