import type { Call } from './caller.ts';
import type { Random } from './random.ts';

export interface WorkSurroundings {
  readonly clientIds: readonly string[];
  readonly userIds: readonly string[];
  readonly now: Date;
}

const hour = 60;
const day = 24 * hour;

/** What the agencies do again and again, as `createProcess` takes it. */
const processes = [
  {
    name: 'Monthly content',
    description: 'Texts and pictures of a month, from the briefing to the day they appear.',
    task_name_template: 'Content for {{client.name}}, {{month}}',
    due_offset_minutes: 12 * day,
    tags: ['monthly'],
    shift_due_on_hold: true,
    stages: [
      {
        key: 'briefing',
        name: 'Briefing',
        auto_complete: true,
        due_rule: { anchor: 'task_start', offset_minutes: day },
        assignment: { mode: 'task_assignees' },
        estimated_minutes: hour,
        substages: [
          { name: 'Ask for offers and dates of the month' },
          { name: 'Choose the three topics', is_required: false },
        ],
      },
      {
        key: 'copy',
        name: 'Write the copy',
        due_rule: { anchor: 'predecessor_completion', offset_minutes: 3 * day },
        assignment: { mode: 'task_assignees' },
        estimated_minutes: 4 * hour,
        tools: [
          {
            name: 'Before it goes out',
            config: {
              type: 'checklist',
              items: [
                { key: 'names', label: 'Names and numbers are right', is_required: true },
                { key: 'tone', label: 'It sounds like the client', is_required: false },
              ],
            },
          },
        ],
      },
      {
        key: 'pictures',
        name: 'Choose pictures',
        predecessors: [{ key: 'briefing' }],
        is_required: false,
        assignment: { mode: 'client_owners' },
        estimated_minutes: 2 * hour,
      },
      {
        key: 'approval',
        name: 'Client approval',
        predecessors: [{ key: 'copy' }, { key: 'pictures', type: 'start_to_start' }],
        due_rule: { anchor: 'task_due', offset_minutes: -2 * day },
        assignment: { mode: 'client_owners' },
      },
      {
        key: 'publish',
        name: 'Publish',
        due_rule: { anchor: 'task_due', offset_minutes: 0 },
        assignment: { mode: 'task_assignees' },
        estimated_minutes: hour,
      },
    ],
  },
  {
    name: 'Website launch',
    description: 'A new website, from the first call to the day after it went live.',
    due_offset_minutes: 40 * day,
    priority_level: 'high',
    tags: ['web'],
    stages: [
      {
        key: 'kickoff',
        name: 'Kick-off call',
        due_rule: { anchor: 'task_start', offset_minutes: 2 * day },
        assignment: { mode: 'client_owners' },
        estimated_minutes: hour,
      },
      {
        key: 'design',
        name: 'Design',
        due_rule: { anchor: 'predecessor_completion', offset_minutes: 10 * day },
        assignment: { mode: 'task_assignees' },
        estimated_minutes: 20 * hour,
      },
      { key: 'build', name: 'Build', assignment: { mode: 'task_assignees' }, estimated_minutes: 30 * hour },
      {
        key: 'live',
        name: 'Go live',
        due_rule: { anchor: 'task_due', offset_minutes: 0 },
        assignment: { mode: 'task_assignees' },
        estimated_minutes: 3 * hour,
      },
    ],
  },
];

const errands = [
  'Answer the question about the invoice',
  'Send the access to the statistics',
  'Prepare the quarterly review',
  'Change the opening hours everywhere',
  'Collect three references',
];
const remarks = [
  'They would like the second picture instead.',
  'Called, nobody there. I will try again tomorrow.',
  'Approved on the phone.',
  'The numbers are from last month, please check.',
];

const taskCount = 24;

/** Processes, and tasks of the last weeks and the next days at every stage of them: a day has something in it. */
export async function fillWork(
  call: Call,
  random: Random,
  { clientIds, userIds, now }: WorkSurroundings,
): Promise<void> {
  const processIds: string[] = [];
  for (const process of processes) {
    const { definition } = await call('createProcess', { body: process });
    await call('publishProcess', { path: { id: definition.id }, body: { change_note: 'First version' } });
    processIds.push(definition.id);
  }
  for (let index = 0; index < taskCount; index += 1) {
    const at = (days: number) => new Date(now.getTime() + days * day * 60_000).toISOString();
    const people = {
      client_id: random.pick(clientIds),
      assigned_to: random.sample(userIds, random.between(1, 2)),
      watcher_ids: random.sample(userIds, random.between(0, 1)),
    };
    const body = random.chance(0.25)
      ? {
          name: random.pick(errands),
          due_date: at(random.between(-2, 5)),
          priority_level: random.pick(['low', 'normal', 'high', 'urgent']),
          ...people,
        }
      : { process_definition_id: random.pick(processIds), start_date: at(-random.between(0, 14)), ...people };
    await moveOn(call, random, await call('createTask', { body }));
  }
}

interface StartedTask {
  readonly id: string;
  readonly current_stage: { readonly id: string } | null;
}

async function moveOn(call: Call, random: Random, task: StartedTask): Promise<void> {
  const { id } = task;
  let stage = task.current_stage;
  for (let steps = random.between(0, 4); steps > 0 && stage !== null; steps -= 1)
    stage = await completeStage(call, id, stage.id);
  if (stage === null && task.current_stage === null && random.chance(0.4))
    await call('updateTaskFields', { body: { task_id: id, changes: [{ field: 'status', value: 'done' }] } });
  else if (stage !== null && random.chance(0.15))
    await call('updateTaskFields', {
      body: {
        task_id: id,
        changes: [
          { field: 'status', value: 'on_hold' },
          { field: 'hold_reason', value: 'Waits for the client' },
        ],
      },
    });
  if (random.chance(0.4))
    await call('createComment', {
      body: { record_kind: 'task', record_id: id, body_text: random.pick(remarks) },
    });
}

/** Ticks off what the stage needs and completes it; answers the stage that the task is in then. */
async function completeStage(
  call: Call,
  taskId: string,
  stageId: string,
): Promise<{ readonly id: string } | null> {
  const details = await call('getTaskDetails', { path: { id: taskId } });
  const stage = details.stages.find((one: { id: string }) => one.id === stageId);
  const open = stage.substages.filter(
    (one: { status: string; is_required: boolean }) => one.is_required && one.status === 'open',
  );
  for (const { id } of open) await call('completeTaskSubstage', { path: { id } });
  // The last of them has completed a stage that completes by itself.
  if (open.length === 0 || !stage.auto_complete)
    await call('manageTaskStage', { body: { action: 'complete', stage_id: stageId } });
  return (await call('getTask', { path: { id: taskId } })).current_stage;
}
