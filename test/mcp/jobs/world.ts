import { randomUUID } from 'node:crypto';
import type { Service } from '../../support/service.ts';
import { newClient, newProfile } from '../../families/client-records.ts';
import { newField } from '../../families/fields/field-records.ts';
import { newPublished } from '../../families/processes/process-records.ts';
import { newWorker, TaskHands, type Answer } from '../../families/tasks/setup.ts';

const day = 86_400_000;

/** Not on the first or last day of a month: what is due "this month" would move while the tests run. */
const inThisMonth = (): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 15, 12)).toISOString();
};

/** An agency with people, profiles, clients, tasks, a budget and deliveries that failed. */
export async function newWorld(service: Service) {
  const tasks = new TaskHands(service);
  const person = async (name: string): Promise<string> => {
    const { userId } = await newWorker(service, ['clients.view', 'tasks.view', 'tasks.transition']);
    await service.query('update users set name = $2 where id = $1', [userId, name]);
    return userId;
  };
  const petra = await person('Petra Holm');
  const marek = await person('Marek Dvorak');
  const dental = await newProfile(service, { name: 'Dental' });
  const retail = await newProfile(service, { name: 'Retail' });
  const legacy = await newProfile(service, { name: 'Legacy' });
  const { data: design } = await service.ok('createDepartment', { body: { name: 'Design' } });
  const budget = await newField(service, {
    record_kind: 'client',
    key: 'monthly_budget',
    name: 'Budget',
    config: { type: 'money' },
  });
  const keyOf = (category: string): string =>
    (dental.status_options as { key: string; category: string }[]).find((one) => one.category === category)!
      .key;
  const client = async (name: string, cents: number, profile = retail): Promise<string> =>
    (
      await newClient(service, profile.id, {
        name,
        status: keyOf('active'),
        field_values: { [budget.key]: { amount_minor: cents, currency: 'USD' } },
      })
    ).id;
  const bakery = await client('Brook Bakery', 300_000);
  const harbor = await client('Harbor Dental', 900_000, dental);
  const mill = await client('Mill Street Books', 700_000);
  const movers = [await client('Old Firm', 100_000, legacy), await client('Older Firm', 100_000, legacy)];
  const prospect = keyOf('prospect');
  await service.ok('updateClient', { path: { id: harbor }, body: { status: prospect } });

  const { definition } = await newPublished(service, {
    name: 'Campaign',
    stages: [
      { key: 'brief', name: 'Brief', predecessors: [] },
      { key: 'design', name: 'Design draft', predecessors: [{ key: 'brief' }] },
    ],
  });
  const running = async (name: string, more: object = {}): Promise<Answer> => {
    const task = await tasks.create({ process_definition_id: definition.id, name, ...more });
    const [first] = await tasks.stages(task.id);
    await tasks.stage({ action: 'start', stage_id: first.id });
    return task;
  };
  const brochure = await running('Spring brochure', { client_id: bakery, due_date: inThisMonth() });
  const onHold = await Promise.all(['Poster', 'Leaflet', 'Banner'].map((name) => running(name)));
  const [, , banner] = onHold;
  const [stage] = await tasks.stages(banner.id);
  await tasks.stage({ action: 'add_substage', stage_id: stage.id, name: 'Ask for the logo' });
  for (const { id } of onHold) await tasks.update(id, { status: 'on_hold' });
  const late = await tasks.create({ name: 'Late flyer', assigned_to: [marek] });
  const older = await tasks.create({ name: 'Older flyer', assigned_to: [marek] });
  await tasks.create({ name: 'Late for Petra', assigned_to: [petra] });
  await service.query('update tasks set due_date = $2 where id = $1', [late.id, justNow()]);
  await service.query('update tasks set due_date = $2 where id = $1', [
    older.id,
    new Date(Date.now() - 30 * day).toISOString(),
  ]);
  return {
    petra,
    marek,
    dental,
    retail,
    legacy,
    design,
    budget,
    bakery,
    harbor,
    mill,
    movers,
    brochure,
    onHold,
  };
}

const justNow = (): string => new Date(Date.now() - 60_000).toISOString();

/** Deliveries that a receiver missed, as the past left them. */
export async function missDeliveries(service: Service, count: number): Promise<void> {
  for (let sequence = 1; sequence <= count; sequence += 1) {
    const id = randomUUID();
    await service.query(
      `insert into webhook_deliveries (tenant_id, id, event_id, event_type, status, body, sequence, created_at, is_test, endpoint_id, endpoint_kind, url)
       values ($1, $2, $2, 'client.created', 'exhausted', $3, $4, now() - interval '1 day', false, gen_random_uuid(), 'global', 'https://former.example/')`,
      [service.agencies[0].id, id, `{"id":"${id}"}`, sequence],
    );
  }
}
