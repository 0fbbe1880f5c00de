import type { ScopeType, ScopeTypeKey } from '#generated/types.gen.ts';

type Written = Omit<ScopeType, 'key' | 'is_scope_id_required'>;

const scope = (
  [label, icon, category]: readonly [string, string, string],
  description: string,
  more: Partial<Written>,
): Written => ({
  label,
  description,
  icon,
  category,
  capabilities: [],
  record_kind: null,
  definition_kind: null,
  reaches: [],
  ...more,
});

const scopes: Readonly<Record<ScopeTypeKey, Written>> = {
  agency: scope(['Agency', 'landmark', 'core'], 'The agency itself, in every text.', {
    capabilities: ['shortcodes', 'custom_fields'],
  }),
  caller: scope(['Caller', 'user', 'core'], 'The member who sends or reads a text.', {
    capabilities: ['shortcodes'],
    reaches: ['agency'],
  }),
  client: scope(['Client', 'building', 'core'], 'Pages and texts about one client.', {
    capabilities: ['shortcodes', 'layouts', 'modals', 'automations', 'custom_fields'],
    record_kind: 'client',
    definition_kind: 'client_profile',
    reaches: ['agency', 'caller'],
  }),
  client_program: scope(['Client program', 'layers', 'core'], 'An enrolment of a client in a program.', {
    capabilities: ['automations'],
    record_kind: 'client_program',
    definition_kind: 'program',
    reaches: ['client', 'agency', 'caller'],
  }),
  task: scope(['Task', 'square-check', 'work'], 'Names of tasks that are created, and pages of tasks.', {
    capabilities: ['shortcodes', 'automations', 'custom_fields'],
    record_kind: 'task',
    definition_kind: 'process_definition',
    reaches: ['client'],
  }),
  task_stage: scope(['Task stage', 'list-checks', 'work'], 'Pages about one stage of a task.', {
    capabilities: ['layouts', 'automations'],
    record_kind: 'task_stage',
    definition_kind: 'process_definition',
    reaches: ['task', 'client'],
  }),
  ticket: scope(['Ticket', 'ticket', 'work'], 'Texts about one ticket, such as reply templates.', {
    capabilities: ['shortcodes', 'automations', 'custom_fields'],
    record_kind: 'ticket',
    definition_kind: 'ticket_inbox',
    reaches: ['client', 'agency', 'caller'],
  }),
  ticket_message: scope(['Ticket message', 'message-square', 'work'], 'A reply in a ticket.', {
    capabilities: ['shortcodes', 'automations'],
    record_kind: 'ticket_message',
    definition_kind: 'ticket_inbox',
    reaches: ['ticket', 'client', 'agency', 'caller'],
  }),
  escalation: scope(['Escalation', 'siren', 'work'], 'An escalation.', {
    capabilities: ['automations', 'custom_fields'],
    record_kind: 'escalation',
    reaches: ['client', 'agency', 'caller'],
  }),
  sop: scope(['SOP', 'book-open', 'knowledge'], 'A standard operating procedure.', {
    capabilities: ['automations'],
    record_kind: 'sop',
    reaches: ['agency', 'caller'],
  }),
  training_course: scope(['Training course', 'graduation-cap', 'knowledge'], 'A training course.', {
    capabilities: ['automations'],
    record_kind: 'training_course',
    reaches: ['agency', 'caller'],
  }),
  custom_object_record: scope(
    ['Custom object record', 'box', 'objects'],
    'Pages and texts about a record of a custom object.',
    {
      capabilities: ['shortcodes', 'layouts', 'modals', 'automations', 'custom_fields'],
      record_kind: 'custom_object_record',
      definition_kind: 'custom_object',
      reaches: ['agency', 'caller'],
    },
  ),
  form_submission: scope(['Form submission', 'clipboard-check', 'work'], 'A submitted form.', {
    capabilities: ['automations'],
    record_kind: 'form_submission',
    definition_kind: 'form',
    reaches: ['agency'],
  }),
  invoice: scope(['Invoice', 'receipt', 'core'], 'An invoice.', {
    capabilities: ['automations'],
    record_kind: 'invoice',
    reaches: ['client', 'agency', 'caller'],
  }),
  automation_execution: scope(
    ['Automation execution', 'workflow', 'automation'],
    'A running automation, whose steps read values by expressions.',
    { definition_kind: 'automation', reaches: ['agency', 'caller'] },
  ),
};

/** Scopes in the order of the editor. Without `scope_id` each has the values that all its records have. */
export const scopeTypes: readonly ScopeType[] = (Object.entries(scopes) as [ScopeTypeKey, Written][]).map(
  ([key, written]) => ({ key, ...written, is_scope_id_required: false }),
);
