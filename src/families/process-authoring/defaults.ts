import type { ProcessCreate, ProcessUpdate } from '#generated/console/types.gen.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import type { ReadContext } from '#src/call/context.ts';
import { nameTaken } from '#src/platform/errors/index.ts';
import { checkPlaceholders, type ProcessValues } from '#src/domain/processes/index.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import { tidyTags } from '#src/platform/tidy.ts';
import { findNamesake, type ProcessLabels } from './draft-writes.queries.ts';

export type Values = ProcessLabels &
  Pick<
    ProcessValues,
    | 'task_name_template'
    | 'department_id'
    | 'default_assignee_ids'
    | 'priority_level'
    | 'tags'
    | 'due_offset_minutes'
    | 'estimated_minutes'
    | 'shift_due_on_hold'
    | 'status_template_id'
  >;

/** Default values of a process that has only a name. */
export const emptyValues: Omit<Values, 'name'> = {
  description: null,
  icon: null,
  color: null,
  task_name_template: null,
  department_id: null,
  default_assignee_ids: [],
  priority_level: null,
  tags: [],
  due_offset_minutes: null,
  estimated_minutes: null,
  shift_due_on_hold: false,
  status_template_id: null,
};

/**
 * What a request sets, as it is stored; what it leaves out is absent. 400 for what the agency does not have, unless it is
 * among `allowed`, 409 for the name of another process.
 */
export async function checkValues(
  ctx: ReadContext,
  body: Omit<ProcessUpdate & Partial<ProcessCreate>, 'stages' | 'expected_revision'>,
  ownId: string | null,
  allowed?: ReadonlySet<string>,
): Promise<Partial<Values>> {
  if (body.task_name_template != null) checkPlaceholders(body.task_name_template, 'body.task_name_template');
  await new NamedRecords(allowed)
    .add('department', body.department_id, 'body.department_id')
    .add('status_template', body.status_template_id, 'body.status_template_id')
    .addAll('member', body.default_assignee_ids, 'body.default_assignee_ids')
    .require(ctx);
  const name = body.name?.trim();
  if (name !== undefined) await requireFreeName(ctx, name, ownId);
  return {
    ...pick(body, [
      'description',
      'icon',
      'color',
      'task_name_template',
      'priority_level',
      'due_offset_minutes',
      'estimated_minutes',
      'shift_due_on_hold',
    ]),
    ...(name !== undefined && { name }),
    ...(body.department_id !== undefined && { department_id: storedId(body.department_id) }),
    ...(body.status_template_id !== undefined && { status_template_id: storedId(body.status_template_id) }),
    ...(body.default_assignee_ids !== undefined && {
      default_assignee_ids: [...new Set(body.default_assignee_ids.map(storedId))],
    }),
    ...(body.tags !== undefined && { tags: tidyTags(body.tags) }),
  };
}

export async function requireFreeName(ctx: ReadContext, name: string, ownId: string | null): Promise<void> {
  const namesake = await findNamesake(ctx.db, name, ownId);
  if (namesake !== undefined)
    throw nameTaken(`A process named "${namesake.name}" already exists (${namesake.id}).`);
}

const pick = <T extends object, K extends keyof T>(from: T, names: readonly K[]): Partial<Pick<T, K>> =>
  Object.fromEntries(
    names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]),
  ) as Partial<Pick<T, K>>;
