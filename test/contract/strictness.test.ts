import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { bodySchema, exampleInput, operations, parameters, resolve, type ExampleInput, type Schema } from './operations.ts';

let service: Service;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service?.stop());

async function refused(id: string, input: ExampleInput, place: string): Promise<void> {
  const answer = await service.call(id, input, { key: service.agencies[0]!.key });
  expect(answer.status, `${place}: ${JSON.stringify(answer.body)}`).toBe(400);
  expect(answer.body).toMatchObject({ error: { type: 'validation_error', message: expect.stringContaining(place) } });
}

/** A value just outside of what a scalar schema allows, when one can be named. */
function outOfRange(schema: Schema): unknown {
  const types = [schema['type']].flat();
  if (types.includes('integer') || types.includes('number')) return Number(schema['maximum']) < 1e15 ? Number(schema['maximum']) + 1 : undefined;
  if (Array.isArray(schema['enum'])) return 'no-such-value';
  if (types.includes('boolean')) return 'perhaps';
  if (schema['format'] !== undefined) return 'not-of-this-format';
  if (types.includes('string') && Number(schema['maxLength']) < 5000) return 'x'.repeat(Number(schema['maxLength']) + 1);
  return undefined;
}

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  it('refuses an unknown query parameter and names it', async () => {
    const input = exampleInput(operation);
    await refused(operation.id, { ...input, query: { ...input.query, no_such_parameter: '1' } }, 'no_such_parameter');
  });

  it('refuses each query parameter out of range and names it', async () => {
    for (const parameter of parameters(operation).filter(({ in: where, isJson }) => where === 'query' && !isJson)) {
      const schema = resolve(parameter.schema);
      const isArray = schema['type'] === 'array';
      const bad = outOfRange(isArray ? resolve(schema['items'] as Schema) : schema);
      if (bad === undefined) continue;
      const input = exampleInput(operation);
      await refused(operation.id, { ...input, query: { ...input.query, [parameter.name]: isArray ? [bad] : bad } }, `query.${parameter.name}`);
    }
  });

  it.skipIf(operation.pathParams.length === 0)('refuses a path parameter of the wrong form and names it', async () => {
    const input = exampleInput(operation);
    const [first] = operation.pathParams;
    await refused(operation.id, { ...input, path: { ...input.path, [first!.name]: 'not-an-id' } }, `path.${first!.name}`);
  });

  const schema = bodySchema(operation);
  it.skipIf(schema === undefined)('refuses an unknown body property and names it', async () => {
    const input = exampleInput(operation);
    await refused(operation.id, { ...input, body: { ...(input.body as object), no_such_property: 1 } }, 'no_such_property');
  });

  it.skipIf(schema === undefined)('refuses each body property out of range and names it', async () => {
    const properties = (resolve(schema!)['properties'] ?? {}) as Record<string, Schema>;
    for (const [name, raw] of Object.entries(properties)) {
      const bad = outOfRange(resolve(raw));
      if (bad === undefined) continue;
      const input = exampleInput(operation);
      await refused(operation.id, { ...input, body: { ...(input.body as object), [name]: bad } }, `body.${name}`);
    }
  });

  it.skipIf(operation.body !== 'required')('refuses a missing body', async () => {
    await refused(operation.id, { ...exampleInput(operation), body: undefined }, 'body');
  });
});
