import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { newClient, newProfile } from '../families/client-records.ts';
import { newWorker, TaskHands } from '../families/tasks/setup.ts';
import { Host } from './host.ts';

let service: Service;
let host: Host;
let conversation: string;

const day = 86_400_000;
const at = (days: number): string => new Date(Date.now() + days * day).toISOString();

/** Twelve clients and nine tasks, of which the questions ask. */
beforeAll(async () => {
  service = await startService();
  const tasks = new TaskHands(service);
  const [hana, marek] = await Promise.all([
    newWorker(service, ['tasks.view']),
    newWorker(service, ['tasks.view']),
  ]);
  await service.query("update users set name = 'Hana Novak' where id = $1", [hana.userId]);
  await service.query("update users set name = 'Marek Dvorak' where id = $1", [marek.userId]);
  const retail = await newProfile(service, { name: 'Retail' });
  const legal = await newProfile(service, { name: 'Legal' });
  const keyOf = ({ status_options: options }: Awaited<ReturnType<typeof newProfile>>, category: string) =>
    (options as { key: string; category: string }[]).find((option) => option.category === category)!.key;
  const clientIds: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    const profile = index < 8 ? retail : legal;
    const body = {
      name: `Firm ${'ABCDEFGHIJKL'[index]}quarry`,
      status: keyOf(profile, index % 2 === 0 ? 'active' : 'prospect'),
      assigned_to: index < 5 ? [hana.userId] : index < 7 ? [marek.userId] : [],
      tags: index === 3 ? ['vip'] : [],
    };
    clientIds.push((await newClient(service, profile.id, body)).id);
  }
  const { data: design } = await service.ok('createDepartment', { body: { name: 'Design' } });
  for (const body of [
    { name: 'T1', due_date: at(-3), assigned_to: [hana.userId], client_id: clientIds[0] },
    { name: 'T2', due_date: at(-2), assigned_to: [hana.userId] },
    { name: 'T3', due_date: at(-1), assigned_to: [marek.userId], priority_level: 'urgent' },
    { name: 'T4', due_date: at(60), client_id: clientIds[0], department_id: design.id },
    { name: 'T5', due_date: at(60), assigned_to: [marek.userId] },
    { name: 'T6' },
    { name: 'T7', priority_level: 'urgent', department_id: design.id },
    { name: 'T8', assigned_to: [marek.userId] },
  ])
    await tasks.create(body);
  const done = await tasks.create({ name: 'T9', stages: [{ name: 'Only' }] });
  await service.ok('transitionTaskStage', { body: { task_id: done.id } });
  host = await Host.connect(service.url, service.agencies[0].key);
  conversation = (await host.start('Look around')).conversation_id;
});
afterAll(async () => {
  await host?.close();
  await service?.stop();
});

const ask = (prompt: string) => host.ok('service_investigate', { conversation_id: conversation, prompt });

test.each([
  ['How many clients do we have?', 12],
  ['How many active clients do we have?', 6],
  ['How many active clients is Hana responsible for?', 3],
  ['How many clients is Hana Novak responsible for?', 5],
  ['Which clients is Marek looking after?', 2],
  ['Which clients have nobody looking after them?', 5],
  ['How many prospects are there?', 6],
  ['How many clients of the profile Legal are there?', 4],
  ['Which active retail clients do we have?', 4],
  ['Which customers are tagged vip?', 1],
  ['Which clients were created today?', 12],
  ['Which tasks are overdue?', 3],
  ['How many overdue tasks does Hana have?', 2],
  ['Which urgent tasks are there?', 2],
  ['How many tasks are done?', 1],
  ['How many open tasks are there?', 8],
  ['Which tasks of Design are open?', 2],
  ['List the tasks nobody is on', 4],
  ['How many open tasks does Firm Aquarry have?', 2],
  ['Which open tasks is Marek on that are late?', 1],
  ['How many open tasks are there per person?', 8],
])('%s %i', async (prompt, figure) => {
  const { digest, calls } = await ask(prompt);
  expect(calls).toHaveLength(1);
  expect(calls[0]!.found, digest).toBe(figure);
  expect(digest).toMatch(new RegExp(`^Looked at .*: ${figure} in total\\.`));
});

test('a count is told by its groups, and what no filter answers as not computed', async () => {
  expect((await ask('How many open tasks are there per person?')).digest).toMatch(
    /- Hana Novak: 2[^]*|- Marek Dvorak: 3/,
  );
  expect((await ask('What is the average budget of active clients, which clients are they?')).digest).toMatch(
    /^Not computed: “average”, “budget”\. Without that: Looked at clients, active: 6 in total\./,
  );
});

test.each([
  ['How many tasks came from partner.example this week?', 'partner.example'],
  ['How many open tasks mention the new logo?', 'mention', 'logo'],
  ['Which clients signed up since Monday?', 'signed', 'since Monday'],
])('%s is answered without the condition that no filter has, and says so', async (prompt, ...parts) => {
  const { digest, is_complete: isComplete } = await ask(prompt);
  expect(digest).toMatch(/^Not computed: “.*”\. Without that: Looked at /);
  for (const part of parts) expect(digest.split('. Without')[0]).toContain(part);
  expect(isComplete).toBe(false);
});

test('names several people may have are told with each of them', async () => {
  const { digest } = await ask('How many overdue tasks have Hana and Marek?');
  expect(digest).toContain('assigned to Hana Novak or Marek Dvorak: 3 in total');
});

test.each([
  ['Who has read the SOP about file names?', /sop/],
  ['How many SOPs are published?', /list_sops/],
  ['How many hours did Maya log in October?', /time/],
  ['How many invoices are open?', /list_invoices/],
  ['Which automations failed today?', /automation/],
])('%s is told as not computed, with the tools that would answer it', async (prompt, tool) => {
  const { digest, calls, is_complete: isComplete } = await ask(prompt);
  expect(isComplete).toBe(false);
  expect(calls).toEqual([]);
  expect(digest).toContain(`Not computed: “${prompt}”.`);
  expect(/filters: (.*?)\./.exec(digest)![1]).toMatch(tool);
});

test('a question about a named client that nothing answers shows what belongs to the client, as no answer', async () => {
  const { digest, calls, is_complete: isComplete } = await ask('When did Firm Aquarry pay its last invoice?');
  expect(isComplete).toBe(false);
  expect(digest).toMatch(/^Not computed: “When did/);
  expect(calls[0]).toMatchObject({ name: 'search_clients', found: 1 });
});

test('a question in another language is answered with the request for English', async () => {
  const refused = await host.tool('service_investigate', {
    conversation_id: conversation,
    prompt: 'Wie viele Aufgaben sind überfällig?',
  });
  expect(refused.isError).toBe(true);
  expect(refused.text).toContain('in English');
});

test.each([
  [
    'How many tickets did Firm Aquarry open this week?',
    'tickets, of the client Firm Aquarry, created this week',
  ],
  ['How many tasks did Hana open this week?', 'tasks, assigned to Hana Novak, created this week'],
  ['Which tickets of Firm Aquarry are open?', 'tickets, not resolved, of the client Firm Aquarry'],
  ['How many tickets are open today?', 'tickets, not resolved, created today'],
  ['Which open tickets did we get this week?', 'tickets, not resolved, created this week'],
])('%s reads "open" as a verb or a state', async (prompt, told) => {
  expect((await ask(prompt)).digest).toContain(`Looked at ${told}: `);
});
