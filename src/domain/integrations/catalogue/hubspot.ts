import type { Endpoint, Provider } from './provider.ts';
import { bearer, errorAt, inBody, inPath, inQuery, listAt, nextAt, out, textAt } from './define.ts';

interface ObjectType {
  readonly type: string;
  readonly one: string;
  readonly many: string;
  readonly properties: string;
  readonly example: Readonly<Record<string, string>>;
}

const created = '2026-02-27T10:00:00.000Z';
const nextPage = nextAt('paging.next.after', 'after');

/** List, search, create and update of a type of CRM objects (API v3). */
function objectEndpoints({ type, one, many, properties, example }: ObjectType): readonly Endpoint[] {
  const record = { id: '51', properties: example, createdAt: created, updatedAt: created, archived: false };
  const title = one.charAt(0).toUpperCase() + one.slice(1);
  const category = `${many.charAt(0).toUpperCase()}${many.slice(1)}`;
  const values = inBody.object('properties', `Properties of the ${one} by their internal names.`, {
    required: true,
    schema: {
      type: 'object',
      minProperties: 1,
      maxProperties: 200,
      additionalProperties: { type: 'string', maxLength: 65_536 },
    },
  });
  const outputs = [
    out('id', 'string', `Identifier of the ${one}.`),
    out('properties', 'object', 'Its properties.'),
    out('updatedAt', 'string', 'Last change.'),
  ];
  const paths = { path: `/crm/v3/objects/${type}`, callsPerMinute: 300 } as const;
  return [
    {
      ...paths,
      name: `list_${many}`,
      title: `List ${many}`,
      description: `${category} with their properties.`,
      category,
      effect: 'read',
      scopes: [`crm.objects.${type}.read`],
      method: 'GET',
      parameters: [
        inQuery.integer('limit', 'Records of a page.', { default: 100, min: 1, max: 100 }),
        inQuery.text('properties', 'Properties to return, by their internal names.', {
          default: properties,
          maxLength: 1000,
        }),
      ],
      outputs: outputs.map((field) => ({ ...field, path: `results.${field.path}` })),
      paging: nextPage,
      maxResults: 100,
      example: { inputs: { limit: 1 }, output: { results: [record], paging: { next: { after: '52' } } } },
    },
    {
      ...paths,
      name: `search_${many}`,
      title: `Search ${many}`,
      description: `${category} that contain words, or whose property has a value.`,
      category,
      effect: 'read',
      scopes: [`crm.objects.${type}.read`],
      method: 'POST',
      path: `${paths.path}/search`,
      callsPerMinute: 200,
      parameters: [
        inBody.text('query', 'Words to find.', { maxLength: 3000 }),
        inBody.object('filters', 'Conditions that all hold.', {
          as: 'filterGroups.0.filters',
          repeated: true,
          schema: {
            type: 'object',
            required: ['propertyName', 'operator'],
            additionalProperties: false,
            properties: {
              propertyName: { type: 'string', maxLength: 200 },
              operator: {
                enum: [
                  'EQ',
                  'NEQ',
                  'LT',
                  'LTE',
                  'GT',
                  'GTE',
                  'HAS_PROPERTY',
                  'NOT_HAS_PROPERTY',
                  'CONTAINS_TOKEN',
                ],
              },
              value: { type: 'string', maxLength: 3000 },
            },
          },
        }),
        inBody.integer('limit', 'Records of a page.', { default: 100, min: 1, max: 200 }),
      ],
      outputs: outputs.map((field) => ({ ...field, path: `results.${field.path}` })),
      paging: nextAt('paging.next.after', 'after', 'body'),
      maxResults: 200,
      example: { inputs: { query: Object.values(example)[0]! }, output: { total: 1, results: [record] } },
    },
    {
      ...paths,
      name: `create_${one}`,
      title: `Create a ${one}`,
      description: `Creates a ${one}.`,
      category,
      effect: 'write',
      scopes: [`crm.objects.${type}.write`],
      method: 'POST',
      parameters: [values],
      outputs,
      example: { inputs: { properties: example }, output: record },
    },
    {
      ...paths,
      name: `update_${one}`,
      title: `Update a ${one}`,
      description: `Changes the given properties of a ${one}.`,
      category,
      effect: 'write',
      scopes: [`crm.objects.${type}.write`],
      method: 'PATCH',
      path: `${paths.path}/{id}`,
      parameters: [inPath.text('id', `${title} to change, by its id.`, { maxLength: 50 }), values],
      outputs,
      example: { inputs: { id: '51', properties: example }, output: record },
    },
  ];
}

export const hubspot: Provider = {
  key: 'hubspot',
  name: 'HubSpot',
  description: 'Contacts, companies and deals of the CRM.',
  category: 'crm',
  authentication: 'oauth',
  websiteUrl: 'https://www.hubspot.com',
  inputs: [],
  features: ['endpoints', 'resources'],
  base: () => 'https://api.hubapi.com',
  authorize: ({ headers }, { token }) => bearer({ headers }, token ?? ''),
  check: { path: '/account-info/v3/details', label: (body) => textAt(body, 'portalId') },
  errorOf: errorAt('category', 'message'),
  resources: {
    pipeline: {
      list: () => ({ path: '/crm/v3/pipelines/deals', items: (body) => listAt(body, 'results') }),
      toResource: (item) => ({
        key: textAt(item, 'id') ?? '',
        name: textAt(item, 'label') ?? '',
        description: null,
        has_children: true,
        updated_at: textAt(item, 'updatedAt'),
      }),
    },
    pipeline_stage: {
      needsParent: true,
      list: (pipeline) => ({
        path: `/crm/v3/pipelines/deals/${encodeURIComponent(pipeline ?? '')}/stages`,
        items: (body) => listAt(body, 'results'),
      }),
      toResource: (item) => ({
        key: textAt(item, 'id') ?? '',
        name: textAt(item, 'label') ?? '',
        description: null,
        has_children: false,
        updated_at: textAt(item, 'updatedAt'),
      }),
    },
    owner: {
      list: () => ({
        path: '/crm/v3/owners',
        query: { limit: '100' },
        items: (body) => listAt(body, 'results'),
        paging: nextPage,
      }),
      toResource: (item) => ({
        key: textAt(item, 'id') ?? '',
        name:
          [textAt(item, 'firstName'), textAt(item, 'lastName')].filter(Boolean).join(' ') ||
          (textAt(item, 'email') ?? ''),
        description: textAt(item, 'email'),
        has_children: false,
        updated_at: textAt(item, 'updatedAt'),
      }),
    },
  },
  endpoints: [
    ...objectEndpoints({
      type: 'contacts',
      one: 'contact',
      many: 'contacts',
      properties: 'email,firstname,lastname,phone,company',
      example: { email: 'ana@harbordental.example', firstname: 'Ana', lastname: 'Silva' },
    }),
    ...objectEndpoints({
      type: 'companies',
      one: 'company',
      many: 'companies',
      properties: 'name,domain,phone,city,industry',
      example: { name: 'Harbor Dental', domain: 'harbordental.example' },
    }),
    ...objectEndpoints({
      type: 'deals',
      one: 'deal',
      many: 'deals',
      properties: 'dealname,amount,dealstage,pipeline,closedate',
      example: {
        dealname: 'Website of Harbor Dental',
        amount: '12000',
        pipeline: 'default',
        dealstage: 'qualifiedtobuy',
      },
    }),
  ],
};
