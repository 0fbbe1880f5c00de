import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { diffContracts } from '#src/compiler/diff/index.ts';
import { printReleased } from '#src/compiler/diff/released.ts';
import type { OpenApiDocument } from '#src/compiler/schema.ts';
import { families } from '#generated/operations.ts';

/** The released contract is what `make diff` compares with: whatever it leaves out can break callers without a word. */
const read = (path: string): OpenApiDocument =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as OpenApiDocument;

it('keeps everything of a contract that a comparison looks at', () => {
  const contract = read('generated/openapi.json');
  expect(diffContracts(JSON.parse(printReleased(contract)) as OpenApiDocument, contract)).toEqual([]);
});

it('has a line for each operation and component, and no words', () => {
  const text = printReleased(read('generated/openapi.json'));
  const lines = text.split('\n').filter((line) => /^"(?:get|post|put|patch|delete)":/.test(line)).length;
  expect(lines, 'lines of operations, one for each that the contract has').toBe(
    families.flatMap(({ operations }) => operations as readonly unknown[]).length,
  );
  expect(
    lines,
    `The contract has ${lines} operations, and 751 are agreed. Make do with those that are there; when the maintainers have agreed to more or fewer, change this number together with test/pins/operations.txt.`,
  ).toBe(751);
  expect(text).not.toContain('"description":"');
});

it('keeps properties that are called like words', () => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {},
    components: {
      schemas: {
        Pet: {
          description: 'A pet.',
          properties: { description: { type: 'string', example: 'x', default: { summary: 's' } } },
        },
      },
    },
  };
  expect(JSON.parse(printReleased(document as unknown as OpenApiDocument))).toEqual({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {},
    components: {
      schemas: { Pet: { properties: { description: { type: 'string', default: { summary: 's' } } } } },
    },
  });
});

it('is printed in the same way as it is stored', () => {
  const stored = readFileSync(new URL('../../spec/released.json', import.meta.url), 'utf8');
  expect(printReleased(JSON.parse(stored) as OpenApiDocument)).toBe(stored);
});
