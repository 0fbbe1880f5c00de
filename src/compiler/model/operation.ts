import { kebab, snake } from './naming.ts';
import type { RefusalList } from '../refusal.ts';
import type { JsonObject } from '../json.ts';
import { list, object, resolve, step, strings, text, type OpenApiDocument, type Schema } from '../schema.ts';
import type { BodyModel, Envelope, Method, OperationModel, ParamModel, ResponseModel } from '../model.ts';
import { readParams } from './params.ts';

export interface OperationSource {
  readonly document: OpenApiDocument;
  readonly refusals: RefusalList;
  readonly path: string;
  readonly method: Method;
  readonly operation: JsonObject;
  readonly pathItem: JsonObject;
  readonly pointer: string;
  readonly pathPointer: string;
}

/** One operation of the contract, with its path item's parameters and the document's security applied. */
export function readOperation(source: OperationSource): OperationModel {
  const { document, operation, method, path, pointer } = source;
  const id = text(operation.operationId) || derivedId(method, path);
  if (!/^[\p{L}_]/u.test(id))
    source.refusals.add(
      step(pointer, 'operationId'),
      `The operationId "${id}" must start with a letter: it names a function.`,
    );
  const params = readParams(source);
  refuseUndeclaredPathParams(source, params);
  const responses = readResponses(source);
  const successes = responses
    .filter((response) => /^2/.test(response.status))
    .map((response) => response.status)
    .sort();
  const security = operation.security ?? document.security;
  const tool = object(operation['x-tool']);
  return {
    id,
    method,
    path,
    family: familyOf(operation),
    summary: text(operation.summary) || id,
    description: text(operation.description).trim(),
    permission: text(operation['x-permission']) || 'none',
    isPublic: list(security).length === 0,
    effect: method === 'GET' || operation['x-effect'] === 'read' ? 'read' : 'write',
    envelope: envelopeOf(document, responses.find((response) => response.status === successes[0])?.schema),
    successes,
    events: strings(operation['x-events']),
    pathParams: params.filter((param) => param.in === 'path'),
    queryParams: params.filter((param) => param.in === 'query'),
    body: readBody(source),
    responses,
    isPending: operation['x-pending'] === true,
    isSecret: operation['x-secret'] === true,
    session: sessionRule(operation),
    credential: credentialRule(operation),
    credentialWhen: strings(operation['x-credential-when']),
    tool: {
      name: snake(id),
      when: text(tool.when),
      keywords: strings(tool.keywords),
      after: strings(tool.after),
    },
    pointer,
  };
}

const sessionRule = ({ 'x-session': rule }: JsonObject): OperationModel['session'] =>
  rule === 'open' || rule === 'confirmed' ? rule : undefined;

const credentialRule = ({ 'x-credential': rule }: JsonObject): OperationModel['credential'] =>
  rule === 'secret' || rule === 'rights' ? rule : undefined;

/** The family of an operation is its first tag. */
export const familyOf = ({ tags }: JsonObject): string => kebab(strings(tags)[0] ?? 'default') || 'default';

/** `GET /v1/pets/{id}` → `getV1PetsById`, for contracts that name no operationId. */
export function derivedId(method: string, path: string): string {
  const words = path
    .replace(/\{([^}]+)\}/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function refuseUndeclaredPathParams(
  { path, pathPointer, refusals }: OperationSource,
  params: readonly ParamModel[],
): void {
  for (const [, name] of path.matchAll(/\{([^}]+)\}/g)) {
    if (params.some((param) => param.in === 'path' && param.name === name)) continue;
    refusals.add(
      pathPointer,
      `The path has {${name}}, but no parameter "${name}" with "in: path" describes it.`,
    );
  }
}

function readBody({ document, operation, pointer, refusals }: OperationSource): BodyModel | undefined {
  if (operation.requestBody === undefined) return undefined;
  const body = object(resolve(document, operation.requestBody));
  const json = jsonContent(body.content);
  const place = step(pointer, 'requestBody');
  if (json === undefined) {
    refusals.add(place, 'The request body must be application/json; other media types are not compiled.');
    return undefined;
  }
  return {
    required: body.required === true,
    schema: json.schema,
    pointer: step(place, 'content', json.type, 'schema'),
  };
}

function readResponses({ document, operation, pointer }: OperationSource): ResponseModel[] {
  return Object.entries(object(operation.responses))
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, value]) => {
      const response = object(resolve(document, value));
      const json = jsonContent(response.content);
      const place = step(pointer, 'responses', status);
      return {
        status,
        description: text(response.description),
        schema: json?.schema,
        pointer: json ? step(place, 'content', json.type, 'schema') : place,
      };
    });
}

function jsonContent(content: unknown): { type: string; schema: Schema } | undefined {
  const found = Object.entries(object(content)).find(([type]) =>
    /^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(type),
  );
  if (!found) return undefined;
  const schema = object(found[1]).schema;
  return { type: found[0], schema: schema === undefined ? true : (schema as Schema) };
}

function envelopeOf(document: OpenApiDocument, schema: Schema | undefined): Envelope {
  if (schema === undefined) return 'none';
  const properties = object(object(resolve(document, schema)).properties);
  if (properties.data === undefined) return 'plain';
  return properties.pagination === undefined ? 'data' : 'page';
}
