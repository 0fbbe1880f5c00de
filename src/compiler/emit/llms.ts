import { isObject, type JsonObject } from '../json.ts';
import type { EventModel, FamilyModel, Model, OperationModel, ParamModel } from '../model.ts';
import { list, object, resolve, text, type OpenApiDocument, type Schema } from '../schema.ts';
import { field, namedComponents, notation } from './notation.ts';

/** `llms.txt`: the whole API as Markdown for language models: what holds everywhere first, then family by family. */
export function llmsText(model: Model): string {
  const { document } = model;
  const standard = standardErrors(model);
  const { shared, own } = placeShapes(model);
  return [
    conventions(model, standard),
    section('Shapes that several families share', shapes(document, shared)),
    ...model.families.map((family) => familySection(document, family, standard, own.get(family.name) ?? [])),
    section('Events', model.events.map((event) => eventEntry(document, event)).join('\n')),
  ].filter((part) => part !== '').join('\n');
}

const section = (title: string, body: string): string => (body === '' ? '' : `## ${title}\n\n${body}`);

const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim();

const told = (description: string): string => (description === '' ? '' : ` — ${oneLine(description)}`);

function conventions({ document, families, events }: Model, standard: ReadonlyMap<string, string>): string {
  const info = object(document.info);
  const parts = [`# ${text(info.title)} ${text(info.version)}\n`];
  if (text(info.description)) parts.push(`${text(info.description).trim()}\n`);
  parts.push(
    [
      '## Conventions',
      '',
      ...servers(document),
      ...credentials(document),
      '- Notation: `name?` may be absent, `= value` is its default, `uuid` and the like are string formats, `(1..200)` bounds a length, a number or a count, `T[]` is a list; a list in the query repeats the parameter.',
      ...headers(document, families),
      ...[...standard].map(([status, description]) => `- Any operation may answer ${status}${told(description)}`),
      `- ${families.reduce((count, family) => count + family.operations.length, 0)} operations in ${families.length} families: ${families.map((family) => family.name).join(', ')}; ${events.length} events.`,
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

/** Error answers that every operation documents alike. */
function standardErrors({ families }: Model): Map<string, string> {
  const operations = families.flatMap((family) => family.operations);
  const errors = (operations[0]?.responses ?? []).filter(({ status }) => !/^2/.test(status));
  const isStandard = (status: string, description: string): boolean =>
    operations.length > 1 && operations.every(({ responses }) => responses.some((other) => other.status === status && other.description === description));
  return new Map(errors.filter(({ status, description }) => isStandard(status, description)).map(({ status, description }) => [status, description]));
}

function familySection(document: OpenApiDocument, family: FamilyModel, standard: ReadonlyMap<string, string>, names: readonly string[]): string {
  const parts = [`## ${family.title} (${family.name})\n`];
  if (family.description) parts.push(`${family.description.trim()}\n`);
  parts.push(...family.operations.map((operation) => operationEntry(document, operation, standard)));
  if (names.length > 0) parts.push(`### Shapes of ${family.name}\n\n${shapes(document, names)}`);
  return parts.join('\n');
}

function operationEntry(document: OpenApiDocument, operation: OperationModel, standard: ReadonlyMap<string, string>): string {
  const facts = [`\`${operation.method} ${operation.path}\``, operation.isPublic ? 'no credential' : `permission ${operation.permission}`, `tool ${operation.tool.name}`];
  if (operation.events.length > 0) facts.push(`emits ${operation.events.join(', ')}`);
  const lines = [`### ${operation.id}: ${operation.summary}`, '', facts.join(' · '), ''];
  if (operation.description) lines.push(oneLine(operation.description), '');
  if (operation.tool.when) lines.push(operation.tool.when, '');
  lines.push(...operation.pathParams.map((param) => paramLine(document, 'path', param)));
  lines.push(...operation.queryParams.map((param) => paramLine(document, 'query', param)));
  if (operation.body) lines.push(`- body${operation.body.required ? '' : '?'}: ${notation(document, operation.body.schema)}`);
  for (const { status, description, schema } of operation.responses) {
    if (standard.get(status) === description) continue;
    lines.push(/^2/.test(status) && schema !== undefined ? `- answers ${status}: ${notation(document, schema)}${told(description)}` : `- ${status}${told(description)}`);
  }
  return `${lines.join('\n')}\n`;
}

function paramLine(document: OpenApiDocument, place: string, param: ParamModel): string {
  const schema = param.hasDefault && isObject(param.schema) ? { ...param.schema, default: param.defaultValue } : param.schema;
  return `- ${place} ${field(document, param.name, schema, param.required)}${told(param.description)}`;
}

function eventEntry(document: OpenApiDocument, event: EventModel): string {
  const lines = [`### ${event.type}${event.summary ? `: ${event.summary}` : ''}`, ''];
  if (event.description) lines.push(oneLine(event.description), '');
  lines.push(`- data: ${notation(document, resolve(document, event.schema) as Schema)}`);
  return `${lines.join('\n')}\n`;
}

function shapes(document: OpenApiDocument, names: readonly string[]): string {
  const schemas = object(object(document.components).schemas);
  return names.map((name) => shapeEntry(document, name, object(schemas[name]))).join('\n');
}

/** An object takes a line per property; anything else fits on one. */
function shapeEntry(document: OpenApiDocument, name: string, schema: JsonObject): string {
  const head = `**${name}**${told(text(schema.description))}`;
  if (!isObject(schema.properties) || schema.allOf !== undefined || schema.oneOf !== undefined) return `${head}\n\n- ${notation(document, schema)}\n`;
  const required = new Set(list(schema.required));
  const lines = Object.entries(schema.properties).map(([key, sub]) => `- ${field(document, key, sub as Schema, required.has(key))}${told(descriptionOf(document, sub))}`);
  return `${head}\n\n${lines.join('\n')}\n`;
}

/** The description at the use of a schema, or else that of the schema itself. */
const descriptionOf = (document: OpenApiDocument, schema: unknown): string =>
  text(object(schema).description) || text(object(resolve(document, schema)).description);

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
