import { HEADER, quote } from './source.ts';

/** `patterns.ts`: what patterns ask for, in words. */
export const patternsFile = (words: Readonly<Record<string, string>>): string => `${HEADER}
/** What is said of a value that does not match, behind its place, by pattern. */
export const patternWords: ReadonlyMap<string, string> = new Map([${Object.entries(words)
  .map(([pattern, text]) => `\n  [${quote(pattern)}, ${quote(text)}],`)
  .join('')}${Object.keys(words).length > 0 ? '\n' : ''}]);
`;
