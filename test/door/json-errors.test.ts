import fc from 'fast-check';
import { expect, it } from 'vitest';
import { whereJsonBreaks } from '#src/api/request/json-errors.ts';

const parses = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

it('finds the mistake in whatever a text was broken by', () => {
  const broken = fc
    .tuple(
      fc.json(),
      fc.nat(),
      fc.constantFrom('', ',', '}', ']', '"', ':', '\\', 'x', '0', '-', '\n', '{', '\u0001'),
      fc.nat(3),
    )
    .map(([text, at, inserted, removed]) => {
      const start = at % (text.length + 1);
      return text.slice(0, start) + inserted + text.slice(start + removed);
    })
    .filter((text) => !parses(text));
  fc.assert(
    fc.property(broken, (text) => {
      const said = whereJsonBreaks(text);
      expect(said).toMatch(/^it ends where .+ is expected$|^.+ is expected at line \d+, column \d+$/);
      const place = /line (\d+), column (\d+)$/.exec(said);
      if (place === null) return;
      // What stands before the place can still become JSON: `JSON.parse` complains about its end only.
      const lines = text.split('\n').slice(0, Number(place[1]));
      lines.push(lines.pop()!.slice(0, Number(place[2]) - 1));
      expect(whereJsonBreaks(lines.join('\n'))).toMatch(/^it ends where|^the end is expected/);
    }),
    { numRuns: 2000 },
  );
});

it('never finds one where there is none', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(whereJsonBreaks(text)).toBe('it ends where the end is expected');
    }),
  );
});
