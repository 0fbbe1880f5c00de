import { stringify } from 'yaml';

/** How large the made-up contract is; the service's own will have 751 operations in 37 families. */
export interface ContractSize {
  readonly families: number;
  readonly operations: number;
}

type Json = Record<string, unknown>;

const shared = (name: string): Json => ({ $ref: `../shared/schemas.yaml#/components/schemas/${name}` });
const own = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const nullable = (schema: Json, description: string): Json => ({
  description,
  anyOf: [schema, { type: 'null' }],
});

/**
 * A contract of the size and density of the real one, as path → YAML text: families of nouns with list, create,
 * get, update and delete, each noun with three schemas of its own on top of the shared ones.
 */
export function syntheticContract(size: ContractSize): Map<string, string> {
  const files = new Map<string, string>();
  const paths: Json = {};
  const tags: Json[] = [];
  for (let index = 0; index < size.families; index += 1) {
    const family = `family-${index}`;
    const count =
      Math.floor(size.operations / size.families) + (index < size.operations % size.families ? 1 : 0);
    const contents = familyFile(family, index, count);
    for (const path of Object.keys(contents.paths as Json)) {
      paths[path] = { $ref: `./families/${family}.yaml#/paths/${path.replaceAll('/', '~1')}` };
    }
    files.set(`families/${family}.yaml`, stringify(contents, { aliasDuplicateObjects: false }));
    tags.push({ name: family, description: `Family number ${index} of the synthetic contract.` });
  }
  const info = {
    title: 'Synthetic contract',
    version: '1.0.0',
    description: 'Made up, to measure the compiler at full size.',
  };
  files.set(
    'openapi.yaml',
    stringify({
      openapi: '3.1.0',
      info,
      security: [{ bearer: [] }],
      tags,
      paths,
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    }),
  );
  files.set('shared/schemas.yaml', stringify({ components: { schemas: sharedSchemas() } }));
  return files;
}

function familyFile(family: string, index: number, operations: number): Json {
  const paths: Json = {};
  const schemas: Json = {};
  for (let made = 0; made < operations; made += 5) {
    const noun = `F${index}Noun${made / 5}`;
    Object.assign(schemas, nounSchemas(noun));
    const path = `/v1/${family}/noun-${made / 5}s`;
    const [list, create, get, update, remove] = nounOperations(noun, family).slice(0, operations - made);
    paths[path] = { get: list, ...(create && { post: create }) };
    if (get)
      paths[`${path}/{id}`] = { get, ...(update && { patch: update }), ...(remove && { delete: remove }) };
  }
  return { paths, components: { schemas } };
}

function nounOperations(noun: string, family: string): Json[] {
  const common = (verb: string, permission: string): Json => ({
    operationId: `${verb}${noun}`,
    tags: [family],
    summary: `${verb} one or more of ${noun}`,
    description: `Does what "${verb}" says to records of ${noun}, for those who hold ${permission}; answers 404 when there is none.`,
    'x-permission': permission,
    'x-tool': { when: `Use it to ${verb} ${noun}.`, keywords: [verb, noun.toLowerCase()] },
  });
  const answer = (schema: Json): Json => ({
    '200': {
      description: 'The answer.',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            additionalProperties: false,
            required: ['data'],
            properties: { data: schema },
          },
        },
      },
    },
    '400': error('The request is not what the contract asks for.'),
    '404': error('No such record.'),
  });
  const page = answer({ type: 'array', maxItems: 200, items: own(noun) });
  const pageSchema = {
    type: 'object',
    additionalProperties: false,
    required: ['data', 'pagination'],
    properties: {
      data: { type: 'array', maxItems: 200, items: own(noun) },
      pagination: shared('Pagination'),
    },
  };
  const body = (schema: string): Json => ({
    required: true,
    content: { 'application/json': { schema: own(schema) } },
  });
  const id = {
    name: 'id',
    in: 'path',
    required: true,
    description: 'Identifier of the record.',
    schema: shared('Id'),
  };
  return [
    {
      ...common('list', 'things.view'),
      parameters: listParameters(),
      responses: {
        ...page,
        '200': { description: 'A page.', content: { 'application/json': { schema: pageSchema } } },
      },
    },
    {
      ...common('create', 'things.edit'),
      'x-events': [],
      requestBody: body(`${noun}Create`),
      responses: answer(own(noun)),
    },
    { ...common('get', 'things.view'), parameters: [id], responses: answer(own(noun)) },
    {
      ...common('update', 'things.edit'),
      'x-events': [],
      parameters: [id],
      requestBody: body(`${noun}Update`),
      responses: answer(own(noun)),
    },
    {
      ...common('delete', 'things.edit'),
      'x-events': [],
      parameters: [id],
      responses: answer(shared('Deleted')),
    },
  ];
}

const error = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: shared('Error') } },
});

function listParameters(): Json[] {
  const parameter = (name: string, schema: Json): Json => ({
    name,
    in: 'query',
    description: `Narrows or orders the list by ${name}.`,
    schema,
  });
  return [
    parameter('client_id', { type: 'array', maxItems: 50, uniqueItems: true, items: shared('Id') }),
    parameter('status', {
      type: 'array',
      maxItems: 20,
      items: { type: 'string', enum: ['draft', 'active', 'archived'] },
    }),
    parameter('is_private', { type: 'boolean' }),
    parameter('created_after', shared('Timestamp')),
    parameter('search', { type: 'string', minLength: 1, maxLength: 200 }),
    parameter('sort', { type: 'string', enum: ['created_at', 'updated_at', 'name'], default: 'created_at' }),
    parameter('order', { type: 'string', enum: ['asc', 'desc'], default: 'desc' }),
    parameter('limit', { type: 'integer', minimum: 1, maximum: 200, default: 50 }),
    parameter('offset', { type: 'integer', minimum: 0, maximum: 10000000, default: 0 }),
  ];
}

function nounSchemas(noun: string): Json {
  const written: Json = {
    name: { type: 'string', minLength: 1, maxLength: 200, description: 'Name of the record.' },
    description: { type: ['string', 'null'], maxLength: 5000, description: 'What the record is about.' },
    status: {
      type: 'string',
      enum: ['draft', 'active', 'archived'],
      description: 'Where the record stands.',
    },
    budget: nullable(shared('Money'), 'What may be spent; null without a limit.'),
    owner_id: nullable(shared('Id'), 'Who looks after the record.'),
    tags: {
      type: 'array',
      maxItems: 50,
      uniqueItems: true,
      items: { type: 'string', minLength: 1, maxLength: 60 },
      description: 'Free words.',
    },
    due_at: nullable(shared('Timestamp'), 'When it has to be done.'),
    field_values: {
      type: 'object',
      maxProperties: 500,
      propertyNames: { pattern: '^[a-z][a-z0-9_]{0,62}$' },
      additionalProperties: { type: ['string', 'number', 'boolean', 'null'], maxLength: 1000 },
      description: 'Values of custom fields.',
    },
  };
  const kept = {
    id: shared('Id'),
    revision: { type: 'integer', minimum: 1, maximum: 2147483647, description: 'Number of changes.' },
    created_by: shared('UserRef'),
    created_at: shared('Timestamp'),
    updated_at: shared('Timestamp'),
  };
  const record = (description: string, properties: Json, required: string[]): Json => ({
    type: 'object',
    description,
    additionalProperties: false,
    required,
    properties,
  });
  return {
    [noun]: record(`A ${noun}.`, { ...kept, ...written }, [...Object.keys(kept), ...Object.keys(written)]),
    [`${noun}Create`]: record(`A new ${noun}.`, written, ['name']),
    [`${noun}Update`]: {
      ...record(`Changes to a ${noun}.`, { ...written, expected_revision: kept.revision }, []),
      minProperties: 1,
    },
  };
}

function sharedSchemas(): Json {
  const record = (properties: Json): Json => ({
    type: 'object',
    description: 'A shared shape.',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
  });
  const count = { type: 'integer', minimum: 0, maximum: 2147483647, description: 'A number of records.' };
  return {
    Id: { type: 'string', format: 'uuid', maxLength: 36, description: 'Identifier of a record.' },
    Timestamp: { type: 'string', format: 'date-time', maxLength: 35, description: 'Instant in UTC.' },
    Money: record({
      amount_minor: {
        type: 'integer',
        minimum: -9007199254740991,
        maximum: 9007199254740991,
        description: 'Minor units.',
      },
      currency: { type: 'string', pattern: '^[A-Z]{3}$', maxLength: 3, description: 'ISO 4217 code.' },
    }),
    UserRef: record({
      id: own('Id'),
      name: { type: 'string', maxLength: 200, description: 'Name.' },
      email: { type: ['string', 'null'], format: 'email', maxLength: 254, description: 'E-mail address.' },
    }),
    Pagination: record({ total: count, limit: count, offset: count }),
    Deleted: record({ id: own('Id'), deleted_at: own('Timestamp') }),
    Error: record({
      error: record({
        type: {
          type: 'string',
          enum: ['validation_error', 'not_found', 'conflict', 'internal'],
          description: 'Kind.',
        },
        message: { type: 'string', maxLength: 4000, description: 'Text.' },
      }),
    }),
  };
}
