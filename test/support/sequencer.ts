import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest files, which a run that has measured nothing yet could not tell by their sizes. */
const longest = [
  'contract/fuzz',
  'contract/isolation',
  'contract/private-records',
  'contract/rulesets',
  'contract/lists',
  'contract/strictness',
  'compiler/compile',
  'compiler/scaffold',
  'compiler/emit-handlers',
  'compiler/emit-bodies',
  'compiler/mock',
  'auth/sign-in',
  'auth/console-session',
].map((name) => `/test/${name}.test.ts`);

/** Folders with processes and browsers, whose files take many times as long as others of their size. */
const slow = /\/test\/(?:process|browser|delivery|mcp|contract|compiler)\//;

/**
 * Starts the longest files first, so that no worker is left with one at the end. What was measured counts; in a clean
 * clone those that are known to be long come first, and the many short files of the families last.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isMeasured = files.every((file) => this.ctx.cache.getTestSpecificationResult(file) !== undefined);
    if (isMeasured) return super.sort(files);
    return files.toSorted((a, b) => rank(a) - rank(b) || sizeOf(b) - sizeOf(a));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((name) => moduleId.endsWith(name));
  if (place >= 0) return place;
  return longest.length + (slow.test(moduleId) ? 0 : moduleId.includes('/test/families/') ? 2 : 1);
}

const sizeOf = ({ moduleId }: TestSpecification): number => statSync(moduleId).size;
