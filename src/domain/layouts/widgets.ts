import type { EntityLayoutRecordKind, LayoutWidgetType, ViewRecordKind } from '#generated/types.gen.ts';

const everywhere: readonly EntityLayoutRecordKind[] = [
  'client',
  'task',
  'ticket',
  'client_program',
  'custom_object_record',
];

/** On whose pages a widget can stand. */
export const widgetPages: Readonly<Record<LayoutWidgetType, readonly EntityLayoutRecordKind[]>> = {
  record_list: everywhere,
  linked_records: everywhere,
  metric: everywhere,
  chart: everywhere,
  timeline: everywhere,
  comments: everywhere,
  notes: ['client'],
  files: everywhere,
  checklist: ['task'],
  contacts: ['client'],
  map: ['client', 'custom_object_record'],
  form: everywhere,
};

/** Records that belong to the record of a page, by the column of their list that names it. */
export const belongings: Readonly<
  Record<EntityLayoutRecordKind, Readonly<Partial<Record<ViewRecordKind, string>>>>
> = {
  client: {
    task: 'client_id',
    task_stage: 'client_id',
    time_entry: 'client_id',
    ticket: 'client_id',
    escalation: 'client_id',
  },
  task: { task_stage: 'task_id', time_entry: 'task_id' },
  ticket: {},
  client_program: {},
  custom_object_record: {},
};
