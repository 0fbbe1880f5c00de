import { readFileSync } from 'node:fs';
import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { describe, expect, it } from 'vitest';

const encoding = new Tiktoken(o200k);
const generated = (name: string): string =>
  readFileSync(new URL(`../../generated/${name}`, import.meta.url), 'utf8');
const tokens = (name: string): number => encoding.encode(generated(name)).length;

// What a model reads costs its reader money and room: a context of 256,000 tokens takes the whole, and a usual one a part.
describe('llms.txt, counted in tokens of o200k', () => {
  it('fits as a whole', () => expect(tokens('llms.txt')).toBeLessThanOrEqual(230_000));

  it.each(JSON.parse(generated('llms-parts.json')) as string[])('fits as %s', (part) =>
    expect(tokens(`families/${part}/llms.txt`)).toBeLessThanOrEqual(20_000),
  );
});
