import type { Json, Paging, Provider } from './provider.ts';
import { at, bearer, errorAt, inBody, inPath, inQuery, listAt, out, textAt } from './define.ts';

/** Stripe's lists go on after the last object of a page. */
const afterLast: Paging = {
  in: 'query',
  name: 'starting_after',
  next: (body: Json) => (at(body, 'has_more') === true ? textAt(listAt(body, 'data').at(-1), 'id') : null),
};

const customer = inQuery.text('customer_id', 'Only those of this customer.', {
  as: 'customer',
  maxLength: 100,
});
const limit = inQuery.integer('limit', 'Objects of a page.', { default: 100, min: 1, max: 100 });
const exampleCustomer = {
  id: 'cus_NffrFeUfNV2Hib',
  object: 'customer',
  email: 'ana@harbordental.example',
  name: 'Harbor Dental',
};

export const stripe: Provider = {
  key: 'stripe',
  name: 'Stripe',
  description: 'Customers, payments, invoices and refunds.',
  category: 'payments',
  authentication: 'api_key',
  websiteUrl: 'https://stripe.com',
  inputs: [{ key: 'api_key', label: 'Secret or restricted key', is_secret: true, is_required: true }],
  features: ['endpoints', 'resources'],
  base: () => 'https://api.stripe.com/v1',
  authorize: ({ headers }, { inputs }) => bearer({ headers }, inputs['api_key'] ?? ''),
  check: { path: '/balance', label: (body) => (at(body, 'livemode') === true ? 'Live mode' : 'Test mode') },
  errorOf: errorAt('error.code', 'error.message'),
  resources: {
    customer: {
      list: () => ({
        path: '/customers',
        query: { limit: '100' },
        items: (body) => listAt(body, 'data'),
        paging: afterLast,
      }),
      toResource: (item) => ({
        key: textAt(item, 'id') ?? '',
        name: textAt(item, 'name') ?? textAt(item, 'email') ?? textAt(item, 'id') ?? '',
        description: textAt(item, 'email'),
        has_children: false,
        updated_at: null,
      }),
    },
  },
  endpoints: [
    {
      name: 'list_customers',
      title: 'List customers',
      description: 'Customers, newest first.',
      category: 'Customers',
      effect: 'read',
      method: 'GET',
      path: '/customers',
      parameters: [
        inQuery.text('email', 'Only customers with this e-mail address.', { maxLength: 512 }),
        limit,
      ],
      outputs: [
        out('data.id', 'string', 'Identifier.'),
        out('data.name', 'string', 'Name.'),
        out('data.email', 'string', 'E-mail address.'),
      ],
      paging: afterLast,
      callsPerMinute: 600,
      maxResults: 100,
      example: {
        inputs: { email: 'ana@harbordental.example' },
        output: { object: 'list', data: [exampleCustomer], has_more: false },
      },
    },
    {
      name: 'create_customer',
      title: 'Create a customer',
      description: 'Creates a customer.',
      category: 'Customers',
      effect: 'write',
      method: 'POST',
      path: '/customers',
      bodyFormat: 'form',
      parameters: [
        inBody.text('name', 'Name.', { maxLength: 256 }),
        inBody.text('email', 'E-mail address.', { maxLength: 512 }),
        inBody.text('phone', 'Telephone number.', { maxLength: 20 }),
        inBody.text('description', 'Note for your own use.', { maxLength: 5000 }),
      ],
      outputs: [out('id', 'string', 'Identifier of the customer.')],
      callsPerMinute: 600,
      example: {
        inputs: { name: 'Harbor Dental', email: 'ana@harbordental.example' },
        output: exampleCustomer,
      },
    },
    {
      name: 'list_invoices',
      title: 'List invoices',
      description: 'Invoices, newest first.',
      category: 'Invoices',
      effect: 'read',
      method: 'GET',
      path: '/invoices',
      parameters: [
        customer,
        inQuery.choice('status', 'Only invoices in this state.', {
          choices: ['draft', 'open', 'paid', 'uncollectible', 'void'],
        }),
        limit,
      ],
      outputs: [
        out('data.id', 'string', 'Identifier.'),
        out('data.status', 'string', 'State.'),
        out('data.amount_due', 'number', 'Amount due in minor units.'),
        out('data.currency', 'string', 'Currency in lower case.'),
      ],
      paging: afterLast,
      callsPerMinute: 600,
      maxResults: 100,
      example: {
        inputs: { status: 'open' },
        output: {
          object: 'list',
          data: [{ id: 'in_1MtHbELkdIwHu7ix', status: 'open', amount_due: 125000, currency: 'usd' }],
          has_more: false,
        },
      },
    },
    {
      name: 'list_payments',
      title: 'List payments',
      description: 'Payment intents, newest first.',
      category: 'Payments',
      effect: 'read',
      method: 'GET',
      path: '/payment_intents',
      parameters: [customer, limit],
      outputs: [
        out('data.id', 'string', 'Identifier.'),
        out('data.amount', 'number', 'Amount in minor units.'),
        out('data.status', 'string', 'State.'),
      ],
      paging: afterLast,
      callsPerMinute: 600,
      maxResults: 100,
      example: {
        inputs: { limit: 1 },
        output: {
          object: 'list',
          data: [{ id: 'pi_3MtwBwLkdIwHu7ix', amount: 125000, currency: 'usd', status: 'succeeded' }],
          has_more: false,
        },
      },
    },
    {
      name: 'refund_payment',
      title: 'Refund a payment',
      description: 'Pays back a payment, in whole or in part. It cannot be undone.',
      category: 'Payments',
      effect: 'destructive',
      method: 'POST',
      path: '/refunds',
      bodyFormat: 'form',
      parameters: [
        inBody.text('payment_id', 'Payment intent to refund.', {
          as: 'payment_intent',
          required: true,
          maxLength: 100,
        }),
        inBody.integer('amount_minor', 'Amount in minor units; without it, all that is left.', {
          as: 'amount',
          min: 1,
          max: 99_999_999,
        }),
        inBody.choice('reason', 'Reason.', { choices: ['duplicate', 'fraudulent', 'requested_by_customer'] }),
      ],
      outputs: [out('id', 'string', 'Identifier of the refund.'), out('status', 'string', 'State.')],
      callsPerMinute: 300,
      example: {
        inputs: { payment_id: 'pi_3MtwBwLkdIwHu7ix', amount_minor: 5000 },
        output: { id: 're_1Nispe2eZvKYlo2C', status: 'succeeded', amount: 5000 },
      },
    },
    {
      name: 'get_customer',
      title: 'Get a customer',
      description: 'A customer by its id.',
      category: 'Customers',
      effect: 'read',
      method: 'GET',
      path: '/customers/{customer_key}',
      parameters: [inPath.resource('customer_key', 'Customer.', { resource: 'customer' })],
      outputs: [
        out('id', 'string', 'Identifier.'),
        out('name', 'string', 'Name.'),
        out('email', 'string', 'E-mail address.'),
      ],
      callsPerMinute: 600,
      example: { inputs: { customer_key: 'cus_NffrFeUfNV2Hib' }, output: exampleCustomer },
    },
  ],
};
