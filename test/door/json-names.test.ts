import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseJson } from '#src/api/request/decode-json.ts';
import { property } from '#src/platform/errors/issues.ts';

const refusalOf = (text: string): string | undefined => {
  try {
    parseJson(text, 'body');
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

/** Text of JSON with a name twice in one object, and where that is. */
const withRepeat = fc
  .record({
    name: fc.string().filter((name) => name !== '__proto__' && !name.includes('\0')),
    around: fc.array(fc.oneof(fc.constant('[]'), fc.constantFrom('a', 'b "c"', 'd,e', '\\'))),
    before: fc.json(),
    between: fc.dictionary(fc.constantFrom('x1', 'x2', '{', ':'), fc.jsonValue({ noUnicodeString: true })),
  })
  .filter(({ name, between }) => !Object.hasOwn(between, name))
  .map(({ name, around, before, between }) => {
    const others = Object.entries(between)
      .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)},`)
      .join('');
    const inner = `{${JSON.stringify(name)}: ${before}, ${others} ${JSON.stringify(name)} :1}`;
    const text = around.reduceRight(
      (value, step) => (step === '[]' ? `[0, ${value}]` : `{"y": [{}], ${JSON.stringify(step)}: ${value}}`),
      inner,
    );
    const place = around.reduce((at, step) => (step === '[]' ? `${at}[1]` : property(at, step)), 'body');
    return { text, place: property(place, name) };
  });

it('refuses a property that is given twice and names its place, wherever it is', () => {
  fc.assert(
    fc.property(withRepeat, ({ text, place }) => {
      expect(refusalOf(text)).toBe(`${place} is given more than once: give each property once`);
    }),
    { numRuns: 500 },
  );
});

it('takes whatever JSON has each property once', () => {
  fc.assert(
    fc.property(fc.json({ noUnicodeString: true }), (text) => {
      expect(refusalOf(text) ?? 'allowed').toMatch(/^allowed$|NUL|__proto__/);
    }),
    { numRuns: 500 },
  );
});

it('tells equal names in different objects apart from repeats', () => {
  expect(refusalOf('{"a":{"a":[{"a":1},{"a":1}]},"b":"\\"a\\":1,\\"a\\":2"}')).toBeUndefined();
});
