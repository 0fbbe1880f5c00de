// (c) Express 5 with express-openapi-validator over the whole contract.
import { createServer } from 'node:http';
import express, { type NextFunction, type Request, type Response } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import {
  announce,
  contract,
  createClient,
  getClient,
  identify,
  listClients,
  type Identity,
} from './shared.ts';

const app = express();
app.use(express.json());
app.use((request: Request, response: Response, next: NextFunction) => {
  const identity = identify(request.headers.authorization);
  if (identity === undefined) return void response.status(401).json({ error: 'invalid_token' });
  response.locals['identity'] = identity;
  next();
});
app.use(
  OpenApiValidator.middleware({
    apiSpec: contract(),
    validateRequests: true,
    validateResponses: false,
    validateSecurity: false,
    validateApiSpec: false,
  }),
);

const identityOf = (response: Response) => response.locals['identity'] as Identity;
app.get('/v1/clients', async (request, response) => {
  const { limit, offset } = request.query as unknown as { limit: number; offset: number };
  response.json(await listClients(identityOf(response).tenantId, Number(limit), Number(offset)));
});
app.get('/v1/clients/:id', async (request, response) => {
  response.json({ data: await getClient(identityOf(response).tenantId, request.params['id'] as string) });
});
app.post('/v1/clients', async (request, response) => {
  response.json({ data: await createClient(identityOf(response), request.body as never) });
});
app.use(
  (
    error: { status?: number; message: string },
    _request: Request,
    response: Response,
    _next: NextFunction,
  ) => {
    response.status(error.status ?? 500).json({ error: { message: error.message } });
  },
);
announce(createServer(app));
