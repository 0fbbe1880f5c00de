import { randomUUID } from 'node:crypto';
import type { Service, TestAgency } from '../../support/service.ts';

/** A process as `getFullProcessDefinition` shows it. */
export interface FullProcess {
  readonly definition: { readonly id: string; readonly name: string; readonly revision: number; readonly [name: string]: unknown };
  readonly stages: readonly { readonly id: string; readonly key: string; readonly tools: readonly { readonly id: string }[]; readonly [name: string]: unknown }[];
  readonly dependencies: readonly { readonly predecessor_id: string; readonly successor_id: string }[];
}

/** A draft with the stages `copy` and `approval`, unless `body` says otherwise. */
export async function newProcess(service: Service, body: Record<string, unknown> = {}, agency: TestAgency = service.agencies[0]): Promise<FullProcess> {
  const stages = [{ key: 'copy', name: 'Write the copy' }, { key: 'approval', name: 'Client approval' }];
  return (await service.ok('createProcess', { body: { name: `Process ${randomUUID()}`, stages, ...body } }, { key: agency.key })).data;
}

/** The same, published as version 1. */
export async function newPublished(service: Service, body: Record<string, unknown> = {}): Promise<FullProcess> {
  const process = await newProcess(service, body);
  await service.ok('publishProcess', { path: { id: process.definition.id }, body: {} });
  return process;
}

export interface NewTask {
  readonly process: FullProcess;
  readonly version?: number;
  readonly status?: 'todo' | 'active' | 'done';
  readonly isPrivate?: boolean;
  readonly assignedTo?: readonly string[];
  readonly agency?: TestAgency;
}

/** A task of a published process with all its stages, as the rows that making one leaves. */
export async function newTask(service: Service, { process, version = 1, status = 'todo', isPrivate = false, assignedTo = [], agency = service.agencies[0] }: NewTask): Promise<{ id: string; stageIds: string[] }> {
  const [task] = await service.query<{ id: string }>(`
    insert into tasks (tenant_id, number, name, status, status_category, process_definition_id, process_definition_version, is_private, involved_ids, source_kind, created_by)
    values ($1, (select coalesce(max(number), 0) + 1 from tasks where tenant_id = $1), 'Task', $2, $2, $3, $4, $5, $6, 'api', $7) returning id`,
  [agency.id, status, process.definition.id, version, isPrivate, assignedTo, agency.ownerId]);
  const stageIds: string[] = [];
  for (const [position, stage] of process.stages.entries()) {
    const [row] = await service.query<{ id: string }>(`
      insert into task_stages (tenant_id, task_id, stage_definition_id, name, position, status, status_category, assigned_to, created_by)
      values ($1, $2, $3, 'Stage', $4, 'ready', 'ready', $5, $6) returning id`, [agency.id, task!.id, stage.id, position, assignedTo, agency.ownerId]);
    stageIds.push(row!.id);
  }
  return { id: task!.id, stageIds };
}

export async function addRun(service: Service, stageId: string, toolId: string, agency: TestAgency = service.agencies[0]): Promise<void> {
  await service.query(`
    insert into task_tool_runs (tenant_id, stage_id, tool_id, has_run, run_at, run_by, summary, run_count) values ($1, $2, $3, true, '2026-03-02T15:00:00Z', $4, 'Approved by Dana.', 2)`,
  [agency.id, stageId, toolId, agency.ownerId]);
}

export const checklist = { type: 'checklist', items: [{ key: 'drafts', label: 'Drafts attached', is_required: true }] };
