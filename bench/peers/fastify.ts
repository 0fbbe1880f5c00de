// (b) Fastify with its Ajv validation and fast-json-stringify from the contract's own schemas.
import Fastify from 'fastify';
import {
  announce,
  contract,
  createClient,
  getClient,
  identify,
  listClients,
  type Identity,
} from './shared.ts';

type Json = Record<string, unknown>;
const document = contract() as { paths: Record<string, Record<string, Json>>; components: { schemas: Json } };

/** Fastify wants draft-7 schemas with a root that holds the definitions; its serialiser cannot merge `if` with `$ref`. */
const withoutConditions = (key: string, value: unknown): unknown =>
  key === 'if' || key === 'then' || key === 'else' ? undefined : value;
const definitions = JSON.parse(
  JSON.stringify(document.components.schemas, withoutConditions).replaceAll(
    '#/components/schemas/',
    '#/definitions/',
  ),
) as Json;
const inline = (schema: unknown): Json => ({
  ...(JSON.parse(
    JSON.stringify(schema).replaceAll('#/components/schemas/', 'contract#/definitions/'),
  ) as Json),
});

const app = Fastify({
  ajv: { customOptions: { strict: false, removeAdditional: false, coerceTypes: 'array' } },
});
app.addSchema({ $id: 'contract', definitions });
app.decorateRequest('identity', null);
app.addHook('onRequest', async (request, reply) => {
  const identity = identify(request.headers.authorization);
  if (identity === undefined) return reply.code(401).send({ error: 'invalid_token' });
  (request as unknown as { identity: Identity }).identity = identity;
});

const operation = (path: string, method: string) =>
  document.paths[path]![method] as {
    requestBody?: { content: Record<string, { schema: Json }> };
    responses: Record<string, { content: Record<string, { schema: Json }> }>;
  };
const answers = (path: string, method: string) => ({
  200: inline(operation(path, method).responses['200']!.content['application/json']!.schema),
});
const identityOf = (request: unknown) => (request as { identity: Identity }).identity;
const page = {
  type: 'object',
  additionalProperties: false,
  properties: {
    limit: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
    offset: { type: 'integer', minimum: 0, default: 0 },
  },
};

app.get(
  '/v1/clients',
  { schema: { querystring: page, response: answers('/v1/clients', 'get') } },
  (request) => {
    const { limit, offset } = request.query as { limit: number; offset: number };
    return listClients(identityOf(request).tenantId, limit, offset);
  },
);
app.get(
  '/v1/clients/:id',
  {
    schema: {
      params: { type: 'object', properties: { id: { type: 'string', format: 'uuid' } } },
      response: answers('/v1/clients/{id}', 'get'),
    },
  },
  async (request) => ({
    data: await getClient(identityOf(request).tenantId, (request.params as { id: string }).id),
  }),
);
app.post(
  '/v1/clients',
  {
    schema: {
      body: inline(operation('/v1/clients', 'post').requestBody!.content['application/json']!.schema),
      response: answers('/v1/clients', 'post'),
    },
  },
  async (request) => ({ data: await createClient(identityOf(request), request.body as never) }),
);

await app.ready();
announce(app.server);
