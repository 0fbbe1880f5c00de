import { families } from '#generated/operations.ts';
import type { Family, Operation } from '#generated/operation.ts';
import { openPermissions, type Permission } from '#generated/permissions.ts';
import type { SubjectKind } from '#generated/types.gen.ts';
import { guidanceOf, readTools, type JsonSchema } from './guidance.ts';
import { composites } from './composites.ts';

/** Something that a step can do. */
export interface Action {
  readonly key: string;
  readonly label: string;
  readonly description: string;
  /** Family of the contract, which groups actions for authors. */
  readonly category: string;
  /** The operation that it calls; null for a composite action. */
  readonly operation: Operation | null;
  readonly isWrite: boolean;
  /** What the account that it runs as has to hold; null for none. */
  readonly permission: Permission | null;
  readonly recordKind: SubjectKind | null;
  readonly isAvailable: boolean;
}

/** What a family's operations are about. */
const kindOfFamily: Readonly<Record<string, SubjectKind>> = {
  clients: 'client',
  'client-notes': 'client_note',
  programs: 'client_program',
  tasks: 'task',
  tickets: 'ticket',
  escalations: 'escalation',
  sops: 'sop',
  training: 'training_course',
  'custom-objects': 'custom_object_record',
  forms: 'form_submission',
  invoices: 'invoice',
  'time-entries': 'time_entry',
  chat: 'chat_message',
  comments: 'comment',
};

/** Where automations are written and run: steps do not change what runs them. */
const isOfAutomations = ({ path }: Operation): boolean => path.startsWith('/v1/automation');

/**
 * Operations that a step can call: all that take and answer JSON, but for those that create credentials or change rights, and those that
 * write automations (decision A4).
 */
const isAction = (operation: Operation): boolean =>
  operation.credential === undefined &&
  operation.isSecret !== true &&
  operation.content === undefined &&
  operation.answer?.kind !== 'events' &&
  !(operation.effect === 'write' && isOfAutomations(operation));

let known: ReadonlyMap<string, Action> | undefined;

/** Every action of the agency's own records, by its key. */
export function actions(): ReadonlyMap<string, Action> {
  known ??= new Map([...composites, ...families.flatMap(actionsOf)].map((action) => [action.key, action]));
  return known;
}

function actionsOf({ name, operations }: Family): Action[] {
  const texts = new Map(readTools(name).map((tool) => [tool.name, tool]));
  return operations.filter(isAction).map((operation): Action => {
    const { title = operation.summary, description = operation.summary } = texts.get(operation.tool) ?? {};
    return {
      key: operation.tool,
      label: title.slice(0, maxLabel),
      description,
      category: name.replaceAll('-', '_'),
      operation,
      isWrite: operation.effect === 'write',
      permission: openPermissions.has(operation.permission) ? null : (operation.permission as Permission),
      recordKind: kindOfFamily[name] ?? null,
      isAvailable: operation.isPending !== true,
    };
  });
}

const maxLabel = 120;

const noProperties = {};

/** Whether the properties of the body stand beside the parameters: one object, none of whose names is a parameter's. */
function isBodyFlat({ properties = noProperties }: JsonSchema): boolean {
  const body = properties['body'];
  if (body?.properties === undefined || body.oneOf !== undefined) return false;
  return Object.keys(body.properties).every((name) => name === 'body' || !Object.hasOwn(properties, name));
}

/** The schema of an action's `inputs`: parameters and properties of the body side by side. */
export function inputSchemaOf(action: Action): JsonSchema {
  if (action.operation === null) return composites.find(({ key }) => key === action.key)!.inputSchema;
  const { inputSchema } = guidanceOf(action.operation.family, action.operation.tool);
  if (!isBodyFlat(inputSchema)) return inputSchema;
  const { body, ...parameters } = inputSchema.properties!;
  const required = (inputSchema.required ?? []).filter((name) => name !== 'body');
  const isBodyNeeded = inputSchema.required?.includes('body') ?? false;
  return {
    type: 'object',
    additionalProperties: false,
    properties: { ...parameters, ...body!.properties },
    required: [...required, ...(isBodyNeeded ? (body!.required ?? []) : [])],
    ...(body!.anyOf && isBodyNeeded && { anyOf: body!.anyOf }),
  };
}

/** An example of an action's `inputs`. */
export function exampleOf(action: Action): Readonly<Record<string, unknown>> {
  if (action.operation === null) return composites.find(({ key }) => key === action.key)!.example;
  const { inputSchema, example } = guidanceOf(action.operation.family, action.operation.tool);
  if (!isBodyFlat(inputSchema)) return example.arguments;
  const { body, ...parameters } = example.arguments;
  return { ...parameters, ...(body as object | undefined) };
}

export interface OperationInput {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body?: unknown;
}

/** The parts of the operation's request that rendered inputs make. Null for a parameter stands for nothing. */
export function operationInput(
  operation: Operation,
  inputs: Readonly<Record<string, unknown>>,
): OperationInput {
  const path: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const beside: Record<string, unknown> = {};
  const inPath = new Set(operation.pathParams.map(({ name }) => name));
  const inQuery = new Set(operation.queryParams.map(({ name }) => name));
  const isFlat = isBodyFlat(guidanceOf(operation.family, operation.tool).inputSchema);
  let body: unknown = undefined;
  for (const [name, value] of Object.entries(inputs)) {
    if (inPath.has(name)) path[name] = value;
    else if (inQuery.has(name)) {
      if (value !== null) query[name] = value;
    } else if (name === 'body' && !isFlat) body = value;
    else if (isFlat) beside[name] = value;
    // Refused by the operation as what it does not take.
    else query[name] = value;
  }
  if (isFlat && (operation.body === 'required' || Object.keys(beside).length > 0)) body = beside;
  return { path, query, ...(body !== undefined && { body }) };
}
