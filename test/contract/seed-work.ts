import type { Service, TestAgency } from '../support/service.ts';
import {
  insert,
  insertProcess,
  insertStage,
  insertSubstage,
  insertTask,
  insertTicket,
} from '../families/tasks/task-rows.ts';

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const states = (status: string, category = status) => ({ status, status_category: category });

/** Tasks with stages, tickets, pins and views, as far as lists need them to have pages and orders; ids by collection. */
export async function seedWork(
  service: Service,
  agency: TestAgency,
  mark: string,
  clientIds: readonly string[],
): Promise<Record<string, string[]>> {
  const [caller] = await service.query<{ id: string }>(
    "select id from users where tenant_id = $1 and name = 'Everything'",
    [agency.id],
  );
  const by = { created_by: caller!.id };
  const process = await insertProcess(service, `${mark} process ${Math.random()}`, agency);
  const task = (nth: number, columns: Record<string, unknown>) =>
    insertTask(
      service,
      {
        name: `${mark} task ${nth}`,
        tags: [mark],
        ...by,
        created_at: hours(-nth),
        updated_at: hours(-nth / 2),
        start_date: hours(nth),
        due_date: hours(nth - 2),
        ...columns,
      },
      agency,
    );
  const open = [
    await task(1, {
      ...states('todo'),
      priority_level: 'low',
      client_id: clientIds[0],
      process_definition_id: process,
      process_definition_version: 1,
    }),
    await task(2, {
      ...states('in_progress', 'active'),
      priority_level: 'normal',
      client_id: clientIds[0],
      assigned_to: [caller!.id],
    }),
    await task(3, { ...states('todo'), priority_level: 'urgent' }),
  ];
  const over = [
    await task(4, { ...states('done'), completed_at: hours(-1), client_id: clientIds[1] }),
    await task(5, { ...states('cancelled'), cancelled_at: hours(-2), client_id: clientIds[0] }),
    await task(6, { ...states('done'), completed_at: hours(-3) }),
  ];
  const tasks = [...open, ...over];
  const stages: string[] = [];
  const substages: string[] = [];
  for (const [nth, id] of tasks.entries()) {
    const isOpen = nth < open.length;
    const stage = await insertStage(
      service,
      id,
      {
        name: `${mark} stage ${nth}`,
        ...by,
        ...states(isOpen ? ['ready', 'in_progress', 'ready'][nth]! : 'completed'),
        assigned_to: isOpen ? [caller!.id] : [],
        due_date: hours(nth + 1),
        started_at: hours(-nth - 1),
        completed_at: isOpen ? null : hours(-nth),
        created_at: hours(-nth),
        updated_at: hours(-nth / 2),
        position: nth,
      },
      agency,
    );
    stages.push(stage);
    substages.push(
      await insertSubstage(service, { task: id, stage }, { name: `${mark} substage ${nth}` }, agency),
    );
    await service.query('update tasks set current_stage_id = $2 where id = $1', [id, isOpen ? stage : null]);
    if (nth < 3)
      await service.query(
        "insert into entity_pins (tenant_id, user_id, record_kind, record_id, pinned_at) values ($1, $2, 'task_stage', $3, $4)",
        [agency.id, caller!.id, stage, hours(-nth)],
      );
  }
  const tickets: string[] = [];
  const links: string[] = [];
  const views: string[] = [];
  for (let nth = 1; nth <= 3; nth += 1) {
    const ticket = await insertTicket(
      service,
      { subject: `${mark} ticket ${nth}`, created_at: hours(-nth), client_id: clientIds[0] },
      agency,
    );
    tickets.push(ticket);
    links.push(
      await insert(service, 'task_ticket_links', {
        tenant_id: agency.id,
        task_id: tasks[nth],
        ticket_id: ticket,
        origin: 'attached',
        created_at: hours(-nth),
        ...by,
      }),
    );
    views.push(
      await insert(service, 'views', {
        tenant_id: agency.id,
        name: `${mark} view ${nth}`,
        record_kind: 'task',
        display: { type: 'table' },
        columns: JSON.stringify([{ key: 'name', width: null, is_frozen: false, summary: 'none' }]),
        audience: 'users',
        user_ids: [agency.ownerId],
        position: nth,
        owner_id: caller!.id,
        created_at: hours(-nth),
        updated_at: hours(-nth / 2),
        ...by,
      }),
    );
  }
  return {
    tasks,
    'task-stages': stages,
    substages,
    tickets,
    'ticket-links': links,
    'saved-views': views,
    'process-definitions': [process],
  };
}
