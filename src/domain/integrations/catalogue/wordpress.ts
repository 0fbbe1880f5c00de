import type { Provider } from './provider.ts';
import { basic, errorAt, inBody, inPath, inQuery, listAt, out, textAt } from './define.ts';
import { siteAddress } from './site-address.ts';

const status = ['publish', 'future', 'draft', 'pending', 'private'] as const;
const content = [
  inBody.text('title', 'Title.', { maxLength: 1000 }),
  inBody.text('content', 'Content as HTML.', { maxLength: 200_000 }),
  inBody.text('excerpt', 'Excerpt.', { maxLength: 10_000 }),
  inBody.choice('status', 'State of the post.', { choices: status }),
  inBody.resource('categories', 'Categories.', { resource: 'category', repeated: true }),
];
const post = {
  id: 1204,
  link: 'https://harbordental.example/whitening/',
  status: 'draft',
  title: { rendered: 'Whitening' },
};
const postOutputs = [
  out('id', 'number', 'Identifier of the post.'),
  out('link', 'string', 'Address of the post.'),
  out('status', 'string', 'Its state.'),
];

/** WordPress with its own REST API and an application password. */
export const wordpress: Provider = {
  key: 'wordpress',
  name: 'WordPress',
  description: 'Posts and pages of a website.',
  category: 'website',
  authentication: 'basic',
  websiteUrl: 'https://wordpress.org',
  inputs: [
    { key: 'site_url', label: 'Address of the site', is_secret: false, is_required: true },
    { key: 'user_name', label: 'User name', is_secret: false, is_required: true },
    { key: 'password', label: 'Application password', is_secret: true, is_required: true },
  ],
  features: ['endpoints', 'resources'],
  base: (inputs) => `${siteAddress(inputs, 'site_url')}/wp-json/wp/v2`,
  authorize: ({ headers }, { inputs }) =>
    basic({ headers }, inputs['user_name'] ?? '', inputs['password'] ?? ''),
  check: { path: '/users/me', label: (body) => textAt(body, 'name') },
  errorOf: errorAt('code', 'message'),
  resources: {
    category: {
      list: () => ({ path: '/categories', query: { per_page: '100' }, items: (body) => listAt(body, '') }),
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
      name: 'list_posts',
      title: 'List posts',
      description: 'Posts, newest first.',
      category: 'Posts',
      effect: 'read',
      method: 'GET',
      path: '/posts',
      parameters: [
        inQuery.text('search', 'Words to find.', { maxLength: 500 }),
        inQuery.choice('status', 'Only posts in this state.', { default: 'publish', choices: status }),
        inQuery.integer('page', 'Page, from 1.', { default: 1, min: 1, max: 100_000 }),
        inQuery.integer('per_page', 'Posts of a page.', { default: 50, min: 1, max: 100 }),
      ],
      outputs: postOutputs,
      callsPerMinute: 120,
      maxResults: 100,
      example: { inputs: { search: 'whitening', status: 'draft' }, output: [post] },
    },
    {
      name: 'create_post',
      title: 'Create a post',
      description: 'Creates a post; without `status`, a draft.',
      category: 'Posts',
      effect: 'write',
      method: 'POST',
      path: '/posts',
      parameters: content,
      outputs: postOutputs,
      callsPerMinute: 60,
      example: {
        inputs: { title: 'Whitening', content: '<p>How it works</p>', status: 'draft' },
        output: post,
      },
    },
    {
      name: 'update_post',
      title: 'Update a post',
      description: 'Changes what is given of a post.',
      category: 'Posts',
      effect: 'write',
      method: 'POST',
      path: '/posts/{post_id}',
      parameters: [
        inPath.integer('post_id', 'Post to change.', { min: 1, max: 9_007_199_254_740_991 }),
        ...content,
      ],
      outputs: postOutputs,
      callsPerMinute: 60,
      example: { inputs: { post_id: 1204, status: 'publish' }, output: { ...post, status: 'publish' } },
    },
  ],
};
