import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '#generated/operation.ts';
import { startService, type Service } from '../support/service.ts';
import { anyJson, valueOf } from './arbitrary.ts';
import { bodySchema, exampleInput, operations, parameters } from './operations.ts';
import { seedAgency } from './seed.ts';

/**
 * Whatever a caller sends, the answer is one of the contract: never a 5xx, never off the schema (the harness checks
 * every answer). Inputs come from the operation's own schemas, so they reach behind validation; one in five is noise.
 */
const runs = Number(process.env['FUZZ_RUNS'] ?? 12);

let service: Service;
let ids: string[] = [];

beforeAll(async () => {
  service = await startService();
  ids = (await seedAgency(service, service.agencies[0]!, 'Fuzz')).ids;
});
afterAll(() => service?.stop());

function inputOf(operation: Operation) {
  const known = fc.constantFrom(...ids);
  const path = fc.record(Object.fromEntries(operation.pathParams.map(({ name }) => [name, fc.oneof({ weight: 3, arbitrary: known }, fc.uuid(), fc.constantFrom('x', '%', '..', '\u0000'))])));
  const query = fc.record(
    Object.fromEntries(parameters(operation).filter((parameter) => parameter.in === 'query').map((parameter) => [
      parameter.name, parameter.isJson ? fc.oneof(valueOf(parameter.schema).map((value) => JSON.stringify(value)), fc.string()) : valueOf(parameter.schema)])),
    { requiredKeys: [] },
  );
  const schema = bodySchema(operation);
  const body: fc.Arbitrary<unknown> = schema === undefined
    ? fc.constant(undefined)
    : fc.oneof({ weight: 4, arbitrary: valueOf(schema) }, { weight: 1, arbitrary: anyJson }).chain((value) => fc.infiniteStream(known).map((stream) => withKnownIds(value, stream)));
  return fc.record({ path, query, body });
}

/** Half of the ids in a body are replaced by ids of real records, so that rules behind the lookups are reached. */
function withKnownIds(value: unknown, stream: Iterator<string>): unknown {
  if (typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value)) return value.charCodeAt(0) % 2 === 0 ? stream.next().value : value;
  if (Array.isArray(value)) return value.map((item) => withKnownIds(item, stream));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withKnownIds(item, stream)]));
}

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  it('answers by the contract whatever it is sent', async () => {
    await fc.assert(
      fc.asyncProperty(inputOf(operation), async (input) => {
        const answer = await service.call(operation.id, input, { key: service.agencies[0]!.key });
        expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
      }),
      { numRuns: runs, endOnFailure: true, interruptAfterTimeLimit: 15_000 },
    );
  });

  it('still takes the example that the contract gives, or says what is missing', async () => {
    const answer = await service.call(operation.id, exampleInput(operation), { key: service.agencies[0]!.key });
    expect([200, 400, 403, 404, 409], JSON.stringify(answer.body)).toContain(answer.status);
  });
});
