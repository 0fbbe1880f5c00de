import { isObject, type JsonObject } from '../json.ts';
import type { BodyModel, EventModel, FamilyModel, Model, OperationModel, ParamModel } from '../model.ts';
import { componentName, list, object, resolve, text, type OpenApiDocument, type Schema } from '../schema.ts';
import { field, isWorthAName, namedComponents, notation } from './notation.ts';
import { repeatedValues, valueLines, type ValueLine } from './repeated.ts';

/** What is told once for all of the text. */
interface Common {
  /** Names of bodies that one operation alone takes. */
  readonly ownBodies: ReadonlySet<string>;
  /** References to types used all over. */
  readonly everyday: ReadonlySet<string>;
  readonly answers: readonly CommonAnswer[];
  readonly values: ReadonlyMap<string, string>;
}

/** `llms.txt`: the whole API as Markdown for language models: what holds everywhere first, then family by family. */
export const llmsText = (model: Model): string => textOf(model, extent(model));

/** `families/<family>/llms.txt`: the same for one family, with every shape and event that it needs. */
export function familyLlmsText(model: Model, family: FamilyModel): string {
  const emitted = new Set(family.operations.flatMap(({ events }) => events));
  const events = model.events.filter(({ type }) => emitted.has(type));
  const part = `- This text tells of one family, ${family.name}: ${family.operations.length} operations and the ${events.length} events that they emit. Without \`?family=\` it tells of all.`;
  return textOf({ ...model, families: [family], events }, [part]);
}

const extent = ({ families, events }: Model): string[] => [
  `- ${families.reduce((count, family) => count + family.operations.length, 0)} operations in ${families.length} families: ${families.map((family) => family.name).join(', ')}; ${events.length} events.`,
];

function textOf(model: Model, extentLines: readonly string[]): string {
  const { document } = model;
  const { shared, own } = placeShapes(model);
  const counts = referenceCounts(document);
  const ownBodies = bodiesOfOne(model, counts);
  const everyday = new Set([...counts].filter(([, count]) => count >= often).map(([name]) => `#/components/schemas/${name}`));
  const common = { ownBodies, everyday, answers: commonAnswers(model), values: repeatedValues(allValues(model, [...shared, ...[...own.values()].flat()], everyday)) };
  return [
    conventions(model, common, extentLines),
    section('Shapes that several families share', shapes(document, shared, common)),
    ...model.families.map((family) => familySection(document, family, common, (own.get(family.name) ?? []).filter((name) => !ownBodies.has(name)))),
    section('Events', model.events.map((event) => eventEntry(document, event)).join('\n')),
  ].filter((part) => part !== '').join('\n');
}

const section = (title: string, body: string): string => (body === '' ? '' : `## ${title}\n\n${body}`);

const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim();

const told = (description: string): string => (description === '' ? '' : ` — ${oneLine(description)}`);

function conventions({ document, families }: Model, { answers, values }: Common, extentLines: readonly string[]): string {
  const info = object(document.info);
  const parts = [`# ${text(info.title)} ${text(info.version)}\n`];
  if (text(info.description)) parts.push(`${text(info.description).trim()}\n`);
  parts.push(
    [
      '## Conventions',
      '',
      ...servers(document),
      ...credentials(document),
      '- Notation: `name?` may be absent, `= value` is its default, `uuid` and the like are string formats, `(1..200)` bounds a length, a number or a count, `T[]` is a list; a list in the query repeats the parameter. `answers page of T` is `{ data: T[], pagination: Pagination }`, any other `answers T` is `{ data: T }`. The tool of an operation is its name in snake_case. Behind its address stand the permission that it needs, `pending` when it is not available yet and answers 501, and the events that it may emit.',
      ...headers(document, families),
      ...answers.map(({ scope, status, description }) => `- ${scope} may answer ${status}${told(description)}`),
      ...(values.size > 0 ? ['- Values that are the same everywhere, and only named further down, behind a `+`:', ...[...values.values()].map((value) => `  - ${value}`)] : []),
      ...extentLines,
      '',
    ].join('\n'),
  );
  return parts.join('\n');
}

const servers = (document: OpenApiDocument): string[] =>
  list(document.servers).map((server) => `- Base address: ${text(object(server).url)}${told(text(object(server).description))}`);

const credentials = (document: OpenApiDocument): string[] =>
  Object.values(object(object(document.components).securitySchemes)).map((scheme) => `- Credentials: ${[text(object(scheme).type), text(object(scheme).scheme)].join(' ').trim()}${told(text(object(scheme).description))}`);

/** Request headers, each told once with the methods that take it. */
function headers(document: OpenApiDocument, families: readonly FamilyModel[]): string[] {
  const found = new Map<string, { methods: Set<string>; description: string }>();
  for (const operation of families.flatMap((family) => family.operations)) {
    const path = object(resolve(document, object(document.paths)[operation.path]));
    for (const value of list(object(path[operation.method.toLowerCase()]).parameters)) {
      const parameter = object(resolve(document, value));
      if (parameter.in !== 'header') continue;
      const header = found.get(text(parameter.name)) ?? { methods: new Set(), description: text(parameter.description) };
      header.methods.add(operation.method);
      found.set(text(parameter.name), header);
    }
  }
  return [...found].map(([name, { methods, description }]) => `- Header \`${name}\` (${[...methods].join(', ')})${told(description)}`);
}

/** An answer that all operations of a kind document in the same words. */
interface CommonAnswer {
  readonly scope: string;
  readonly status: string;
  readonly description: string;
  readonly concerns: (operation: OperationModel) => boolean;
}

const scopes: readonly Pick<CommonAnswer, 'scope' | 'concerns'>[] = [
  { scope: 'Any operation', concerns: () => true },
  { scope: 'Any GET', concerns: ({ method }) => method === 'GET' },
  { scope: 'Any write', concerns: ({ effect }) => effect === 'write' },
  { scope: 'Any operation with a path parameter', concerns: ({ pathParams }) => pathParams.length > 0 },
];

function commonAnswers({ families }: Model): CommonAnswer[] {
  const all = families.flatMap((family) => family.operations);
  const found: CommonAnswer[] = [];
  for (const scope of scopes) {
    const operations = all.filter(scope.concerns);
    if (operations.length < 2) continue;
    for (const { status, description } of operations[0]!.responses) {
      const isCommon = operations.every(({ responses }) => responses.some((other) => other.status === status && other.description === description));
      const isTold = found.some((answer) => answer.status === status && answer.description === description);
      if (isCommon && !isTold && !/^2/.test(status)) found.push({ ...scope, status, description });
    }
  }
  return found;
}

function familySection(document: OpenApiDocument, family: FamilyModel, common: Common, names: readonly string[]): string {
  const parts = [`## ${family.title} (${family.name})\n`];
  if (family.description) parts.push(`${family.description.trim()}\n`);
  parts.push(...family.operations.map((operation) => operationEntry(document, operation, common)));
  if (names.length > 0) parts.push(`### Shapes of ${family.name}\n\n${shapes(document, names, common)}`);
  return parts.join('\n');
}

function operationEntry(document: OpenApiDocument, operation: OperationModel, common: Common): string {
  const facts = [`\`${operation.method} ${operation.path}\``, operation.isPublic ? 'no credential' : operation.permission];
  if (operation.isPending) facts.push('pending');
  if (operation.events.length > 0) facts.push(`emits ${operation.events.join(', ')}`);
  const lines = [`### ${operation.id}`, '', facts.join(' · '), ''];
  const description = oneLine(operation.description).replace(` Needs ${operation.permission}.`, '');
  if (description || operation.summary !== operation.id) lines.push(description || operation.summary, '');
  lines.push(...valueLines(paramValues(document, operation), common.values));
  if (operation.body) lines.push(...bodyLines(document, operation.body, common));
  for (const { status, description, schema } of operation.responses) {
    const known = common.answers.filter((answer) => answer.status === status && answer.description === description);
    if (known.some((answer) => answer.concerns(operation))) continue;
    const meaning = known.length > 0 ? '' : told(description);
    lines.push(/^2/.test(status) ? `- answers ${answered(document, operation, status, schema, description)}` : `- may answer ${status}${meaning}`);
  }
  return `${lines.join('\n')}\n`;
}

/** A body that no other operation has is told with its operation. */
function bodyLines(document: OpenApiDocument, { schema, required }: BodyModel, common: Common): string[] {
  const head = `- body${required ? '' : '?'}:`;
  const name = componentName(object(schema).$ref);
  if (name === undefined || !common.ownBodies.has(name)) return [`${head} ${notation(document, schema)}`];
  const own = schemaOf(document, name);
  return [`${head}${told(text(own.description)).replace(' —', '')}`, ...valueLines(propertyValues(document, own, common.everyday), common.values).map((line) => `  ${line}`)];
}

// A shorter description of an answer only names its type in other words.
const sayingNothing = 45;

/** What an operation answers, the envelope of this API left to the conventions. */
function answered(document: OpenApiDocument, { envelope, successes }: OperationModel, status: string, schema: Schema | undefined, description: string): string {
  const usual = successes.length === 1 && status === '200';
  const properties = object(object(resolve(document, schema)).properties);
  if (usual && envelope === 'page') return `page of ${notation(document, object(properties.data).items as Schema)}`;
  if (usual && envelope === 'data' && Object.keys(properties).length === 1) return `${notation(document, properties.data as Schema)}${description.length > sayingNothing ? told(description) : ''}`;
  return `${status}${schema === undefined ? '' : `: ${notation(document, schema)}`}${told(description)}`;
}

const paramValues = (document: OpenApiDocument, { pathParams, queryParams }: OperationModel): ValueLine[] =>
  [...pathParams.map((param) => paramValue(document, 'path', param)), ...queryParams.map((param) => paramValue(document, 'query', param))];

function paramValue(document: OpenApiDocument, place: string, param: ParamModel): ValueLine {
  const schema = param.hasDefault && isObject(param.schema) ? { ...param.schema, default: param.defaultValue } : param.schema;
  return {
    label: `${place} ${param.name}${param.required ? '' : '?'}`,
    text: `${place} ${field(document, param.name, schema, param.required)}${told(param.description)}`,
  };
}

function eventEntry(document: OpenApiDocument, event: EventModel): string {
  const lines = [`### ${event.type}${event.summary ? `: ${event.summary}` : ''}`, ''];
  if (event.description) lines.push(oneLine(event.description), '');
  lines.push(`- data: ${notation(document, resolve(document, event.schema) as Schema)}`);
  return `${lines.join('\n')}\n`;
}

const schemaOf = (document: OpenApiDocument, name: string): JsonObject => object(object(object(document.components).schemas)[name]);

const shapes = (document: OpenApiDocument, names: readonly string[], common: Common): string =>
  names.map((name) => shapeEntry(document, name, schemaOf(document, name), common)).join('\n');

/** An object takes a line per property; anything else fits on one. */
function shapeEntry(document: OpenApiDocument, name: string, schema: JsonObject, common: Common): string {
  const head = `**${name}**${told(text(schema.description))}`;
  if (!isPlainObject(schema)) return `${head}\n\n- ${notation(document, schema)}\n`;
  return `${head}\n\n${valueLines(propertyValues(document, schema, common.everyday), common.values).join('\n')}\n`;
}

const isPlainObject = (schema: JsonObject): boolean => isObject(schema.properties) && schema.allOf === undefined && schema.oneOf === undefined;

function propertyValues(document: OpenApiDocument, schema: JsonObject, everyday: ReadonlySet<string>): ValueLine[] {
  const required = new Set(list(schema.required));
  return Object.entries(object(schema.properties)).map(([key, sub]) => ({
    label: `${key}${required.has(key) ? '' : '?'}`,
    text: `${field(document, key, sub as Schema, required.has(key))}${told(descriptionOf(document, sub, everyday))}`,
  }));
}

/**
 * The description at the use of a schema, or else that of the schema itself, unless it is told under its own name or is
 * that of a type used all over, which says nothing of one place.
 */
function descriptionOf(document: OpenApiDocument, schema: unknown, everyday: ReadonlySet<string>): string {
  const { $ref, description } = object(schema);
  if (text(description) !== '') return text(description);
  if (typeof $ref === 'string' && (everyday.has($ref) || isWorthAName(document, $ref))) return '';
  return text(object(resolve(document, schema)).description);
}

// From so many references on a type is used all over.
const often = 20;

const countsOf = new WeakMap<OpenApiDocument, ReadonlyMap<string, number>>();

/** How often the contract refers to each schema; counted once for the texts of all families. */
function referenceCounts(document: OpenApiDocument): ReadonlyMap<string, number> {
  const known = countsOf.get(document);
  if (known !== undefined) return known;
  const counts = new Map<string, number>();
  for (const [, name] of JSON.stringify([document.paths, document.components]).matchAll(/"#\/components\/schemas\/([^"/]+)"/g)) counts.set(name!, (counts.get(name!) ?? 0) + 1);
  countsOf.set(document, counts);
  return counts;
}

/** Plain objects that the contract refers to once: as the body of an operation. */
function bodiesOfOne({ document, families }: Model, counts: ReadonlyMap<string, number>): Set<string> {
  const names = families.flatMap(({ operations }) => operations.map(({ body }) => componentName(object(body?.schema).$ref)));
  return new Set(names.filter((name) => name !== undefined && counts.get(name) === 1 && isPlainObject(schemaOf(document, name))) as string[]);
}

/** Everything that is told line by line. */
const allValues = ({ document, families }: Model, shapeNames: readonly string[], everyday: ReadonlySet<string>): ValueLine[] => [
  ...families.flatMap((family) => family.operations).flatMap((operation) => paramValues(document, operation)),
  ...shapeNames.map((name) => schemaOf(document, name)).filter(isPlainObject).flatMap((schema) => propertyValues(document, schema, everyday)),
];

/** A shape that one family alone uses is told with the family, any other before all of them. */
function placeShapes({ document, families, events }: Model): { shared: string[]; own: Map<string, string[]> } {
  const users = new Map<string, string[]>();
  const use = (user: string, schemas: readonly Schema[]): void => {
    for (const name of namedComponents(document, schemas)) users.set(name, [...(users.get(name) ?? []), user]);
  };
  for (const family of families) use(family.name, family.operations.flatMap(schemasOf));
  for (const event of events) use('', [event.schema]);
  const shared: string[] = [];
  const own = new Map<string, string[]>();
  const eventData = new Set(events.map((event) => object(event.schema).$ref));
  for (const [name, [first, ...others]] of users) {
    if (eventData.has(`#/components/schemas/${name}`)) continue;
    if (others.some((user) => user !== first) || first === '') shared.push(name);
    else own.set(first!, [...(own.get(first!) ?? []), name]);
  }
  return { shared, own };
}

const schemasOf = (operation: OperationModel): Schema[] => [
  ...[...operation.pathParams, ...operation.queryParams].map((param) => param.schema),
  ...(operation.body ? [operation.body.schema] : []),
  ...operation.responses.flatMap(({ schema }) => (schema === undefined ? [] : [schema])),
];
