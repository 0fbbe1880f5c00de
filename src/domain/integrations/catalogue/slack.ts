import type { Provider } from './provider.ts';
import { at, bearer, inBody, inQuery, listAt, nextAt, out, textAt } from './define.ts';

/** Slack answers 200 with `ok: false` to what it refuses. */
export const slack: Provider = {
  key: 'slack',
  name: 'Slack',
  description: 'Messages and channels of a workspace.',
  category: 'messaging',
  authentication: 'oauth',
  websiteUrl: 'https://slack.com',
  inputs: [],
  features: ['endpoints', 'resources'],
  base: () => 'https://slack.com/api',
  authorize: ({ headers }, { token }) => bearer({ headers }, token ?? ''),
  check: { path: '/auth.test', method: 'POST', label: (body) => textAt(body, 'team') },
  errorOf: (status, body) => {
    if (status < 400 && at(body, 'ok') !== false) return null;
    const code = textAt(body, 'error') ?? `http_${status}`;
    const needed = textAt(body, 'needed');
    return {
      code,
      message: `Slack refused the call: ${code.replaceAll('_', ' ')}${needed === null ? '' : ` (needs ${needed})`}.`,
    };
  },
  resources: {
    channel: {
      list: () => ({
        path: '/conversations.list',
        query: { limit: '200', exclude_archived: 'true', types: 'public_channel,private_channel' },
        items: (body) => listAt(body, 'channels'),
        paging: nextAt('response_metadata.next_cursor', 'cursor'),
      }),
      toResource: (item) => ({
        key: textAt(item, 'id') ?? '',
        name: textAt(item, 'name') ?? '',
        description: textAt(item, 'purpose.value'),
        has_children: false,
        updated_at: null,
      }),
    },
    user: {
      list: () => ({
        path: '/users.list',
        query: { limit: '200' },
        items: (body) => listAt(body, 'members').filter((member) => at(member, 'deleted') !== true),
        paging: nextAt('response_metadata.next_cursor', 'cursor'),
      }),
      toResource: (item) => ({
        key: textAt(item, 'id') ?? '',
        name: textAt(item, 'real_name') ?? textAt(item, 'name') ?? '',
        description: textAt(item, 'name'),
        has_children: false,
        updated_at: null,
      }),
    },
  },
  endpoints: [
    {
      name: 'post_message',
      title: 'Post a message',
      description: 'Posts a message to a channel, or as a reply in a thread.',
      category: 'Messages',
      effect: 'write',
      scopes: ['chat:write'],
      method: 'POST',
      path: '/chat.postMessage',
      parameters: [
        inBody.resource('channel', 'Channel, or a person for a direct message.', {
          resource: 'channel',
          required: true,
        }),
        inBody.text('text', 'Message, in the formatting of Slack.', { required: true, maxLength: 40_000 }),
        inBody.text('thread', 'Message to reply to, by its `ts`.', { as: 'thread_ts', maxLength: 50 }),
        inBody.boolean('unfurl_links', 'Whether links show a preview.', { default: true }),
      ],
      outputs: [
        out('channel', 'string', 'Channel of the message.'),
        out('ts', 'string', 'Identifier of the message in its channel.'),
      ],
      callsPerMinute: 60,
      example: {
        inputs: { channel: 'C0123ABCD', text: 'Harbor Dental signed.' },
        output: {
          ok: true,
          channel: 'C0123ABCD',
          ts: '1772460309.000200',
          message: { text: 'Harbor Dental signed.' },
        },
      },
      guidance: 'Invite the app to a private channel before it posts there.',
    },
    {
      name: 'list_messages',
      title: 'List messages',
      description: 'Messages of a channel, newest first.',
      category: 'Messages',
      effect: 'read',
      scopes: ['channels:history'],
      method: 'GET',
      path: '/conversations.history',
      parameters: [
        inQuery.resource('channel', 'Channel to read.', { resource: 'channel', required: true }),
        inQuery.integer('limit', 'Messages of a page.', { default: 100, min: 1, max: 200 }),
      ],
      outputs: [
        out('messages.text', 'string', 'Text.'),
        out('messages.user', 'string', 'Author.'),
        out('messages.ts', 'string', 'Identifier in its channel.'),
      ],
      paging: nextAt('response_metadata.next_cursor', 'cursor'),
      callsPerMinute: 50,
      maxResults: 200,
      example: {
        inputs: { channel: 'C0123ABCD', limit: 1 },
        output: {
          ok: true,
          messages: [{ type: 'message', user: 'U012AB3CD', text: 'Good morning', ts: '1772460309.000200' }],
        },
      },
    },
    {
      name: 'create_channel',
      title: 'Create a channel',
      description: 'Creates a public or private channel.',
      category: 'Channels',
      effect: 'write',
      scopes: ['channels:manage'],
      method: 'POST',
      path: '/conversations.create',
      parameters: [
        inBody.text('name', 'Name in lower case, without spaces.', { required: true, maxLength: 80 }),
        inBody.boolean('is_private', 'Whether only members see it.', { default: false }),
      ],
      outputs: [out('channel.id', 'string', 'Identifier.'), out('channel.name', 'string', 'Name.')],
      callsPerMinute: 20,
      example: {
        inputs: { name: 'harbor-dental' },
        output: { ok: true, channel: { id: 'C0123ABCD', name: 'harbor-dental' } },
      },
    },
    {
      name: 'find_user',
      title: 'Find a person by e-mail',
      description: 'Returns the person with an e-mail address.',
      category: 'People',
      effect: 'read',
      scopes: ['users:read.email'],
      method: 'GET',
      path: '/users.lookupByEmail',
      parameters: [inQuery.text('email', 'E-mail address.', { required: true, maxLength: 320 })],
      outputs: [out('user.id', 'string', 'Identifier.'), out('user.real_name', 'string', 'Name.')],
      callsPerMinute: 50,
      example: {
        inputs: { email: 'dana@northlight.example' },
        output: { ok: true, user: { id: 'U012AB3CD', real_name: 'Dana Reyes' } },
      },
    },
  ],
};
