import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMember } from '../families/organization/people.ts';
import { startService, type Service } from '../support/service.ts';
import { exampleInput, implemented, operationObject } from './operations.ts';

type Value = Readonly<Record<string, unknown>>;

const dana = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b11';
const sam = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b12';

let service: Service;

/** The id of each record of the example agency, and of the one that stands for it here. */
const real = new Map<string, string>();

beforeAll(async () => {
  service = await startService();
  real.set(dana, service.agencies[0].ownerId);
  real.set(sam, (await addMember(service, service.agencies[0], { role: 'admin' })).id);
  // The examples of clients and tasks fill fields beside the one that an example creates.
  const choices = ['social', 'email'].map((key) => ({ key, label: key }));
  await service.ok('createField', {
    body: { record_kind: 'client', key: 'employees', name: 'Employees', config: { type: 'number' } },
  });
  await service.ok('createField', {
    body: {
      record_kind: 'task',
      key: 'channels',
      name: 'Channels',
      config: { type: 'multi_choice', choices },
    },
  });
});
afterAll(() => service?.stop());

/** Creations in an order in which each finds what its example refers to, with the reads of what they made. */
const chain = [
  ['createDepartment', 'getDepartment'],
  ['createClientProfileFolder', undefined],
  ['createClientProfile', 'getClientProfile'],
  ['createFieldFolder', undefined],
  ['createField', 'getField'],
  ['createClient', 'getClient'],
  ['createClientNoteFolder', undefined],
  ['createClientNote', 'getClientNote'],
  ['createProcess', 'getProcessDefinition'],
  ['createTask', 'getTask'],
  ['createComment', undefined],
] as const;

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/** An example with the ids of the records that stand for those of the example agency. */
function here(value: unknown): unknown {
  if (isId(value)) return real.get(value) ?? value;
  if (Array.isArray(value)) return value.map(here);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, here(item)]));
}

/** The record in an answer: its data, or the definition in that. */
const recordOf = ({ data }: { data: Value }): Value & { id: string } =>
  (data['definition'] ?? data) as Value & { id: string };

async function create(id: string): Promise<{ sent: Value; record: Value & { id: string } }> {
  const operation = implemented.find((each) => each.id === id)!;
  const sent = here(exampleInput(operation).body) as Value;
  const record = recordOf((await service.ok(id, { body: sent })) as { data: Value });
  const { example } = operationObject(operation).responses['200']!.content!['application/json']!;
  real.set(recordOf(example as { data: Value }).id, record.id);
  return { sent, record };
}

it.each(chain)(
  'the example of %s makes a record of the agency that the other examples know',
  async (creation, reading) => {
    const { sent, record } = await create(creation);
    const read =
      reading === undefined ? record : recordOf(await service.ok(reading, { path: { id: record.id } }));
    for (const [name, value] of Object.entries(sent))
      if (name in read && (typeof value !== 'object' || name === 'assigned_to'))
        expect(read[name]).toEqual(value);
    // Tasks run the published version.
    if (creation === 'createProcess')
      await service.ok('publishProcess', { path: { id: record.id }, body: {} });
  },
);
