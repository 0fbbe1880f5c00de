import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compile } from '#src/compiler/compile.ts';
import { CompileSession } from '#src/compiler/session.ts';
import { scaffoldOperation } from '../../scripts/scaffold/operation.ts';
import { smallContract, type SmallContract } from './small-contract.ts';

/** What is compiled in steps must be what is compiled at once: whoever edits for an hour must not commit anything else. */
let contract: SmallContract;
let session: CompileSession;
beforeEach(async () => {
  contract = smallContract({
    widgets: ['listWidgets', 'createWidget'],
    gadgets: ['listGadgets', 'getGadget'],
  });
  session = new CompileSession(contract.options, () => 'digest');
  await session.compile();
});
afterEach(() => contract.remove());

const widgets = 'spec/families/widgets.yaml';
const gadgets = 'spec/families/gadgets.yaml';

function edit(path: string, from: string, to: string): string {
  const text = readFileSync(contract.base + path, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} has no "${from}".`);
  writeFileSync(
    contract.base + path,
    text.replaceAll(from, () => to),
  );
  return contract.base + path;
}

/** Lets an operation of the family answer another shape beside its own. */
const alsoAnswer = (path: string, ref: string): string =>
  edit(
    path,
    "data: { $ref: '#/components/schemas/Gadget' }",
    `data: { description: A gadget or what it is made of., anyOf: [{ $ref: '#/components/schemas/Gadget' }, { $ref: '${ref}' }] }`,
  );

function output(folder = contract.options.out): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files
      .map((path) => [relative(folder, path), readFileSync(path, 'utf8')])
      .filter(([path]) => path !== 'MANIFEST.json'),
  );
}

async function compiledAtOnce(): Promise<Record<string, string>> {
  const out = `${contract.base}at-once`;
  await compile({ ...contract.options, out, serverOnly: true });
  return output(out);
}

describe('a compile session', () => {
  it('writes only the family that was edited, and what is said of all families', async () => {
    edit(widgets, 'maxLength: 200', 'maxLength: 150');
    const { changed } = await session.compile();
    expect(changed.filter((file) => file.startsWith('families/gadgets/'))).toEqual([]);
    expect(changed).toEqual(
      expect.arrayContaining(['components.js', 'families/widgets/guidance.json', 'openapi.json']),
    );
    expect(output()).toEqual(await compiledAtOnce());
  });

  it('follows a shared shape to all families that use it', async () => {
    edit(
      'spec/shared/schemas.yaml',
      'maximum: 2147483647\n      description: Starts at 1',
      'maximum: 99999\n      description: Starts at 1',
    );
    const { changed } = await session.compile();
    expect(changed).toEqual(expect.arrayContaining(['components.responses.js', 'openapi.json']));
    expect(output()).toEqual(await compiledAtOnce());
  });

  it('leaves families alone that refer to a family, but not to what was edited', async () => {
    alsoAnswer(gadgets, './widgets.yaml#/components/schemas/Widget');
    await session.compile();
    edit(widgets, 'summary: List widgets', 'summary: List all widgets');
    const { changed } = await session.compile();
    expect(changed.filter((file) => file.startsWith('families/gadgets/'))).toEqual([]);
    expect(changed).toContain('families/widgets/operations.ts');
    expect(output()).toEqual(await compiledAtOnce());
  });

  it('tells a shape anew in the text of its family once another family uses it', async () => {
    alsoAnswer(gadgets, './widgets.yaml#/components/schemas/WidgetCreate');
    const { forReaders } = await session.compile();
    expect((await forReaders())?.length).toBeGreaterThan(0);
    const text = output()['llms.txt']!;
    expect(text.indexOf('\nWidgetCreate — ')).toBeGreaterThan(
      text.indexOf('## Shapes that several families share'),
    );
    expect(text.indexOf('\nWidgetCreate — ')).toBeLessThan(text.indexOf('### createWidget'));
    expect(output()['types/shared.ts']).toContain('export type WidgetCreate = ');
  });

  it('follows the root to everything', async () => {
    scaffoldOperation('gadgets', 'archiveGadget', { permission: 'settings.manage' }, contract.base);
    await session.compile();
    expect(output()['operations.txt']).toContain('archiveGadget POST /v1/gadgets/{id}/archive');
    expect(output()).toEqual(await compiledAtOnce());
  });

  it('writes nothing for an edit that breaks the contract, and catches up with the next', async () => {
    const before = output();
    const broken = edit(widgets, 'name: Spring campaign', "name: ''");
    const failed = await session.compile();
    expect(failed.changed).toEqual([]);
    expect(failed.diagnostics).toContainEqual(
      expect.objectContaining({ code: 'C41', place: expect.objectContaining({ file: broken }) }),
    );
    expect(output()).toEqual(before);

    edit(gadgets, 'maxLength: 200', 'maxLength: 120');
    const other = await session.compile();
    expect(other.diagnostics).toContainEqual(
      expect.objectContaining({ code: 'C41', place: expect.objectContaining({ file: broken }) }),
    );

    edit(widgets, "name: ''", 'name: Spring campaign');
    edit(widgets, 'summary: List widgets', 'summary: List all widgets');
    await session.compile();
    expect(output()).toEqual(await compiledAtOnce());
    expect(output()['families/gadgets/validators.js']).toBeDefined();
  });

  it('survives a file that is not YAML for a moment', async () => {
    edit(widgets, 'paths:\n', 'paths: {\n');
    const failed = await session.compile();
    expect(failed.diagnostics[0]).toMatchObject({ code: 'yaml' });
    edit(widgets, 'paths: {\n', 'paths:\n');
    const { diagnostics } = await session.compile();
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(output()).toEqual(await compiledAtOnce());
  });
});
