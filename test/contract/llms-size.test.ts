import { readFileSync } from 'node:fs';
import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { describe, expect, it } from 'vitest';
import { GuideParts } from '#src/api/http/guide-parts.ts';
import { largest } from '../support/largest.ts';

const encoding = new Tiktoken(o200k);
const generated = (name: string): string =>
  readFileSync(new URL(`../../generated/${name}`, import.meta.url), 'utf8');
const tokens = (text: string): number => encoding.encode(text).length;
const whole = generated('llms.txt');
const parts = new GuideParts(whole, generated('llms-lines.json'));

const names = JSON.parse(generated('llms-parts.json')) as string[];

/** What to do when a text has more tokens than it may, with what takes most of them. */
const cure = (text: string, ofWhat: string, sizes: Iterable<readonly [string, number]>): string =>
  `${text} has more tokens than fit the context of the models that read it. Shorten summaries and descriptions in spec/; a limit is not raised without the maintainers. The largest ${ofWhat}:\n${largest(sizes)}`;

const ofParts = () => names.map((part) => [part, tokens(parts.write(part))] as const);
const ofLines = (text: string) => text.split('\n').map((line) => [line.slice(0, 100), tokens(line)] as const);

// What a model reads costs its reader money and room: a context of 256,000 tokens takes the whole, and a usual one a part.
describe('llms.txt, counted in tokens of o200k', () => {
  it('fits as a whole', () => {
    const count = tokens(whole);
    expect(count, count > 230_000 ? cure('llms.txt', 'parts', ofParts()) : undefined).toBeLessThanOrEqual(
      230_000,
    );
  });

  it.each(names)('fits as %s', (part) => {
    const text = parts.write(part);
    const count = tokens(text);
    expect(
      count,
      count > 20_000 ? cure(`The part ${part} of llms.txt`, 'lines', ofLines(text)) : undefined,
    ).toBeLessThanOrEqual(20_000);
  });
});
