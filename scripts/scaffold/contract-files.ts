import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { familyFiles, leadsIntoFamily } from '../../src/compiler/family-files.ts';
import { parseSource } from '../../src/compiler/load.ts';
import { isContainer, own } from '../../src/compiler/json.ts';
import { escapeToken } from '../../src/compiler/pointer.ts';
import { anchorOf, placeOf } from '../../src/compiler/source.ts';
import { exampleRecord } from './example-record.ts';
import type { OperationName } from './naming.ts';
import { modelList, nameOfParameter, type KnownOperation, type Permission } from './known.ts';
import {
  changedName,
  exampleId,
  exampleName,
  isSettled,
  operationYaml,
  type KnownShapes,
} from './operation-yaml.ts';
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
 * Adds the operation to the file of its family, and the schemas that it needs and that the family lacks. `known` is what the family has.
 * Says what was added, each with its file; nothing when the operation was there.
 */
export function addOperation(
  folder: string,
  file: string,
  name: OperationName,
  family: string,
  permission: Permission,
  known: readonly KnownOperation[],
): string[] {
  const path = join(folder, file);
  let text = existsSync(path) ? readFileSync(path, 'utf8') : 'paths:\ncomponents:\n  schemas:\n';
  if (new RegExp(`^ +operationId: ${name.id}$`, 'm').test(text)) return [];
  const said = `spec/${file.slice(2)}`;
  const added = [`${said}: ${name.id}, ${name.method.toUpperCase()} ${name.path}${followed(name, known)}`];
  const files = [...new Set([file, ...familyFiles(folder, family)])];
  const shapes = knownShapes(folder, files, name, known);
  const yaml = operationYaml(name, family, permission, shapes);
  const { operation, isNew } = withExample(`${folder}/shared/example-world.yaml`, name, yaml, shapes);
  if (isNew) added.push('spec/shared/example-world.yaml: the record that the examples show');
  const refs = new Map(
    known.flatMap(({ item, itemRef }) => (item && itemRef ? [[item, itemRef] as const] : [])),
  );
  for (const [schema, written] of schemaYaml(name)) {
    const home = files.find((each) => declares(folder, each, schema));
    if (home !== undefined) refs.set(schema, `./${basename(home)}#/components/schemas/${schema}`);
    if (refs.has(schema)) continue;
    text = withSchemas(text);
    text = insertBefore(text, endOfBlock(text, lineIndex(text, '  schemas:'), 2), fromHere(written, file));
    added.push(`${said}: schema ${schema}`);
  }
  const referred = operation.replaceAll(
    /'#\/components\/schemas\/(\w+)'/g,
    (reference, schema: string) => `'${refs.get(schema) ?? reference.slice(1, -1)}'`,
  );
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, withMethod(path, text, name.path, fromHere(referred, file)));
  return added;
}

/** Which list it asks like, and what it leaves out of that. */
function followed(name: OperationName, known: readonly KnownOperation[]): string {
  const model = name.verb === 'list' ? modelList(known, name.noun, name.id) : undefined;
  if (model === undefined) return '';
  const settled = model.query.filter((each) => isSettled(name, each)).map(nameOfParameter);
  return `, with the filters and sorts of ${model.id}${settled.length === 0 ? '' : ` but ${settled.join()}`}`;
}

/** With a method at a path that the file has or has not yet. */
function withMethod(file: string, text: string, path: string, method: string): string {
  const item = text.includes('paths:\n  /') ? lineOf(file, text, 'paths', path) : undefined;
  if (item !== undefined) return insertBefore(text, endOfBlock(text, item, 2), method);
  return insertBefore(text, endOfBlock(text, lineIndex(text, 'paths:'), 0), `  ${path}:\n${method}`);
}

/** With a place for schemas, which a file may lack whose operations use those of others. */
function withSchemas(text: string): string {
  if (/^  schemas:$/m.test(text)) return text;
  const at = lineIndex(text, 'components:');
  return at < 0 ? `${text.trimEnd()}\ncomponents:\n  schemas:\n` : insertBefore(text, at + 1, '  schemas:');
}

/** The operation with a record of the example agency in its examples, and whether that record is a new one. */
function withExample(
  world: string,
  name: OperationName,
  yaml: string,
  { record: known }: KnownShapes,
): { readonly operation: string; readonly isNew: boolean } {
  if (![exampleId, exampleName, changedName].some((place) => yaml.includes(place)))
    return { operation: yaml, isNew: false };
  const before = existsSync(world) ? readFileSync(world, 'utf8') : '';
  const shown = own(known, 'id');
  const record = exampleRecord(world, name.noun, {
    id: typeof shown === 'string' ? shown : undefined,
    isRenamed: yaml.includes(changedName),
  });
  const operation = yaml
    .replaceAll(exampleId, record.id)
    .replaceAll(exampleName, record.name)
    .replaceAll(changedName, record.changedName);
  return { operation, isNew: readFileSync(world, 'utf8') !== before };
}

const declares = (folder: string, file: string, schema: string): boolean =>
  existsSync(join(folder, file)) &&
  new RegExp(`^    ${schema}:`, 'm').test(readFileSync(join(folder, file), 'utf8'));

/** With references as the file writes them: a large family is a folder, one further from what is shared. */
function fromHere(yaml: string, file: string): string {
  const within = yaml.replaceAll(`'./${basename(file)}#/`, "'#/");
  return file.split('/').length > 3 ? within.replaceAll("'../shared/", "'../../shared/") : within;
}

/** What the family shows of the record and of the body elsewhere: a shape of its own needs examples of its own. */
function knownShapes(
  folder: string,
  files: readonly string[],
  name: OperationName,
  known: readonly KnownOperation[],
): KnownShapes {
  if (name.method === 'delete') return {};
  const media = files
    .filter((file) => existsSync(join(folder, file)))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return [...mediaTypes(own(parseSource(file, text).file.root, 'paths'))];
    });
  const refersTo = (schema: unknown, wanted: string): boolean =>
    String(own(schema, '$ref')).endsWith(`#/components/schemas/${wanted}`);
  const shown = media.find(
    ({ schema, example }) =>
      example !== undefined && refersTo(own(own(schema, 'properties'), 'data'), name.noun),
  );
  const listed = media.find(
    ({ schema, example }) =>
      example !== undefined && refersTo(own(own(own(schema, 'properties'), 'data'), 'items'), name.noun),
  );
  const body = media.find(({ schema }) => refersTo(schema, bodySchemaName(name)));
  return {
    record: own(shown?.example, 'data') ?? own(own(listed?.example, 'data'), 0),
    body: body?.example,
    query: name.verb === 'list' ? modelList(known, name.noun, name.id)?.query : undefined,
  };
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
