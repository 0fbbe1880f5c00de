import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emit, prepare } from '#src/compiler/compile.ts';
import { renderTypes } from '#src/compiler/emit/types/index.ts';
import type { JsonObject } from '#src/compiler/json.ts';
import type { Operation, Validate } from '#generated/operation.ts';
import { load, typeErrors, writeEmitted } from './emitted.ts';

/** Contracts of test/compiler/cases whose emitted code is run here. */
type Case =
  | 'binary-body'
  | 'multipart'
  | 'urlencoded'
  | 'header-parameters'
  | 'event-stream'
  | 'ranges'
  | 'text-body';

const root = join(import.meta.dirname, '..', '..');

function compiled(name: Case): { document: JsonObject; files: ReadonlyMap<string, string> } {
  const { analysis, document } = prepare({ spec: join(root, 'test/compiler/cases', name, 'in.yaml') });
  const emitted = emit(analysis, document!, { doorHeaders: ['X-Request-Id', 'Range'] });
  if ('diagnostics' in emitted) throw new Error(`${name} was refused.`);
  return { document: document!, files: emitted.files };
}

interface Loaded {
  readonly operations: Readonly<Record<string, Operation>>;
  readonly requests: Readonly<Record<string, Readonly<Record<string, Validate>>>>;
  readonly responses: Readonly<Record<string, Readonly<Record<string, Validate>>>>;
}

/** The emitted tables and validators of a contract with one family. */
async function loaded(name: Case, family: string): Promise<Loaded> {
  const folder = writeEmitted(`bodies-${name}`, compiled(name).files);
  const { operations } = await load<{ operations: Operation[] }>(folder, `families/${family}/operations.ts`);
  const { requests } = await load<Loaded>(folder, `families/${family}/validators.js`);
  const { responses } = await load<Loaded>(folder, `families/${family}/responses.js`);
  return { operations: Object.fromEntries(operations.map((each) => [each.id, each])), requests, responses };
}

/** What is wrong with the data, as `place keyword`. */
function issues(validate: Validate | undefined, data: unknown): string[] {
  if (validate === undefined) throw new Error('There is no such validator.');
  return validate(data)
    ? []
    : (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

describe('a multipart body', () => {
  const picture = { fileName: 'a.png', contentType: 'image/png', size: 3 };

  test('is validated with anything in place of its files, and filled with its defaults', async () => {
    const { requests } = await loaded('multipart', 'works');
    const body = { title: 'Harbor', picture };
    expect(issues(requests.createWork?.body, body)).toEqual([]);
    expect(body).toEqual({ title: 'Harbor', year: 2026, picture });
  });

  test('has its required files, not more of a name than it may, and no others', async () => {
    const { requests } = await loaded('multipart', 'works');
    const validate = requests.createWork?.body;
    expect(issues(validate, { title: 'Harbor' })).toEqual([' required']);
    expect(issues(validate, { title: 'Harbor', picture, sketches: Array(5).fill(picture) })).toEqual([
      '/sketches maxItems',
    ]);
    expect(issues(validate, { title: 'Harbor', picture, frame: picture })).toEqual([' additionalProperties']);
  });

  test('finds files behind allOf', async () => {
    const { requests } = await loaded('multipart', 'works');
    expect(issues(requests.createScan?.body, { name: 'Brief', page: picture })).toEqual([]);
    expect(issues(requests.createScan?.body, { name: 'Brief' })).toEqual([' required']);
  });

  test('is as long as its files and 1 MiB, or has no limit that the contract tells', async () => {
    const { operations } = await loaded('multipart', 'works');
    expect(operations.createWork?.content?.maxBytes).toBe(8388608 + 4 * 1048576 + 1000 + 1048576);
    expect(operations.createScan?.content).not.toHaveProperty('maxBytes');
  });
});

describe('a form', () => {
  test('tells how each property is decoded', async () => {
    const { operations, requests } = await loaded('urlencoded', 'letters');
    expect(operations.orderLetter?.content?.fields).toEqual([
      { name: 'name', type: 'string', array: false },
      { name: 'copies', type: 'integer', array: false },
      { name: 'topics', type: 'string', array: true },
      { name: 'address', type: 'json', array: false },
    ]);
    expect(issues(requests.orderLetter?.body, { name: 'Dana', topics: ['news'], copies: 0 })).toEqual([
      '/copies minimum',
    ]);
  });

  test('stands beside JSON where the schema is the same, and not where it is another', async () => {
    const { operations } = await loaded('urlencoded', 'letters');
    expect(operations.unsubscribe?.content?.media.map(({ kind }) => kind)).toEqual([
      'json',
      'multipart',
      'form',
    ]);
    expect(operations.answerLetter).not.toHaveProperty('content');
  });
});

test('bytes have a limit and no validator, whatever their media type', async () => {
  const { operations, requests } = await loaded('binary-body', 'files');
  expect(operations.receiveHook?.content).toEqual({
    media: [{ type: 'application/json', kind: 'bytes' }],
    maxBytes: 65536,
  });
  expect(requests.receiveHook).toEqual({});
  expect(operations.replacePicture?.content?.media.map(({ type }) => type)).toEqual([
    'image/png',
    'image/jpeg',
  ]);
});

test('a text is validated in characters and limited in bytes', async () => {
  const { operations, requests } = await loaded('text-body', 'notes');
  expect(operations.saveNote?.content?.maxBytes).toBe(4000);
  expect(issues(requests.saveNote?.body, '😺'.repeat(1000))).toEqual([]);
  expect(issues(requests.saveNote?.body, '')).toEqual([' minLength']);
});

test('JSON or a page is the choice of the caller, JSON alone or JSON or XML is none', async () => {
  const { operations } = await loaded('text-body', 'notes');
  expect(operations.getNoteFacts?.answer).toEqual({
    kind: 'json',
    mediaTypes: ['application/json', 'text/html'],
  });
  const pictures = await loaded('ranges', 'pictures');
  expect(pictures.operations.getFacts).not.toHaveProperty('answer');
});

test('headers are validated under their names in lower case', async () => {
  const { requests } = await loaded('header-parameters', 'parts');
  const headers = { 'x-depot': 'north', 'content-digest': 'sha-256=:abc:', 'x-labels': ['a', 'b'] };
  expect(issues(requests.putPart?.headers, headers)).toEqual([]);
  expect(headers).toHaveProperty('x-retry', 0);
  expect(issues(requests.putPart?.headers, { 'x-depot': 'north', 'content-digest': 'abc' })).toEqual([
    '/content-digest pattern',
  ]);
  expect(issues(requests.getPart?.headers, {})).toEqual([]);
});

test('of a stream the data of each event is validated', async () => {
  const { operations, responses } = await loaded('event-stream', 'changes');
  expect(operations.streamChanges?.answer).toEqual({ kind: 'events', mediaTypes: ['text/event-stream'] });
  expect(issues(responses.streamChanges?.['200'], { kind: 'message', text: 'Hello' })).toEqual([]);
  expect(issues(responses.streamChanges?.['200'], { kind: 'removal', text: 'Hello' })).toEqual([
    ' additionalProperties',
  ]);
});

test('what JSON alone cannot call or read is no tool', () => {
  const tools = (name: Case, family: string): string[] =>
    (JSON.parse(compiled(name).files.get(`families/${family}/tools.json`)!) as { name: string }[]).map(
      (tool) => tool.name,
    );
  expect(tools('binary-body', 'files')).toEqual([]);
  expect(tools('ranges', 'pictures')).toEqual(['get_facts']);
  expect(tools('event-stream', 'changes')).toEqual([]);
  expect(tools('header-parameters', 'parts')).toEqual(['get_part']);
});

describe('handlers', () => {
  const handlers: Readonly<Record<Case, readonly [family: string, code: string]>> = {
    'binary-body': [
      'files',
      `import type { FilesHandlers } from './families/files/handlers.ts';
const count = async (bytes: AsyncIterable<Uint8Array>): Promise<number> => { let size = 0; for await (const chunk of bytes) size += chunk.length; return size; };
export default {
  uploadPart: async (_ctx, { path, body }) => (await count(body.bytes)) > path.number,
  replacePicture: async (_ctx, { body }) => body?.contentType === 'image/png',
  receiveMail: async (_ctx, { body }) => { await count(body.bytes); },
  receiveHook: async (_ctx, { body }) => body.size === undefined,
} satisfies FilesHandlers;`,
    ],
    multipart: [
      'works',
      `import type { WorksHandlers } from './families/works/handlers.ts';
export default {
  createWork: async (_ctx, { body }) => { const files = [body.picture, ...(body.sketches ?? [])]; files.map((file) => file.fileName + body.title.length + (body.licence?.size ?? 0)); },
  createScan: async (_ctx, { body }) => { body?.page.bytes(); body?.name.trim(); },
} satisfies WorksHandlers;`,
    ],
    urlencoded: [
      'letters',
      `import type { LettersHandlers } from './families/letters/handlers.ts';
export default {
  orderLetter: async (_ctx, { body }) => ({ location: '/' + body.name + (body.address?.city ?? '') }),
  unsubscribe: async (_ctx, { body }) => { body['List-Unsubscribe'] satisfies 'One-Click'; },
  answerLetter: async () => {},
} satisfies LettersHandlers;`,
    ],
    'header-parameters': [
      'parts',
      `import type { PartsHandlers } from './families/parts/handlers.ts';
export default {
  putPart: async (_ctx, { headers }) => { const retry: number = headers['x-retry']; headers['content-digest'].slice(retry); headers['x-labels']?.join(); },
  getPart: async (_ctx, { headers }) => headers['x-depot'] ?? '',
} satisfies PartsHandlers;`,
    ],
    'event-stream': [
      'changes',
      `import type { ChangesHandlers } from './families/changes/handlers.ts';
export default {
  streamChanges: async (_ctx, { headers }) => (async function* () { yield { id: headers['last-event-id'] ?? '1', data: { kind: 'message' as const, text: 'Hello' } }; })(),
} satisfies ChangesHandlers;`,
    ],
    ranges: [
      'pictures',
      `import type { PicturesHandlers } from './families/pictures/handlers.ts';
const bytes = async function* () { yield new Uint8Array(3); };
export default {
  getPicture: async () => ({ contentType: 'image/png', size: 3, etag: '"1"', read: (range) => (range === undefined ? bytes() : bytes()) }),
  getPreview: async () => ({ contentType: 'image/webp', size: 3, read: bytes }),
  getFacts: async (_ctx, { path }) => path.id,
} satisfies PicturesHandlers;`,
    ],
    'text-body': [
      'notes',
      `import type { NotesHandlers } from './families/notes/handlers.ts';
export default {
  saveNote: async (_ctx, { body }) => body.trim(),
  getNotePage: async () => '<p>Hello</p>',
  getNoteFacts: async (_ctx, { accept }) => (accept === 'text/html' ? { mediaType: accept, text: '<p>1</p>' } : 'one'),
  openNoteSource: async () => ({ location: '/' }),
  importFeed: async (_ctx, { body }) => { body?.trim(); },
} satisfies NotesHandlers;`,
    ],
  };

  test('of every kind of body and answer pass the type checker', async () => {
    const folders: string[] = [];
    for (const [name, [, code]] of Object.entries(handlers)) {
      const { document, files } = compiled(name as Case);
      const folder = writeEmitted(`handlers-${name}`, new Map([...files, ...renderTypes(document)]));
      writeFileSync(join(folder, 'family.ts'), code);
      folders.push(folder);
    }
    expect(typeErrors(...folders)).toEqual([]);
  });
});

describe('the client', () => {
  type Call = (options: object) => Promise<{ data: unknown; stream: AsyncIterable<unknown> }>;
  interface Sent {
    readonly url: string;
    readonly type: string;
    readonly body: string;
  }
  let server: Server;
  let options: { readonly client: unknown };
  const seen: Sent[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      void bodyOf(request).then((body) => {
        seen.push({ url: request.url!, type: request.headers['content-type'] ?? '', body });
        if (request.url === '/changes') {
          response.setHeader('content-type', 'text/event-stream');
          return response.end('id: 1\ndata: {"kind":"removal"}\n\nid: 2\ndata: {"kind":"removal"}\n\n');
        }
        if (request.method === 'GET') return response.setHeader('content-type', 'image/png').end('png');
        return response.setHeader('content-type', 'application/json').end('{"data":true}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  const bodyOf = async (request: IncomingMessage): Promise<string> => (await request.toArray()).join('');

  async function clientOf(name: Case): Promise<Readonly<Record<string, Call>>> {
    const folder = writeEmitted(`client-${name}`, renderTypes(compiled(name).document));
    const { createClient } = await load<{ createClient: (config: object) => unknown }>(
      folder,
      'client/client/index.ts',
    );
    const { port } = server.address() as AddressInfo;
    options = { client: createClient({ baseUrl: `http://127.0.0.1:${port}` }) };
    return load(folder, 'client/index.ts');
  }

  test('sends bytes as they are', async () => {
    const { uploadPart } = await clientOf('binary-body');
    await uploadPart!({ ...options, path: { number: 1 }, body: new Blob(['abc']) });
    expect(seen.at(-1)).toEqual({ url: '/parts/1', type: 'application/octet-stream', body: 'abc' });
  });

  test('sends files and fields in one form', async () => {
    const { createWork } = await clientOf('multipart');
    await createWork!({ ...options, body: { title: 'Harbor', picture: new File(['png'], 'a.png') } });
    const { type, body } = seen.at(-1)!;
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toMatch(/name="title"\r\n\r\nHarbor\r\n[^]*name="picture"; filename="a\.png"/);
  });

  test('gets bytes, and a stream of events with their data', async () => {
    const { getPicture } = await clientOf('ranges');
    const { data } = await getPicture!({ ...options, path: { id: '1' } });
    expect(await (data as Blob).text()).toBe('png');
    const { streamChanges } = await clientOf('event-stream');
    const { stream } = await streamChanges!({ ...options, sseMaxRetryAttempts: 1 });
    const first: unknown[] = [];
    for await (const event of stream) {
      first.push(event);
      if (first.length === 2) break;
    }
    expect(first).toEqual([{ kind: 'removal' }, { kind: 'removal' }]);
  });
});
