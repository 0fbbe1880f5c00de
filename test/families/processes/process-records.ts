import { randomUUID } from 'node:crypto';
import type { Service, TestAgency } from '../../support/service.ts';

/** A process as `getFullProcessDefinition` shows it. */
export interface FullProcess {
  readonly definition: {
    readonly id: string;
    readonly name: string;
    readonly revision: number;
    readonly [name: string]: unknown;
  };
  readonly stages: readonly {
    readonly id: string;
    readonly key: string;
    readonly tools: readonly { readonly id: string }[];
    readonly [name: string]: unknown;
  }[];
  readonly dependencies: readonly { readonly predecessor_id: string; readonly successor_id: string }[];
}

/** A draft with the stages `copy` and `approval`, unless `body` says otherwise. */
export async function newProcess(
  service: Service,
  body: Record<string, unknown> = {},
  agency: TestAgency = service.agencies[0],
): Promise<FullProcess> {
  const stages = [
    { key: 'copy', name: 'Write the copy' },
    { key: 'approval', name: 'Client approval' },
  ];
  return (
    await service.ok(
      'createProcess',
      { body: { name: `Process ${randomUUID()}`, stages, ...body } },
      { key: agency.key },
    )
  ).data;
}

/** The same, published as version 1. */
export async function newPublished(
  service: Service,
  body: Record<string, unknown> = {},
): Promise<FullProcess> {
  const process = await newProcess(service, body);
  await service.ok('publishProcess', { path: { id: process.definition.id }, body: {} });
  return process;
}

export interface NewTask {
  readonly process: FullProcess;
  readonly isDone?: boolean;
  readonly isPrivate?: boolean;
  /** Who is in charge of it and all its stages. */
  readonly assignedTo?: readonly string[];
}

/** A task of a published process, with its stages in order. */
export async function newTask(
  service: Service,
  { process, isDone = false, isPrivate = false, assignedTo = [] }: NewTask,
): Promise<{ id: string; stageIds: string[] }> {
  const {
    data: { id },
  } = await service.ok('createTask', {
    body: {
      process_definition_id: process.definition.id,
      is_private: isPrivate,
      assigned_to: [...assignedTo],
    },
  });
  const stages = await service.query<{ id: string }>(
    'select id from task_stages where task_id = $1 order by position',
    [id],
  );
  await service.query('update task_stages set assigned_to = $2 where task_id = $1', [id, assignedTo]);
  if (isDone)
    await service.query("update tasks set status = 'done', status_category = 'done' where id = $1", [id]);
  return { id, stageIds: stages.map((stage) => stage.id) };
}

export async function addRun(service: Service, stageId: string, toolId: string): Promise<void> {
  await service.query(
    `
    insert into task_tool_runs (tenant_id, stage_id, tool_id, has_run, run_at, run_by, summary, run_count) values ($1, $2, $3, true, '2026-03-02T15:00:00Z', $4, 'Approved by Dana.', 2)`,
    [service.agencies[0].id, stageId, toolId, service.agencies[0].ownerId],
  );
}

export const checklist = {
  type: 'checklist',
  items: [{ key: 'drafts', label: 'Drafts attached', is_required: true }],
};

/** Adds a tool, a checklist unless `body` says otherwise, to a stage named by its place. */
export const addTool = (service: Service, process: FullProcess, body: object = {}, stage = 0) =>
  service.call('createProcessDefinitionStageTool', {
    path: { id: process.definition.id },
    body: {
      stage_definition_id: process.stages[stage]!.id,
      name: `Tool ${randomUUID()}`,
      config: checklist,
      ...body,
    },
  });

export const newTool = async (service: Service, process: FullProcess, body?: object, stage?: number) =>
  (await addTool(service, process, body, stage)).body.data;
