import type {
  JsonObject,
  WorkflowActionConfigSchema,
  WorkflowActionEntry,
  WorkflowActionGuidance,
  WorkflowCapability,
} from '#generated/types.gen.ts';
import type {
  QueryWorkflowActionConfigSchemasInput,
  QueryWorkflowActionGuidanceInput,
  QueryWorkflowActionsInput,
} from '#generated/families/catalogs/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { endpoints, type CataloguedEndpoint } from '#src/domain/integrations/index.ts';
import { actions, exampleOf, guidanceOf, inputSchemaOf, type Action } from '#src/domain/workflows/index.ts';
import { catalogPage, meets } from '../catalog-page.ts';
import { iconOfActions } from './categories.ts';
import { endpointInputSchema, guidanceOn } from './outside.ts';
import { outputsOf } from './values.ts';

const maxDescription = 1000;
const maxEvents = 20;

/** Events of messages to people outside the agency. */
const sent: ReadonlySet<string> = new Set(['ticket.message_sent']);

function capabilitiesOf({ key, isWrite, operation, category }: Action): WorkflowCapability[] {
  const sends = key === 'send_email' || (operation?.events.some((type) => sent.has(type)) ?? false);
  return [
    ...(isWrite ? (['writes'] as const) : []),
    ...(sends ? (['sends'] as const) : []),
    'retryable',
    ...(isWrite ? (['previews'] as const) : []),
    ...(category === 'ai' ? (['uses_ai'] as const) : []),
  ];
}

const entryOf = (action: Action): WorkflowActionEntry => ({
  key: action.key,
  label: action.label,
  description: action.description.slice(0, maxDescription),
  icon: iconOfActions(action.category),
  category: action.category,
  capabilities: capabilitiesOf(action),
  operation_id: action.operation?.id ?? null,
  effect: action.isWrite ? 'write' : 'read',
  schema_version: 1,
  is_deprecated: false,
  record_kind: action.recordKind,
  integration_key: null,
  permission: action.permission,
  event_types: [...(action.operation?.events ?? [])].slice(0, maxEvents),
  is_available: action.isAvailable,
  unavailable_reason: action.isAvailable ? null : 'The operation is not available yet.',
});

const outsideEntry = ({ key, provider, endpoint }: CataloguedEndpoint): WorkflowActionEntry => ({
  key,
  label: endpoint.title.slice(0, 120),
  description: endpoint.description.slice(0, maxDescription),
  icon: 'plug',
  category: provider.key,
  capabilities: [...(endpoint.effect === 'read' ? [] : (['writes'] as const)), 'external', 'retryable'],
  operation_id: null,
  effect: endpoint.effect,
  schema_version: 1,
  is_deprecated: false,
  record_kind: null,
  integration_key: provider.key,
  permission: null,
  event_types: [],
  is_available: false,
  unavailable_reason:
    'Steps cannot call outside services yet. Call the endpoint with run_integration_endpoint instead.',
});

let known: readonly WorkflowActionEntry[] | undefined;
const entries = (): readonly WorkflowActionEntry[] =>
  (known ??= [...[...actions().values()].map(entryOf), ...endpoints.map(outsideEntry)]);

export async function queryWorkflowActions(
  _: ReadContext,
  input: QueryWorkflowActionsInput,
): Promise<Page<WorkflowActionEntry>> {
  const { record_kinds: kinds, integration_keys: services, is_available: isAvailable } = input.body;
  return catalogPage(
    entries(),
    input,
    (entry) =>
      meets(kinds, entry.record_kind === null ? [] : [entry.record_kind]) &&
      meets(services, entry.integration_key === null ? [] : [entry.integration_key]) &&
      (isAvailable === undefined || entry.is_available === isAvailable),
  );
}

export async function queryWorkflowActionConfigSchemas(
  _: ReadContext,
  input: QueryWorkflowActionConfigSchemasInput,
): Promise<Page<WorkflowActionConfigSchema>> {
  const { items, total } = catalogPage(entries(), input);
  return { items: (items as readonly WorkflowActionEntry[]).map(schemaOf), total };
}

function schemaOf({ key, label, description, effect }: WorkflowActionEntry): WorkflowActionConfigSchema {
  const action = actions().get(key);
  const outside = endpoints.find((endpoint) => endpoint.key === key);
  return {
    key,
    label,
    description,
    schema_version: 1,
    input_schema: (action ? inputSchemaOf(action) : endpointInputSchema(outside!)) as JsonObject,
    outputs: outputsOf(
      action ? outputExample(action) : outside!.endpoint.example.output,
      `steps.${key.replace('.', '_')}.output`,
    ),
    default_attempts: 3,
    is_idempotent: action !== undefined || effect === 'read',
    example: (action ? exampleOf(action) : outside!.endpoint.example.inputs) as JsonObject,
  };
}

/** As the step has it in `output`: the record, or of a list its items. */
function outputExample({ operation }: Action): unknown {
  if (operation === null) return { email_ids: ['0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b62'] };
  const { data } = guidanceOf(operation.family, operation.tool).example.answer;
  return operation.isList ? { items: data, total: 1 } : data;
}

export async function queryWorkflowActionGuidance(
  _: ReadContext,
  input: QueryWorkflowActionGuidanceInput,
): Promise<Page<WorkflowActionGuidance>> {
  const guidance = endpoints.map(guidanceOn);
  const { items, total } = catalogPage(
    guidance.map((entry) => ({ ...entry, description: entry.guidance })),
    input,
    (entry) => meets(input.body.integration_keys, [entry.integration_key]),
  );
  return {
    items: (items as readonly (WorkflowActionGuidance & { description: string })[]).map(
      ({ description: _text, ...entry }) => entry,
    ),
    total,
  };
}
