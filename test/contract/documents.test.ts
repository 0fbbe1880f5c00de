import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { families } from '#generated/operations.ts';
import { startService, type Service } from '../support/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service?.stop());

const text = async (path: string) => {
  const reply = await fetch(service.url + path);
  return { status: reply.status, body: await reply.text() };
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the tests say what they expect
type Loose = any;

describe('openapi.json', () => {
  const documentAt = async (path: string): Promise<Loose> => {
    const { status, body } = await text(path);
    expect([path, status]).toEqual([path, 200]);
    // Indented it is twice as long.
    expect(body).not.toContain('\n');
    return JSON.parse(body);
  };
  const refsIn = (value: unknown): string[] =>
    [...JSON.stringify(value).matchAll(/"#\/components\/(\w+\/\w+)"/g)].map(([, place]) => place!);

  it('names the address that serves it, and sends JSON in parameters as text, which all generators do right', async () => {
    const { servers, paths } = await documentAt('/v1/openapi.json');
    expect(servers).toEqual([{ url: service.url, description: expect.any(String) }]);
    const parameters = Object.values<Loose>(paths).flatMap((item) =>
      Object.values<Loose>(item).flatMap((operation) => operation.parameters ?? []),
    );
    expect(parameters.filter((parameter) => parameter.content !== undefined)).toEqual([]);
    const filters = parameters.filter(({ name }) => name === 'filter_group');
    expect(filters.length).toBeGreaterThan(2);
    for (const { schema, example } of filters) {
      expect(schema).toEqual({
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: { $ref: '#/components/schemas/FilterGroup' },
      });
      expect(JSON.parse(example)).toBeTypeOf('object');
    }
  });

  it('of one family has its operations, and every shape that they need and no other', async () => {
    for (const { name, operations } of families.filter((_, index) => index % 7 === 0)) {
      const part = await documentAt(`/v1/openapi.json?family=${name}`);
      const ids = Object.values<Loose>(part.paths).flatMap((item) =>
        Object.values<Loose>(item).flatMap(({ operationId }) => operationId ?? []),
      );
      expect(ids.sort()).toEqual(operations.map(({ id }) => id).sort());
      const { securitySchemes, ...sections } = part.components;
      expect(Object.keys(securitySchemes)).toContain('api_key');
      const present = Object.entries<Loose>(sections).flatMap(([section, components]) =>
        Object.keys(components).map((component) => `${section}/${component}`),
      );
      expect(new Set(refsIn(part))).toEqual(new Set(present));
      expect(part.tags.map((tag: { name: string }) => tag.name)).toEqual([name]);
    }
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
