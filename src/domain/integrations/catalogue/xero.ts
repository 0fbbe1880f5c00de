import type { Provider } from './provider.ts';
import { bearer, inBody, inQuery, listAt, out, textAt } from './define.ts';

const page = inQuery.integer('page', 'Page of 100 records, from 1.', { default: 1, min: 1, max: 100_000 });
const contact = {
  ContactID: 'bd2270c3-8706-4c11-9cfb-000b551c3f51',
  Name: 'Harbor Dental',
  EmailAddress: 'ana@harbordental.example',
};
const invoice = {
  InvoiceID: '243216c5-369e-4056-ac67-05388f86dc81',
  InvoiceNumber: 'OIT00546',
  Status: 'AUTHORISED',
  AmountDue: 1250,
  CurrencyCode: 'USD',
};

/** The organisations of a consent are its accounts; each call names one. */
export const xero: Provider = {
  key: 'xero',
  name: 'Xero',
  description: 'Contacts and invoices of an organisation.',
  category: 'accounting',
  authentication: 'oauth',
  websiteUrl: 'https://www.xero.com',
  inputs: [],
  features: ['endpoints', 'client_accounts'],
  base: () => 'https://api.xero.com',
  authorize({ headers }, { token, subaccountKey }) {
    bearer({ headers }, token ?? '');
    if (subaccountKey !== undefined) headers['xero-tenant-id'] = subaccountKey;
  },
  check: { path: '/connections', label: (body) => textAt(listAt(body, '')[0], 'tenantName') },
  errorOf: (status, body) =>
    status < 400
      ? null
      : {
          code: textAt(body, 'Type') ?? textAt(body, 'Title') ?? `http_${status}`,
          message:
            textAt(listAt(listAt(body, 'Elements')[0], 'ValidationErrors')[0], 'Message') ??
            textAt(body, 'Message') ??
            textAt(body, 'Detail') ??
            `Xero answered with status ${status}.`,
        },
  subaccounts: {
    list: () => ({ path: '/connections', items: (body) => listAt(body, '') }),
    toSubaccounts: (item) => {
      const key = textAt(item, 'tenantId');
      if (key === null) return [];
      return [
        {
          key,
          name: textAt(item, 'tenantName') ?? key,
          kind: (textAt(item, 'tenantType') ?? 'organisation').toLowerCase().replaceAll(/[^a-z0-9]+/g, '_'),
          parent_key: null,
          currency: null,
          time_zone: null,
          is_selectable: true,
        },
      ];
    },
  },
  endpoints: [
    {
      name: 'list_contacts',
      title: 'List contacts',
      description: 'Customers and suppliers.',
      category: 'Contacts',
      effect: 'read',
      scopes: ['accounting.contacts'],
      needsSubaccount: 'required',
      method: 'GET',
      path: '/api.xro/2.0/Contacts',
      parameters: [
        inQuery.text('search', 'Words in name, e-mail address or number.', {
          as: 'searchTerm',
          maxLength: 500,
        }),
        page,
      ],
      outputs: [
        out('Contacts.ContactID', 'string', 'Identifier.'),
        out('Contacts.Name', 'string', 'Name.'),
        out('Contacts.EmailAddress', 'string', 'E-mail address.'),
      ],
      callsPerMinute: 60,
      maxResults: 100,
      example: { inputs: { search: 'Harbor' }, output: { Contacts: [contact] } },
    },
    {
      name: 'list_invoices',
      title: 'List invoices',
      description: 'Sales invoices and bills.',
      category: 'Invoices',
      effect: 'read',
      scopes: ['accounting.transactions'],
      needsSubaccount: 'required',
      method: 'GET',
      path: '/api.xro/2.0/Invoices',
      parameters: [
        inQuery.choice('status', 'Only invoices in this state.', {
          as: 'Statuses',
          choices: ['DRAFT', 'SUBMITTED', 'AUTHORISED', 'PAID', 'VOIDED'],
        }),
        page,
      ],
      outputs: [
        out('Invoices.InvoiceID', 'string', 'Identifier.'),
        out('Invoices.InvoiceNumber', 'string', 'Number.'),
        out('Invoices.AmountDue', 'number', 'Amount due.'),
        out('Invoices.Status', 'string', 'State.'),
      ],
      callsPerMinute: 60,
      maxResults: 100,
      example: { inputs: { status: 'AUTHORISED' }, output: { Invoices: [invoice] } },
    },
    {
      name: 'create_invoice',
      title: 'Create a draft invoice',
      description: 'Creates a draft of a sales invoice.',
      category: 'Invoices',
      effect: 'write',
      scopes: ['accounting.transactions'],
      needsSubaccount: 'required',
      method: 'POST',
      path: '/api.xro/2.0/Invoices',
      fixed: { body: { Type: 'ACCREC', Status: 'DRAFT' } },
      parameters: [
        inBody.text('contact_id', 'Contact of the invoice.', {
          as: 'Contact.ContactID',
          required: true,
          maxLength: 50,
        }),
        inBody.date('due_on', 'Day on which it is due.', { as: 'DueDate' }),
        inBody.text('reference', 'Reference for the contact.', { as: 'Reference', maxLength: 255 }),
        inBody.object('lines', 'Lines.', {
          as: 'LineItems',
          required: true,
          repeated: true,
          schema: {
            type: 'object',
            required: ['Description', 'Quantity', 'UnitAmount'],
            additionalProperties: false,
            properties: {
              Description: { type: 'string', maxLength: 4000 },
              Quantity: { type: 'number', minimum: 0 },
              UnitAmount: { type: 'number' },
              AccountCode: { type: 'string', maxLength: 10 },
              TaxType: { type: 'string', maxLength: 50 },
            },
          },
        }),
      ],
      outputs: [
        out('Invoices.InvoiceID', 'string', 'Identifier.'),
        out('Invoices.InvoiceNumber', 'string', 'Number.'),
      ],
      callsPerMinute: 60,
      example: {
        inputs: {
          contact_id: contact.ContactID,
          lines: [{ Description: 'Search ads, March', Quantity: 1, UnitAmount: 1250 }],
        },
        output: { Invoices: [{ ...invoice, Status: 'DRAFT' }] },
      },
    },
  ],
};
