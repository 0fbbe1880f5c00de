import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import {
  budget,
  lifecycle,
  newObject,
  newRecord,
  ownerOf,
  path,
  type Answer,
  type Person,
} from './objects.ts';

/** Several records in one request, each with its own outcome. */
let service: Service;
let owner: Person;
beforeAll(async () => {
  service = await startService();
  owner = await ownerOf(service);
});
afterAll(() => service?.stop());

describe('storing many', () => {
  it('updates what matches and creates the rest, each entry on its own', async () => {
    const object = await newObject(owner, {
      definition: {
        fields: [budget, { key: 'serial', name: 'Serial', is_unique: true, config: { type: 'text' } }],
      },
    });
    const known = await newRecord(owner, object, { name: 'Known', field_values: { serial: 'K1' } });
    await newRecord(owner, object, { name: 'Twice' });
    await newRecord(owner, object, { name: 'Twice' });
    const manage = (records: object[]) =>
      owner.ok('manageCustomObjectRecord', { body: { custom_object_id: object.id, records } });
    const entries = [
      { match: { name: 'known' }, field_values: { budget: 1 } },
      { match: { field: { key: 'serial', value: 'k1' } }, field_values: { budget: 1 } },
      { match: { field: { key: 'serial', value: 'N1' } }, name: 'New' },
      { name: 'Fresh' },
      { match: { name: 'Twice' }, field_values: { budget: 1 } },
      { match: { number: 999 }, name: 'X' },
      { match: { field: { key: 'budget', value: 1 } }, name: 'X' },
      { match: { id: known.id }, expected_revision: 77, name: 'X' },
    ];
    const { outcomes, ...counts } = await manage(entries);
    expect(outcomes.map(({ outcome }: Answer) => outcome)).toEqual([
      'updated',
      'unchanged',
      'created',
      'created',
      'failed',
      'failed',
      'failed',
      'failed',
    ]);
    expect(counts).toEqual({ succeeded: 3, unchanged: 1, failed: 4 });
    expect(outcomes[2].record).toMatchObject({ name: 'New', field_values: { serial: 'N1' } });
    expect(outcomes.slice(4).map(({ error }: Answer) => error.type)).toEqual([
      'conflict',
      'not_found',
      'validation_error',
      'conflict',
    ]);
    // Of several who store one of a name at once, one creates it.
    const both = await Promise.all(
      [1, 2, 3].map((budget_) => manage([{ match: { name: 'Shared' }, field_values: { budget: budget_ } }])),
    );
    expect(both.flatMap(({ outcomes: [only] }) => only.outcome).sort()).toEqual([
      'created',
      'updated',
      'updated',
    ]);
    // Safe to repeat, but for the entry without a match.
    const again = await manage(entries.slice(0, 3));
    expect(again.unchanged).toBe(3);
  });
});

describe('in bulk', () => {
  it('changes, moves, archives and deletes several, each with its outcome', async () => {
    const site = await newObject(owner, { definition: { lifecycle, fields: [budget] } });
    const [a, b] = [await newRecord(owner, site), await newRecord(owner, site)];
    const nobody = '01900000-0000-7000-8000-000000000000';
    await owner.ok('archiveCustomObjectRecord', path(b));
    const ids = [a.id, b.id, nobody];
    const statuses = (result: Answer) => result.outcomes.map(({ status }: Answer) => status);
    expect(
      statuses(
        await owner.ok('bulkUpdateCustomObjectRecords', {
          body: { ids, changes: { field_values: { budget: 4 } } },
        }),
      ),
    ).toEqual(['succeeded', 'failed', 'failed']);
    expect(
      statuses(await owner.ok('bulkTransitionCustomObjectRecords', { body: { ids: [a.id], to: 'live' } })),
    ).toEqual(['succeeded']);
    expect(
      statuses(await owner.ok('bulkArchiveCustomObjectRecords', { body: { ids, is_archived: true } })),
    ).toEqual(['succeeded', 'unchanged', 'failed']);
    expect(
      statuses(
        await owner.ok('bulkDeleteCustomObjectRecords', { body: { ids, expected_revisions: { [a.id]: 1 } } }),
      ),
    ).toEqual(['failed', 'succeeded', 'failed']);
  });
});
