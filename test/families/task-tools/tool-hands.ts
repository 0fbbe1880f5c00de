import { randomUUID } from 'node:crypto';
import { newPublished } from '../processes/process-records.ts';
import { newWorker, TaskHands, type Answer, type TestWorker } from '../tasks/setup.ts';
import type { CallAnswer, Service } from '../../support/service.ts';

export const items = [
  { key: 'names', label: 'Names are right', is_required: true },
  { key: 'links', label: 'Links work', is_required: true },
  { key: 'tone', label: 'Tone fits', is_required: false },
];
export const checklist = { name: 'Proofread', is_required: true, config: { type: 'checklist', items } };
export const link = {
  name: 'Media plan',
  is_required: true,
  config: { type: 'link', url: 'https://plans.example/{{client.slug}}?for={{process.name}}' },
};
export const approvalBy = (ids: readonly string[], more: object = {}) => ({
  name: 'Sign-off',
  is_required: true,
  config: { type: 'approval', approver_ids: ids, ...more },
});

/** A tool in the first stage of a running task; another stage follows. */
export interface Running {
  readonly taskId: string;
  readonly stageId: string;
  readonly nextId: string;
  readonly toolId: string;
}

type Caller = { readonly key: string };

/** What tests do with tools of stages. Stages are given to `worker`, who does everything where no caller is named. */
export class ToolHands {
  readonly all: TaskHands;
  readonly service: Service;
  readonly worker: TestWorker;
  readonly approver: TestWorker;
  readonly other: TestWorker;
  readonly lead: Caller;

  private constructor(
    service: Service,
    [worker, approver, other]: readonly [TestWorker, TestWorker, TestWorker],
  ) {
    this.service = service;
    this.all = new TaskHands(service);
    [this.worker, this.approver, this.other] = [worker, approver, other];
    this.lead = { key: service.agencies[0].key };
  }

  static async of(service: Service): Promise<ToolHands> {
    const one = () => newWorker(service, ['tasks.view']);
    return new ToolHands(service, [await one(), await one(), await one()]);
  }

  async running(tool: object, body: object = {}): Promise<Running> {
    const [first] = await this.runningAll([tool], body);
    return first!;
  }

  /** Each of several tools in one stage. */
  async runningAll(tools: readonly object[], body: object = {}): Promise<Running[]> {
    const { definition, stages } = await newPublished(this.service, {
      name: `R&D ${randomUUID()}`,
      stages: [
        { key: 'copy', name: 'Copy', tools },
        { key: 'end', name: 'End' },
      ],
    });
    const task = await this.all.create({ process_definition_id: definition.id, ...body });
    const [first, next] = await this.all.stages(task.id);
    await this.all.stage({ action: 'assign', stage_id: first.id, assigned_to: [this.worker.userId] });
    await this.service.takeEvents();
    return stages[0]!.tools.map(({ id }) => ({
      taskId: task.id,
      stageId: first.id,
      nextId: next.id,
      toolId: id,
    }));
  }

  tick(
    at: Running,
    key: string,
    {
      isTicked = true,
      caller,
      ...more
    }: { isTicked?: boolean; caller?: Caller; expected_revision?: number } = {},
  ): Promise<CallAnswer> {
    return this.#call('setTaskStageToolItem', at, { is_ticked: isTicked, ...more }, caller, {
      item_key: key,
    });
  }

  run(at: Running, caller?: Caller, body: object = {}): Promise<CallAnswer> {
    return this.#call('runTaskStageTool', at, body, caller);
  }

  addFile(at: Running, fileId: string, caller?: Caller, body: object = {}): Promise<CallAnswer> {
    return this.#call('attachTaskStageToolFile', at, { file_id: fileId, ...body }, caller);
  }

  removeFile(
    { stageId, toolId }: Running,
    fileId: string,
    caller: Caller = this.worker,
    revision?: number,
  ): Promise<CallAnswer> {
    return this.service.call(
      'detachTaskStageToolFile',
      {
        path: { id: stageId, tool_id: toolId, file_id: fileId },
        query: revision === undefined ? {} : { expected_revision: revision },
      },
      caller,
    );
  }

  request(at: Running, caller?: Caller, body: object = {}): Promise<CallAnswer> {
    return this.#call('submitTaskStageToolApproval', at, body, caller);
  }

  approve(at: Running, caller: Caller = this.approver, body: object = {}): Promise<CallAnswer> {
    return this.#call('decideTaskStageToolApproval', at, { decision: 'approve', ...body }, caller);
  }

  reject(at: Running, body: object = { comment: 'Too long.' }): Promise<CallAnswer> {
    return this.#call('decideTaskStageToolApproval', at, { decision: 'reject', ...body }, this.approver);
  }

  withdraw(at: Running, caller?: Caller, body: object = {}): Promise<CallAnswer> {
    return this.#call('retractTaskStageToolApproval', at, body, caller);
  }

  async show({ stageId }: Running, caller: Caller = this.worker): Promise<Answer[]> {
    return (await this.service.ok('getTaskStageTools', { path: { id: stageId } }, caller)).data.tools;
  }

  async stateOf(at: Running, caller?: Caller): Promise<Answer> {
    return (await this.show(at, caller)).find(({ tool_id: id }) => id === at.toolId);
  }

  complete({ stageId }: Running, caller: Caller = this.lead): Promise<CallAnswer> {
    return this.service.call('manageTaskStage', { body: { action: 'complete', stage_id: stageId } }, caller);
  }

  /** The tools of the task as the public API shows them. */
  async shownOnTask({ taskId }: Running, caller: Caller = this.lead): Promise<Answer[]> {
    return (await this.service.ok('getFullTask', { path: { id: taskId } }, caller)).data.tools;
  }

  /** What the activity of the task tells of tools. */
  async sentences({ taskId }: Running, caller: Caller = this.lead): Promise<string[]> {
    return (
      await this.service.ok(
        'listTaskActivity',
        { path: { id: taskId }, query: { kind: ['tool'], order: 'asc' } },
        caller,
      )
    ).data.map(({ text }: Answer) => text);
  }

  /** Kind and title of what the worker was told about the stage. */
  async noticesOf({ stageId }: Running): Promise<(readonly [string, string])[]> {
    const rows = await this.service.query(
      "select kind, title from notifications where user_id = $1 and record_kind = 'task_stage' and record_id = $2 and kind <> 'assignment' order by created_at",
      [this.worker.userId, stageId],
    );
    return rows.map(({ kind, title }: Answer) => [kind, title] as const);
  }

  #call(
    operation: string,
    { stageId, toolId }: Running,
    body: object,
    caller: Caller = this.worker,
    path: object = {},
  ): Promise<CallAnswer> {
    return this.service.call(operation, { path: { id: stageId, tool_id: toolId, ...path }, body }, caller);
  }
}
