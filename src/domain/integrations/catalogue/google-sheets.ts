import type { Provider } from './provider.ts';
import { google } from './google.ts';
import { at, inBody, inPath, inQuery, listAt, out, textAt } from './define.ts';

const sheetsScope = 'https://www.googleapis.com/auth/spreadsheets';

const cells = {
  type: 'object',
  required: ['cells'],
  additionalProperties: false,
  properties: {
    cells: { type: 'array', maxItems: 1000, items: { type: ['string', 'number', 'boolean', 'null'] } },
  },
};
const toValues = (rows: unknown): unknown => (rows as { cells: unknown[] }[]).map((row) => row.cells);
const spreadsheet = inPath.text('spreadsheet_id', 'Spreadsheet, by the id in its address.', {
  maxLength: 200,
});
const range = inPath.text('range', 'Cells in A1 notation, such as `Leads!A1:D`.', { maxLength: 300 });
const inputOption = inQuery.choice('input_option', 'Whether formulas and dates are interpreted.', {
  as: 'valueInputOption',
  default: 'USER_ENTERED',
  choices: [
    ['USER_ENTERED', 'As typed'],
    ['RAW', 'As given'],
  ],
});
const rows = inBody.object('rows', 'Rows, each with its cells.', {
  as: 'values',
  repeated: true,
  required: true,
  schema: cells,
  encode: toValues,
});

export const googleSheets: Provider = {
  ...google,
  key: 'google_sheets',
  name: 'Google Sheets',
  description: 'Cells and rows of spreadsheets.',
  category: 'storage',
  websiteUrl: 'https://sheets.google.com',
  features: ['endpoints', 'resources'],
  base: () => 'https://sheets.googleapis.com/v4',
  otherOrigins: ['https://www.googleapis.com'],
  check: { path: 'https://www.googleapis.com/oauth2/v3/userinfo', label: (body) => textAt(body, 'email') },
  resources: {
    sheet: {
      needsParent: true,
      list: (spreadsheetId) => ({
        path: `/spreadsheets/${encodeURIComponent(spreadsheetId ?? '')}`,
        query: { fields: 'sheets.properties' },
        items: (body) => listAt(body, 'sheets'),
      }),
      toResource: (item) => ({
        key: textAt(item, 'properties.title') ?? '',
        name: textAt(item, 'properties.title') ?? '',
        description: at(item, 'properties.hidden') === true ? 'Hidden' : null,
        has_children: false,
        updated_at: null,
      }),
    },
  },
  endpoints: [
    {
      name: 'read_range',
      title: 'Read cells',
      description: 'Values of a range of cells.',
      category: 'Cells',
      effect: 'read',
      scopes: [sheetsScope],
      method: 'GET',
      path: '/spreadsheets/{spreadsheet_id}/values/{range}',
      parameters: [
        spreadsheet,
        range,
        inQuery.choice('render', 'Form of the values.', {
          as: 'valueRenderOption',
          default: 'FORMATTED_VALUE',
          choices: [
            ['FORMATTED_VALUE', 'As shown'],
            ['UNFORMATTED_VALUE', 'Plain'],
            ['FORMULA', 'Formulas'],
          ],
        }),
      ],
      outputs: [out('range', 'string', 'Range that was read.'), out('values', 'array', 'Rows of cells.')],
      callsPerMinute: 60,
      maxResults: 100_000,
      example: {
        inputs: { spreadsheet_id: '1BxiMVs0XRA5', range: 'Leads!A1:B2' },
        output: {
          range: 'Leads!A1:B2',
          majorDimension: 'ROWS',
          values: [
            ['Name', 'Phone'],
            ['Ana Silva', '+1 555 0100'],
          ],
        },
      },
    },
    {
      name: 'append_rows',
      title: 'Append rows',
      description: 'Adds rows below the table in a range.',
      category: 'Cells',
      effect: 'write',
      scopes: [sheetsScope],
      method: 'POST',
      path: '/spreadsheets/{spreadsheet_id}/values/{range}:append',
      fixed: { query: { insertDataOption: 'INSERT_ROWS' } },
      parameters: [spreadsheet, range, rows, inputOption],
      outputs: [
        out('updates.updatedRange', 'string', 'Range of the new rows.'),
        out('updates.updatedRows', 'number', 'Number of new rows.'),
      ],
      callsPerMinute: 60,
      example: {
        inputs: {
          spreadsheet_id: '1BxiMVs0XRA5',
          range: 'Leads!A:B',
          rows: [{ cells: ['Ana Silva', '+1 555 0100'] }],
        },
        output: { spreadsheetId: '1BxiMVs0XRA5', updates: { updatedRange: 'Leads!A3:B3', updatedRows: 1 } },
      },
    },
    {
      name: 'update_range',
      title: 'Update cells',
      description: 'Replaces the values of a range of cells.',
      category: 'Cells',
      effect: 'write',
      scopes: [sheetsScope],
      method: 'PUT',
      path: '/spreadsheets/{spreadsheet_id}/values/{range}',
      parameters: [spreadsheet, range, rows, inputOption],
      outputs: [
        out('updatedRange', 'string', 'Range that was changed.'),
        out('updatedCells', 'number', 'Number of changed cells.'),
      ],
      callsPerMinute: 60,
      example: {
        inputs: { spreadsheet_id: '1BxiMVs0XRA5', range: 'Leads!B2', rows: [{ cells: ['+1 555 0101'] }] },
        output: { updatedRange: 'Leads!B2', updatedCells: 1 },
      },
    },
  ],
};
