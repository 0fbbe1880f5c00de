import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadResponses } from '#generated/responses.ts';
import { problemAnswer } from '#src/api/door/answers.ts';
import { describeIssues, summarize } from '#src/platform/errors/issues.ts';
import { catalogue, type ProblemCode } from '#src/platform/errors/catalogue.ts';
import { problem } from '#src/platform/errors/problem.ts';
import { listed } from '#src/platform/errors/texts.ts';
import { anyText } from '../support/texts.ts';

/** An error is part of the contract like every other response: whatever it is about, its text fits the schema. */
const { updateProcessInstance } = (await loadResponses['processes']!()) as unknown as Record<
  string,
  Record<string, (value: unknown) => boolean>
>;
const fits = (status: number, body: unknown): boolean =>
  updateProcessInstance![status === 401 ? '401' : '400']!(body);

const codes = Object.keys(catalogue) as ProblemCode[];
const longText = fc.oneof(
  anyText({ maxLength: 200 }),
  fc.tuple(anyText({ minLength: 1, maxLength: 8 }), fc.nat(8000)).map(([text, times]) => text.repeat(times)),
);

describe('an error', () => {
  it.each(codes)('of the kind %s fits its schema, however long its text would be', (code) => {
    fc.assert(
      fc.property(longText, (text) => {
        const { status, text: body, headers } = problemAnswer(problem(code, text), []);
        expect(fits(status, JSON.parse(body))).toBe(true);
        const challenge = headers[headers.indexOf('WWW-Authenticate') + 1] ?? '';
        expect(status === 401 ? challenge.length : 0).toBeLessThanOrEqual(500);
      }),
    );
  });

  it('says how much of its text is missing', () => {
    const { message } = problem('conflict', 'x'.repeat(5000));
    expect(message).toMatch(/^x+ … and \d+ more characters$/);
    expect(Number(/\d+/.exec(message)![0]) + message.indexOf(' ')).toBe(5000);
  });

  it('is not changed when it is short enough', () => {
    expect(problem('conflict', 'x'.repeat(4000)).message).toHaveLength(4000);
  });

  it('counts the items of a long list that it does not name', () => {
    const items = Array.from({ length: 248 }, (_, index) => `${index}.${'x'.repeat(200)}`);
    expect(listed(items)).toMatch(/^0\.x+…, .*49\.x+… … and 198 more$/);
    expect(listed(items).length).toBeLessThan(3500);
    expect(listed(['a', 'b'])).toBe('a, b');
  });

  it('counts what is wrong with a request beyond the first five', () => {
    const issues = Array.from({ length: 9 }, (_, index) => ({
      instancePath: `/${index}`,
      keyword: 'type',
      params: { type: 'string' },
    }));
    expect(summarize(describeIssues('body', issues))).toMatch(/body\[4\] must be a string; and 4 more$/);
  });
});
