import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { patternWords } from '#generated/patterns.ts';
import { describeIssues } from '#src/platform/errors/issues.ts';
import { readPatterns } from '../../spec/lint/pattern-words.ts';

const root = join(import.meta.dirname, '../..');
const patterns = readPatterns(join(root, 'spec/shared/patterns.yaml'));
const contract = globSync(['spec/families/**/*.yaml', 'spec/events/*.yaml', 'spec/shared/*.yaml'], {
  cwd: root,
})
  .filter((path) => !path.endsWith('shared/patterns.yaml'))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

describe('the words of patterns', () => {
  it('are given once for each', () => {
    const all = patterns.map(({ pattern }) => pattern);
    expect(all.filter((pattern, index) => all.indexOf(pattern) !== index)).toEqual([]);
    expect(patternWords.size).toBe(all.length);
  });

  it('are those of patterns that the contract has', () => {
    const unused = patterns.filter(
      ({ pattern }) => !contract.includes(`pattern: '${pattern.replaceAll("'", "''")}'`),
    );
    expect(unused).toEqual([]);
  });

  it.each(patterns.filter(({ example }) => example !== undefined))(
    'have an example that matches $pattern',
    ({ pattern, example }) => expect(example).toMatch(new RegExp(pattern, 'u')),
  );

  it.each(patterns)('end no sentence: $must', ({ must }) => expect(must).not.toMatch(/[.;]$/));

  it('are what a caller is told behind the place', () => {
    const issue = {
      instancePath: '/domain',
      keyword: 'pattern',
      params: { pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$' },
    };
    expect(describeIssues('body', [issue])).toEqual([
      'body.domain must be a domain in lowercase, with letters other than a to z in their xn-- form, such as northlight.example',
    ]);
  });

  it('say nothing twice where a format says the same', () => {
    const zone = [
      { instancePath: '/time_zone', keyword: 'format', params: { format: 'time-zone' } },
      { instancePath: '/time_zone', keyword: 'pattern', params: { pattern: '^[A-Za-z0-9_+/-]+$' } },
    ];
    expect(describeIssues('body', zone)).toEqual([
      'body.time_zone must be an IANA time zone, such as Europe/Berlin',
    ]);
  });
});
