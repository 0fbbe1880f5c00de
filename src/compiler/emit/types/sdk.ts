import { object, text, type OpenApiDocument } from '../../schema.ts';
import type { JsonObject } from '../../json.ts';
import { isBinary } from '../../model/media.ts';
import { HEADER, literal, propertyKey, quote } from '../source.ts';
import type { ContractTypes } from './declarations.ts';
import type { ApiBody, ApiOperation, ApiParameter } from './operations.ts';
import { importLine, type Imported } from './imports.ts';
import { docOf } from './text.ts';

const OPTIONS = `export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
	/**
	 * You can provide a client instance returned by \`createClient()\` instead of
	 * individual options. This might be also useful if you want to implement a
	 * custom client.
	 */
	client?: Client;
	/**
	 * You can pass arbitrary values through the \`meta\` object. This can be
	 * used to access values that aren't defined as part of the SDK function.
	 */
	meta?: keyof ClientMeta extends never ? Record<string, unknown> : ClientMeta;
};
`;

/** `client/sdk.gen.ts`: a function for each operation. */
export function sdkFile(document: OpenApiDocument, { operations, outcomes }: ContractTypes): string {
  const credentials = new Credentials(document);
  const functions = operations.map((operation) => {
    const { name, body, path } = operation;
    const has = outcomes.get(operation)!;
    const isStream = isEventStream(operation);
    const mark = isInputRequired(operation) ? '' : '?';
    const responses = has.responses ? `${name}Responses` : 'unknown';
    const given = isStream ? `, ${has.response ? `${name}Response` : 'unknown'}` : '';
    // What a call returns follows from the method of the client; of a stream it is said.
    const result = isStream ? `: Promise<ServerSentEventsResult<${responses}>>` : '';
    const call = `(options${mark}.client ?? client)${isStream ? '.sse' : ''}.${operation.method}`;
    const fields = [
      ...bodyFields(document, body),
      ...queryFields(operation.parameters.query),
      ...credentials.fields(operation),
      `url: ${quote(path)}`,
      '...options',
      ...headerFields(operation, mark),
    ];
    return `${docOf(operation.docs)}export const ${operation.function} = <ThrowOnError extends boolean = false>(options${mark}: Options<${name}Data, ThrowOnError${given}>)${result} => ${call}<${responses}, ${has.errors ? `${name}Errors` : 'unknown'}, ThrowOnError>(${objectOf(fields)});\n`;
  });
  const types = operations.flatMap((operation) => {
    const has = outcomes.get(operation)!;
    const isNamed = isEventStream(operation) && has.response;
    return [
      'Data',
      ...(has.errors ? ['Errors'] : []),
      ...(isNamed ? ['Response'] : []),
      ...(has.responses ? ['Responses'] : []),
    ].map((suffix) => operation.name + suffix);
  });
  const ofClient: Imported[] = [
    ...['Client', 'ClientMeta', 'Options as Options2', 'TDataShape'].map((name) => ({ name, isType: true })),
    ...(credentials.isUsed ? [{ name: 'Auth', isType: true }] : []),
    ...(operations.some(isEventStream) ? [{ name: 'ServerSentEventsResult', isType: true }] : []),
    ...[...new Set(operations.flatMap(({ body }) => serializerOf(body) ?? []))].map((name) => ({
      name,
      isType: false,
    })),
  ];
  const head = [
    ...(operations.length === 0 ? [] : [importLine([{ name: 'client', isType: false }], './client.gen.ts')]),
    importLine(ofClient, './client/index.ts'),
    ...(types.length === 0
      ? []
      : [
          importLine(
            types.map((name) => ({ name, isType: true })),
            '../types.gen.ts',
          ),
        ]),
  ].join('');
  return HEADER + [head, ...credentials.declarations(), OPTIONS, ...functions].join('\n');
}

/** Whether a call has to say something. */
export const isInputRequired = ({ body, parameters }: ApiOperation): boolean =>
  body?.isRequired === true ||
  Object.values(parameters).some((all) => all.some(({ isRequired }) => isRequired));

export const isEventStream = ({ responses }: ApiOperation): boolean =>
  responses.some(({ mediaType }) => mediaType === 'text/event-stream');

/** Fields of an object on lines of their own, but where it is short. */
const objectOf = (fields: readonly string[]): string =>
  fields.length <= 2 ? `{ ${fields.join(', ')} }` : `{\n\t${fields.join(',\n\t')}\n}`;

/** What turns a form into its text. */
function serializerOf(body: ApiBody | undefined): string | undefined {
  if (body === undefined) return undefined;
  if (/^multipart\/form-data\b/i.test(body.mediaType)) return 'formDataBodySerializer';
  return /^application\/x-www-form-urlencoded\b/i.test(body.mediaType)
    ? 'urlSearchParamsBodySerializer'
    : undefined;
}

/** Bytes and texts are sent as they are. */
function bodyFields(document: OpenApiDocument, body: ApiBody | undefined): string[] {
  const serializer = serializerOf(body);
  if (serializer !== undefined) return [`...${serializer}`];
  if (body === undefined) return [];
  const isAsItIs =
    /^(text\/|application\/octet-stream\b)/i.test(body.mediaType) || isBinary(document, body.schema);
  return isAsItIs ? ['bodySerializer: null'] : [];
}

/** How lists and objects are written in the query, where that is not the client's own way. */
function queryFields(parameters: readonly ApiParameter[]): string[] {
  const styles = parameters.flatMap(({ name, schema, explode, style }) => {
    const kind = schema.$ref === undefined ? schema.type : undefined;
    if (kind !== 'array' && kind !== 'object') return [];
    const usual = kind === 'array' ? 'form' : 'deepObject';
    const said = [
      ...(explode ? [] : ['explode: false']),
      ...(style === usual ? [] : [`style: ${quote(style)}`]),
    ];
    return said.length === 0 ? [] : [`${propertyKey(name)}: { ${kind}: { ${said.join(', ')} } }`];
  });
  return styles.length === 0 ? [] : [`querySerializer: { parameters: { ${styles.join(', ')} } }`];
}

/** A form has a boundary, which only whoever writes it knows. */
function headerFields({ body, parameters }: ApiOperation, mark: string): string[] {
  const own = parameters.header.find(({ name }) => name.toLowerCase() === 'content-type');
  if (body === undefined || own?.isRequired === true) return [];
  const isForm = serializerOf(body) === 'formDataBodySerializer';
  const type = `${propertyKey(own?.name ?? 'Content-Type')}: ${isForm ? 'null' : quote(body.mediaType)}`;
  return [`headers: {\n\t\t${type},\n\t\t...options${mark}.headers\n\t}`];
}

/** How callers prove who they are: said once, as all operations but a few say the same. */
class Credentials {
  readonly #ambiguous: ReadonlySet<string>;
  readonly #names = new Map<string, string>();

  constructor(document: OpenApiDocument) {
    this.#ambiguous = ambiguousSchemes(object(object(document.components).securitySchemes));
  }

  get isUsed(): boolean {
    return this.#names.size > 0;
  }

  fields({ security }: ApiOperation): string[] {
    const schemes = security.flatMap(([name, scheme]) => {
      const auth = authOf(scheme);
      return auth === undefined ? [] : [this.#ambiguous.has(name) ? { key: name, ...auth } : auth];
    });
    if (schemes.length === 0) return [];
    const list = literal(schemes);
    const name = this.#names.get(list) ?? `security${this.#names.size === 0 ? '' : this.#names.size + 1}`;
    this.#names.set(list, name);
    return [name === 'security' ? name : `security: ${name}`];
  }

  declarations(): string[] {
    const lines = [...this.#names].map(([list, name]) => `const ${name}: readonly Auth[] = ${list};\n`);
    return lines.length === 0 ? [] : [lines.join('')];
  }
}

/** What the client has to know of a scheme; undefined where it has no way to use it. */
function authOf(scheme: JsonObject): JsonObject | undefined {
  const { type, name } = scheme;
  if (type === 'openIdConnect' || (type === 'oauth2' && Object.keys(object(scheme.flows)).length > 0))
    return { scheme: 'bearer', type: 'http' };
  if (type === 'apiKey') return scheme.in === 'header' ? { name, type } : { in: scheme.in, name, type };
  const http = text(scheme.scheme).toLowerCase();
  return type === 'http' && ['bearer', 'basic'].includes(http) ? { scheme: http, type } : undefined;
}

/** Schemes that look alike to the client, which tells them apart by their names. */
function ambiguousSchemes(schemes: JsonObject): ReadonlySet<string> {
  const alike = Map.groupBy(Object.keys(schemes), (name) => JSON.stringify(authOf(object(schemes[name]))));
  return new Set([...alike.values()].flatMap((names) => (names.length > 1 ? names : [])));
}
