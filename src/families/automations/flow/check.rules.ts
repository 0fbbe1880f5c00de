import type { AutomationConfig, AutomationNode, AutomationProblem } from '#generated/types.gen.ts';
import type { Permission } from '#generated/permissions.ts';
import {
  actions,
  events,
  inputSchemaOf,
  isEmitted,
  type ContractShapes,
} from '#src/domain/workflows/index.ts';
import { ExpressionChecks } from './expression-problems.rules.ts';
import { findGraphProblems } from './graph-problems.rules.ts';
import { Graph } from './graph.rules.ts';
import { findInputProblems } from './input-problems.rules.ts';
import { KnownNames } from './known-names.rules.ts';
import { Problems } from './problems.ts';
import { scheduleFault } from './schedule.rules.ts';

export interface McpConnectionFacts {
  readonly name: string;
  readonly status: string;
  readonly tools: readonly {
    readonly name: string;
    readonly is_enabled: boolean;
    /** Names of its required arguments. */
    readonly required: readonly string[];
  }[];
}

/** What checks of a flow have to know of the agency. */
export interface FlowFacts {
  readonly now: Date;
  readonly shapes: ContractShapes;
  /** Members, departments and automations that exist, by id, of those that the flow names. */
  readonly known: ReadonlySet<string>;
  /** Inputs and outputs of published callable automations that the flow names, by id; undefined for one that cannot be called. */
  readonly callables: ReadonlyMap<
    string,
    {
      readonly inputs: readonly { readonly key: string; readonly is_required?: boolean }[];
      readonly output_keys: readonly string[];
    }
  >;
  /** MCP connections that the flow names, by id, with the tools that it names. */
  readonly mcpConnections: ReadonlyMap<string, McpConnectionFacts>;
  /** Accounts whose permissions the steps need, with a word for each; none when nobody publishes. */
  readonly accounts: readonly { readonly name: string; can(permission: Permission): boolean }[];
}

/** Everything that is wrong with a flow, errors first. */
export function findProblems(config: AutomationConfig, facts: FlowFacts): AutomationProblem[] {
  const problems = new Problems();
  const graph = new Graph(config);
  const names = new KnownNames(
    graph,
    facts.shapes,
    (id) => facts.callables.get(id.toLowerCase())?.output_keys,
  );
  const expressions = new ExpressionChecks(graph, problems, names);
  findGraphProblems(graph, problems);
  findSettingsProblems(config, graph, expressions, facts, problems);
  for (const node of config.nodes) checkNode(node, { expressions, facts, problems });
  return problems.all();
}

interface Checks {
  readonly expressions: ExpressionChecks;
  readonly facts: FlowFacts;
  readonly problems: Problems;
}

function checkNode(node: AutomationNode, checks: Checks): void {
  const { expressions, problems } = checks;
  switch (node.type) {
    case 'trigger':
      return checkTrigger(node, checks);
    case 'action':
      return checkAction(node, checks);
    case 'condition':
      return expressions.conditions(node, node.config.conditions, 'config.conditions');
    case 'branch':
      for (const [index, { conditions }] of node.config.cases.entries())
        expressions.conditions(node, conditions, `config.cases[${index}].conditions`);
      return;
    case 'wait_for_event':
      checkEvents(node, node.config.event_types, problems);
      return expressions.conditions(node, node.config.filters, 'config.filters', node.config.event_types);
    case 'approval':
    case 'choice':
    case 'form':
      checkAsked(node, checks);
      return expressions.check(node, node.config, 'config');
    case 'sub_automation':
      checkCallable(
        node,
        node.config.automation_id,
        node.config.inputs ?? {},
        'config.automation_id',
        checks,
      );
      return expressions.check(node, node.config.inputs, 'config.inputs');
    case 'mcp_tool':
      checkMcpTool(node, checks);
      return expressions.check(node, node.config.inputs, 'config.inputs');
    case 'end':
      checkOutputs(node, checks);
      return expressions.check(node, node.config, 'config');
    case 'loop':
    case 'delay':
    case 'wait_until':
    case 'set_variables':
      return expressions.check(node, node.config, 'config');
  }
}

type NodeOf<Type extends AutomationNode['type']> = Extract<AutomationNode, { type: Type }>;

function checkTrigger(node: NodeOf<'trigger'>, { expressions, facts, problems }: Checks): void {
  const { config } = node;
  if (config.type === 'event') checkEvents(node, config.event_types, problems);
  if (config.type === 'event' || config.type === 'inbound_webhook')
    expressions.conditions(node, config.filters, 'config.filters');
  if (config.type === 'integration')
    problems.add(
      'missing_credential',
      node.key,
      'config.credential_id',
      'The agency has no such connection. Connect the service first, or choose another trigger.',
    );
  if (config.type !== 'schedule') return;
  if (config.for_each != null)
    problems.add(
      'invalid_input',
      node.key,
      'config.for_each',
      'Schedules for each of many records are not available yet. Remove for_each, and list the records in a step.',
    );
  const fault = scheduleFault(config.schedule, facts.now);
  if (fault !== undefined)
    problems.add('invalid_input', node.key, `config.schedule.${fault.place}`, fault.message);
}

function checkEvents(node: AutomationNode, types: readonly string[], problems: Problems): void {
  for (const [index, type] of types.entries()) {
    const place = `config.event_types[${index}]`;
    if (!events().has(type))
      problems.add(
        'unknown_event',
        node.key,
        place,
        `There is no event ${type}. POST /v1/workflow-catalogs/triggers/query lists them.`,
      );
    else if (!isEmitted(type))
      problems.add('unknown_event', node.key, place, `Nothing sends ${type} yet.`, 'warning');
  }
}

function checkAction(node: NodeOf<'action'>, { expressions, facts, problems }: Checks): void {
  const { action_key: key, schema_version: version, inputs } = node.config;
  expressions.check(node, inputs, 'config.inputs');
  const action = actions().get(key);
  if (action === undefined || !action.isAvailable) {
    const cure = key.includes('.')
      ? 'Actions of outside services need a connection, which the agency does not have.'
      : action === undefined
        ? 'POST /v1/workflow-catalogs/actions/query lists them.'
        : 'It is not available yet.';
    problems.add('unknown_action', node.key, 'config.action_key', `There is no action ${key}. ${cure}`);
    return;
  }
  if (version !== undefined && version !== 1)
    problems.add(
      'invalid_input',
      node.key,
      'config.schema_version',
      `The action ${key} has version 1 of its inputs alone.`,
    );
  findInputProblems(node, inputSchemaOf(action), inputs, problems);
  const { permission } = action;
  if (permission === null) return;
  for (const account of facts.accounts)
    if (!account.can(permission))
      problems.add(
        'missing_permission',
        node.key,
        'config.action_key',
        `${account.name} lacks the permission ${permission}, which ${key} needs.`,
      );
}

function checkMcpTool(node: NodeOf<'mcp_tool'>, { facts, problems }: Checks): void {
  const { connection_id: id, tool_name: name, inputs } = node.config;
  const connection = facts.mcpConnections.get(id.toLowerCase());
  if (connection === undefined) {
    problems.add(
      'missing_credential',
      node.key,
      'config.connection_id',
      'The agency has no such MCP connection. Remove the step, or connect the server first.',
    );
    return;
  }
  if (connection.status === 'disabled' || connection.status === 'needs_authorization')
    problems.add(
      'missing_credential',
      node.key,
      'config.connection_id',
      `The MCP connection ${connection.name} is ${connection.status === 'disabled' ? 'disabled. Enable it' : 'not authorized. Authorize it'} first.`,
    );
  const tool = connection.tools.find((one) => one.name === name);
  if (tool === undefined)
    problems.add(
      'unknown_action',
      node.key,
      'config.tool_name',
      `The MCP server of ${connection.name} has no tool ${name}. listMcpConnectionTools lists them.`,
    );
  else if (!tool.is_enabled)
    problems.add(
      'missing_permission',
      node.key,
      'config.tool_name',
      `The agency does not allow the tool ${name} of ${connection.name}. Somebody with settings.manage can allow it.`,
    );
  for (const required of tool?.required ?? [])
    if (inputs[required] === undefined)
      problems.add(
        'missing_input',
        node.key,
        `config.inputs.${required}`,
        `The tool needs the input ${required}.`,
      );
}

function checkAsked(node: NodeOf<'approval' | 'choice' | 'form'>, { facts, problems }: Checks): void {
  const {
    user_ids: userIds = [],
    department_ids: departmentIds = [],
    contact_from: contacts,
    users_from: users,
  } = node.config.asked;
  if (userIds.length === 0 && departmentIds.length === 0 && users === undefined && contacts === undefined)
    problems.add(
      'missing_input',
      node.key,
      'config.asked',
      'The step asks nobody. Name members, departments, or an expression in users_from.',
    );
  if (contacts !== undefined && node.type === 'form')
    for (const [index, { type, label }] of node.config.fields.entries())
      if (type === 'user' || type === 'client')
        problems.add(
          'invalid_input',
          node.key,
          `config.fields[${index}].type`,
          `People outside the agency cannot choose a ${type === 'user' ? 'member' : 'client'} for ${label}. Ask members alone, or use another type.`,
        );
  for (const [index, id] of userIds.entries())
    if (!facts.known.has(id.toLowerCase()))
      problems.add(
        'unknown_record',
        node.key,
        `config.asked.user_ids[${index}]`,
        `There is no active member ${id}. Ask somebody else.`,
      );
  for (const [index, id] of departmentIds.entries())
    if (!facts.known.has(id.toLowerCase()))
      problems.add(
        'unknown_record',
        node.key,
        `config.asked.department_ids[${index}]`,
        `There is no department ${id}.`,
      );
}

function checkCallable(
  node: AutomationNode,
  automationId: string,
  inputs: Readonly<Record<string, unknown>>,
  place: string,
  { facts, problems }: Pick<Checks, 'facts' | 'problems'>,
): void {
  const declared = facts.callables.get(automationId.toLowerCase())?.inputs;
  if (declared === undefined) {
    problems.add(
      'not_callable',
      node.key,
      place,
      'The automation does not exist, is not published or has no callable trigger. Publish it with one first.',
    );
    return;
  }
  const names = new Set(declared.map(({ key }) => key));
  for (const name of Object.keys(inputs))
    if (!names.has(name))
      problems.add(
        'not_callable',
        node.key,
        `config.inputs.${name}`,
        `The automation takes no input ${name}. It takes ${[...names].join(', ') || 'none'}.`,
      );
  for (const { key, is_required: isRequired } of declared)
    if (isRequired === true && inputs[key] === undefined)
      problems.add(
        'missing_input',
        node.key,
        `config.inputs.${key}`,
        `The automation needs the input ${key}.`,
      );
}

/** Outputs that the callable trigger does not declare. */
function checkOutputs(node: NodeOf<'end'>, { problems, expressions }: Checks): void {
  const declared = expressions.outputKeys;
  for (const name of Object.keys(node.config.outputs ?? {}))
    if (!declared.has(name))
      problems.add(
        'invalid_input',
        node.key,
        `config.outputs.${name}`,
        `The trigger declares no output ${name}. Add it to the output keys of a callable trigger.`,
      );
}

function findSettingsProblems(
  { settings }: AutomationConfig,
  { trigger }: Graph,
  expressions: ExpressionChecks,
  facts: FlowFacts,
  problems: Problems,
): void {
  if (settings === undefined) return;
  if (trigger !== undefined) expressions.settings(trigger, settings);
  const failure = settings.on_failure;
  for (const [index, id] of (failure?.user_ids ?? []).entries())
    if (!facts.known.has(id.toLowerCase()))
      problems.add(
        'unknown_record',
        null,
        `settings.on_failure.user_ids[${index}]`,
        `There is no active member ${id}.`,
      );
  if (failure?.automation_id != null && !facts.callables.has(failure.automation_id.toLowerCase()))
    problems.add(
      'not_callable',
      null,
      'settings.on_failure.automation_id',
      'The automation does not exist, is not published or has no callable trigger.',
    );
}
