import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { addMember, type Member } from '../organization/people.ts';
import { newPublished } from '../processes/process-records.ts';
import { refusal, TaskHands, type Answer } from './setup.ts';

let service: Service;
let all: TaskHands;
let profileId: string;
let present: Member;
/** In charge of things since before they were suspended. */
let away: Member;
let task: Answer;
let client: Answer;
beforeAll(async () => {
  service = await startService();
  all = new TaskHands(service);
  profileId = (await service.ok('createClientProfile', { body: { name: 'Clients' } })).data.id;
  [present, away] = [
    await addMember(service, service.agencies[0]),
    await addMember(service, service.agencies[0]),
  ];
  task = await all.create({ assigned_to: [away.id], stages: [{ name: 'Copy', assigned_to: [away.id] }] });
  client = (
    await service.ok('createClient', {
      body: { name: 'Bakery', profile_id: profileId, assigned_to: [away.id, present.id] },
    })
  ).data;
  await service.ok('updateUserFields', { body: { user_id: away.id, status: 'suspended' } });
});
afterAll(() => service.stop());

const refused = (place: string): [number, unknown] => [
  400,
  expect.stringMatching(
    new RegExp(`${place.replaceAll(/[.[\]]/g, String.raw`\$&`)} names ${away.id} \\(.+\\), who is suspended`),
  ),
];

describe('somebody who is suspended', () => {
  it('is given nothing new, whatever the way', async () => {
    const [other, stage] = [
      await all.create({ stages: [{ name: 'Copy' }] }),
      (await all.stages(task.id))[0]!,
    ];
    const free = (await all.stages(other.id))[0]!;
    const own = (await service.ok('createClient', { body: { name: 'Florist', profile_id: profileId } })).data;
    const ways: [string, object, string][] = [
      ['createTask', { body: { name: 'New', assigned_to: [present.id, away.id] } }, 'body.assigned_to[1]'],
      ['createTask', { body: { name: 'New', watcher_ids: [away.id] } }, 'body.watcher_ids[0]'],
      [
        'createTask',
        {
          body: {
            name: 'New',
            stages: [{ name: 'Copy', substages: [{ name: 'Outline', assigned_to: [away.id] }] }],
          },
        },
        'body.stages[0].substages[0].assigned_to[0]',
      ],
      ['replaceTaskWatchers', { path: { id: other.id }, body: { user_ids: [away.id] } }, 'body.user_ids[0]'],
      [
        'manageTaskStage',
        { body: { action: 'assign', stage_id: free.id, assigned_to: [away.id] } },
        'body.assigned_to[0]',
      ],
      [
        'createClient',
        { body: { name: 'Grocer', profile_id: profileId, assigned_to: [away.id] } },
        'body.assigned_to[0]',
      ],
      [
        'updateClient',
        { path: { id: own.id }, body: { assigned_to: [present.id, away.id] } },
        'body.assigned_to[1]',
      ],
    ];
    for (const [operation, input, place] of ways)
      expect(refusal(await all.call(operation, input)), operation).toEqual(refused(place));
    const bulk = (
      await service.ok('bulkUpdateTasks', {
        body: { ids: [other.id, task.id], changes: { add_assignee_ids: [away.id] } },
      })
    ).data;
    expect(bulk.outcomes.map(({ status }: Answer) => status)).toEqual(['failed', 'unchanged']);
    expect(stage.assigned_to).toEqual([away.id]);
  });

  it('keeps what they were in charge of, also when others are added', async () => {
    expect((await all.update(task.id, { assigned_to: [away.id, present.id] })).assigned_to).toEqual([
      away.id,
      present.id,
    ]);
    expect(
      (
        await service.ok('updateClient', {
          path: { id: client.id },
          body: { assigned_to: [present.id, away.id] },
        })
      ).data.assigned_to,
    ).toEqual([present.id, away.id]);
  });

  it('is left out of new tasks of processes that name them', async () => {
    await service.ok('updateUserFields', { body: { user_id: away.id, status: 'active' } });
    const { definition } = await newPublished(service, {
      default_assignee_ids: [away.id, present.id],
      stages: [
        { key: 'owners', name: 'Owners', assignment: { mode: 'client_owners' } },
        {
          key: 'several',
          name: 'Several',
          assignment: { mode: 'members', user_ids: [present.id, away.id] },
          substages: [{ name: 'Outline', user_ids: [away.id] }],
        },
        { key: 'one', name: 'One', assignment: { mode: 'members', user_ids: [away.id] } },
      ],
    });
    await service.ok('updateUserFields', { body: { user_id: away.id, status: 'suspended' } });
    const made = (
      await service.ok('createTask', { body: { process_definition_id: definition.id, client_id: client.id } })
    ).data;
    const stages = await all.stages(made.id);
    expect([made.assigned_to, ...stages.map(({ assigned_to: people }) => people)]).toEqual([
      [present.id],
      [present.id],
      [present.id],
      [],
    ]);
    expect(
      await service.query('select assigned_to from task_substages where stage_id = $1', [stages[1]!.id]),
    ).toEqual([{ assigned_to: [] }]);
  });
});
