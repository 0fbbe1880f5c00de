import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { leadsIntoFamily } from '../../src/compiler/family-files.ts';
import { parseSource } from '../../src/compiler/load.ts';
import { isContainer, own } from '../../src/compiler/json.ts';
import { escapeToken } from '../../src/compiler/pointer.ts';
import { anchorOf, placeOf } from '../../src/compiler/source.ts';
import { exampleRecord } from './example-record.ts';
import type { OperationName } from './naming.ts';
import { changedName, exampleId, exampleName, operationYaml, type KnownExamples } from './operation-yaml.ts';
import { bodySchemaName, schemaYaml } from './schema-yaml.ts';

/** Changes of authors' YAML are made in its text, line by line, so that their layout and comments stay. */
const insertBefore = (text: string, line: number, added: string): string => {
  const lines = text.split('\n');
  return [...lines.slice(0, line), ...added.split('\n'), ...lines.slice(line)].join('\n');
};

/** Index of the first line after `from` that is indented by at most `indent`; comments and blank lines do not count. */
function endOfBlock(text: string, from: number, indent: number): number {
  const lines = text.split('\n');
  const end = lines.findIndex(
    (line, index) =>
      index > from &&
      line.trim() !== '' &&
      !line.trim().startsWith('#') &&
      line.length - line.trimStart().length <= indent,
  );
  if (end >= 0) return end;
  return lines.at(-1) === '' ? lines.length - 1 : lines.length;
}

/** Index of the line with a key of the file, such as `paths` `/v1/clients`; undefined when it is not there. */
function lineOf(path: string, text: string, ...keys: readonly string[]): number | undefined {
  const { file, diagnostics } = parseSource(path, text);
  if (diagnostics.length > 0)
    throw new Error(`${path} is not valid YAML; repair it first (${diagnostics[0]!.message}).`);
  const container = keys.slice(0, -1).reduce<unknown>(own, file.root);
  if (own(container, keys.at(-1)!) === undefined) return undefined;
  return placeOf(anchorOf(container as object, keys.at(-1)!)!).line - 1;
}

/**
 * Adds the operation to its family's file, and the schemas that it needs and that are not there; `world` has the records that examples
 * show. Says whether it was missing.
 */
export function addOperation(
  path: string,
  world: string,
  name: OperationName,
  family: string,
  permission: string,
): boolean {
  let text = existsSync(path) ? readFileSync(path, 'utf8') : 'paths:\ncomponents:\n  schemas:\n';
  if (new RegExp(`^ +operationId: ${name.id}$`, 'm').test(text)) return false;
  const known = knownExamples(path, text, name);
  let operation = operationYaml(name, family, permission, known);
  if ([exampleId, exampleName, changedName].some((place) => operation.includes(place))) {
    const shown = own(known.record, 'id');
    const record = exampleRecord(world, name.noun, {
      id: typeof shown === 'string' ? shown : undefined,
      isRenamed: operation.includes(changedName),
    });
    operation = operation
      .replaceAll(exampleId, record.id)
      .replaceAll(exampleName, record.name)
      .replaceAll(changedName, record.changedName);
  }
  const item = text.includes('paths:\n  /') ? lineOf(path, text, 'paths', name.path) : undefined;
  if (item !== undefined) text = insertBefore(text, endOfBlock(text, item, 2), operation);
  else
    text = insertBefore(
      text,
      endOfBlock(text, lineIndex(text, 'paths:'), 0),
      `  ${name.path}:\n${operation}`,
    );
  for (const [schema, yaml] of schemaYaml(name)) {
    if (new RegExp(`^    ${schema}:`, 'm').test(text)) continue;
    text = insertBefore(text, endOfBlock(text, lineIndex(text, '  schemas:'), 2), yaml);
  }
  writeFileSync(path, text);
  return true;
}

/** What the family shows of the record and of the body elsewhere: a shape of its own needs examples of its own. */
function knownExamples(path: string, text: string, name: OperationName): KnownExamples {
  if (name.method === 'delete') return {};
  const paths = own(parseSource(path, text).file.root, 'paths');
  const media = [...mediaTypes(paths)];
  const refersTo = (schema: unknown, wanted: string): boolean =>
    own(schema, '$ref') === `#/components/schemas/${wanted}`;
  const shown = media.find(
    ({ schema, example }) =>
      example !== undefined && refersTo(own(own(schema, 'properties'), 'data'), name.noun),
  );
  const listed = media.find(
    ({ schema, example }) =>
      example !== undefined && refersTo(own(own(own(schema, 'properties'), 'data'), 'items'), name.noun),
  );
  const body = media.find(({ schema }) => refersTo(schema, bodySchemaName(name)));
  return { record: own(shown?.example, 'data') ?? own(own(listed?.example, 'data'), 0), body: body?.example };
}

function* mediaTypes(value: unknown): Generator<{ readonly schema: unknown; readonly example: unknown }> {
  if (!isContainer(value)) return;
  const json = own(own(value, 'content'), 'application/json');
  if (json !== undefined) yield { schema: own(json, 'schema'), example: own(json, 'example') };
  else for (const child of Object.values(value)) yield* mediaTypes(child);
}

const lineIndex = (text: string, line: string): number => text.split('\n').indexOf(line);

/** Refers to the path from the root, behind the family's other paths. */
export function addRootPath(root: string, family: string, file: string, path: string): void {
  const text = readFileSync(root, 'utf8');
  if (lineOf(root, text, 'paths', path) !== undefined) return;
  const entry = `  ${path}: { $ref: '${file}#/paths/${escapeToken(path)}' }`;
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => leadsIntoFamily(/'([^']+)'/.exec(line)?.[1] ?? '', family));
  const line = last >= 0 ? last + 1 : endOfBlock(text, lineIndex(text, 'paths:'), 0);
  writeFileSync(root, insertBefore(text, line, last >= 0 ? entry : `  # ${family}\n${entry}`));
}

/** Adds the family's tag to the root. */
export function addTag(root: string, family: string, title: string): void {
  const text = readFileSync(root, 'utf8');
  if (new RegExp(`^  - name: ${family}$`, 'm').test(text)) return;
  const tag = [
    `  - name: ${family}`,
    `    x-displayName: ${title}`,
    `    description: ${title} of the agency.`,
  ].join('\n');
  writeFileSync(root, insertBefore(text, endOfBlock(text, lineIndex(text, 'tags:'), 0), tag));
}
