import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '#generated/operation.ts';
import { families as consoleFamilies } from '#generated/console/operations.ts';
import { families } from '#generated/operations.ts';
import { connect, Host, setOwnerPassword } from '../support/oauth.ts';
import { startService, type Service } from '../support/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService({});
});
afterAll(() => service?.stop());

const get = (path: string, key?: string) =>
  fetch(service.url + path, { headers: key === undefined ? {} : { authorization: `Bearer ${key}` } });
const text = async (path: string, key?: string) => {
  const reply = await get(path, key);
  return { status: reply.status, body: await reply.text() };
};

// oxlint-disable-next-line typescript/no-explicit-any -- the tests say what they expect
type Loose = any;

it('a path of one contract names the method that the other has there', async () => {
  const id = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10';
  const wrong = await fetch(`${service.url}/v1/time-entries/${id}`, { method: 'DELETE' });
  expect([wrong.status, await wrong.text()]).toEqual([
    405,
    expect.stringContaining(`DELETE is at /console/api/time-entries/${id}.`),
  ]);
  const unknown = await get('/console/api/clients?limit=1');
  expect([unknown.status, await unknown.text()]).toEqual([
    404,
    expect.stringContaining('GET is at /v1/clients.'),
  ]);
});

describe('openapi.json', () => {
  const documentAt = async (path: string, key?: string): Promise<Loose> => {
    const { status, body } = await text(path, key);
    expect([path, status]).toEqual([path, 200]);
    // Indented it is twice as long.
    expect(body).not.toContain('\n');
    return JSON.parse(body);
  };
  const refsIn = (value: unknown): string[] =>
    [...JSON.stringify(value).matchAll(/"#\/components\/(\w+\/\w+)"/g)].map(([, place]) => place!);
  const idsIn = (document: Loose): string[] =>
    Object.values<Loose>(document.paths)
      .flatMap((item) => Object.values<Loose>(item).flatMap(({ operationId }) => operationId ?? []))
      .sort();
  /** Every shape that it needs, and no other. */
  const expectWhole = (document: Loose) => {
    const { securitySchemes, ...sections } = document.components;
    expect(Object.keys(securitySchemes)).toContain('api_key');
    const present = Object.entries<Loose>(sections).flatMap(([section, components]) =>
      Object.keys(components).map((component) => `${section}/${component}`),
    );
    expect(new Set(refsIn(document))).toEqual(new Set(present));
  };

  it('names the address that serves it, and sends JSON in parameters as text, which all generators do right', async () => {
    const { servers, paths, components } = await documentAt('/v1/openapi.json');
    expect(servers).toEqual([{ url: service.url, description: expect.any(String) }]);
    expect(components.securitySchemes.oauth2.flows.authorizationCode).toEqual({
      authorizationUrl: `${service.url}/oauth/authorize`,
      tokenUrl: `${service.url}/oauth/token`,
      refreshUrl: `${service.url}/oauth/token`,
      scopes: {},
    });
    const parameters = Object.values<Loose>(paths).flatMap((item) =>
      Object.values<Loose>(item).flatMap((operation) => operation.parameters ?? []),
    );
    expect(parameters.filter((parameter) => parameter.content !== undefined)).toEqual([]);
    const filters = parameters.filter(({ name }) => name === 'filter_group');
    expect(filters.length).toBeGreaterThan(2);
    for (const { schema, example } of filters) {
      expect(schema).toEqual({
        type: 'string',
        maxLength: 8192,
        contentMediaType: 'application/json',
        contentSchema: { $ref: '#/components/schemas/FilterGroup' },
      });
      expect(JSON.parse(example)).toBeTypeOf('object');
    }
  });

  it('of one family has its operations, and every shape that they need and no other', async () => {
    for (const { name, operations } of families.filter((_, index) => index % 7 === 0)) {
      const part = await documentAt(`/v1/openapi.json?family=${name}`);
      expect(idsIn(part)).toEqual(operations.map(({ id }) => id).sort());
      expectWhole(part);
      expect(part.tags.map((tag: { name: string }) => tag.name)).toEqual([name]);
      expect(part['x-tagGroups'].map((group: { tags: string[] }) => group.tags)).toEqual([[name]]);
    }
  });

  it.each(['/v1/openapi.json', '/console/api/openapi.json'])(
    'leaves out shapes that nothing refers to: %s',
    async (path) => {
      expectWhole(await documentAt(path));
    },
  );

  it('of the console has its operations, and of a family those that are the console’s alone', async () => {
    const whole = await documentAt('/console/api/openapi.json');
    expect(whole.servers).toEqual([{ url: service.url, description: expect.any(String) }]);
    expect(idsIn(whole)).toEqual(
      consoleFamilies.flatMap(({ operations }) => operations.map(({ id }) => id)).sort(),
    );
    const part = await documentAt('/console/api/openapi.json?family=time-entries');
    expect(Object.keys(part.paths).every((path) => path.startsWith('/console/api/'))).toBe(true);
    expect(idsIn(part)).toContain('deleteTimeEntry');
  });

  describe('of what a credential may call', () => {
    const operations = families.flatMap((family): readonly Operation[] => family.operations);
    const open = ['any', 'self', 'record'];
    const callable = '/v1/openapi.json?callable=true';
    const namesOf = (chosen: readonly Operation[]) => chosen.map(({ id }) => id).sort();

    it('has the operations that its permissions allow, and everything that they need', async () => {
      const key = await service.keyWith(service.agencies[0], ['clients.view', 'tickets.view']);
      const document = await documentAt(callable, key);
      expect(idsIn(document)).toEqual(
        namesOf(
          operations.filter(({ permission }) =>
            [...open, 'clients.view', 'tickets.view'].includes(permission),
          ),
        ),
      );
      expectWhole(document);
      const tickets = await documentAt(`${callable}&family=tickets`, key);
      expect(idsIn(tickets)).toEqual(
        namesOf(
          operations.filter(
            ({ family, permission }) =>
              family === 'tickets' && [...open, 'tickets.view'].includes(permission),
          ),
        ),
      );
      expectWhole(tickets);
    });

    it('is the whole contract for a key with every permission', async () => {
      expect(idsIn(await documentAt(callable, service.agencies[0].key))).toEqual(namesOf(operations));
    });

    it('leaves out of an OAuth token what no app may do, unless the person allowed it', async () => {
      const email = await setOwnerPassword(service, service.agencies[0]);
      const host = await Host.connect(service.url);
      const lackedBy = async (token: string) => {
        const ids = new Set(idsIn(await documentAt(callable, token)));
        return operations.filter(({ id }) => !ids.has(id));
      };
      const plain = await lackedBy((await connect(host, { email })).access_token);
      const managing = await lackedBy((await connect(host, { email, managesPeople: true })).access_token);
      expect(plain).toEqual(
        operations.filter(
          ({ credential, credentialWhen }) =>
            credential === 'secret' || (credential === 'rights' && credentialWhen === undefined),
        ),
      );
      expect(managing).toEqual(operations.filter(({ credential }) => credential === 'secret'));
    });

    it('is kept by no shared cache, and answers 304 to its own tag', async () => {
      const key = await service.keyWith(service.agencies[0], ['clients.view']);
      const reply = await get(callable, key);
      expect(reply.headers.get('cache-control')).toBe('private, no-cache');
      expect(reply.headers.get('vary')).toBe('Authorization, Accept-Encoding');
      expect(reply.headers.get('ratelimit')).toMatch(/^"rest";r=\d+/);
      const again = await fetch(service.url + callable, {
        headers: { authorization: `Bearer ${key}`, 'if-none-match': reply.headers.get('etag')! },
      });
      expect(again.status).toBe(304);
      // A key of another agency with the same permissions gets the same document.
      const other = await get(callable, await service.keyWith(service.agencies[1], ['clients.view']));
      expect(other.headers.get('etag')).toBe(reply.headers.get('etag'));
    });

    it('needs a credential, and takes no other value', async () => {
      expect((await get(callable)).status).toBe(401);
      expect((await get(callable, 'at_live_wrong')).status).toBe(401);
      const refused = await text('/v1/openapi.json?callable=yes', service.agencies[0].key);
      expect([refused.status, refused.body]).toEqual([
        400,
        expect.stringContaining('query.callable must be one of true, false'),
      ]);
      expect((await text('/v1/llms.txt?callable=true')).status).toBe(400);
      expect((await get('/v1/openapi.json?callable=false')).headers.get('cache-control')).toBe(
        'public, no-cache',
      );
    });
  });
});

describe('llms.txt', () => {
  it('tells of every operation, of those of one family when asked', async () => {
    const all = (await text('/v1/llms.txt')).body;
    for (const { name, operations } of families) {
      const body = await familyText(name);
      for (const { id, method, path } of operations) {
        const entry = `### ${id}: ${method} ${path.replace('/v1/', '/')}`;
        expect([id, all.includes(`${entry} `), body.includes(`${entry} `)]).toEqual([id, true, true]);
      }
      expect(body.match(/^### [a-z]\w+: /gm)).toHaveLength(operations.length);
    }
  });

  it('explains every shape that it names, in each text on its own', async () => {
    const schemas = new Set(Object.keys(contract.components.schemas));
    for (const path of texts) {
      const { body } = await text(path);
      const explained = new Set([...body.matchAll(/^([A-Z]\w+)(?=:| —|$)/gm)].map(([, name]) => name));
      const types = body
        .replaceAll(/"[^"\n]*"/g, '')
        .split('\n')
        .map(typeIn);
      const named = types.flatMap((type) =>
        [...type.matchAll(/\b([A-Z][A-Za-z0-9]+)\b/g)].map(([, name]) => name!),
      );
      expect([path, [...new Set(named)].filter((name) => schemas.has(name) && !explained.has(name))]).toEqual(
        [path, []],
      );
    }
  });

  it('tells of every property and parameter, in the text of each family that has it', async () => {
    for (const { name, operations } of families) {
      const body = await familyText(name);
      const words = new Set(body.match(/[A-Za-z_]\w*/g));
      const missing = operations
        .flatMap(({ path, method }) => [...namesIn(contract.paths[path]![method.toLowerCase()])])
        .filter((property) => !words.has(property));
      expect([name, [...new Set(missing)]]).toEqual([name, []]);
    }
  });
});

const parts = JSON.parse(
  readFileSync(new URL('../../generated/llms-parts.json', import.meta.url), 'utf8'),
) as string[];
const texts = ['/v1/llms.txt', ...parts.map((part) => `/v1/llms.txt?family=${part}`)];

/** The text of a family: of a large one, those of its nouns. */
async function familyText(family: string): Promise<string> {
  const nouns = parts.filter((part) => part.startsWith(`${family}/`));
  const asked = nouns.length > 0 ? nouns : [family];
  const answers = await Promise.all(asked.map((part) => text(`/v1/llms.txt?family=${part}`)));
  expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 200));
  return answers.map(({ body }) => body).join('\n');
}

/** The type that a line tells, of what is answered or of a value; a description of a body is none. */
const typeIn = (line: string): string =>
  /^### [a-z]\w+: \S+ \S+ → ([^·]*)/.exec(line)?.[1] ??
  (/^ *- body\??: .*\.$/.test(line) ? '' : (/^ *- [a-z_ |?]+: ([^—]*)/.exec(line)?.[1] ?? ''));

/** Names of all properties and of the parameters that an operation leads to; what the conventions say of every answer is left out. */
function namesIn(operation: unknown): Set<string> {
  const names = new Set<string>();
  const met = new Set<unknown>();
  const visit = (value: unknown, isMap: boolean): void => {
    if (typeof value !== 'object' || value === null || met.has(value)) return;
    // Told with the operation whose body it is.
    if ('x-body-of' in value) return;
    met.add(value);
    for (const [key, item] of Object.entries(value)) {
      if (isMap) names.add(key);
      if (key === '$ref' && typeof item === 'string') visit(at(item), false);
      else if (
        isMap ||
        !['example', 'examples', 'default', 'headers', 'required', 'enum', 'mapping'].includes(key)
      )
        visit(item, !isMap && key === 'properties');
    }
    if ('in' in value && value.in === 'query' && 'name' in value) names.add(String(value.name));
  };
  visit(operation, false);
  return names;
}

const at = (ref: string): unknown =>
  ref
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], contract);

const contract = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as {
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, unknown> };
};
