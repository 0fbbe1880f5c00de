import { kebab, snake } from './naming.ts';
import type { RefusalList } from '../refusal.ts';
import type { JsonObject } from '../json.ts';
import { list, object, resolve, step, strings, text, type OpenApiDocument } from '../schema.ts';
import type { AddressModel, Envelope, Method, OperationModel, ParamModel, ResponseModel } from '../model.ts';
import { answerOf, readResponses } from './answers.ts';
import { readBody } from './body.ts';
import { readParams } from './params.ts';

export interface OperationSource {
  readonly document: OpenApiDocument;
  readonly refusals: RefusalList;
  /** Names in lower case of headers that are no input of a handler. */
  readonly doorHeaders: ReadonlySet<string>;
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
  const success = responses.find((response) => response.status === successes[0]);
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
    envelope: envelopeOf(document, success),
    successes,
    answer: answerOf(responses, success),
    choices: success?.choices ?? [],
    hasRanges: successes.includes('206'),
    events: strings(operation['x-events']),
    pathParams: params.filter((param) => param.in === 'path'),
    queryParams: params.filter((param) => param.in === 'query'),
    headerParams: params.filter((param) => param.in === 'header'),
    body: readBody(source),
    responses,
    isPending: operation['x-pending'] === true,
    isSecret: operation['x-secret'] === true,
    session: sessionRule(operation),
    credential: credentialRule(operation),
    credentialWhen: strings(operation['x-credential-when']),
    destructive: destructiveRule(operation),
    address: addressRule(operation),
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

function destructiveRule({ 'x-destructive': rule }: JsonObject): OperationModel['destructive'] {
  if (typeof rule === 'boolean' || rule === undefined) return rule === true;
  return Object.fromEntries(Object.entries(object(rule)).map(([path, values]) => [path, strings(values)]));
}

function addressRule({ 'x-address': rule }: JsonObject): AddressModel | undefined {
  const { credential, purpose, lifetime } = object(rule);
  if (rule === undefined) return undefined;
  return {
    credential: text(credential),
    purpose: text(purpose),
    lifetime: typeof lifetime === 'string' ? lifetime : undefined,
  };
}

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

function envelopeOf(document: OpenApiDocument, success: ResponseModel | undefined): Envelope {
  if (success?.schema === undefined || success.kind !== 'json') return 'none';
  const { schema } = success;
  const properties = object(object(resolve(document, schema)).properties);
  if (properties.data === undefined) return 'plain';
  return properties.pagination === undefined ? 'data' : 'page';
}
