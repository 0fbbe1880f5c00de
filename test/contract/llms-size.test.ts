import { readFileSync } from 'node:fs';
import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { describe, expect, it } from 'vitest';
import { GuideParts } from '#src/api/http/guide-parts.ts';

const encoding = new Tiktoken(o200k);
const generated = (name: string): string =>
  readFileSync(new URL(`../../generated/${name}`, import.meta.url), 'utf8');
const tokens = (text: string): number => encoding.encode(text).length;
const whole = generated('llms.txt');
const parts = new GuideParts(whole, generated('llms-lines.json'));

// What a model reads costs its reader money and room: a context of 256,000 tokens takes the whole, and a usual one a part.
describe('llms.txt, counted in tokens of o200k', () => {
  it('fits as a whole', () => expect(tokens(whole)).toBeLessThanOrEqual(230_000));

  it.each(JSON.parse(generated('llms-parts.json')) as string[])('fits as %s', (part) =>
    expect(tokens(parts.write(part))).toBeLessThanOrEqual(20_000),
  );
});
