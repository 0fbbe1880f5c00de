import { beforeAll, describe, expect, test } from 'vitest';
import { corrected, type Arguments } from '#src/api/mcp/arguments/index.ts';
import { Toolbox, type OperationTool } from '#src/api/mcp/toolbox.ts';

interface Case {
  readonly tool: OperationTool;
  readonly inputSchema: Arguments;
  readonly args: Arguments;
}

/** Every tool with the example call of its contract. */
let cases: Case[];

beforeAll(async () => {
  const toolbox = new Toolbox();
  cases = [];
  for (const tool of toolbox.all) {
    const { inputSchema, example } = await toolbox.guidance(tool);
    cases.push({ tool, inputSchema, args: example.arguments });
  }
});

const isObject = (value: unknown): value is Arguments =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const camelKeys = (value: Arguments): Arguments =>
  Object.fromEntries(Object.entries(value).map(([name, inner]) => [camel(name), inner]));
const fix = ({ tool, inputSchema }: Case, given: Arguments) =>
  corrected({ path: tool.path, inputSchema }, given) ?? given;
const withBody = () => cases.filter(({ args }) => isObject(args.body) && Object.keys(args.body).length > 0);
const parametersOf = ({ inputSchema }: Case) =>
  Object.keys(inputSchema.properties as object).filter((name) => name !== 'body');

/** The names of the cases whose correction is not the example. */
const failures = (chosen: readonly Case[], spoil: (one: Case) => Arguments): string[] =>
  chosen
    .filter((one) => JSON.stringify(sorted(fix(one, spoil(one)))) !== JSON.stringify(sorted(one.args)))
    .map(({ tool }) => tool.name);

const sorted = (value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(
        Object.keys(value)
          .sort()
          .map((name) => [name, sorted(value[name])]),
      )
    : value;

describe('of every tool', () => {
  test('the example stays as it is', () => {
    expect(cases.length).toBeGreaterThan(700);
    expect(cases.filter((one) => fix(one, one.args) !== one.args).map(({ tool }) => tool.name)).toEqual([]);
  });

  test('properties of the body beside the parameters are put into the body', () => {
    // Names that are parameters too may mean either.
    const clear = withBody().filter((one) =>
      Object.keys(one.args.body as Arguments).every(
        (name) => name !== 'body' && !parametersOf(one).includes(name),
      ),
    );
    expect(clear.length).toBeGreaterThan(300);
    expect(failures(clear, ({ args: { body, ...rest } }) => ({ ...rest, ...(body as Arguments) }))).toEqual(
      [],
    );
  });

  test('a body under another name, and parameters in an object, are taken out of it', () => {
    const bodied = withBody().filter(({ inputSchema }) => !('data' in (inputSchema.properties as object)));
    expect(failures(bodied, ({ args: { body, ...rest } }) => ({ ...rest, data: body }))).toEqual([]);
    const plain = cases.filter(({ args }) => Object.keys(args).some((name) => name !== 'body'));
    expect(
      failures(plain, ({ args: { body, ...rest } }) => ({
        params: rest,
        ...(body !== undefined && { body }),
      })),
    ).toEqual([]);
  });

  test('an id of the path in the body is put into the path', () => {
    const chosen = withBody().filter(
      ({ args, inputSchema }) => 'id' in args && JSON.stringify(inputSchema).split('"id":{').length === 2,
    );
    expect(chosen.length).toBeGreaterThan(50);
    expect(
      failures(chosen, ({ args: { id, body, ...rest } }) => ({
        ...rest,
        body: { id, ...(body as Arguments) },
      })),
    ).toEqual([]);
  });

  test('names in camelCase are read as the names of the contract', () => {
    expect(
      failures(cases, ({ args }) =>
        camelKeys(isObject(args.body) ? { ...args, body: camelKeys(args.body) } : args),
      ),
    ).toEqual([]);
  });

  test('null is left out where the schema forbids it, and kept where it clears a value', () => {
    const wrong: string[] = [];
    for (const one of withBody()) {
      const schema = (one.inputSchema.properties as Record<string, { properties?: Record<string, unknown> }>)
        .body!;
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        if (!isObject(property) || property.type === undefined || name in (one.args.body as Arguments))
          continue;
        const mayBeNull = [property.type].flat().includes('null');
        const { body } = fix(one, { ...one.args, body: { ...(one.args.body as Arguments), [name]: null } });
        if (name in (body as Arguments) !== mayBeNull) wrong.push(`${one.tool.name}.${name}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('what could mean two things is left alone', () => {
  const inputSchema: Arguments = {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'body'],
    properties: {
      id: { type: 'string' },
      status: { type: 'string' },
      body: {
        type: 'object',
        additionalProperties: false,
        properties: { name: { type: 'string' }, status: { type: 'string' }, client_id: { type: 'string' } },
      },
    },
  };
  const target = { path: '/v1/clients/{id}/move', inputSchema };

  test('a name that is a parameter and a property of the body', () => {
    expect(corrected(target, { id: 'a', status: 'x', body: { name: 'n' } })).toBeUndefined();
  });

  test('a property that stands in the body and beside it', () => {
    expect(corrected(target, { id: 'a', name: 'one', body: { name: 'other' } })).toBeUndefined();
  });

  test('client_id where the body has one, too', () => {
    expect(corrected(target, { client_id: 'a' })).toEqual({ body: { client_id: 'a' } });
    expect(corrected(target, { client_id: 'a', body: { client_id: 'b' } })).toEqual({
      id: 'a',
      body: { client_id: 'b' },
    });
  });
});
