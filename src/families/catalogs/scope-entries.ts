import type { ScopeType, ScopeTypeKey } from '#generated/types.gen.ts';
import { fieldRecordKinds } from '#src/domain/field-values/index.ts';
import { systemProperties } from '#src/domain/layouts/index.ts';
import { events, isEmitted, subjectKindOf } from '#src/domain/workflows/index.ts';
import { sources } from './shortcode-entries.ts';

type Written = Pick<
  ScopeType,
  'label' | 'icon' | 'category' | 'description' | 'record_kind' | 'definition_kind'
>;

const scope = (
  [label, icon, category]: readonly [string, string, string],
  description: string,
  record_kind: Written['record_kind'],
  definition_kind: Written['definition_kind'] = null,
): Written => ({ label, icon, category, description, record_kind, definition_kind });

const written: Readonly<Record<ScopeTypeKey, Written>> = {
  agency: scope(['Agency', 'landmark', 'core'], 'The agency itself, in every text.', null),
  caller: scope(['Caller', 'user', 'core'], 'The member who sends or reads a text.', null),
  client: scope(
    ['Client', 'building', 'core'],
    'Pages and texts about one client.',
    'client',
    'client_profile',
  ),
  client_program: scope(
    ['Client program', 'layers', 'core'],
    'An enrolment of a client in a program.',
    'client_program',
    'program',
  ),
  task: scope(
    ['Task', 'square-check', 'work'],
    'Names of new tasks, and pages about one task.',
    'task',
    'process_definition',
  ),
  task_stage: scope(
    ['Task stage', 'list-checks', 'work'],
    'A stage of a task.',
    'task_stage',
    'process_definition',
  ),
  ticket: scope(
    ['Ticket', 'ticket', 'work'],
    'Texts about one ticket, such as reply templates.',
    'ticket',
    'ticket_inbox',
  ),
  ticket_message: scope(
    ['Ticket message', 'message-square', 'work'],
    'A reply in a ticket.',
    'ticket_message',
    'ticket_inbox',
  ),
  escalation: scope(['Escalation', 'siren', 'work'], 'An escalation.', 'escalation'),
  sop: scope(['SOP', 'book-open', 'knowledge'], 'A standard operating procedure.', 'sop'),
  training_course: scope(
    ['Training course', 'graduation-cap', 'knowledge'],
    'A training course.',
    'training_course',
  ),
  custom_object_record: scope(
    ['Custom object record', 'box', 'objects'],
    'Pages and texts about a record of a custom object.',
    'custom_object_record',
    'custom_object',
  ),
  form_submission: scope(
    ['Form submission', 'clipboard-check', 'work'],
    'A submitted form.',
    'form_submission',
    'form',
  ),
  invoice: scope(['Invoice', 'receipt', 'core'], 'An invoice.', 'invoice'),
  automation_execution: scope(
    ['Automation execution', 'workflow', 'automation'],
    'A running automation, whose steps read values by expressions.',
    null,
    'automation',
  ),
};

export const definitionKindOf = (key: ScopeTypeKey): ScopeType['definition_kind'] =>
  written[key].definition_kind;

let known: readonly ScopeType[] | undefined;

/** Scopes in the order of the editor. Without `scope_id` each has the values that all its records have. */
export const scopeTypes = (): readonly ScopeType[] =>
  (known ??= (Object.keys(written) as ScopeTypeKey[]).map((key) => ({
    key,
    ...written[key],
    capabilities: capabilitiesOf(key),
    is_scope_id_required: false,
    reaches: (sources[key] ?? []).map((source) => source.scope).filter((reached) => reached !== key),
  })));

/** What the rest of the service does with a scope, in the words of the contract. */
function capabilitiesOf(key: ScopeTypeKey): ScopeType['capabilities'] {
  const { record_kind: kind } = written[key];
  const hasPages = Object.entries(systemProperties).some(
    ([each, properties]) => each === kind && properties.length > 0,
  );
  const startsAutomations =
    kind !== null && [...events().keys()].some((type) => subjectKindOf(type) === kind && isEmitted(type));
  const fieldKind = key === 'caller' ? 'user' : key;
  return [
    ...(sources[key] === undefined ? [] : (['shortcodes'] as const)),
    ...(hasPages ? (['layouts', 'modals'] as const) : []),
    ...(startsAutomations ? (['automations'] as const) : []),
    ...(fieldRecordKinds.some((each) => each === fieldKind) ? (['custom_fields'] as const) : []),
  ];
}
