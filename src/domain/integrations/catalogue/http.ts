import type { Endpoint, Json, Provider } from './provider.ts';
import { errorAt, inBody, inPath, inQuery } from './define.ts';
import { siteAddress } from './site-address.ts';

const path = inPath.text('path', 'Path below the address of the connection, such as `orders/17`.', {
  maxLength: 1000,
  keepsSlashes: true,
  encode: (value: Json) => String(value).replace(/^\/+/, ''),
});
const query = inQuery.object('query', 'Parameters of the query by name.', {
  as: '',
  schema: {
    type: 'object',
    maxProperties: 50,
    additionalProperties: { type: ['string', 'number', 'boolean'] },
  },
});
const body = inBody.object('body', 'Body, sent as JSON.', {
  as: '',
  schema: { type: 'object', maxProperties: 1000 },
});

const withBody = (method: 'POST' | 'PUT' | 'PATCH', name: string, title: string): Endpoint => ({
  name,
  title,
  description: `Sends ${method} with a JSON body.`,
  category: 'Requests',
  effect: 'write',
  method,
  path: '/{path}',
  parameters: [path, query, body],
  outputs: [],
  callsPerMinute: 120,
  example: { inputs: { path: 'orders', body: { product: 'whitening' } }, output: { id: 17 } },
});

/** Any API that speaks JSON over HTTPS, with a header that proves the account. */
export const http: Provider = {
  key: 'http',
  name: 'HTTP API',
  description: 'Any API that answers JSON over HTTPS.',
  category: 'website',
  authentication: 'api_key',
  websiteUrl: null,
  inputs: [
    { key: 'base_url', label: 'Address of the API', is_secret: false, is_required: true },
    { key: 'header_name', label: 'Header for the key', is_secret: false, is_required: false },
    { key: 'header_value', label: 'Value of the header', is_secret: true, is_required: false },
  ],
  features: ['endpoints'],
  base: (inputs) => siteAddress(inputs, 'base_url'),
  authorize({ headers }, { inputs: { header_name: name, header_value: value } }) {
    if (value !== undefined) headers[(name ?? 'authorization').toLowerCase()] = value;
  },
  check: null,
  errorOf: errorAt('error.code', 'error.message'),
  endpoints: [
    {
      name: 'get',
      title: 'Send GET',
      description: 'Reads from a path.',
      category: 'Requests',
      effect: 'read',
      method: 'GET',
      path: '/{path}',
      parameters: [path, query],
      outputs: [],
      callsPerMinute: 120,
      example: { inputs: { path: 'orders/17' }, output: { id: 17, product: 'whitening' } },
    },
    withBody('POST', 'post', 'Send POST'),
    withBody('PUT', 'put', 'Send PUT'),
    withBody('PATCH', 'patch', 'Send PATCH'),
    {
      name: 'delete',
      title: 'Send DELETE',
      description: 'Deletes what a path names.',
      category: 'Requests',
      effect: 'destructive',
      method: 'DELETE',
      path: '/{path}',
      parameters: [path, query],
      outputs: [],
      callsPerMinute: 120,
      example: { inputs: { path: 'orders/17' }, output: null },
    },
  ],
};
