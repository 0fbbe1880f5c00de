import type { Provider } from './provider.ts';
import { at, bearer, errorAt, inBody, inPath, listAt, nextAt, out, textAt } from './define.ts';

const pageSize = inBody.integer('page_size', 'Results of a page.', { default: 100, min: 1, max: 100 });
const nextPage = nextAt('next_cursor', 'start_cursor', 'body');
const properties = inBody.object(
  'properties',
  'Values of properties by name, in the form of the Notion API.',
  {
    required: true,
    schema: { type: 'object', minProperties: 1, maxProperties: 200 },
  },
);
const database = { resource: 'database' } as const;
const page = {
  object: 'page',
  id: '59833787-2cf9-4fdf-8782-e53db20768a5',
  url: 'https://www.notion.so/Tuscan-kale-598337872cf94fdf8782e53db20768a5',
};
const pageOutputs = [
  out('id', 'string', 'Identifier of the page.'),
  out('url', 'string', 'Address of the page.'),
];
const title = { Name: { title: [{ text: { content: 'Kick-off' } }] } };

const titleOf = (item: unknown): string => {
  const parts = listAt(item, 'title').map((part) => textAt(part, 'plain_text') ?? '');
  return parts.join('') || 'Untitled';
};

export const notion: Provider = {
  key: 'notion',
  name: 'Notion',
  description: 'Pages and databases that are shared with the integration.',
  category: 'storage',
  authentication: 'api_key',
  websiteUrl: 'https://www.notion.com',
  inputs: [{ key: 'api_key', label: 'Internal integration secret', is_secret: true, is_required: true }],
  features: ['endpoints', 'resources'],
  base: () => 'https://api.notion.com/v1',
  authorize({ headers }, { inputs }) {
    bearer({ headers }, inputs['api_key'] ?? '');
    headers['notion-version'] = '2022-06-28';
  },
  check: { path: '/users/me', label: (body) => textAt(body, 'bot.workspace_name') ?? textAt(body, 'name') },
  errorOf: errorAt('code', 'message'),
  resources: {
    database: {
      list: () => ({
        path: '/search',
        method: 'POST',
        body: { filter: { property: 'object', value: 'database' }, page_size: 100 },
        items: (body) => listAt(body, 'results'),
        paging: nextPage,
      }),
      toResource: (item) => ({
        key: textAt(item, 'id') ?? '',
        name: titleOf(item),
        description: at(item, 'archived') === true ? 'Archived' : null,
        has_children: false,
        updated_at: textAt(item, 'last_edited_time'),
      }),
    },
  },
  endpoints: [
    {
      name: 'search',
      title: 'Search pages',
      description: 'Pages and databases whose title contains words.',
      category: 'Pages',
      effect: 'read',
      method: 'POST',
      path: '/search',
      parameters: [inBody.text('query', 'Words of the title.', { maxLength: 1000 }), pageSize],
      outputs: [out('results', 'array', 'Pages and databases.')],
      paging: nextPage,
      callsPerMinute: 180,
      maxResults: 100,
      example: {
        inputs: { query: 'Kick-off' },
        output: { object: 'list', results: [page], next_cursor: null },
      },
    },
    {
      name: 'query_database',
      title: 'Query a database',
      description: 'Pages of a database that match a filter.',
      category: 'Databases',
      effect: 'read',
      method: 'POST',
      path: '/databases/{database_key}/query',
      parameters: [
        inPath.resource('database_key', 'Database.', database),
        inBody.object('filter', 'Filter in the form of the Notion API.', {
          schema: { type: 'object', maxProperties: 50 },
        }),
        pageSize,
      ],
      outputs: [out('results', 'array', 'Pages with their properties.')],
      paging: nextPage,
      callsPerMinute: 180,
      maxResults: 100,
      example: {
        inputs: { database_key: 'd9824bdc84454327be8b5b47500af6ce' },
        output: { object: 'list', results: [page], next_cursor: null },
      },
    },
    {
      name: 'create_page',
      title: 'Create a page',
      description: 'Adds a page to a database.',
      category: 'Pages',
      effect: 'write',
      method: 'POST',
      path: '/pages',
      parameters: [
        inBody.resource('database_key', 'Database of the page.', {
          ...database,
          required: true,
          as: 'parent.database_id',
        }),
        properties,
      ],
      outputs: pageOutputs,
      callsPerMinute: 180,
      example: {
        inputs: { database_key: 'd9824bdc84454327be8b5b47500af6ce', properties: title },
        output: page,
      },
    },
    {
      name: 'update_page',
      title: 'Update a page',
      description: 'Changes the given properties of a page.',
      category: 'Pages',
      effect: 'write',
      method: 'PATCH',
      path: '/pages/{page_id}',
      parameters: [inPath.text('page_id', 'Page to change.', { maxLength: 50 }), properties],
      outputs: pageOutputs,
      callsPerMinute: 180,
      example: {
        inputs: { page_id: '59833787-2cf9-4fdf-8782-e53db20768a5', properties: title },
        output: page,
      },
    },
  ],
};
