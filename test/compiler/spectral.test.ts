import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import spectralCore from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '#src/compiler/bundle.ts';
import { startSpectral } from '#src/compiler/spectral.ts';
import { readRuleset } from '#src/compiler/spectral-ruleset.ts';
import { ownContract } from '../../scripts/contract.ts';

const ruleset = join(import.meta.dirname, '../../.spectral.yaml');

/** Its path is in another file, and its example is off its schema: two things that rules of Spectral's own set misread. */
const root = `openapi: 3.1.0
info: { title: Pets, version: 1.0.0, description: A shelter., contact: { name: Us } }
servers: [{ url: 'https://pets.example' }]
tags: [{ name: pets, description: Animals. }]
paths:
  /pets: { $ref: './pets.yaml#/pets' }
`;
const pets = `pets:
  get:
    tags: [dogs]
    description: Lists pets.
    responses:
      '200':
        description: Fine.
        content: { application/json: { schema: { type: integer }, example: two } }
`;
let folder: string;
let spec: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spectral-'));
  spec = join(folder, 'openapi.yaml');
  writeFileSync(spec, root);
  writeFileSync(join(folder, 'pets.yaml'), pets);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('.spectral.yaml', () => {
  it('is what the command line and editors lint the files of a contract with', async () => {
    const spectral = new spectralCore.Spectral();
    spectral.setRuleset(await readRuleset(ruleset));
    const found = await spectral.run(new spectralCore.Document(root, parsers.Yaml, spec));
    expect(found.map(({ code, source, range }) => [code, source, range.start.line + 1])).toEqual([
      ['operation-operationId', join(folder, 'pets.yaml'), 2],
      ['operation-tag-defined', join(folder, 'pets.yaml'), 3],
    ]);
  });

  it('is what the compiler lints the bundle with, and a rule that holds for a bundle', async () => {
    const { cache, ...options } = { ...ownContract.spectral, cache: join(folder, 'cache.json') };
    const found = await startSpectral(bundle(spec, {}), { ...options, cache }).result;
    expect(found.map(({ code, place }) => [code, place.file, place.line])).toEqual([
      ['operation-operationId', join(folder, 'pets.yaml'), 2],
      ['operation-tag-defined', join(folder, 'pets.yaml'), 3],
    ]);
    writeFileSync(join(folder, 'pets.yaml'), pets.replace('tags: [dogs]', 'tags: 7'));
    const broken = await startSpectral(bundle(spec, {}), { ...options, cache }).result;
    expect(broken.map(({ code }) => code)).toContain('oas3-schema');
  });
});
