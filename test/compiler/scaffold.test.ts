import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyse } from '#src/compiler/analyse.ts';
import { formatDiagnostic } from '#src/compiler/diagnostics.ts';
import { rules } from '../../spec/lint/rules.ts';
import { addTag } from '../../scripts/scaffold/contract-files.ts';
import { readOperationId } from '../../scripts/scaffold/naming.ts';
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
  return diagnostics.filter(({ severity }) => severity === 'error').map((diagnostic) => formatDiagnostic(diagnostic, base));
};

const add = (family: string, id: string, where?: { method?: string; path?: string }): string[] =>
  scaffoldOperation(family, readOperationId(id, where), 'settings.manage', base);

describe('the scaffold', () => {
  it('begins a family with operations of every kind', () => {
    addTag(`${base}spec/openapi.yaml`, 'brand-assets', 'Brand assets');
    for (const id of ['listBrandAssets', 'createBrandAsset', 'getBrandAsset', 'updateBrandAsset', 'deleteBrandAsset', 'replaceBrandAsset', 'archiveBrandAsset', 'deleteBrandAssets']) add('brand-assets', id);
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
    expect(index).toMatch(/ {2}listBrandAssets,\n(.*\n)+ {2}deleteBrandAssets,\n\} satisfies BrandAssetsHandlers;/);
    expect(readFileSync(`${base}src/families/brand-assets/brand-assets.ts`, 'utf8')).toContain("export const archiveBrandAsset = notImplemented('archiveBrandAsset');");
    expect(readFileSync(`${base}src/families/client-notes/index.ts`, 'utf8')).toContain('  archiveClientNote,\n');
    expect(existsSync(`${base}test/families/brand-assets/brand-assets.test.ts`)).toBe(true);
    expect(readFileSync(`${base}test/contract/not-implemented.txt`, 'utf8')).toContain('archiveClientNote\n');
  });

  it('leaves alone what is there', () => {
    const files = ['spec/families/client-notes.yaml', 'spec/openapi.yaml', 'src/families/client-notes/index.ts', 'src/families/client-notes/client-notes.ts'];
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
