import type {
  AutomationTriggerType,
  JsonObject,
  WorkflowOutput,
  WorkflowTriggerConfigSchema,
  WorkflowTriggerEntry,
} from '#generated/types.gen.ts';
import type {
  QueryWorkflowTriggerConfigSchemasInput,
  QueryWorkflowTriggersInput,
} from '#generated/families/catalogs/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { actions, events, isEmitted, subjectKindOf, type KnownEvent } from '#src/domain/workflows/index.ts';
import { catalogPage, meets } from '../catalog-page.ts';
import { settingsOf } from '../settings.ts';
import { groupOfEvent } from './categories.ts';
import { outputsOf } from './values.ts';

interface Trigger extends WorkflowTriggerEntry {
  /** Example of what `trigger` is. */
  readonly sample: Readonly<Record<string, unknown>>;
  readonly example: JsonObject;
}

const labelOf = (type: string): string => {
  const words = type.replace('.', ' ').replaceAll('_', ' ');
  return `${words[0]!.toUpperCase()}${words.slice(1)}`;
};

/** What the account of the automation needs to read the record that the event is about. */
function permissionFor(type: string): WorkflowTriggerEntry['permission'] {
  const kind = subjectKindOf(type);
  return kind === null ? null : (actions().get(`get_${kind}`)?.permission ?? null);
}

function ofEvent({ type, summary, description, sample }: KnownEvent): Trigger {
  const [category, icon] = groupOfEvent(type);
  const recordKind = subjectKindOf(type);
  const isAvailable = isEmitted(type);
  return {
    key: type,
    label: labelOf(type),
    description: `${summary}. ${description}`.slice(0, 1000),
    icon,
    category,
    capabilities: recordKind === null ? ['filterable'] : ['filterable', 'has_sample'],
    type: 'event',
    event_type: type,
    integration_key: null,
    record_kind: recordKind,
    permission: permissionFor(type),
    is_available: isAvailable,
    unavailable_reason: isAvailable ? null : 'Nothing sends this event yet.',
    sample,
    example: { type: 'event', event_types: [type] },
  };
}

type OtherType = Exclude<AutomationTriggerType, 'event' | 'integration'>;
type Other = Pick<
  Trigger,
  'label' | 'description' | 'icon' | 'category' | 'capabilities' | 'sample' | 'example'
>;

const others: Readonly<Record<OtherType, Other>> = {
  schedule: {
    label: 'Schedule',
    description: 'Starts at set times: by a recurrence rule, a cron expression, an interval, or once.',
    icon: 'calendar-clock',
    category: 'time',
    capabilities: ['scheduled'],
    sample: { scheduled_at: '2026-03-02T08:00:00.000Z' },
    example: { type: 'schedule', schedule: { type: 'interval', every_minutes: 60 } },
  },
  inbound_webhook: {
    label: 'Inbound webhook',
    description: "Starts when an outside system posts JSON to the automation's address.",
    icon: 'webhook',
    category: 'outside',
    capabilities: ['filterable'],
    sample: {
      body: { lead: { email: 'priya@harbordental.example', source: 'landing-page' } },
      headers: { content_type: 'application/json' },
    },
    example: { type: 'inbound_webhook' },
  },
  manual_button: {
    label: 'Button',
    description: 'Starts when a member clicks a button, on a record or standalone.',
    icon: 'mouse-pointer-click',
    category: 'manual',
    capabilities: [],
    sample: {},
    example: {
      type: 'manual_button',
      buttons: [{ key: 'request_review', label: 'Request review', record_kinds: ['task'] }],
    },
  },
  callable: {
    label: 'Another automation',
    description: 'Starts as a step of another automation, with the inputs that it declares.',
    icon: 'corner-down-right',
    category: 'automations',
    capabilities: [],
    sample: { inputs: { client_id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10' } },
    example: {
      type: 'callable',
      inputs: [{ key: 'client_id', label: 'Client', type: 'client', is_required: true }],
      output_keys: ['result'],
    },
  },
};

let known: readonly Trigger[] | undefined;

/** Triggers in the order of the editor: events, then the others. */
export const triggers = (): readonly Trigger[] =>
  (known ??= [
    ...[...events().values()].map(ofEvent),
    ...(Object.entries(others) as [OtherType, Other][]).map(([type, other]): Trigger => ({
      ...other,
      key: type,
      type,
      event_type: null,
      integration_key: null,
      record_kind: null,
      permission: null,
      is_available: true,
      unavailable_reason: null,
      ...(type === 'manual_button' && { sample: events().get('manual.button')?.sample ?? {} }),
    })),
  ]);

const entryOf = ({ sample: _, example: __, ...entry }: Trigger): WorkflowTriggerEntry => entry;

export async function queryWorkflowTriggers(
  _: ReadContext,
  input: QueryWorkflowTriggersInput,
): Promise<Page<WorkflowTriggerEntry>> {
  const { types, record_kinds: kinds, is_available: isAvailable } = input.body;
  return catalogPage(
    triggers().map(entryOf),
    input,
    (entry) =>
      meets(types, [entry.type]) &&
      meets(kinds, entry.record_kind === null ? [] : [entry.record_kind]) &&
      (isAvailable === undefined || entry.is_available === isAvailable),
  );
}

export async function queryWorkflowTriggerConfigSchemas(
  _: ReadContext,
  input: QueryWorkflowTriggerConfigSchemasInput,
): Promise<Page<WorkflowTriggerConfigSchema>> {
  const { items, total } = catalogPage(triggers(), input);
  return {
    items: (items as readonly Trigger[]).map((trigger) => ({
      key: trigger.key,
      label: trigger.label,
      description: trigger.description,
      config_fields: configFields(trigger),
      outputs: outputsOfTrigger(trigger),
      example: { ...trigger.example },
    })),
    total,
  };
}

/** Of a trigger by event, the event itself is the one to choose. */
const configFields = ({ type, key, label }: Trigger): WorkflowTriggerConfigSchema['config_fields'] =>
  settingsOf('AutomationTrigger', type).config_fields.map((field) =>
    field.key === 'event_types'
      ? { ...field, type: 'multi_choice', choices: [{ value: key, label, description: null }] }
      : field,
  );

const outputsOfTrigger = ({ sample }: Trigger): WorkflowOutput[] => outputsOf(sample, 'trigger');
