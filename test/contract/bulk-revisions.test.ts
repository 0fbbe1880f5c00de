import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownInput } from './id-places.ts';
import { bodySchema, collectionOf, flatten, implemented, parameters } from './operations.ts';
import { knownFor } from './known.ts';
import type { Seeded } from './seed.ts';
import { startSeeded, type SeededService } from './seeded.ts';

/** A revision that no record of a test reaches. */
const never = 999_999;

/** Calls about several records whose path does not name the records. */
const collections: Readonly<Record<string, string>> = {
  deleteProcessDefinitionTools: 'stage-tools',
  deleteAutomations: 'automations',
  bulkDeleteClientServiceCategories: 'client-service-categories',
};

let service: SeededService;
let seeded: Seeded;

beforeAll(async () => {
  service = await startSeeded();
  [seeded] = service.seeds;
});
afterAll(() => service?.stop());

const inBody = implemented.filter((operation) => {
  const schema = bodySchema(operation);
  return schema !== undefined && 'expected_revisions' in ((flatten(schema)['properties'] ?? {}) as object);
});
const inQuery = implemented.filter((operation) =>
  parameters(operation).some(
    ({ name, schema }) => name === 'expected_revision' && schema['type'] === 'array',
  ),
);

describe('a record of a bulk call at another revision than the caller expects', () => {
  it.each([...inBody, ...inQuery].map((operation) => [operation.id, operation] as const))(
    'is reported by %s as failed and stays',
    async (_, operation) => {
      const ids = seeded.records[collections[operation.id] ?? collectionOf(operation)]!;
      const { path, query, body } = ownInput(operation, knownFor(seeded, operation));
      const messages: string[] = [];
      // Not every record of a collection is of the kind that the call is about.
      for (const id of ids) {
        const input = inBody.includes(operation)
          ? { path, query, body: { ...(body as object), ids: [id], expected_revisions: { [id]: never } } }
          : { path, query: { ...query, id: [id], expected_revision: [never] }, body };
        const { status, body: answer } = await service.call(operation.id, input);
        expect(answer, `status ${status}`).toMatchObject({ data: { outcomes: [{ id, status: 'failed' }] } });
        messages.push(answer.data.outcomes[0].error.message);
      }
      expect(messages).toContainEqual(expect.stringContaining(`expected_revision was ${never}`));
    },
  );
});

it('revisions that do not belong to the ids are refused', async () => {
  const [id, other] = seeded.clientIds as [string, string];
  expect(
    await service.call('bulkDeleteClients', { body: { ids: [id], expected_revisions: { [other]: 1 } } }),
  ).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringContaining(`body.expected_revisions.${other}`) } },
  });
  expect(
    await service.call('deleteDepartments', {
      query: { id: seeded.records['departments']!.slice(0, 2), expected_revision: [1] },
    }),
  ).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringContaining('query.expected_revision') } },
  });
});
