import type { Provider, Subaccount } from './provider.ts';
import { at, bearer, errorAt, inBody, listAt, nextAt, out, textAt } from './define.ts';

const version = 'v26';
const search = `/${version}/customers/{subaccount}/googleAds:search`;
const digits = (key: string): string => key.replaceAll('-', '');

/** 4821139042 as people write it. */
const dashed = (id: string): string => id.replace(/^(\d{3})(\d{3})(\d+)$/, '$1-$2-$3');

const periods = [
  'TODAY',
  'YESTERDAY',
  'LAST_7_DAYS',
  'LAST_14_DAYS',
  'LAST_30_DAYS',
  'THIS_MONTH',
  'LAST_MONTH',
] as const;

/** Google Ads. Reports are questions in GAQL; money is in micros of the account's currency. */
export const googleAds: Provider = {
  key: 'google_ads',
  name: 'Google Ads',
  description: 'Campaigns, budgets and results of advertising accounts.',
  category: 'advertising',
  authentication: 'oauth',
  websiteUrl: 'https://ads.google.com',
  inputs: [
    { key: 'developer_token', label: 'Developer token', is_secret: true, is_required: true },
    { key: 'manager_account_id', label: 'Id of the manager account', is_secret: false, is_required: true },
  ],
  features: ['endpoints', 'resources', 'client_accounts'],
  base: () => 'https://googleads.googleapis.com',
  authorize({ headers }, { token, inputs }) {
    bearer({ headers }, token ?? '');
    headers['developer-token'] = inputs['developer_token'] ?? '';
    headers['login-customer-id'] = digits(inputs['manager_account_id'] ?? '');
  },
  check: {
    path: `/${version}/customers:listAccessibleCustomers`,
    label: (body) => {
      const [first] = listAt(body, 'resourceNames');
      return typeof first === 'string' ? dashed(first.replace('customers/', '')) : null;
    },
  },
  errorOf: errorAt('error.status', 'error.message'),
  subaccountInPath: digits,
  subaccounts: {
    list: ({ inputs }) => ({
      path: `/${version}/customers/${digits(inputs['manager_account_id'] ?? '')}/googleAds:search`,
      method: 'POST',
      body: {
        query:
          "SELECT customer_client.id, customer_client.descriptive_name, customer_client.currency_code, customer_client.time_zone, customer_client.manager FROM customer_client WHERE customer_client.status = 'ENABLED'",
      },
      items: (body) => listAt(body, 'results'),
      paging: nextAt('nextPageToken', 'pageToken', 'body'),
    }),
    toSubaccounts: (item): readonly Subaccount[] => {
      const id = textAt(item, 'customerClient.id');
      if (id === null) return [];
      const isManager = at(item, 'customerClient.manager') === true;
      return [
        {
          key: dashed(id),
          name: textAt(item, 'customerClient.descriptiveName') ?? dashed(id),
          kind: isManager ? 'manager_account' : 'ad_account',
          parent_key: null,
          currency: textAt(item, 'customerClient.currencyCode'),
          time_zone: textAt(item, 'customerClient.timeZone'),
          is_selectable: !isManager,
        },
      ];
    },
  },
  resources: {
    campaign: {
      list: () => ({
        path: search,
        method: 'POST',
        body: {
          query:
            "SELECT campaign.id, campaign.name, campaign.status, campaign.advertising_channel_type FROM campaign WHERE campaign.status != 'REMOVED' ORDER BY campaign.name",
        },
        items: (body) => listAt(body, 'results'),
        paging: nextAt('nextPageToken', 'pageToken', 'body'),
      }),
      toResource: (item) => ({
        key: textAt(item, 'campaign.id') ?? '',
        name: textAt(item, 'campaign.name') ?? '',
        description:
          `${textAt(item, 'campaign.advertisingChannelType') ?? 'Campaign'}, ${textAt(item, 'campaign.status') ?? 'unknown'}`.toLowerCase(),
        has_children: true,
        updated_at: null,
      }),
    },
    ad_group: {
      needsParent: true,
      list: (campaign) => ({
        path: search,
        method: 'POST',
        body: {
          query: `SELECT ad_group.id, ad_group.name, ad_group.status FROM ad_group WHERE campaign.id = ${/^\d+$/.test(campaign ?? '') ? campaign : '0'} ORDER BY ad_group.name`,
        },
        items: (body) => listAt(body, 'results'),
        paging: nextAt('nextPageToken', 'pageToken', 'body'),
      }),
      toResource: (item) => ({
        key: textAt(item, 'adGroup.id') ?? '',
        name: textAt(item, 'adGroup.name') ?? '',
        description: textAt(item, 'adGroup.status')?.toLowerCase() ?? null,
        has_children: false,
        updated_at: null,
      }),
    },
  },
  endpoints: [
    {
      name: 'list_campaigns',
      title: 'List campaigns',
      description: 'Campaigns of an account with their state and budget.',
      category: 'Campaigns',
      effect: 'read',
      scopes: ['https://www.googleapis.com/auth/adwords'],
      needsSubaccount: 'required',
      method: 'POST',
      path: search,
      parameters: [
        inBody.choice('status', 'Only campaigns in this state.', {
          as: 'query',
          default: 'enabled',
          choices: ['enabled', 'paused'],
          encode: (status) =>
            `SELECT campaign.id, campaign.name, campaign.status, campaign_budget.amount_micros FROM campaign WHERE campaign.status = '${String(status).toUpperCase()}' ORDER BY campaign.name`,
        }),
      ],
      outputs: [
        out('results.campaign.id', 'string', 'Identifier of the campaign.'),
        out('results.campaign.name', 'string', 'Its name.'),
        out('results.campaign.status', 'string', 'Its state.'),
        out('results.campaignBudget.amountMicros', 'string', 'Daily budget in micros of the currency.'),
      ],
      paging: nextAt('nextPageToken', 'pageToken', 'body'),
      callsPerMinute: 60,
      maxResults: 10_000,
      example: {
        inputs: { status: 'enabled' },
        output: {
          results: [
            {
              campaign: {
                resourceName: 'customers/4821139042/campaigns/7781',
                status: 'ENABLED',
                name: 'Spring whitening',
                id: '7781',
              },
              campaignBudget: { amountMicros: '25000000' },
            },
          ],
        },
      },
      guidance: "Give the account in `subaccount_key`. Budgets are in micros of the account's currency.",
    },
    {
      name: 'report_campaigns',
      title: 'Report on campaigns',
      description: 'Impressions, clicks, cost and conversions of each campaign in a period.',
      category: 'Reports',
      effect: 'read',
      scopes: ['https://www.googleapis.com/auth/adwords'],
      needsSubaccount: 'required',
      method: 'POST',
      path: search,
      parameters: [
        inBody.choice('period', 'Days of the report.', {
          as: 'query',
          default: 'LAST_30_DAYS',
          choices: periods,
          encode: (period) =>
            `SELECT campaign.id, campaign.name, metrics.impressions, metrics.clicks, metrics.cost_micros, metrics.conversions FROM campaign WHERE segments.date DURING ${String(period)} ORDER BY metrics.cost_micros DESC`,
        }),
      ],
      outputs: [
        out('results.campaign.name', 'string', 'Name of the campaign.'),
        out('results.metrics.impressions', 'string', 'Times it was shown.'),
        out('results.metrics.clicks', 'string', 'Clicks.'),
        out('results.metrics.costMicros', 'string', 'Cost in micros of the currency.'),
        out('results.metrics.conversions', 'number', 'Conversions.'),
      ],
      paging: nextAt('nextPageToken', 'pageToken', 'body'),
      callsPerMinute: 60,
      maxResults: 10_000,
      example: {
        inputs: { period: 'LAST_30_DAYS' },
        output: {
          results: [
            {
              campaign: { id: '7781', name: 'Spring whitening' },
              metrics: { impressions: '18240', clicks: '912', costMicros: '413220000', conversions: 31 },
            },
          ],
        },
      },
    },
    {
      name: 'search',
      title: 'Run a query',
      description: 'Runs any query in the Google Ads Query Language.',
      category: 'Reports',
      effect: 'read',
      scopes: ['https://www.googleapis.com/auth/adwords'],
      needsSubaccount: 'required',
      method: 'POST',
      path: search,
      parameters: [inBody.text('query', 'Query in GAQL.', { required: true, maxLength: 10_000 })],
      outputs: [out('results', 'array', 'Rows, with a property for each resource of the query.')],
      paging: nextAt('nextPageToken', 'pageToken', 'body'),
      callsPerMinute: 60,
      maxResults: 10_000,
      example: {
        inputs: { query: 'SELECT ad_group.id, ad_group.name FROM ad_group' },
        output: { results: [{ adGroup: { id: '991', name: 'Whitening near me' } }] },
      },
    },
    {
      name: 'set_campaign_status',
      title: 'Pause or enable a campaign',
      description: 'Changes whether a campaign runs.',
      category: 'Campaigns',
      effect: 'write',
      scopes: ['https://www.googleapis.com/auth/adwords'],
      needsSubaccount: 'required',
      method: 'POST',
      path: `/${version}/customers/{subaccount}/campaigns:mutate`,
      fixed: { body: { 'operations.0.updateMask': 'status' } },
      parameters: [
        inBody.resource('campaign_key', 'Campaign to change.', {
          resource: 'campaign',
          required: true,
          as: 'operations.0.update.resourceName',
          encode: (key, { subaccountKey = '' }) =>
            `customers/${digits(subaccountKey)}/campaigns/${String(key)}`,
        }),
        inBody.choice('status', 'State that it gets.', {
          required: true,
          choices: ['enabled', 'paused'],
          as: 'operations.0.update.status',
          encode: (status) => String(status).toUpperCase(),
        }),
      ],
      outputs: [out('results.resourceName', 'string', 'The changed campaign.')],
      callsPerMinute: 60,
      example: {
        inputs: { campaign_key: '7781', status: 'paused' },
        output: { results: [{ resourceName: 'customers/4821139042/campaigns/7781' }] },
      },
    },
  ],
};
