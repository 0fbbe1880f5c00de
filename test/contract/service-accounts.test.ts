import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { idPlaces, ownInput } from './id-places.ts';
import { implemented, type ExampleInput } from './operations.ts';
import { knownFor } from './known.ts';
import type { Seeded } from './seed.ts';
import { startSeeded, type SeededService } from './seeded.ts';

/**
 * Work is for members: whatever operation puts somebody in charge of tasks, stages or substages, now or by a process, refuses a
 * service account and says so. Whoever adds such a place looks people up with `requireMembers`, or in processes `NamedThings`.
 */
let service: SeededService;
let own: Seeded;
let account: string;

beforeAll(async () => {
  service = await startSeeded();
  [own] = service.seeds;
  account = (
    await service.ok('createServiceAccount', { body: { name: 'Reports', permissions: ['tasks.view'] } })
  ).data.id;
});
afterAll(() => service?.stop());
// An example may have deleted the task that the next one is about.
beforeEach(() =>
  service.query('update tasks set deleted_at = null where tenant_id = $1', [service.agencies[0].id]),
);

const families = new Set(['tasks', 'processes', 'process-authoring', 'task-settings']);
const putsInCharge = (name: string): boolean =>
  ['assigned_to', 'add_assignee_ids', 'default_assignee_ids', 'user_ids', 'overflow_user_ids'].includes(name);
/** Tells people of a task without putting them in charge. */
const tellsOnly = new Set(['replaceTaskWatchers']);

const places = implemented
  .filter(({ family, effect, id }) => families.has(family) && effect === 'write' && !tellsOnly.has(id))
  .flatMap((operation) => {
    const nobody = { ids: () => ['0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b11'], words: [] };
    return idPlaces(operation, nobody)
      .filter(({ text, name }) => text.startsWith('body') && putsInCharge(name))
      .map(({ text }) => [operation.id, text] as const);
  });

/** Where the account alone is not enough, or excludes what the example has. */
const assignedStage = (id: string) => ({
  key: 'draft',
  name: 'Draft',
  assignment: { mode: 'members', user_ids: [id] },
});
const whole: Record<string, (body: Record<string, unknown>, id: string) => object> = {
  'createProcess body.stages[0].assignment.user_ids[0]': (body, id) => ({
    ...body,
    stages: [assignedStage(id)],
  }),
  'replaceProcessStages body.stages[0].assignment.user_ids[0]': (body, id) => ({
    ...body,
    stages: [assignedStage(id)],
  }),
  'bulkUpdateTaskStages body.changes.assigned_to[0]': (body, id) => ({
    ...body,
    changes: { assigned_to: [id] },
  }),
};

it.each(places)('%s refuses a service account at %s', async (operationId, text) => {
  const operation = implemented.find(({ id }) => id === operationId)!;
  const known = knownFor(own, operation);
  const place = idPlaces(operation, known).find((each) => each.text === text)!;
  const input = ownInput(operation, known);
  // What else the example has may be in the way of the one, and be needed by the other.
  const build = whole[`${operationId} ${text}`];
  const inputs: ExampleInput[] =
    build === undefined
      ? [place.put(input, account), place.putAlone(input, account)]
      : [{ ...input, body: build(input.body as Record<string, unknown>, account) }];
  const answers = await Promise.all(inputs.map(async (each) => service.call(operationId, each)));
  const said = answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`);
  expect(
    said.filter(
      (answer) =>
        answer.includes(account) &&
        /is a service account\. Choose a member|is not a member of this agency/.test(answer),
    ),
    said.join('\n'),
  ).not.toEqual([]);
  const holders = await service.query(
    `
    select id from tasks where $1 = any(assigned_to) union all select id from task_stages where $1 = any(assigned_to) union all select id from task_substages where $1 = any(assigned_to)`,
    [account],
  );
  expect(holders, 'what the service account was put in charge of').toEqual([]);
});

it('knows the operations that put people in charge', () => {
  expect([...new Set(places.map(([operation]) => operation))].sort()).toEqual(
    expect.arrayContaining([
      'bulkUpdateTaskStages',
      'bulkUpdateTasks',
      'createTask',
      'manageTask',
      'manageTaskStage',
      'updateProcessInstance',
    ]),
  );
});
