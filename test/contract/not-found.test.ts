import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownInput } from './id-places.ts';
import { collectionOf, implemented, parameters, resolve } from './operations.ts';
import { knownFor } from './known.ts';
import type { Seeded } from './seed.ts';
import { onlyOther, startSeeded, type SeededService } from './seeded.ts';

/** Whether a record was never there, is gone or belongs to others: who reads it cannot tell these apart. */
let service: SeededService;
let own: Seeded;
let foreign: Seeded;
/** An id of a record that was deleted, by collection; none where the API deletes nothing. */
let deleted: Map<string, string>;

beforeAll(async () => {
  service = await startSeeded();
  [own, foreign] = service.seeds;
  foreign = onlyOther(own, foreign);
  deleted = new Map();
  for (const operation of implemented.filter(
    ({ method, path }) => method === 'DELETE' && /^\/(?:v1|console\/api)\/[^/]+\/\{id\}$/.test(path),
  )) {
    const collection = collectionOf(operation);
    // The last ones are the youngest: nothing depends on them.
    for (const id of own.records[collection]!.toReversed()) {
      if ((await service.call(operation.id, { path: { id } })).status !== 200) continue;
      deleted.set(collection, id);
      break;
    }
    if (!deleted.has(collection))
      throw new Error(`${operation.id} deletes none of the seeded records: give seedAgency one that it can.`);
  }
});
afterAll(() => service?.stop());

/** Histories that tell of deleted records, as their operations say. */
const outlive = new Set([
  'listTimeEntryAudit',
  'listEntityLayoutVersions',
  'getEntityLayoutVersion',
  'getEntityLayoutDetails',
]);

/** What is deleted there leaves a tombstone, which holds its thread together and can be read; a session is archived. */
const tombstones = new Set(['chat-messages', 'builder-sessions']);

/** A path may name a word of the contract, such as a scope, in place of a record. */
const namesRecord = (operation: (typeof implemented)[number]) =>
  parameters(operation).some((parameter) => parameter.in === 'path' && !takesWord(parameter.schema));
const takesWord = (schema: object) => 'enum' in resolve(schema);

const reads = implemented.filter((operation) => operation.method === 'GET' && namesRecord(operation));

describe.each(reads.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  it('answers the same 404 for unknown, foreign and deleted records', async () => {
    const collection = collectionOf(operation);
    const input = ownInput(operation, knownFor(own, operation));
    const name = operation.pathParams[0]!.name;
    const answerFor = async (id: string) => {
      const { status, body } = await service.call(operation.id, {
        ...input,
        path: { ...input.path, [name]: id },
      });
      return { status, body: JSON.parse(JSON.stringify(body).replaceAll(id, 'ID')) as unknown };
    };
    const unknown = await answerFor(randomUUID());
    expect(unknown).toMatchObject({
      status: 404,
      body: { error: { type: 'not_found', message: expect.stringContaining('ID') } },
    });
    const meant = knownFor(foreign, operation).ids(name);
    // All that the other agency has of the kind; where it has none, one of each other kind.
    const absent = [
      ...(meant === foreign.ids ? Object.values(foreign.records).map(([first]) => first!) : meant),
      ...(deleted.has(collection) && !outlive.has(operation.id) && !tombstones.has(collection)
        ? [deleted.get(collection)!]
        : []),
    ];
    for (const id of absent) expect(await answerFor(id)).toEqual(unknown);
  });
});
