import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyse } from '#src/compiler/analyse.ts';
import { formatDiagnostic } from '#src/compiler/diagnostics.ts';
import { rules } from '../../spec/lint/rules.ts';
import { addTag } from '../../scripts/scaffold/contract-files.ts';
import { readOperationId } from '../../scripts/scaffold/naming.ts';
import { Contract } from '../../scripts/scaffold/built/contract.ts';
import { scaffoldBuilt } from '../../scripts/scaffold/built/index.ts';
import { scaffoldOperation } from '../../scripts/scaffold/operation.ts';

/** What a scaffold writes must pass every rule as it stands: an author changes words, and does not hunt for what is missing. */
let base: string;
beforeAll(() => {
  base = `${mkdtempSync(join(tmpdir(), 'scaffold-'))}/`;
  const repository = new URL('../..', import.meta.url).pathname;
  cpSync(`${repository}spec`, `${base}spec`, { recursive: true });
  cpSync(`${repository}src/families/client-notes`, `${base}src/families/client-notes`, { recursive: true });
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

const complaints = (): string[] => {
  const { diagnostics } = analyse({
    spec: `${base}spec/openapi.yaml`,
    overlays: [`${base}spec/shared/standard.overlay.yaml`],
    include: ['./shared/permissions.yaml#/components/schemas/Permission'],
    rules,
  });
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map((diagnostic) => formatDiagnostic(diagnostic, base));
};

const add = (family: string, id: string, where?: { method?: string; path?: string }): string[] =>
  scaffoldOperation(family, readOperationId(id, where), 'settings.manage', base);

describe('the scaffold', () => {
  it('begins a family with operations of every kind', () => {
    addTag(`${base}spec/openapi.yaml`, 'brand-assets', 'Brand assets');
    for (const id of [
      'listBrandAssets',
      'createBrandAsset',
      'getBrandAsset',
      'updateBrandAsset',
      'deleteBrandAsset',
      'replaceBrandAsset',
      'archiveBrandAsset',
      'deleteBrandAssets',
    ])
      add('brand-assets', id);
    expect(complaints()).toEqual([]);
  });

  it('adds to a family that has shapes of its own', () => {
    add('client-notes', 'archiveClientNote');
    add('client-notes', 'replaceClientNote');
    expect(complaints()).toEqual([]);
  });

  it('gives each operation a handler in the file of its noun, named in the index', () => {
    const index = readFileSync(`${base}src/families/brand-assets/index.ts`, 'utf8');
    expect(index).toContain("} from './brand-assets.ts';");
    expect(index).toMatch(
      / {2}listBrandAssets,\n(.*\n)+ {2}deleteBrandAssets,\n\} satisfies BrandAssetsHandlers;/,
    );
    expect(readFileSync(`${base}src/families/brand-assets/brand-assets.ts`, 'utf8')).toContain(
      "export const archiveBrandAsset = notImplemented('archiveBrandAsset');",
    );
    expect(readFileSync(`${base}src/families/client-notes/index.ts`, 'utf8')).toContain(
      '  archiveClientNote,\n',
    );
    expect(existsSync(`${base}test/families/brand-assets/brand-assets.test.ts`)).toBe(true);
    expect(readFileSync(`${base}test/contract/not-implemented.txt`, 'utf8')).toContain('archiveClientNote\n');
  });

  it('leaves alone what is there', () => {
    const files = [
      'spec/families/client-notes.yaml',
      'spec/openapi.yaml',
      'src/families/client-notes/index.ts',
      'src/families/client-notes/client-notes.ts',
    ];
    const before = files.map((file) => readFileSync(base + file, 'utf8'));
    expect(add('client-notes', 'archiveClientNote')).toEqual([]);
    expect(files.map((file) => readFileSync(base + file, 'utf8'))).toEqual(before);
  });

  it.each([
    ['frobWidget', 'is not among the verbs'],
    ['create', 'is no operationId'],
    ['Create-widget', 'is no operationId'],
  ])('refuses %s', (id, message) => {
    expect(() => readOperationId(id)).toThrow(message);
  });
});

describe('the scaffold of a family that the contract has', () => {
  const read = (path: string) => readFileSync(base + path, 'utf8');
  let written: string[];
  beforeAll(() => {
    cpSync(new URL('../../generated/openapi.json', import.meta.url), `${base}generated/openapi.json`);
    cpSync(new URL('../../generated/database.ts', import.meta.url), `${base}generated/database.ts`);
    written = scaffoldBuilt(base, 'map-layers', new Date('2026-11-23T14:30:00Z'));
  });

  it('writes handlers, queries, rules, tests, rows for the walks and a draft of the migration', () => {
    expect(written).toEqual(
      expect.arrayContaining([
        'src/families/map-layers/index.ts',
        'src/families/map-layers/map-layers.ts',
        'src/families/map-layers/map-layers.queries.ts',
        'src/families/map-layers/map-layers.rules.ts',
        'src/platform/db/migrations/20261123T1430_map-layers.sql',
        'test/families/map-layers/map-layers.test.ts',
        'test/contract/seed-map-layers.ts',
      ]),
    );
  });

  it('declares every filter and every sort of the contract', () => {
    const contract = new Contract(`${base}generated/openapi.json`);
    const { query } = contract.family('map-layers').find(({ id }) => id === 'listMapLayers')!;
    const declared = read('src/families/map-layers/map-layers.queries.ts');
    const ofRecords = [
      'id',
      'created_by',
      'created_after',
      'created_before',
      'updated_after',
      'updated_before',
    ];
    for (const { name } of query.filter(
      (each) => !['sort', 'order', 'limit', 'offset', ...ofRecords].includes(each.name),
    ))
      expect(declared).toContain(`    ${name}: `);
    const sorts = contract.resolve(query.find(({ name }) => name === 'sort')!.schema)['enum'] as string[];
    for (const sort of sorts) expect(declared).toContain(`    ${sort}: `);
  });

  it('gives every operation a handler, and protects every table', () => {
    const ids = new Contract(`${base}generated/openapi.json`).family('map-layers').map(({ id }) => id);
    const index = read('src/families/map-layers/index.ts');
    for (const id of ids) expect(index).toContain(`  ${id},\n`);
    const migration = read('src/platform/db/migrations/20261123T1430_map-layers.sql');
    expect([...migration.matchAll(/^create table (\w+)/gm)].map(([, table]) => table)).toEqual(
      [...migration.matchAll(/^select app\.protect\('(\w+)'\)/gm)].map(([, table]) => table),
    );
  });

  it('leaves alone what is there', () => {
    expect(scaffoldBuilt(base, 'map-layers', new Date('2026-11-23T14:30:00Z'))).toEqual([]);
  });
});
