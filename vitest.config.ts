import { defineConfig } from 'vitest/config';
import CountsReporter from './test/support/counts-reporter.ts';
import CoverageReporter from './test/support/coverage-reporter.ts';
import PhasesReporter from './test/support/phases-reporter.ts';
import LongestFirst from './test/support/sequencer.ts';

const coverage = new CoverageReporter();

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    // In this order: gaps are printed before the closing summary and counted after they are found.
    reporters: [coverage, 'default', new PhasesReporter(), new CountsReporter(coverage)],
    sequence: { sequencer: LongestFirst },
    pool: 'forks',
    // One more than cores: tests wait for Postgres, timers and browsers about a third of their time.
    maxWorkers: 3,
    // Files share nothing but modules (each has its database and its server), and loading these is a third of the work.
    isolate: false,
    // They end what hangs. A machine with other work may need ten times as long as a quiet one, which is no failure.
    testTimeout: 120_000,
    // Walks fill a database before they begin.
    hookTimeout: 300_000,
    // On a shared machine a test may fail for want of time alone. It gets one more try there, and the run's last lines name it.
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 60_000 } },
    // Node strips the types itself, as in production: no transform, and a file starts in half the time.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
