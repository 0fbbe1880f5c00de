import { globSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import { provingFiles, unproved, without, type Contract, type Proved } from './coverage.ts';
import { readShrinkingList } from './shrinking-list.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Fails a run whose tests leave a part of the contract unproved. It speaks only when every file that can prove
 * something ran and passed: a run that was filtered says nothing about the rest, and one that failed has failed.
 */
export default class CoverageReporter implements Reporter {
  /** How many gaps the last run left. */
  failures = 0;
  #vitest!: Vitest;
  #proofs = '';

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
    this.#proofs = mkdtempSync(join(tmpdir(), 'proofs-'));
    vitest.provide('proofs', this.#proofs);
    process.once('exit', () => rmSync(this.#proofs, { recursive: true, force: true }));
  }

  onTestRunStart(): void {
    for (const name of readdirSync(this.#proofs)) rmSync(join(this.#proofs, name));
  }

  onTestRunEnd(modules: readonly TestModule[], _errors: unknown, reason: TestRunEndReason): void {
    this.failures = 0;
    if (reason === 'interrupted' || !this.#isWhole(modules)) return;
    const proved = this.#proved();
    const [ofAll, ofConsole] = [readContract('openapi.json'), readContract('console/openapi.json')];
    const gaps = [
      ...unproved(ofAll, proved, {
        operations: readShrinkingList('test/contract/uncovered.txt'),
        events: readShrinkingList('test/contract/uncovered-events.txt'),
      }),
      ...unproved(without(ofConsole, ofAll), proved, {
        operations: readShrinkingList('test/contract/console-uncovered.txt'),
        events: readShrinkingList('test/contract/console-uncovered-events.txt'),
      }),
    ];
    this.failures = gaps.length;
    if (gaps.length === 0) return;
    process.exitCode = 1;
    console.error(
      `\n FAIL  The tests do not prove the whole contract:\n${gaps.map((gap) => `  ${gap}\n`).join('')}`,
    );
  }

  #isWhole(modules: readonly TestModule[]): boolean {
    if (this.#vitest.config.testNamePattern !== undefined) return false;
    const passed = new Set(
      modules.filter((module) => module.state() === 'passed').map((module) => module.moduleId),
    );
    return globSync(`${provingFiles}**/*.test.ts`, { cwd: root }).every((file) =>
      passed.has(join(root, file)),
    );
  }

  #proved(): Proved[] {
    return readdirSync(this.#proofs).map(
      (name) => JSON.parse(readFileSync(join(this.#proofs, name), 'utf8')) as Proved,
    );
  }
}

const readContract = (path: string) =>
  JSON.parse(readFileSync(join(root, 'generated', path), 'utf8')) as Contract;
