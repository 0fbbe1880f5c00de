import type { Provider } from './provider.ts';
import { errorAt, inPath, inQuery, listAt, out, textAt } from './define.ts';

const card = {
  id: '5abbe4b7ddc1b351ef961414',
  name: 'Draft the homepage',
  idList: '5abbe4b7ad19a71b0b5d6c5e',
  shortUrl: 'https://trello.com/c/abcd1234',
};
const cardOutputs = [
  out('id', 'string', 'Identifier of the card.'),
  out('name', 'string', 'Title.'),
  out('shortUrl', 'string', 'Page of the card.'),
];
const nameOf = (item: unknown) => ({ key: textAt(item, 'id') ?? '', name: textAt(item, 'name') ?? '' });

export const trello: Provider = {
  key: 'trello',
  name: 'Trello',
  description: 'Boards, lists and cards.',
  category: 'storage',
  authentication: 'api_key',
  websiteUrl: 'https://trello.com',
  inputs: [
    { key: 'api_key', label: 'API key', is_secret: false, is_required: true },
    { key: 'api_token', label: 'Token', is_secret: true, is_required: true },
  ],
  features: ['endpoints', 'resources'],
  base: () => 'https://api.trello.com/1',
  authorize({ headers }, { inputs }) {
    const quoted = (value = '') => value.replaceAll(/["\\]/g, '');
    headers['authorization'] =
      `OAuth oauth_consumer_key="${quoted(inputs['api_key'])}", oauth_token="${quoted(inputs['api_token'])}"`;
  },
  check: { path: '/members/me?fields=username', label: (body) => textAt(body, 'username') },
  errorOf: errorAt('error', 'message'),
  resources: {
    board: {
      list: () => ({
        path: '/members/me/boards',
        query: { filter: 'open', fields: 'name,dateLastActivity' },
        items: (body) => listAt(body, ''),
      }),
      toResource: (item) => ({
        ...nameOf(item),
        description: null,
        has_children: true,
        updated_at: textAt(item, 'dateLastActivity'),
      }),
    },
    list: {
      needsParent: true,
      list: (board) => ({
        path: `/boards/${encodeURIComponent(board ?? '')}/lists`,
        query: { filter: 'open', fields: 'name' },
        items: (body) => listAt(body, ''),
      }),
      toResource: (item) => ({ ...nameOf(item), description: null, has_children: false, updated_at: null }),
    },
  },
  endpoints: [
    {
      name: 'list_cards',
      title: 'List cards',
      description: 'Open cards of a board.',
      category: 'Cards',
      effect: 'read',
      method: 'GET',
      path: '/boards/{board_key}/cards',
      parameters: [inPath.resource('board_key', 'Board.', { resource: 'board' })],
      outputs: cardOutputs,
      callsPerMinute: 300,
      maxResults: 1000,
      example: { inputs: { board_key: '5abbe4b7ad19a71b0b5d6c5d' }, output: [card] },
    },
    {
      name: 'create_card',
      title: 'Create a card',
      description: 'Creates a card in a list.',
      category: 'Cards',
      effect: 'write',
      method: 'POST',
      path: '/cards',
      parameters: [
        inQuery.resource('list_key', 'List of the card.', { as: 'idList', resource: 'list', required: true }),
        inQuery.text('name', 'Title.', { required: true, maxLength: 16_384 }),
        inQuery.text('description', 'Description in Markdown.', { as: 'desc', maxLength: 16_384 }),
        inQuery.instant('due_at', 'When it is due.', { as: 'due' }),
      ],
      outputs: cardOutputs,
      callsPerMinute: 300,
      example: { inputs: { list_key: '5abbe4b7ad19a71b0b5d6c5e', name: 'Draft the homepage' }, output: card },
    },
    {
      name: 'move_card',
      title: 'Move a card',
      description: 'Moves a card to another list.',
      category: 'Cards',
      effect: 'write',
      method: 'PUT',
      path: '/cards/{card_id}',
      parameters: [
        inPath.text('card_id', 'Card to move.', { maxLength: 50 }),
        inQuery.resource('list_key', 'List that it moves to.', {
          as: 'idList',
          resource: 'list',
          required: true,
        }),
      ],
      outputs: cardOutputs,
      callsPerMinute: 300,
      example: {
        inputs: { card_id: '5abbe4b7ddc1b351ef961414', list_key: '5abbe4b7ad19a71b0b5d6c5e' },
        output: card,
      },
    },
  ],
};
