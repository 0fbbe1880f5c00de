import { isObject, type JsonObject } from '../../json.ts';
import { camel, pascal } from '../../model/naming.ts';
import { derivedId } from '../../model/operation.ts';
import { list, object, resolve, text, type OpenApiDocument } from '../../schema.ts';
import { isFileType } from './schema.ts';

/** What the client and its types need to know of an operation. */
export interface ApiOperation {
  readonly id: string;
  /** What the names of its types begin with. */
  readonly name: string;
  /** Of the function that calls it. */
  readonly function: string;
  readonly method: string;
  /** Of a webhook its key. */
  readonly path: string;
  readonly docs: JsonObject;
  readonly parameters: Readonly<Record<Location, readonly ApiParameter[]>>;
  readonly body: ApiBody | undefined;
  readonly responses: readonly ApiResponse[];
  /** Schemes by which a caller may say who it is, by name. */
  readonly security: readonly (readonly [name: string, scheme: JsonObject])[];
}

export type Location = 'header' | 'path' | 'query';

export interface ApiParameter {
  readonly name: string;
  readonly schema: JsonObject;
  readonly isRequired: boolean;
  readonly style: string;
  readonly explode: boolean;
}

export interface ApiBody {
  readonly mediaType: string;
  readonly schema: JsonObject;
  readonly isRequired: boolean;
}

export interface ApiResponse {
  readonly status: string;
  readonly mediaType: string | undefined;
  readonly schema: JsonObject;
}

/** In the order in which the operations of a path are written. */
const methods = ['delete', 'get', 'head', 'options', 'patch', 'post', 'put', 'trace'];

/** Words that a function cannot be called, or that mean something else where functions are declared and called. */
const reserved = new Set(
  `await break case catch class const continue debugger default delete do else enum export extends false finally for function if
  implements import in instanceof interface let new null package private protected public return static super switch this throw true try
  typeof var void while with yield arguments eval undefined client createQueryKey data fnOptions formDataBodySerializer mutationOptions
  options queryKey queryOptions security signal urlSearchParamsBodySerializer`.split(/\s+/),
);

export function readOperations(document: OpenApiDocument, section: 'paths' | 'webhooks'): ApiOperation[] {
  return Object.entries(object(document[section])).flatMap(([path, entry]) => {
    if (path.startsWith('x-')) return [];
    const item = object(resolve(document, entry));
    return methods
      .filter((method) => isObject(item[method]))
      .map((method) => readOperation(document, { path, method, item, operation: object(item[method]) }));
  });
}

interface Source {
  readonly path: string;
  readonly method: string;
  readonly item: JsonObject;
  readonly operation: JsonObject;
}

function readOperation(document: OpenApiDocument, { path, method, item, operation }: Source): ApiOperation {
  const id = text(operation.operationId) || derivedId(method, path);
  const { summary = item.summary, description = item.description, deprecated } = operation;
  const callName = camel(id);
  return {
    id,
    name: pascal(id),
    function: reserved.has(callName) ? `${callName}_` : callName,
    method,
    path,
    docs: { summary, description, deprecated },
    parameters: readParameters(document, [...list(item.parameters), ...list(operation.parameters)]),
    body: readBody(document, operation.requestBody),
    responses: Object.entries(object(operation.responses))
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status, response]) => readResponse(document, status, response)),
    security: readSecurity(document, list(operation.security ?? document.security)),
  };
}

/** An operation's parameter replaces that of its path with the same name and place. */
function readParameters(document: OpenApiDocument, all: readonly unknown[]): ApiOperation['parameters'] {
  const found = { header: new Map(), path: new Map(), query: new Map() } as Record<
    Location,
    Map<string, ApiParameter>
  >;
  for (const entry of all) {
    const parameter = object(resolve(document, entry));
    const place = found[text(parameter.in) as Location] as Map<string, ApiParameter> | undefined;
    place?.set(text(parameter.name).toLowerCase(), readParameter(parameter));
  }
  return {
    header: [...found.header.values()],
    path: [...found.path.values()],
    query: [...found.query.values()],
  };
}

export function readParameter(parameter: JsonObject): ApiParameter {
  const { deprecated, description, name, required } = parameter;
  const schema = parameter.schema ?? preferred(parameter.content)?.schema;
  const style = text(parameter.style) || (parameter.in === 'query' ? 'form' : 'simple');
  return {
    name: text(name),
    schema: { deprecated, description, ...object(schema) },
    isRequired: required === true,
    style,
    explode:
      typeof parameter.explode === 'boolean' ? parameter.explode : style === 'form' || style === 'deepObject',
  };
}

export function readBody(document: OpenApiDocument, source: unknown): ApiBody | undefined {
  const { content, description, required } = object(resolve(document, source));
  const media = preferred(content);
  if (media === undefined) return undefined;
  return {
    mediaType: media.type,
    schema: { description, ...object(media.schema) },
    isRequired: required === true,
  };
}

function readResponse(document: OpenApiDocument, status: string, source: unknown): ApiResponse {
  const { content, description } = object(resolve(document, source));
  const media = preferred(content);
  const schema = object(media?.schema);
  const isFile =
    media !== undefined &&
    isFileType(media.type) &&
    (media.schema === undefined || (schema.type === 'string' && schema.format === undefined));
  return {
    status,
    mediaType: media?.type,
    schema: { description, ...(isFile ? { ...schema, type: 'string', format: 'binary' } : schema) },
  };
}

/** JSON where there is a choice, else what stands first. */
function preferred(content: unknown): { readonly type: string; readonly schema: unknown } | undefined {
  const all = Object.entries(object(content));
  const [type, media] = all.find(([name]) => /^application\/(.*\+)?json(;.*)?$/i.test(name)) ?? all[0] ?? [];
  return type === undefined ? undefined : { type, schema: object(media).schema };
}

function readSecurity(document: OpenApiDocument, requirements: readonly unknown[]): ApiOperation['security'] {
  const schemes = object(object(document.components).securitySchemes);
  const names = new Set(requirements.flatMap((requirement) => Object.keys(object(requirement))));
  return [...names].flatMap((name) => {
    const scheme = resolve(document, schemes[name]);
    return isObject(scheme) ? [[name, scheme] as const] : [];
  });
}
