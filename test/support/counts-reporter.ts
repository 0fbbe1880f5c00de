import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

const file = new URL('../../.cache/test-counts', import.meta.url);

/** Writes `N passed, N failed` for .ci/run. A file that fails outside its tests counts as one failure, so do a stray error and a gap. */
export default class CountsReporter implements Reporter {
  readonly #coverage: { readonly failures: number };

  /** `coverage` reports before this one. */
  constructor(coverage: { readonly failures: number }) {
    this.#coverage = coverage;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    let passed = 0;
    let failed = errors.length + this.#coverage.failures;
    for (const module of modules) {
      let failedHere = 0;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        if (state === 'failed') failedHere += 1;
      }
      failed += failedHere === 0 && module.state() === 'failed' ? 1 : failedHere;
    }
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, `${passed} passed, ${failed} failed\n`);
  }
}
