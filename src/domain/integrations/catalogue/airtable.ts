import type { Provider } from './provider.ts';
import { bearer, errorAt, inBody, inPath, inQuery, listAt, nextAt, out, textAt } from './define.ts';

const base = inPath.resource('base_key', 'Base.', { resource: 'base' });
const table = inPath.resource('table_key', 'Table of the base.', { resource: 'table' });
const recordId = inPath.text('record_id', 'Record, by its id.', { maxLength: 50 });
const fields = inBody.object('fields', 'Values of fields by name.', {
  required: true,
  schema: { type: 'object', minProperties: 1, maxProperties: 500 },
});
const typecast = inBody.boolean('typecast', 'Whether texts are converted to the type of their field.', {
  default: false,
});
const record = {
  id: 'rec560UJdUtocSouk',
  createdTime: '2026-02-27T10:00:00.000Z',
  fields: { Name: 'Harbor Dental' },
};
const recordOutputs = [
  out('id', 'string', 'Identifier of the record.'),
  out('fields', 'object', 'Its values.'),
];
const keys = { base_key: 'appGkzUYkWrhh6ZQn', table_key: 'tblCrsWeCgD9MVHuh' };

export const airtable: Provider = {
  key: 'airtable',
  name: 'Airtable',
  description: 'Records of tables.',
  category: 'storage',
  authentication: 'api_key',
  websiteUrl: 'https://airtable.com',
  inputs: [{ key: 'api_key', label: 'Personal access token', is_secret: true, is_required: true }],
  features: ['endpoints', 'resources'],
  base: () => 'https://api.airtable.com/v0',
  authorize: ({ headers }, { inputs }) => bearer({ headers }, inputs['api_key'] ?? ''),
  check: { path: '/meta/whoami', label: (body) => textAt(body, 'email') ?? textAt(body, 'id') },
  errorOf: errorAt('error.type', 'error.message'),
  resources: {
    base: {
      list: () => ({
        path: '/meta/bases',
        items: (body) => listAt(body, 'bases'),
        paging: nextAt('offset', 'offset'),
      }),
      toResource: (item) => ({
        key: textAt(item, 'id') ?? '',
        name: textAt(item, 'name') ?? '',
        description: textAt(item, 'permissionLevel'),
        has_children: true,
        updated_at: null,
      }),
    },
    table: {
      needsParent: true,
      list: (parent) => ({
        path: `/meta/bases/${encodeURIComponent(parent ?? '')}/tables`,
        items: (body) => listAt(body, 'tables'),
      }),
      toResource: (item) => ({
        key: textAt(item, 'id') ?? '',
        name: textAt(item, 'name') ?? '',
        description: textAt(item, 'description'),
        has_children: false,
        updated_at: null,
      }),
    },
  },
  endpoints: [
    {
      name: 'list_records',
      title: 'List records',
      description: 'Records of a table.',
      category: 'Records',
      effect: 'read',
      method: 'GET',
      path: '/{base_key}/{table_key}',
      parameters: [
        base,
        table,
        inQuery.text('formula', "Only records for which this formula holds, such as `{Status} = 'Open'`.", {
          as: 'filterByFormula',
          maxLength: 8000,
        }),
        inQuery.text('view', 'Only records of this view, by name or id.', { maxLength: 200 }),
        inQuery.integer('page_size', 'Records of a page.', {
          as: 'pageSize',
          default: 100,
          min: 1,
          max: 100,
        }),
      ],
      outputs: [
        out('records.id', 'string', 'Identifier.'),
        out('records.fields', 'object', 'Values by field.'),
      ],
      paging: nextAt('offset', 'offset'),
      callsPerMinute: 300,
      maxResults: 100,
      example: { inputs: keys, output: { records: [record] } },
    },
    {
      name: 'create_record',
      title: 'Create a record',
      description: 'Adds a record to a table.',
      category: 'Records',
      effect: 'write',
      method: 'POST',
      path: '/{base_key}/{table_key}',
      parameters: [base, table, fields, typecast],
      outputs: recordOutputs,
      callsPerMinute: 300,
      example: { inputs: { ...keys, fields: { Name: 'Harbor Dental' } }, output: record },
    },
    {
      name: 'update_record',
      title: 'Update a record',
      description: 'Changes the given fields of a record.',
      category: 'Records',
      effect: 'write',
      method: 'PATCH',
      path: '/{base_key}/{table_key}/{record_id}',
      parameters: [base, table, recordId, fields, typecast],
      outputs: recordOutputs,
      callsPerMinute: 300,
      example: {
        inputs: { ...keys, record_id: 'rec560UJdUtocSouk', fields: { Name: 'Harbor Dental' } },
        output: record,
      },
    },
    {
      name: 'delete_record',
      title: 'Delete a record',
      description: 'Deletes a record.',
      category: 'Records',
      effect: 'destructive',
      method: 'DELETE',
      path: '/{base_key}/{table_key}/{record_id}',
      parameters: [base, table, recordId],
      outputs: [out('deleted', 'boolean', 'Whether it was deleted.')],
      callsPerMinute: 300,
      example: {
        inputs: { ...keys, record_id: 'rec560UJdUtocSouk' },
        output: { id: 'rec560UJdUtocSouk', deleted: true },
      },
    },
  ],
};
