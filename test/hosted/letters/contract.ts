import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { emitAll } from '#src/compiler/emit/index.ts';
import type { Operation, RequestValidators } from '#generated/operation.ts';
import type { Family } from '#src/api/door/routes.ts';

// A hosted contract of one family, with one operation for each kind of credential, body and answer.

const token = {
  name: 'token',
  in: 'path',
  required: true,
  schema: { type: 'string', minLength: 20, maxLength: 500, pattern: '^[A-Za-z0-9._-]+$' },
};
const closed = (properties: Record<string, unknown>, required: string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
const json = (schema: object) => ({ 'application/json': { schema } });
const data = (schema: object = {}) => ({
  200: { description: 'It.', content: json(closed({ data: schema }, ['data'])) },
});
const bytes = (maxLength: number) => ({ schema: { type: 'string', format: 'binary', maxLength } });
const html = { 'text/html': { schema: { type: 'string', maxLength: 100_000 } } };

const operation = (operationId: string, address: object, rest: object) => ({
  operationId,
  tags: ['hosted-letters'],
  summary: operationId,
  description: operationId,
  'x-address': address,
  ...rest,
});
const letter = { credential: 'token', purpose: 'letter', lifetime: 'P30D' };
const other = { credential: 'token', purpose: 'other', lifetime: 'until_revoked' };
const part = { credential: 'signed', purpose: 'part', lifetime: 'PT15M' };
const scan = { credential: 'signed', purpose: 'scan', lifetime: 'PT15M' };

const reply = closed(
  {
    words: { type: 'string', minLength: 1, maxLength: 1000 },
    copies: { type: 'integer', minimum: 1, maximum: 9, default: 1 },
    topics: { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 20 } },
  },
  ['words'],
);
const files = closed(
  {
    title: { type: 'string', minLength: 1, maxLength: 200 },
    picture: { type: 'string', format: 'binary', maxLength: 3 * 1024 * 1024 },
    sketches: {
      type: 'array',
      maxItems: 2,
      items: { type: 'string', format: 'binary', maxLength: 100_000 },
    },
  },
  ['title'],
);
const at = (...operations: object[]) => ({ parameters: [token], ...Object.assign({}, ...operations) });

const document = {
  openapi: '3.1.0',
  info: { title: 'Letters', version: '1.0.0' },
  security: [],
  tags: [{ name: 'hosted-letters' }],
  paths: {
    '/hosted/letters/{token}': at(
      {
        get: operation('getLetter', letter, {
          responses: {
            200: { description: 'It.', content: { ...json(closed({ data: {} }, ['data'])), ...html } },
          },
        }),
      },
      {
        post: operation('replyLetter', letter, {
          parameters: [
            { name: 'Letter-Priority', in: 'header', schema: { type: 'integer', minimum: 1, maximum: 5 } },
          ],
          requestBody: {
            required: true,
            content: {
              ...json(reply),
              'application/x-www-form-urlencoded': { schema: reply },
              'multipart/form-data': { schema: reply },
            },
          },
          responses: data(),
        }),
      },
    ),
    '/hosted/letters/{token}/files': at({
      post: operation('sendFiles', letter, {
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: files,
              encoding: { picture: { contentType: 'image/png, image/jpeg' } },
            },
          },
        },
        responses: data(),
      }),
    }),
    '/hosted/letters/{token}/note': at({
      put: operation('saveNote', letter, {
        requestBody: {
          required: true,
          content: { 'text/plain': { schema: { type: 'string', minLength: 1, maxLength: 1000 } } },
        },
        responses: {
          200: {
            description: 'It.',
            content: { 'text/plain': { schema: { type: 'string', maxLength: 1000 } } },
          },
        },
      }),
    }),
    '/hosted/letters/{token}/go': at({
      post: operation('goOn', letter, { responses: { 303: { description: 'Go on.' } } }),
    }),
    '/hosted/letters/{token}/changes': at({
      get: operation('streamChanges', letter, {
        responses: { 200: { description: 'They.', content: { 'text/event-stream': { schema: {} } } } },
      }),
    }),
    '/hosted/letters/{token}/break': at({
      post: operation('breakLetter', letter, {
        requestBody: { required: true, content: json(closed({ how: { type: 'string' } }, ['how'])) },
        responses: data(),
      }),
    }),
    '/hosted/pages/{token}': at({
      get: operation('getPage', other, { responses: { 200: { description: 'It.', content: html } } }),
    }),
    '/hosted/parts/{token}': at({
      put: operation('uploadPart', part, {
        requestBody: {
          required: true,
          content: { 'application/octet-stream': bytes(4 * 1024 * 1024) },
        },
        responses: data(),
      }),
    }),
    '/hosted/hooks/{token}': at({
      post: operation('receiveHook', other, {
        requestBody: { required: true, content: { 'application/json': bytes(65_536) } },
        responses: data(),
      }),
    }),
    '/hosted/scans/{token}': at({
      get: operation('getScan', scan, {
        responses: {
          200: { description: 'It.', content: { '*/*': bytes(1_000_000) } },
          206: { description: 'Some.', content: { '*/*': bytes(1_000_000) } },
        },
      }),
    }),
    '/hosted/notices/{code}': {
      parameters: [{ name: 'code', in: 'path', required: true, schema: { type: 'string', maxLength: 20 } }],
      get: operation('getNotice', { credential: 'public', purpose: 'notice' }, { responses: data() }),
    },
    '/hosted/pending/{token}': at({
      get: operation('getPending', letter, { responses: data() }),
    }),
  },
};

/** Compiles the contract as the service's own is compiled, into a folder of this process. */
export async function compileLetters(): Promise<Family> {
  const out = join(import.meta.dirname, '../../../.cache/letters', String(process.pid));
  const options = {
    contextModule: './hosted.ts',
    pending: () => ['getPending'],
    doorHeaders: ['X-Request-Id', 'Idempotency-Key', 'If-None-Match', 'Range', 'If-Range'],
  };
  for (const [path, text] of emitAll({ document }, options)) {
    const file = join(out, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const load = (path: string) => import(pathToFileURL(join(out, 'families/hosted-letters', path)).href);
  const { operations } = (await load('operations.ts')) as { operations: readonly Operation[] };
  const { requests } = (await load('validators.js')) as { requests: Record<string, RequestValidators> };
  return { name: 'hosted-letters', operations, requests: () => requests };
}
