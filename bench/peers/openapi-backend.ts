// (d) Express 5 with openapi-backend as it comes, over the whole contract.
import { createServer } from 'node:http';
import express from 'express';
import { OpenAPIBackend, type Context } from 'openapi-backend';
import { announce, contract, createClient, getClient, identify, listClients } from './shared.ts';

const api = new OpenAPIBackend({ definition: contract(), quick: true, ajvOpts: { strict: false } });
const whoIs = (context: Context) => identify(context.request.headers['authorization'] as string)!;
api.register({
  listClients: async (context: Context) => {
    const { limit, offset } = context.request.query as { limit?: string; offset?: string };
    return listClients(whoIs(context).tenantId, Number(limit ?? 50), Number(offset ?? 0));
  },
  getClient: async (context: Context) => ({
    data: await getClient(whoIs(context).tenantId, context.request.params['id'] as string),
  }),
  createClient: async (context: Context) => ({
    data: await createClient(whoIs(context), context.request.body as never),
  }),
  validationFail: (context: Context) => ({ error: context.validation.errors }),
  notFound: () => ({ error: 'not found' }),
});
await api.init();

const app = express();
app.use(express.json());
app.use(async (request, response) => {
  response.json(
    await api.handleRequest({
      method: request.method,
      path: request.path,
      query: request.query as never,
      headers: request.headers as never,
      body: request.body as never,
    }),
  );
});
announce(createServer(app));
