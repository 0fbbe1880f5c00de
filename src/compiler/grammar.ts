/**
 * Which parts of an OpenAPI 3.1 document hold which kind of object. Only with it can a walk tell a reference
 * from example data that happens to have a key `$ref`, or a schema from a property that is called `schema`.
 */
export type Kind =
  | 'document'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'requestBody'
  | 'response'
  | 'header'
  | 'mediaType'
  | 'encoding'
  | 'example'
  | 'link'
  | 'callback'
  | 'securityScheme'
  | 'schema';

/** How the value of a key is made of further objects. */
export interface Child {
  readonly kind: Kind;
  /** `one`: the value itself; `map`: its values; `list`: its items. */
  readonly many: 'one' | 'map' | 'list';
}

const one = (kind: Kind): Child => ({ kind, many: 'one' });
const map = (kind: Kind): Child => ({ kind, many: 'map' });
const list = (kind: Kind): Child => ({ kind, many: 'list' });

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
export type Method = (typeof methods)[number];

const parameter = { schema: one('schema'), content: map('mediaType'), examples: map('example') };

export const grammar: Readonly<Record<Kind, Readonly<Record<string, Child>>>> = {
  document: { paths: map('pathItem'), webhooks: map('pathItem'), components: one('components') },
  components: {
    schemas: map('schema'),
    responses: map('response'),
    parameters: map('parameter'),
    examples: map('example'),
    requestBodies: map('requestBody'),
    headers: map('header'),
    securitySchemes: map('securityScheme'),
    links: map('link'),
    callbacks: map('callback'),
    pathItems: map('pathItem'),
  },
  pathItem: {
    ...Object.fromEntries(methods.map((method) => [method, one('operation')])),
    parameters: list('parameter'),
  },
  operation: {
    parameters: list('parameter'),
    requestBody: one('requestBody'),
    responses: map('response'),
    callbacks: map('callback'),
  },
  parameter,
  header: parameter,
  requestBody: { content: map('mediaType') },
  response: { headers: map('header'), content: map('mediaType'), links: map('link') },
  mediaType: { schema: one('schema'), examples: map('example'), encoding: map('encoding') },
  encoding: { headers: map('header') },
  example: {},
  link: {},
  // The keys of a callback are expressions, each with a path item: see `childOf`.
  callback: {},
  securityScheme: {},
  schema: {
    properties: map('schema'),
    patternProperties: map('schema'),
    dependentSchemas: map('schema'),
    $defs: map('schema'),
    allOf: list('schema'),
    anyOf: list('schema'),
    oneOf: list('schema'),
    prefixItems: list('schema'),
    items: one('schema'),
    contains: one('schema'),
    additionalProperties: one('schema'),
    unevaluatedProperties: one('schema'),
    unevaluatedItems: one('schema'),
    propertyNames: one('schema'),
    contentSchema: one('schema'),
    not: one('schema'),
    if: one('schema'),
    then: one('schema'),
    else: one('schema'),
  },
};

/** What the key `key` of an object of this kind holds; undefined for plain data. */
export function childOf(kind: Kind, key: string): Child | undefined {
  if (kind === 'callback') return key.startsWith('x-') ? undefined : one('pathItem');
  return Object.hasOwn(grammar[kind], key) ? grammar[kind][key] : undefined;
}

/** Section of `components` for the kinds that may be referenced. */
export const sections: Readonly<Partial<Record<Kind, string>>> = {
  schema: 'schemas',
  response: 'responses',
  parameter: 'parameters',
  example: 'examples',
  requestBody: 'requestBodies',
  header: 'headers',
  securityScheme: 'securitySchemes',
  link: 'links',
  callback: 'callbacks',
  pathItem: 'pathItems',
};

const texts = ['summary', 'description'];
const parameterFields = [
  '$ref',
  'description',
  'required',
  'deprecated',
  'allowEmptyValue',
  'style',
  'explode',
  'allowReserved',
  'schema',
  'example',
  'examples',
  'content',
];

/** All fields of OpenAPI 3.1 objects whose keys are fixed, but for extensions. */
export const fields: Partial<Readonly<Record<Kind, ReadonlySet<string>>>> = {
  document: new Set([
    'openapi',
    'info',
    'jsonSchemaDialect',
    'servers',
    'paths',
    'webhooks',
    'components',
    'security',
    'tags',
    'externalDocs',
    '$self',
  ]),
  components: new Set([
    'schemas',
    'responses',
    'parameters',
    'examples',
    'requestBodies',
    'headers',
    'securitySchemes',
    'links',
    'callbacks',
    'pathItems',
  ]),
  pathItem: new Set(['$ref', ...texts, ...methods, 'servers', 'parameters']),
  operation: new Set([
    'tags',
    ...texts,
    'externalDocs',
    'operationId',
    'parameters',
    'requestBody',
    'responses',
    'callbacks',
    'deprecated',
    'security',
    'servers',
  ]),
  parameter: new Set(['name', 'in', ...parameterFields]),
  header: new Set(parameterFields),
  requestBody: new Set(['$ref', 'summary', 'description', 'content', 'required']),
  response: new Set(['$ref', 'summary', 'description', 'headers', 'content', 'links']),
  mediaType: new Set(['schema', 'example', 'examples', 'encoding']),
};
