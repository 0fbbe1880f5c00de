import { list, object, refsIn, resolve, text, type OpenApiDocument, type Schema } from '../../schema.ts';
import { HEADER } from '../source.ts';
import { TypeNames } from './names.ts';
import { OperationTypes, webhookTypes, type Outcomes } from './operation-types.ts';
import { readBody, readOperations, readParameter, type ApiOperation } from './operations.ts';
import { splitComponents } from './read-write.ts';
import { SchemaTypes } from './schema.ts';
import { docOf, literalOf } from './text.ts';

export interface ContractTypes {
  /** `types.gen.ts`. */
  readonly source: string;
  readonly operations: readonly ApiOperation[];
  readonly outcomes: ReadonlyMap<ApiOperation, Outcomes>;
  readonly hasWebhooks: boolean;
}

/** All types of a contract. With `splitReadWrite`, components with properties that are only read or only written have two. */
export function contractTypes(document: OpenApiDocument, splitReadWrite: boolean): ContractTypes {
  const operations = readOperations(document, 'paths');
  const webhooks = readOperations(document, 'webhooks');
  const split = splitReadWrite ? splitComponents(document) : new Set<string>();
  const names = new TypeNames(
    document,
    operations.map(({ id }) => id),
    split,
  );
  const types = new SchemaTypes(document, names);
  const ofOperations = new OperationTypes(operations, types, names);
  const parts = [
    `export type ClientOptions = {\n\tbaseUrl: ${baseUrls(document)};\n};\n`,
    ...(webhooks.length === 0
      ? []
      : [`export type Webhooks = ${webhooks.map(({ name }) => `${name}WebhookRequest`).join(' | ')};\n`]),
    ...componentTypes(document, { types, names, split }),
    ...ofOperations.declarations(),
    ...webhooks.flatMap((webhook) => webhookTypes(webhook, types)),
    ...ofOperations.shared(),
  ];
  return {
    source: HEADER + parts.join('\n'),
    operations,
    outcomes: ofOperations.outcomes(),
    hasWebhooks: webhooks.length > 0,
  };
}

interface Writers {
  readonly types: SchemaTypes;
  readonly names: TypeNames;
  readonly split: ReadonlySet<string>;
}

function componentTypes(document: OpenApiDocument, { types, names, split }: Writers): string[] {
  const { schemas, parameters, requestBodies } = object(document.components);
  const ordered = inDependencyOrder(object(schemas));
  const declare = (name: string, purpose: 'read' | 'write' | undefined): string => {
    const schema = object(schemas)[name];
    const place = { indent: '', purpose, ref: `#/components/schemas/${name}` };
    return declaration(names.schema(name, purpose)!, schema, types.source(schema, place));
  };
  const toRead = split.size === 0 ? undefined : 'read';
  return [
    ...ordered.map((name) => declare(name, toRead)),
    ...ordered.filter((name) => split.has(name)).map((name) => declare(name, 'write')),
    ...Object.entries(object(parameters)).map(([name, parameter]) => {
      const { schema } = readParameter(object(resolve(document, parameter)));
      return declaration(names.other('parameters', name), schema, types.source(schema, toSend));
    }),
    ...Object.entries(object(requestBodies)).map(([name, body]) => {
      const schema = readBody(document, body)?.schema ?? {};
      return declaration(names.other('requestBodies', name), schema, types.source(schema, toSend));
    }),
  ];
}

const toSend = { indent: '', purpose: 'write' } as const;

/** What a schema says of alternatives with properties in common has never stood in the types, and is not added by the way. */
function declaration(name: string, schema: unknown, source: string): string {
  const { anyOf, oneOf, properties } = object(schema);
  const isJoint = properties !== undefined && (anyOf ?? oneOf) !== undefined;
  return `${isJoint ? '' : docOf(object(schema))}export type ${name} = ${source};\n`;
}

/** Each component behind those that it refers to, but where they refer back to it. */
function inDependencyOrder(schemas: Readonly<Record<string, unknown>>): string[] {
  const ordered = new Set<string>();
  const met = new Set<string>();
  const place = (name: string): void => {
    if (met.has(name) || !Object.hasOwn(schemas, name)) return;
    met.add(name);
    for (const ref of refsIn(schemas[name] as Schema)) place(ref.replace(/^#\/components\/schemas\//, ''));
    ordered.add(name);
  };
  for (const name of Object.keys(schemas)) place(name);
  return [...ordered];
}

/** Addresses of the contract's servers, and any other. */
const baseUrls = ({ servers }: OpenApiDocument): string =>
  [
    ...(list(servers).length === 0 ? ['/'] : list(servers).map((server) => text(object(server).url))).map(
      baseUrl,
    ),
    '(string & {})',
  ].join(' | ');

const URL_PARTS = /^(?:([^:/?#]+):)?(?:\/\/)?([^:/?#]*)((?::[^/?#]*)?)([^?#]*)/;

function baseUrl(url: string): string {
  const [, protocol = '', host = '', port = '', path = ''] = URL_PARTS.exec(url)!;
  if (protocol !== '' && host !== '') return literalOf(url);
  const any = '${string}';
  return `\`${protocol || any}://${host || any}${port}${path === '/' ? '' : path}\``;
}
