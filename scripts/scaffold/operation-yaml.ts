import { stringify } from 'yaml';
import { isContainer, isObject } from '../../src/compiler/json.ts';
import { nameOfParameter, type Permission } from './known.ts';
import { plural, spoken, withArticle, type OperationName } from './naming.ts';
import { bodySchemaName, isBulk, isMade, shared, takesBody } from './schema-yaml.ts';

const parameter = (name: string): string =>
  `        - $ref: '../shared/parameters.yaml#/components/parameters/${name}'`;

/** Stand for the record that examples show, until its id and name are known. */
export const exampleId = '<example id>';
export const exampleName = '<example name>';
/** The name that a change gives it. */
export const changedName = '<changed name>';

/** Examples that the family has already, for shapes that it has already, and how it lists the record. */
export interface KnownShapes {
  readonly record?: unknown;
  readonly body?: unknown;
  /** Parameters of a list of the record, for another one. */
  readonly query?: readonly object[];
}

/** A record as it was made, or as it is after its first change. */
const record = (indent: string, isChanged = false, name = exampleName): string =>
  [
    `id: ${exampleId}`,
    `name: ${name}`,
    `revision: ${isChanged ? 2 : 1}`,
    "created_at: '2026-03-02T14:05:09.412Z'",
    `updated_at: '2026-03-02T${isChanged ? '15:00:00.000Z' : '14:05:09.412Z'}'`,
    'created_by: 0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b11',
  ]
    .map((line) => indent + line)
    .join('\n');

/** What comes of the request: its values, with the revision after the one that it expects. */
function answered(known: unknown, name: OperationName, sent: unknown): unknown {
  if (!isObject(known) || !isObject(sent) || known.revision === undefined) return known;
  const { expected_revision: expected, ...wish } = sent;
  const shown = {
    ...known,
    ...Object.fromEntries(
      Object.entries(wish).filter(([name, value]) => name in known && typeof value !== 'object'),
    ),
  };
  if (name.verb === 'create' || isMade(name))
    return { ...shown, revision: 1, ...('updated_at' in known && { updated_at: known.created_at }) };
  if (typeof expected !== 'number') return shown;
  const isFirst = known.updated_at !== undefined && known.updated_at === known.created_at;
  const changed = isFirst ? { updated_at: anHourAfter(String(known.created_at)) } : {};
  return { ...shown, revision: expected + 1, ...changed };
}

const anHourAfter = (instant: string): string => new Date(Date.parse(instant) + 3_600_000).toISOString();

/** The method of a path item: complete by the rules, so that the author changes words instead of finding out what is missing. */
export function operationYaml(
  name: OperationName,
  family: string,
  permission: Permission,
  known: KnownShapes = {},
): string {
  const { method, id } = name;
  const isRead = method === 'get';
  return [
    `    ${method}:`,
    `      operationId: ${id}`,
    `      tags: [${family}]`,
    `      summary: ${summaryOf(name)}`,
    `      description: >-`,
    `        ${descriptionOf(name, permission)}`,
    `      x-permission: ${permission.key}`,
    ...(permission.reason === undefined ? [] : [`      x-permission-reason: ${scalar(permission.reason)}`]),
    ...(isRead ? [] : ['      x-events: []']),
    ...(permission.credential === undefined ? [] : [`      x-credential: ${permission.credential}`]),
    `      x-tool:`,
    `        when: Use it to ${spoken(name.does)} ${name.verb === 'list' ? plural(name.words) : isBulk(name) ? `several ${plural(name.words)}` : `one ${name.words}`}.`,
    `        keywords: [${name.words}, ${spoken(name.verb)} ${name.words}]`,
    `        after: []`,
    ...parametersOf(name, known.query),
    ...bodyOf(name, known.body),
    ...responsesOf(
      name,
      name.method === 'get'
        ? known.record
        : answered(known.record, name, takesBody(name) ? (known.body ?? ownBody(name)) : {}),
    ),
  ].join('\n');
}

function descriptionOf(name: OperationName, { key }: Permission): string {
  const sentences = [
    name.verb === 'list'
      ? `Lists ${plural(name.words)} that the caller may see.`
      : `${summaryOf(name)}, so that the caller can go on with it.`,
    ...(key === 'any' ? [] : [`Needs ${key}.`]),
    ...(name.path.includes('{') ? [`Returns 404 when the ${spoken(name.noun)} is unknown or deleted.`] : []),
  ];
  return sentences.join(' ');
}

function summaryOf(name: OperationName): string {
  const noun = name.words;
  const text =
    name.verb === 'list'
      ? `list ${plural(noun)}`
      : isBulk(name)
        ? `${spoken(name.does)} several ${plural(noun)}`
        : `${spoken(name.verb)} ${withArticle(noun)}`;
  return capital(text);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function parametersOf(
  { verb, path, method, words, noun }: OperationName,
  known?: readonly object[],
): string[] {
  const named = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) =>
    name === 'id' ? parameter('PathId') : pathParameter(name!),
  );
  const filters = [
    'Ids',
    'CreatedBy',
    'CreatedAfter',
    'CreatedBefore',
    'UpdatedAfter',
    'UpdatedBefore',
    'Search',
  ];
  const own = [...filters.map(parameter), sort, parameter('Order'), parameter('Limit'), parameter('Offset')];
  const others = known?.filter((each) => !isSettled({ words, noun }, each)).map(parameterYaml);
  const listed = verb === 'list' ? (others ?? own) : [];
  const several = [ids, parameter('QueryExpectedRevisions')];
  const one = [parameter('QueryExpectedRevision')];
  const deleted = method === 'delete' ? (named.length === 0 ? several : one) : [];
  const all = [...named, ...listed, ...deleted];
  return all.length === 0 ? [] : ['      parameters:', ...all];
}

const pathParameter = (name: string): string =>
  [
    `        - name: ${name}`,
    '          in: path',
    '          required: true',
    `          description: Record that the path names by its ${spoken(name)}.`,
    `          schema: ${shared('schemas', 'schemas', 'Id')}`,
    `          example: ${exampleId}`,
  ].join('\n');

/** Whether the parameter asks for what all of them are: that pinned notes are pinned is no question any more. */
export const isSettled = (
  { words, noun }: Pick<OperationName, 'words' | 'noun'>,
  parameter: object,
): boolean =>
  nameOfParameter(parameter) === `is_${words.slice(0, -spoken(noun).length).trim().replaceAll(' ', '_')}`;

/** A parameter that another operation has. */
const parameterYaml = (value: object): string =>
  Object.entries(value)
    .map(([key, each]) => `${key}: ${isContainer(each) || key === '$ref' ? flow(each, key) : scalar(each)}`)
    .map((line, index) => `        ${index === 0 ? '- ' : '  '}${line}`)
    .join('\n');

const scalar = (value: unknown): string => stringify(value, { singleQuote: true, lineWidth: 0 }).trimEnd();

/** A value on one line, as authors write it: `{ type: array, items: { $ref: '…' } }`. */
function flow(value: unknown, key?: string): string {
  if (Array.isArray(value)) return `[${value.map((each) => flow(each)).join(', ')}]`;
  if (isObject(value)) {
    const entries = Object.entries(value).map(([name, each]) => `${name}: ${flow(each, name)}`);
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  if (key === '$ref') return `'${String(value)}'`;
  const listed = stringify([value], {
    collectionStyle: 'flow',
    flowCollectionPadding: false,
    singleQuote: true,
    lineWidth: 0,
  });
  return listed.trimEnd().slice(1, -1);
}

const sort = [
  '        - name: sort',
  '          in: query',
  '          description: Property to sort by.',
  '          schema: { type: string, enum: [created_at, updated_at, name], default: created_at }',
  '          example: name',
].join('\n');

const ids = [
  '        - name: id',
  '          in: query',
  '          required: true',
  '          description: Records to delete.',
  `          schema: ${shared('schemas', 'schemas', 'BulkIds')}`,
  `          example: [${exampleId}]`,
].join('\n');

/** An example of its own: a change changes something. */
function ownBody(name: OperationName): object {
  if (isBulk(name)) return { ids: [exampleId] };
  if (name.verb === 'create') return { name: exampleName };
  return changesName(name) ? { name: changedName, expected_revision: 1 } : { expected_revision: 1 };
}

const changesName = (name: OperationName): boolean =>
  !isBulk(name) && bodySchemaName(name).endsWith('Update');

function bodyOf(name: OperationName, known: unknown): string[] {
  if (!takesBody(name)) return [];
  const example = known === undefined ? flow(ownBody(name)) : flow(known);
  return [
    '      requestBody:',
    '        required: true',
    '        content:',
    '          application/json:',
    `            schema: { $ref: '#/components/schemas/${bodySchemaName(name)}' }`,
    `            example: ${example}`,
  ];
}

function responsesOf(name: OperationName, known: unknown): string[] {
  const { verb, noun, method, path } = name;
  const isList = verb === 'list';
  const data =
    method === 'delete' || isBulk(name)
      ? shared('schemas', 'schemas', path.includes('{') ? 'Deleted' : 'BulkResult')
      : `{ $ref: '#/components/schemas/${noun}' }`;
  const isOneDeleted = method === 'delete' && path.includes('{');
  const takesRevision =
    isOneDeleted || (!['bulk', 'create', 'get', 'list', 'delete'].includes(verb) && takesBody(name));
  return [
    '      responses:',
    "        '200':",
    `          description: ${isList ? `${capital(plural(name.words))} that match, with the total` : method === 'delete' ? 'What was deleted' : isBulk(name) ? 'One outcome per id, in request order' : isMade(name) ? `The new ${spoken(noun)}` : `The ${spoken(noun)} as it is now`}.`,
    '          content:',
    '            application/json:',
    '              schema:',
    '                type: object',
    '                additionalProperties: false',
    `                required: [${isList ? 'data, pagination' : 'data'}]`,
    '                properties:',
    isList
      ? `                  data: { type: array, maxItems: 200, items: ${data}, description: ${capital(plural(name.words))} of this page. }`
      : `                  data: ${data}`,
    ...(isList ? [`                  pagination: ${shared('schemas', 'schemas', 'Pagination')}`] : []),
    '              example:',
    ...(known === undefined || isBulk(name)
      ? exampleOf(name, takesRevision)
      : [`                data: ${flow(isList ? [known] : known)}`, ...(isList ? [pagination] : [])]),
    ...(path.includes('{') ? [`        '404': ${shared('responses', 'responses', 'NotFound')}`] : []),
    ...(takesRevision ? [`        '409': ${shared('responses', 'responses', 'Conflict')}`] : []),
  ];
}

const pagination = '                pagination: { total: 1, limit: 50, offset: 0 }';

function exampleOf(name: OperationName, isChanged: boolean): string[] {
  const { verb, method, path } = name;
  if (verb === 'list')
    return [
      '                data:',
      record('                    ').replace(/^ {20}/, '                  - '),
      pagination,
    ];
  if (method !== 'delete' && !isBulk(name))
    return [
      '                data:',
      record('                  ', isChanged, changesName(name) ? changedName : exampleName),
    ];
  if (path.includes('{'))
    return [`                data: { id: ${exampleId}, deleted_at: '2026-03-02T14:05:09.412Z' }`];
  return [
    `                data: { outcomes: [{ id: ${exampleId}, status: succeeded }], succeeded: 1, unchanged: 0, failed: 0 }`,
  ];
}
