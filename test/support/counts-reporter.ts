import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

const file = new URL('../../.cache/test-counts', import.meta.url);

/**
 * Writes `N passed, N failed` for .ci/run. A file that fails outside its tests counts as one failure, so do a stray error and a gap.
 * Names what failed, last of all: the reasons above may be longer than what one sees. Names too what passed only at the second try,
 * which is allowed on a shared machine and is a fault of the test all the same.
 */
export default class CountsReporter implements Reporter {
  readonly #coverage: { readonly failures: number };

  /** `coverage` reports before this one. */
  constructor(coverage: { readonly failures: number }) {
    this.#coverage = coverage;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    let passed = 0;
    let failed = errors.length + this.#coverage.failures;
    const names: string[] = [];
    const unsteady: string[] = [];
    for (const module of modules) {
      let failedHere = 0;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        if (test.diagnostic()?.flaky) unsteady.push(`${module.relativeModuleId} > ${test.fullName}`);
        if (state !== 'failed') continue;
        failedHere += 1;
        names.push(`${module.relativeModuleId} > ${test.fullName}`);
      }
      const failedAsAWhole = failedHere === 0 && module.state() === 'failed';
      if (failedAsAWhole) names.push(module.relativeModuleId);
      failed += failedAsAWhole ? 1 : failedHere;
    }
    for (const name of unsteady) console.error(`passed at the second try: ${name}`);
    for (const name of names) console.error(`failed: ${name}`);
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, `${passed} passed, ${failed} failed\n`);
  }
}
