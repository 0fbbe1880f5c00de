import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { exampleInput, operations, parameters, resolve, type ExampleInput, type Schema } from './operations.ts';
import { seedAgency, type Seeded } from './seed.ts';

/** Two agencies. The first one tries every operation with the ids of the second, in the path, the query and the body. */
const mark = 'Quagmire';

let service: Service;
let foreign: Seeded;

beforeAll(async () => {
  service = await startService();
  await seedAgency(service, service.agencies[0], 'Plain');
  foreign = await seedAgency(service, service.agencies[1], mark);
}, 60_000);
afterAll(() => service?.stop());

/** One hash over every row of the second agency in every tenant table. */
async function fingerprint(): Promise<string> {
  const tables = await service.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('api_request_logs', 'rate_limit_windows', 'api_keys') order by 1`);
  const hash = createHash('sha256');
  for (const { name } of tables) {
    const rows = await service.query<{ row: string }>(`select t::text as row from ${name} t where tenant_id = $1 order by 1`, [service.agencies[1].id]);
    for (const { row } of rows) hash.update(`${name} ${row}\n`);
  }
  return hash.digest('hex');
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The value with every id in it replaced. */
function withIds(value: unknown, id: string): unknown {
  if (typeof value === 'string') return uuid.test(value) ? id : value;
  if (Array.isArray(value)) return value.map((item) => withIds(item, id));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, key === 'expected_revision' ? 1 : withIds(item, id)]));
}

function idParameters(names: ReturnType<typeof parameters>): string[] {
  const isId = (schema: Schema): boolean => {
    const resolved = resolve(schema);
    return resolved['format'] === 'uuid' || (resolved['type'] === 'array' && isId(resolved['items'] as Schema));
  };
  return names.filter((parameter) => parameter.in === 'query' && !parameter.isJson && isId(parameter.schema)).map((parameter) => parameter.name);
}

/** The example of the contract, once with each foreign id in every place that takes one. */
function attempts(operation: (typeof operations)[number], id: string): ExampleInput[] {
  const base = exampleInput(operation);
  const whole: ExampleInput = {
    path: Object.fromEntries(Object.keys(base.path).map((name) => [name, id])),
    query: withIds(base.query, id) as Record<string, unknown>,
    body: withIds(base.body, id),
  };
  return [whole, ...idParameters(parameters(operation)).map((name) => ({ ...whole, query: { ...whole.query, [name]: id } }))];
}

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  it('finds, tells and changes nothing of another agency', async () => {
    const before = await fingerprint();
    for (const id of new Set([...foreign.ids, service.agencies[1].id])) {
      for (const input of attempts(operation, id)) {
        const answer = await service.call(operation.id, input, { key: service.agencies[0].key });
        const text = JSON.stringify(answer.body);
        expect(text, `${operation.method} with ${id}`).not.toContain(mark);
        if (operation.pathParams.length > 0) expect([404, 400, 409], text).toContain(answer.status);
      }
    }
    expect(await fingerprint()).toBe(before);
  }, 60_000);
});
