import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';

/** What a pattern asks for, as `shared/patterns.yaml` has it. */
export interface PatternWords {
  readonly pattern: string;
  /** Ends the sentence that begins with the place of the value and `must`. */
  readonly must: string;
  readonly example?: string;
}

export const readPatterns = (path: string): readonly PatternWords[] =>
  load(readFileSync(path, 'utf8')) as readonly PatternWords[];

/** By pattern, what callers read behind the place of a value that does not match. */
export const patternWords = (patterns: readonly PatternWords[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    patterns.map(({ pattern, must, example }) => [
      pattern,
      `must ${must}${example === undefined ? '' : `, such as ${example}`}`,
    ]),
  );
