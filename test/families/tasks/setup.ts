import { hashSecret } from '#src/domain/access/secret.ts';
import type { Permission } from '#generated/permissions.ts';
import type { Service, TestAgency } from '../../support/service.ts';

/** Somebody who works on tasks: a member with these permissions and, unlike other members, an API key. */
export interface TestWorker {
  readonly key: string;
  readonly userId: string;
}

export async function newWorker(
  service: Service,
  permissions: readonly Permission[],
  agency: TestAgency = service.agencies[0],
): Promise<TestWorker> {
  const key = await service.keyWith(agency, permissions);
  const [row] = await service.query<{ user_id: string }>('select user_id from api_keys where hash = $1', [
    hashSecret(key),
  ]);
  await service.query("update users set kind = 'member' where id = $1", [row!.user_id]);
  return { key, userId: row!.user_id };
}

// oxlint-disable-next-line typescript/no-explicit-any -- the answer has been checked against the contract
export type Answer = any;

/** What tests do to tasks, as one caller. */
export class TaskHands {
  readonly #service: Service;
  readonly #caller: { readonly key: string };

  constructor(service: Service, caller: { readonly key: string } = { key: service.agencies[0].key }) {
    this.#service = service;
    this.#caller = caller;
  }

  as(caller: { readonly key: string }): TaskHands {
    return new TaskHands(this.#service, caller);
  }

  async create(body: object = {}): Promise<Answer> {
    return (await this.#service.ok('createTask', { body: { name: 'Content pack', ...body } }, this.#caller))
      .data;
  }

  async get(id: string): Promise<Answer> {
    return (await this.#service.ok('getTask', { path: { id } }, this.#caller)).data;
  }

  async update(id: string, body: object): Promise<Answer> {
    return (
      await this.#service.ok(
        'updateTaskFields',
        { body: { task_id: id, changes: Object.entries(body).map(([field, value]) => ({ field, value })) } },
        this.#caller,
      )
    ).data;
  }

  async stage(body: object): Promise<Answer> {
    return (await this.#service.ok('manageTaskStage', { body: body as never }, this.#caller)).data;
  }

  /** The stages of a task, by position, as the database has them. */
  stages(taskId: string): Promise<Answer[]> {
    return this.#service.query('select * from task_stages where task_id = $1 order by position', [taskId]);
  }

  call(operationId: string, input: object): Promise<{ status: number; body: Answer }> {
    return this.#service.call(operationId, input, this.#caller);
  }
}

/** What an answer refused, for `toEqual`: status and message. */
export const refusal = ({ status, body }: { status: number; body: Answer }): [number, string | undefined] => [
  status,
  body.error?.message,
];
