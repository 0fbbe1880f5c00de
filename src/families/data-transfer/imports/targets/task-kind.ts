import type { Task, TaskCreate, TaskUpdate } from '#generated/types.gen.ts';
import { loadFieldSet } from '#src/domain/field-values/index.ts';
import { loadStatusSet } from '#src/domain/status-options/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { RowFault } from '../reading/fault.ts';
import { fieldTargets } from './field-targets.ts';
import {
  changesOf,
  fieldValuesOf,
  plainTarget,
  type ImportedKind,
  type Settings,
  type Values,
} from './kinds.ts';
import { isProcess, selectTasksBy, selectWithUniqueValue } from './kinds.queries.ts';
import { target } from './target.ts';

const text = { as: 'text' } as const;
const priorities = [
  { key: 'urgent', label: 'Urgent' },
  { key: 'high', label: 'High' },
  { key: 'normal', label: 'Normal' },
  { key: 'low', label: 'Low' },
];

/** Properties of tasks by their targets. */
const properties: Readonly<Record<string, string>> = {
  name: 'name',
  description: 'description',
  priority_level: 'priority_level',
  tags: 'tags',
  client: 'client_id',
  department: 'department_id',
  assigned_to: 'assigned_to',
  start_date: 'start_date',
  due_date: 'due_date',
  estimated_minutes: 'estimated_minutes',
};

/** Tasks, with or without a process. One that is done or under way is created first, and then moved there. */
export const taskKind: ImportedKind = {
  create: 'tasks.create',
  edit: 'tasks.edit',
  async targets(ctx, { process_definition_id: processId }) {
    if (processId !== null && !(await isProcess(ctx.db, processId))) throw notFound('process', processId);
    const [{ options }, fields] = await Promise.all([
      loadStatusSet(ctx.db, 'task'),
      loadFieldSet(ctx, 'task'),
    ]);
    const statuses = options.filter((option) => !option.is_archived);
    return [
      target('name', 'Name', text, { isRequired: processId === null, canMatch: true }),
      target(
        'number',
        'Number',
        { as: 'integer' },
        { canMatch: true, hint: 'Number of an existing task; it is not changed.' },
      ),
      target('description', 'Description', text, { hint: 'Markdown.' }),
      target('status', 'Status', { as: 'choice', choices: statuses, isMultiple: false, fieldId: null }),
      target('priority_level', 'Priority', {
        as: 'choice',
        choices: priorities,
        isMultiple: false,
        fieldId: null,
      }),
      target('tags', 'Tags', { as: 'tags', table: 'tasks' }),
      target('client', 'Client', { as: 'record', of: 'client', isMultiple: false }),
      target('department', 'Department', { as: 'record', of: 'department', isMultiple: false }),
      target('assigned_to', 'Assigned to', { as: 'record', of: 'user', isMultiple: true }),
      target('start_date', 'Start', { as: 'date_time', isEnd: false }),
      target('due_date', 'Due', { as: 'date_time', isEnd: true }),
      target('estimated_minutes', 'Estimated minutes', { as: 'integer' }),
      target('is_private', 'Private', { as: 'checkbox' }, { hint: 'yes or no; of new tasks only.' }),
      ...fieldTargets(fields, (permission) => ctx.can(permission)),
    ];
  },
  match: (db, _settings, { key, uniqueFieldId }, value) =>
    uniqueFieldId === undefined
      ? selectTasksBy(db, key, value as string | number)
      : selectWithUniqueValue(db, uniqueFieldId, value),
  async add(ctx, settings, values) {
    if (values.has('number')) throw unknownNumber;
    const status = values.get('status') as string | undefined;
    const statuses = await loadStatusSet(ctx.db, 'task');
    const isLater = status !== undefined && statuses.find(status)?.category !== 'todo';
    const { id } = await ctx.invoke('createTask', {
      body: newTask(settings, values, isLater ? undefined : status),
    });
    if (isLater) await ctx.invoke('updateProcessInstance', { path: { id }, body: { status: status! } });
    return id;
  },
  async change(ctx, id, values, onMatch) {
    const current = (await ctx.invoke('getTask', { path: { id } })) as Task;
    const custom = fieldValuesOf(values);
    const status = values.get('status');
    const wanted = {
      ...plainOf(values),
      ...(status !== undefined && { status }),
      ...(custom && { field_values: custom }),
    };
    const body = changesOf(wanted, { ...current }, onMatch);
    if (body === null) return 'unchanged';
    const { revision } = await ctx.invoke('updateProcessInstance', {
      path: { id },
      body: body as TaskUpdate,
    });
    return revision === current.revision ? 'unchanged' : 'updated';
  },
  targetOf(place) {
    const key = plainTarget(place);
    return Object.keys(properties).find((each) => properties[each] === key) ?? key;
  },
};

export const unknownNumber = new RowFault(
  'unknown',
  'number',
  'No record that you may see has this number. Leave the cell empty for a new one, or match by the number.',
);

const plainOf = (values: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([key, property]) =>
      values.has(key) ? [[property, values.get(key)] as const] : [],
    ),
  );

function newTask(
  { process_definition_id: processId }: Settings,
  values: Values,
  status: string | undefined,
): TaskCreate {
  if (processId === null && !values.has('name'))
    throw new RowFault('required', 'name', 'A task without a process needs a name. Fill in the cell.');
  const custom = fieldValuesOf(values);
  return {
    ...plainOf(values),
    ...(processId !== null && { process_definition_id: processId }),
    ...(status !== undefined && { status }),
    ...(values.has('is_private') && { is_private: values.get('is_private') }),
    ...(custom && { field_values: custom }),
  } as TaskCreate;
}
