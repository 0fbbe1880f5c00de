import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    reporters: ['default', './test/support/counts-reporter.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Files share nothing but modules (each has its database and its server), and loading these is a third of the work.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Node strips the types itself, as in production: no transform, and a file starts in half the time.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
