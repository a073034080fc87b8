import { defineConfig } from 'vitest/config';

/** One worker: the journeys share one mall and one browser, and each begins in a context of its own. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/**/*.journey.ts'],
    globalSetup: ['src/global-setup.ts'],
    // A busy machine may miss one deadline; a journey that fails twice is broken.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 1,
    fileParallelism: false,
    reporters: ['default'],
  },
});
