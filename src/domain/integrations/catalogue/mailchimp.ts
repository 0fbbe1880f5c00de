import { InputRefused, type Provider } from './provider.ts';
import { basic, errorAt, inBody, inPath, inQuery, listAt, out, textAt } from './define.ts';

const listId = inPath.resource('audience_key', 'Audience.', { resource: 'audience' });
const count = inQuery.integer('count', 'Records of a page.', { default: 100, min: 1, max: 1000 });
const offset = inQuery.integer('offset', 'Records to skip.', { default: 0, min: 0, max: 10_000_000 });
const member = {
  id: '852aaa9532cb36adfb5e9fef7a4206a9',
  email_address: 'ana@harbordental.example',
  status: 'subscribed',
};

/** The data centre of an account is the end of its keys: `0123…-us6`. */
export const mailchimp: Provider = {
  key: 'mailchimp',
  name: 'Mailchimp',
  description: 'Audiences, their members and campaigns.',
  category: 'email',
  authentication: 'api_key',
  websiteUrl: 'https://mailchimp.com',
  inputs: [{ key: 'api_key', label: 'API key', is_secret: true, is_required: true }],
  features: ['endpoints', 'resources'],
  base: ({ api_key: key = '' }) => {
    const [, centre] = /^[0-9a-f]{16,64}-([a-z]{2,3}\d{1,3})$/.exec(key) ?? [];
    if (centre === undefined)
      throw new InputRefused(
        'api_key',
        'must end with the data centre of the account, such as -us6: copy the whole key.',
      );
    return `https://${centre}.api.mailchimp.com/3.0`;
  },
  authorize: ({ headers }, { inputs }) => basic({ headers }, 'key', inputs['api_key'] ?? ''),
  check: { path: '/?fields=account_name', label: (body) => textAt(body, 'account_name') },
  errorOf: errorAt('title', 'detail'),
  resources: {
    audience: {
      list: () => ({
        path: '/lists',
        query: { count: '1000', fields: 'lists.id,lists.name,lists.stats.member_count' },
        items: (body) => listAt(body, 'lists'),
      }),
      toResource: (item) => ({
        key: textAt(item, 'id') ?? '',
        name: textAt(item, 'name') ?? '',
        description: `${textAt(item, 'stats.member_count') ?? '0'} members`,
        has_children: false,
        updated_at: null,
      }),
    },
  },
  endpoints: [
    {
      name: 'list_members',
      title: 'List members',
      description: 'Members of an audience.',
      category: 'Audiences',
      effect: 'read',
      method: 'GET',
      path: '/lists/{audience_key}/members',
      parameters: [
        listId,
        inQuery.choice('status', 'Only members in this state.', {
          choices: ['subscribed', 'unsubscribed', 'cleaned', 'pending', 'transactional'],
        }),
        count,
        offset,
      ],
      outputs: [
        out('members.email_address', 'string', 'E-mail address.'),
        out('members.status', 'string', 'State.'),
        out('total_items', 'number', 'How many there are.'),
      ],
      callsPerMinute: 120,
      maxResults: 1000,
      example: {
        inputs: { audience_key: 'a1b2c3', status: 'subscribed' },
        output: { members: [member], total_items: 1 },
      },
    },
    {
      name: 'set_member',
      title: 'Add or update a member',
      description: 'Adds somebody to an audience, or changes them.',
      category: 'Audiences',
      effect: 'write',
      method: 'PUT',
      path: '/lists/{audience_key}/members/{email}',
      parameters: [
        listId,
        inPath.text('email', 'E-mail address.', {
          maxLength: 320,
          to: [
            { in: 'path', name: 'email' },
            { in: 'body', name: 'email_address' },
          ],
        }),
        inBody.choice('status', 'State of somebody new. With `pending` they get an e-mail to confirm.', {
          as: 'status_if_new',
          default: 'pending',
          choices: ['subscribed', 'unsubscribed', 'pending', 'transactional'],
        }),
        inBody.object('merge_fields', 'Merge fields by their tags.', {
          schema: {
            type: 'object',
            maxProperties: 100,
            additionalProperties: { type: ['string', 'number', 'object'] },
          },
        }),
      ],
      outputs: [out('id', 'string', 'Identifier of the member.'), out('status', 'string', 'State.')],
      callsPerMinute: 120,
      example: {
        inputs: {
          audience_key: 'a1b2c3',
          email: 'ana@harbordental.example',
          status: 'subscribed',
          merge_fields: { FNAME: 'Ana' },
        },
        output: member,
      },
    },
    {
      name: 'list_campaigns',
      title: 'List campaigns',
      description: 'Campaigns with their state.',
      category: 'Campaigns',
      effect: 'read',
      method: 'GET',
      path: '/campaigns',
      parameters: [
        inQuery.choice('status', 'Only campaigns in this state.', {
          choices: ['save', 'paused', 'schedule', 'sending', 'sent'],
        }),
        count,
        offset,
      ],
      outputs: [
        out('campaigns.id', 'string', 'Identifier.'),
        out('campaigns.status', 'string', 'State.'),
        out('campaigns.settings.subject_line', 'string', 'Subject.'),
      ],
      callsPerMinute: 120,
      maxResults: 1000,
      example: {
        inputs: { status: 'sent' },
        output: {
          campaigns: [{ id: '42694e9e57', status: 'sent', settings: { subject_line: 'Spring whitening' } }],
          total_items: 1,
        },
      },
    },
    {
      name: 'get_campaign_report',
      title: 'Get the report of a campaign',
      description: 'Opens, clicks and bounces of a sent campaign.',
      category: 'Campaigns',
      effect: 'read',
      method: 'GET',
      path: '/reports/{campaign_id}',
      parameters: [inPath.text('campaign_id', 'Campaign.', { maxLength: 50 })],
      outputs: [
        out('emails_sent', 'number', 'E-mails sent.'),
        out('opens.unique_opens', 'number', 'Members who opened it.'),
        out('clicks.unique_clicks', 'number', 'Members who clicked.'),
      ],
      callsPerMinute: 120,
      example: {
        inputs: { campaign_id: '42694e9e57' },
        output: {
          id: '42694e9e57',
          emails_sent: 812,
          opens: { unique_opens: 344 },
          clicks: { unique_clicks: 61 },
        },
      },
    },
  ],
};
