import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startThings, type ThingsService } from './things/service.ts';

let service: ThingsService;
beforeAll(async () => void (service = await startThings()));
afterAll(() => service.close());

const validation = (message: string) => ({ error: { type: 'validation_error', message } });

describe('a call', () => {
  it('is named by the caller, or by us', async () => {
    const named = await service.send('GET', '/v1/things', { headers: { 'x-request-id': 'order-7:retry.1' } });
    expect(named.headers.get('x-request-id')).toBe('order-7:retry.1');
    const unnamed = await service.send('GET', '/v1/things', { headers: { 'x-request-id': 'not a name' } });
    expect(unnamed.headers.get('x-request-id')).toMatch(/^req_[0-9A-HJKMNP-TV-Z]{26}$/);
    const refused = await service.send('GET', '/v1/things', {
      key: null,
      headers: { 'x-request-id': 'abc' },
    });
    expect(refused.headers.get('x-request-id')).toBe('abc');
  });

  it('without a valid token is answered as OAuth 2.0 does', async () => {
    const reply = await service.send('GET', '/v1/things', { key: null });
    expect(reply.status).toBe(401);
    expect(reply.json).toEqual({ error: 'invalid_token', error_description: expect.any(String) });
    expect(reply.headers.get('www-authenticate')).toMatch(
      /^Bearer realm="api", error="invalid_token", error_description="[^"]+"$/,
    );
    expect(reply.headers.get('ratelimit')).toBeNull();
  });

  it('without the permission is told which one', async () => {
    const key = await service.keyWith(service.tenantId, ['clients.view']);
    const reply = await service.send('POST', '/v1/things', { key, body: { name: 'mine' } });
    expect(reply.status).toBe(403);
    expect(reply.json).toEqual({
      error: { type: 'permission_denied', message: 'This needs the permission clients.create.' },
    });
  });

  it('answers a page with the total', async () => {
    const reply = await service.send('GET', '/v1/things?limit=7&offset=3');
    expect(reply.status).toBe(200);
    expect(reply.json).toMatchObject({ data: [], pagination: { total: 0, limit: 7, offset: 3 } });
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('private, no-cache');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('ratelimit')).toMatch(/^"rest";r=\d+;t=\d+$/);
    expect(reply.headers.get('ratelimit-policy')).toBe('"rest";q=100000;w=60');
  });

  it('sees its own agency only', async () => {
    const other = await service.keyWith(await service.createTenant(), ['clients.view', 'clients.delete']);
    const { data } = (await service.send('POST', '/v1/things', { body: { name: 'private' } })).json;
    expect((await service.send('GET', `/v1/things/${data.id}`)).status).toBe(200);
    for (const method of ['GET', 'DELETE']) {
      const reply = await service.send(method, `/v1/things/${data.id}`, { key: other });
      expect(reply.status).toBe(404);
      expect(reply.text).not.toContain('private');
    }
  });

  it('over the budget is told when to come back', async () => {
    const strict = await startThings({ limit: 3 });
    try {
      for (let i = 0; i < 3; i++) expect((await strict.send('GET', '/v1/things')).status).toBe(200);
      const reply = await strict.send('GET', '/v1/things');
      expect(reply.status).toBe(429);
      expect(reply.json.error.type).toBe('rate_limited');
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(50);
      expect(reply.headers.get('ratelimit')).toMatch(/^"rest";r=0;t=\d+$/);
    } finally {
      await strict.close();
    }
  });
});

describe('the query string', () => {
  const decoded = async (query: string) =>
    (await service.send('GET', `/v1/things?search=echo&${query}`)).json.data[0].input;

  it('is decoded by type, with defaults filled in', async () => {
    expect(
      await decoded('size=-5&ratio=2.5e-1&is_red=false&tag=a&tag=b%2Bc+d&where=%7B%22a%22%3A%5B1%5D%7D'),
    ).toEqual({
      search: 'echo',
      size: -5,
      ratio: 0.25,
      is_red: false,
      tag: ['a', 'b+c d'],
      where: { a: [1] },
      order: 'desc',
      limit: 50,
      offset: 0,
    });
    expect(await decoded('&&size=-0')).toMatchObject({ size: 0 });
  });

  it.each([
    [
      'colour=red',
      'query.colour is not a known parameter; known are tag, size, ratio, is_red, search, where, order, limit, offset',
    ],
    [
      '__proto__=1',
      'query.__proto__ is not a known parameter; known are tag, size, ratio, is_red, search, where, order, limit, offset',
    ],
    ['size=1&size=2', 'query.size may be given only once'],
    ['tag[]=a', 'query.tag[] is not a known parameter; repeat the name for several values: tag=a&tag=b'],
    ['tag[0]=a', 'query.tag[0] is not a known parameter; repeat the name for several values: tag=a&tag=b'],
    ['size=1.0', 'query.size must be an integer'],
    ['size=0x1', 'query.size must be an integer'],
    ['size=', 'query.size must be an integer'],
    ['size=9007199254740993', 'query.size must be an integer'],
    ['ratio=.5', 'query.ratio must be a number'],
    ['ratio=1e999', 'query.ratio must be a number'],
    ['ratio=NaN', 'query.ratio must be a number'],
    ['is_red=1', 'query.is_red must be true or false'],
    ['search=%zz', 'query has malformed percent-encoding in "%zz"'],
    ['search=%C3%28', 'query has malformed percent-encoding in "%C3%28"'],
    ['search=a%00b', 'query.search must not contain the NUL character'],
    ['where=%7B%22a%22', "query.where is not valid JSON: it ends where ':' is expected"],
    ['where=%7B%22a%22%3A%22%5Cu0000%22%7D', 'query.where.a must not contain the NUL character'],
    ['where=[]', 'query.where must be an object'],
    ['limit=201', 'query.limit must be <= 200'],
    [
      'limit=0&order=up&tag=',
      'query.limit must be >= 1; query.order must be one of asc, desc; query.tag[0] must not be empty',
    ],
    ['search', 'query.search must not be empty'],
  ])('%s is refused', async (query, message) => {
    const reply = await service.send('GET', `/v1/things?${query}`);
    expect(reply.status).toBe(400);
    expect(reply.json.error.type).toBe('validation_error');
    expect(reply.json.error.message.split('; ').sort()).toEqual(message.split('; ').sort());
  });

  it('of an operation that takes none is refused', async () => {
    const reply = await service.send('GET', '/v1/things/search?a=1');
    expect(reply.json).toEqual(
      validation('query.a is not a known parameter; this operation takes no query parameters'),
    );
  });
});

describe('the path', () => {
  it('prefers a fixed segment to a parameter', async () => {
    expect((await service.send('GET', '/v1/things/search')).status).toBe(200);
  });

  it('is checked like everything else', async () => {
    const reply = await service.send('GET', '/v1/things/not-an-id');
    expect(reply.json).toEqual(validation('path.id must be a UUID'));
    expect((await service.send('GET', '/v1/things/a%00b')).json).toEqual(
      validation('path.id must not contain the NUL character'),
    );
    expect((await service.send('GET', '/v1/things/%zz')).json).toEqual(
      validation('The path has malformed percent-encoding.'),
    );
  });
});

describe('the body', () => {
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    service.send('POST', '/v1/things', { body, headers });

  it.each<[unknown, string]>([
    ['{"name":', 'body is not valid JSON: it ends where a value is expected'],
    [
      '{"name":"a",}',
      'body is not valid JSON: a property name in double quotes is expected at line 1, column 13',
    ],
    ['{\n  "name": tru }', 'body is not valid JSON: a value is expected at line 2, column 11'],
    ['{"name":"a"} x', 'body is not valid JSON: the end is expected at line 1, column 14'],
    ['{"name":"\\x"}', 'body is not valid JSON: a well-formed string is expected at line 1, column 9'],
    ['[1 2]', "body is not valid JSON: ',' or ']' is expected at line 1, column 4"],
    ['nul', 'body is not valid JSON: a value is expected at line 1, column 1'],
    ['[]', 'body must be an object'],
    [{}, 'body.name is required'],
    [{ name: '' }, 'body.name must not be empty'],
    [{ name: 'a', foo: 1 }, 'body.foo is not a known property'],
    [{ name: 'a', 'x"\n': 1 }, 'body["x\\"\\n"] is not a known property'],
    [{ name: 'a', contacts: [{ email: 'nobody' }] }, 'body.contacts[0].email must be a valid e-mail address'],
    [
      { name: 'a', contacts: [{}, { email: 'a@b.example', b: 1 }] },
      'body.contacts[0].email is required; body.contacts[1].b is not a known property',
    ],
    [{ name: 'a', kind: 'strange' }, 'body.kind must be one of plain, odd'],
    [{ name: 'a', parent_id: 'x' }, 'body.parent_id must be a UUID'],
    [{ name: 'a', parent_id: 1 }, 'body.parent_id must be a string or null'],
    [{ name: 'a', value: [] }, 'body.value must be a string, a number or true or false'],
    [{ name: 'a', value: 11 }, 'body.value must be <= 10'],
    [
      { name: 7, size: 0, kind: 1 },
      'body.name must be a string; body.size must be >= 1; body.kind must be one of plain, odd',
    ],
    ['{"name":"a","__proto__":{"size":3}}', 'body.__proto__ is not an allowed property name'],
    ['{"name":"a","value":{"\\u005f_proto__":1}}', 'body.value.__proto__ is not an allowed property name'],
    ['{"name":"a","name":"b"}', 'body.name is given more than once: give each property once'],
    [
      '{"name":"a","contacts":[{},{"email":"a@b.example","em\\u0061il":"c@d.example"}]}',
      'body.contacts[1].email is given more than once: give each property once',
    ],
    ['{"name":"a\\u0000b"}', 'body.name must not contain the NUL character'],
    ['{"name":"\\ud83d"}', 'body.name must not contain an unpaired surrogate'],
    ['{"\\u0000":1}', 'a property name in body must not contain the NUL character'],
    [undefined, 'body is required: send JSON'],
  ])('%j is refused', async (body, message) => {
    const reply = await post(body);
    expect(reply.status).toBe(400);
    expect(reply.json.error.type).toBe('validation_error');
    expect(reply.json.error.message.split('; ').sort()).toEqual(message.split('; ').sort());
  });

  it('is no bomb, however deep', async () => {
    const tree = `{"name":"a","tree":${'{"children":['.repeat(5000)}${']}'.repeat(5000)}}`;
    for (const body of [tree, '['.repeat(500_000), '{"a":'.repeat(200_000)]) {
      expect((await post(body)).json).toEqual(validation('body is nested deeper than 64 levels'));
    }
  });

  it('has so many properties and no more', async () => {
    const body = (count: number) =>
      `{"name":"a","tree":{"children":[${'{"name":"n"},'.repeat(count - 3)}{}]}}`;
    expect((await post(body(40_001))).json).toEqual(
      validation('body has more than 40,000 properties: send it in several parts'),
    );
    expect((await post(body(40_000))).json.error.message).not.toContain('40,000');
  });

  it('reports five faults and counts the rest', async () => {
    const faulty = Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`p${i}`, 1]));
    expect((await post({ name: 'a', ...faulty })).json.error.message).toMatch(
      /^(body\.p\d is not a known property; ){5}and 3 more$/,
    );
  });

  it('names the first of very many unknown properties and counts all of them', async () => {
    const faulty = Object.fromEntries(Array.from({ length: 39_000 }, (_, i) => [`p${i}`, 1]));
    expect((await post({ name: 'a', ...faulty })).json.error.message).toMatch(
      /^(body\.p\d is not a known property; ){5}and 38995 more$/,
    );
  });

  it('takes escapes that mean something', async () => {
    const { json } = await service.send('POST', '/v1/things/echo', {
      body: '{"a":"\\\\u0000 \\ud83d\\ude00 \\u00e9"}',
    });
    expect(json.data.input.a).toBe('\\u0000 😀 é');
  });

  it.each([
    ['application/json; charset=utf-8', 200],
    ['Application/JSON;charset="UTF-8"', 200],
    ['application/json; charset=latin1', 415],
    ['application/merge-patch+json', 415],
    ['text/plain', 415],
    ['', 415],
  ])('as %s answers %i', async (type, status) => {
    const reply = await service.send('POST', '/v1/things/echo', {
      body: '{}',
      headers: { 'content-type': type },
    });
    expect(reply.status).toBe(status);
    if (status === 415) expect(reply.headers.get('accept')).toBe('application/json');
  });

  it('may be absent when the contract says so, and must be when it says that', async () => {
    expect((await service.send('POST', '/v1/things/echo')).json.data.input).toBeNull();
    const reply = await service.send('DELETE', '/v1/things/0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10', {
      body: { name: 'a' },
    });
    expect(reply.json).toEqual(validation('body is not allowed: send no body, or an empty object'));
  });

  // Many clients send one with every POST and DELETE.
  it.each(['{}', ' {\n} ', ''])('may be the empty object %j where there is none', async (body) => {
    const reply = await service.send('DELETE', '/v1/things/0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10', {
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(reply.status).toBe(404);
  });

  it.each(['[]', 'null', '{}{}', '{"a":1}', '{'])('may not be %s where there is none', async (body) => {
    const reply = await service.send('DELETE', '/v1/things/0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10', { body });
    expect(reply.json).toEqual(validation('body is not allowed: send no body, or an empty object'));
  });

  it('must not be compressed', async () => {
    const reply = await post('{}', { 'content-encoding': 'gzip' });
    expect(reply.status).toBe(415);
    expect(reply.headers.get('accept-encoding')).toBe('identity');
  });
});

describe('what the database refuses', () => {
  const broken = (how: string) => service.send('POST', '/v1/things/break', { body: { how } });

  it.each([
    ['division', 400, 'A value in the request is out of the range that can be stored.'],
    ['range', 400, 'A value in the request is out of the range that can be stored.'],
    ['check', 400, 'A value in the request is not allowed for this record.'],
    ['serialization', 409, 'Other changes to the same records are in progress. Send the request again.'],
    ['timeout', 503, 'The service is temporarily unavailable. Try again in a few seconds.'],
    ['syntax', 500, 'Something failed on our side. Tell us the X-Request-Id of this answer.'],
    ['throw', 500, 'Something failed on our side. Tell us the X-Request-Id of this answer.'],
  ])('%s becomes %i', async (how, status, message) => {
    const reply = await broken(how);
    expect(reply.status).toBe(status);
    expect(reply.json.error.message).toBe(message);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('stays in the log', async () => {
    const reply = await broken('throw');
    expect(reply.text).not.toContain('house');
    const line = service.log.find((entry) => entry['request_id'] === reply.headers.get('x-request-id'));
    expect(line).toMatchObject({
      level: 50,
      status: 500,
      operation: 'breakThing',
      internal: 'The secret of the house',
    });
  });

  it('is explained when the caller can do something about it', async () => {
    await service.send('POST', '/v1/things', { body: { name: 'twin' } });
    const twin = await service.send('POST', '/v1/things', { body: { name: 'twin' } });
    expect(twin.json).toEqual({
      error: { type: 'conflict', message: 'Another record already has this name.' },
    });
    const orphan = await service.send('POST', '/v1/things', {
      body: { name: 'orphan', parent_id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10' },
    });
    expect(orphan.json).toEqual({
      error: {
        type: 'not_found',
        message: 'The record referenced by parent_id does not exist in this agency.',
      },
    });
    const parent = (await service.send('POST', '/v1/things', { body: { name: 'parent' } })).json.data;
    await service.send('POST', '/v1/things', { body: { name: 'child', parent_id: parent.id } });
    const used = await service.send('DELETE', `/v1/things/${parent.id}`);
    expect(used.json).toEqual({
      error: { type: 'conflict', message: 'Other records still refer to this one.' },
    });
  });

  it('is tried again when only another transaction was in the way', async () => {
    const reply = await broken('twice');
    expect(reply.json.data).toMatchObject({ name: 'attempt 3' });
    const { rows } = await service.owner.query("select name from things where name like 'attempt%'");
    expect(rows).toEqual([{ name: 'attempt 3' }]);
  });
});

describe('a read', () => {
  it('is revalidated by its entity tag', async () => {
    const first = await service.send('GET', '/v1/things/search', {
      headers: { 'accept-encoding': 'identity' },
    });
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    for (const given of [etag, `W/${etag}`, `"other", ${etag}`, '*', `"${etag.slice(1, -1)}-br"`]) {
      const again = await service.send('GET', '/v1/things/search', { headers: { 'if-none-match': given } });
      expect([given, again.status, again.text]).toEqual([given, 304, '']);
      expect(again.headers.get('etag')).toBe(given.includes('-br') ? given : etag);
    }
    const changed = await service.send('GET', '/v1/things/search', {
      headers: { 'if-none-match': '"other"' },
    });
    expect(changed.status).toBe(200);
  });

  it('by POST has no tag', async () => {
    const reply = await service.send('POST', '/v1/things/echo', { body: {} });
    expect(reply.headers.get('etag')).toBeNull();
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a call from inside', () => {
  it('goes the same way from decoding on', async () => {
    const identity = {
      tenantId: service.tenantId,
      userId: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b11',
      kind: 'user' as const,
      name: 'Dana',
      role: null,
      permissions: new Set(['clients.view' as const]),
      credentialId: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b12',
      subject: 'program',
    };
    const invoke = (id: string, input: object) =>
      service.server.door.invoke({ id }, identity, input, { channel: 'mcp', requestId: 'inside-1' });
    const listed = await invoke('listThings', { query: { search: 'echo', limit: '5', tag: 'a', size: 3 } });
    expect(listed.status).toBe(200);
    expect(JSON.parse(listed.text).data[0].input).toMatchObject({ limit: 5, tag: ['a'], size: 3 });
    expect((await invoke('listThings', { query: { size: 'x' } })).text).toContain(
      'query.size must be an integer',
    );
    expect((await invoke('listThings', { query: { size: true } })).text).toContain(
      'query.size must be an integer',
    );
    expect((await invoke('createThing', { body: { name: 'a' } })).status).toBe(403);
    const body = { input: 'a' };
    const echoed = await invoke('echoThing', { body });
    expect(JSON.parse(echoed.text).data.input).toEqual(body);
    expect(listed.headers).toContain('inside-1');
  });
});

describe('an answer off the contract', () => {
  it('fails where tests ask for it, and only shows in the log in production', async () => {
    for (const [checkResponses, status] of [
      ['fail', 500],
      ['log', 200],
    ] as const) {
      const checked = await startThings({ checkResponses });
      try {
        expect((await checked.send('GET', '/v1/things')).status).toBe(200);
        expect((await checked.send('POST', '/v1/things/break', { body: { how: 'contract' } })).status).toBe(
          status,
        );
        expect(JSON.stringify(checked.log)).toContain(
          'The response of breakThing does not match the contract: response.data.name is required; response.data.nothing is not a known property',
        );
      } finally {
        await checked.close();
      }
    }
  });
});
