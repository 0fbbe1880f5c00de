import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { served } from '#src/api/served.ts';
import { Call } from '#src/api/door/call.ts';
import { decode } from '#src/api/door/decode.ts';
import { buildRoutes } from '#src/api/door/routes.ts';
import { validate } from '#src/api/door/validate.ts';
import { Problem } from '#src/platform/errors/problem.ts';
import { queryText } from '../support/client.ts';
import { startService, type Service } from '../support/service.ts';
import {
  bodySchema,
  exampleInput,
  flatten,
  operations,
  parameters,
  type ExampleInput,
  type Schema,
} from './operations.ts';
import { placesIn } from './places.ts';
import { violationsOf } from './violations.ts';

/** Whatever the contract does not allow is refused before anything happens, and the answer names the place. */
let service: Service;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service?.stop());

const nobodyKnown = { ids: () => [], words: [] };

// Bodies of layouts and flows have thousands of places; as many as this, evenly spread, are tried of each body.
const maxBodies = 40;

function bodyViolations(schema: Schema) {
  return placesIn(schema, nobodyKnown).flatMap((place) =>
    violationsOf(place.schema)
      // Inside of a choice only what no form knows is certain to be refused.
      .filter(({ property }) => !place.isInChoice || property === 'no_such_property')
      .map((violation) => ({ place, violation })),
  );
}

const spread = <T>(all: readonly T[], most: number): T[] => {
  const step = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(all.length, most) }, (_, index) => all[Math.floor(index * step)]!);
};

const routes = buildRoutes(served.families, served.loadHandlers);

/** What the door's stages that look at the input say of it: the same as over HTTP, without the way there and back. */
async function refusalOf(id: string, { path, query, body }: ExampleInput): Promise<unknown> {
  const queryString = queryText(query);
  const pathParams = Object.fromEntries(Object.entries(path).map(([name, value]) => [name, String(value)]));
  const readBody = () =>
    body === undefined ? undefined : Promise.resolve(Buffer.from(JSON.stringify(body)));
  const call = new Call(routes.get(id)!, {
    channel: 'http',
    method: '',
    path: '',
    input: { kind: 'text', pathParams, queryString, headers: {}, readBody },
  });
  try {
    await decode(call);
    validate(call);
    return undefined;
  } catch (error) {
    return error;
  }
}

async function refused(
  id: string,
  input: ExampleInput,
  place: string,
  why: string,
  code = 'validation_error',
): Promise<void> {
  const refusal = await refusalOf(id, input);
  expect(refusal, `${why} in ${place}`).toBeInstanceOf(Problem);
  expect(refusal, why).toMatchObject({ code, message: expect.stringContaining(place) });
}

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  const input = exampleInput(operation);

  it('refuses an unknown query parameter over HTTP, and names it', async () => {
    const answer = await service.call(operation.id, {
      ...input,
      query: { ...input.query, no_such_parameter: '1' },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(400);
    expect(answer.body).toMatchObject({
      error: { type: 'validation_error', message: expect.stringContaining('no_such_parameter') },
    });
  });

  it('refuses each query parameter off its schema and names it', async () => {
    for (const { name, schema, isJson } of parameters(operation).filter(
      (parameter) => parameter.in === 'query',
    )) {
      const at = `query.${name}`;
      if (isJson) {
        await refused(
          operation.id,
          { ...input, query: { ...input.query, [name]: '{' } },
          at,
          'broken JSON',
          'malformed_json',
        );
        continue;
      }
      const flat = flatten(schema);
      const isArray = flat['type'] === 'array';
      // Everything is text on the way: no type but its own can be told apart from a text.
      const violations = violationsOf(isArray ? flatten(flat['items'] as typeof flat) : flat).filter(
        ({ text, change }) => !/instead of string/.test(text) && typeof change(undefined) !== 'object',
      );
      for (const { text, change } of violations) {
        await refused(
          operation.id,
          { ...input, query: { ...input.query, [name]: isArray ? [change(undefined)] : change(undefined) } },
          at,
          text,
        );
      }
    }
  });

  it('misses each required query parameter', async () => {
    for (const { name } of parameters(operation).filter(
      (parameter) => parameter.in === 'query' && parameter.required,
    )) {
      const { [name]: _left, ...others } = input.query;
      await refused(operation.id, { ...input, query: others }, name, 'missing');
    }
  });

  if (operation.pathParams.length > 0)
    it('refuses a path parameter of the wrong form and names it', async () => {
      for (const { name, schema } of parameters(operation).filter((parameter) => parameter.in === 'path')) {
        for (const { text, change } of violationsOf(flatten(schema))) {
          const wrong = change(undefined);
          // An empty segment is another path.
          if (typeof wrong !== 'string' || wrong === '') continue;
          await refused(
            operation.id,
            { ...input, path: { ...input.path, [name]: wrong } },
            `path.${name}`,
            text,
          );
        }
      }
    });

  const schema = bodySchema(operation);
  if (schema !== undefined)
    it('refuses whatever is off the schema of the body, at any depth, and names the place', async () => {
      for (const { place, violation } of spread(bodyViolations(schema!), maxBodies)) {
        // What is wrong with a key is told of the map.
        const at = violation.property ?? `body${place.text.replace('{key}', '')}`;
        await refused(
          operation.id,
          { ...input, body: place.put(input.body, violation.change) },
          at,
          `${violation.text} in body${place.text}`,
        );
      }
    });

  if (operation.body === 'required')
    it('refuses a missing body', async () => {
      await refused(operation.id, { ...input, body: undefined }, 'body', 'missing');
    });
});
