import type { AutomationInputField, AutomationNode } from '#generated/types.gen.ts';
import {
  actions,
  asOutput,
  expressionIn,
  ExpressionFault,
  inside,
  itemsOf,
  oneOf,
  parseExpression,
  pathFault,
  readerOf,
  subjectKindOf,
  withProperty,
  type ContractShapes,
  type Path,
  type Shape,
} from '#src/domain/workflows/index.ts';
import type { Graph, TriggerNode } from './graph.rules.ts';

/** Names of the outputs that a callable automation declares; undefined for an automation that is not known. */
type OutputKeys = (automationId: string) => readonly string[] | undefined;

// Variables and items of loops may lead to each other in circles.
const maxSteps = 12;

/** Which names stand where in what the expressions of a flow see, as far as the contract and the flow tell. */
export class KnownNames {
  readonly #graph: Graph;
  readonly #contract: ContractShapes;
  readonly #outputKeys: OutputKeys;
  readonly #trigger: Shape;
  readonly #record: Shape;

  constructor(graph: Graph, contract: ContractShapes, outputKeys: OutputKeys) {
    this.#graph = graph;
    this.#contract = contract;
    this.#outputKeys = outputKeys;
    this.#trigger = shapeOfTrigger(contract, graph.trigger);
    this.#record = shapeOfRecord(contract, graph.trigger);
  }

  /** What is wrong with a path behind its first name; undefined for nothing. Its step or loop is there. */
  faultIn([root, ...rest]: Path, event?: readonly string[]): string | undefined {
    const name = String(root);
    // A step, loop or variable is looked up by itself, so that messages name the names in it.
    const own = name === 'steps' || name === 'loop' || name === 'variables' ? 1 : 0;
    if (rest.length <= own) return undefined;
    const shape =
      name === 'event'
        ? eventsShape(this.#contract, event ?? [])
        : this.#at([name, ...rest.slice(0, own)], 0);
    return pathFault(
      shape ?? 1,
      rest.slice(own),
      [name, ...rest.slice(0, own)].join('.'),
      this.#contract.component,
    );
  }

  #at([root, ...rest]: Path, steps: number): Shape | undefined {
    if (steps > maxSteps) return 1;
    const [key, ...behind] = rest;
    switch (root) {
      case 'trigger':
        return shapeAt(this.#contract, this.#trigger, rest);
      case 'record':
        return shapeAt(this.#contract, this.#record, rest);
      case 'steps':
        return shapeAt(this.#contract, this.#step(String(key), steps), behind);
      case 'loop':
        return shapeAt(this.#contract, this.#loop(String(key), steps), behind);
      case 'variables':
        return shapeAt(this.#contract, this.#variable(String(key), steps), behind);
      default:
        return 1;
    }
  }

  #step(key: string, steps: number): Shape {
    const node = this.#graph.nodes.get(key);
    return { output: node === undefined ? 1 : this.#output(node, steps), error: 'AutomationStepError' };
  }

  #loop(key: string, steps: number): Shape {
    const node = this.#graph.nodes.get(key);
    if (node?.type !== 'loop') return 1;
    const items = this.#expression(node.config.items.expression, steps);
    return { item: itemsOf(items, this.#contract.component), index: 0 };
  }

  #variable(name: string, steps: number): Shape {
    const values = [...this.#graph.nodes.values()].flatMap((node) =>
      node.type === 'set_variables' && Object.hasOwn(node.config.variables, name)
        ? [this.#value(node.config.variables[name], steps)]
        : [],
    );
    return values.length === 0 ? 1 : oneOf(values);
  }

  #output(node: AutomationNode, steps: number): Shape {
    switch (node.type) {
      case 'action': {
        const action = actions().get(node.config.action_key);
        if (action === undefined) return 1;
        if (action.operation === null) return { email_ids: [0] };
        return asOutput(this.#contract.result(action.operation.id), this.#contract.component);
      }
      case 'set_variables':
        return this.#value(node.config.variables, steps);
      case 'loop':
        return { items: [1], failed: 1 };
      case 'wait_for_event':
        return eventsShape(this.#contract, node.config.event_types);
      case 'approval':
        return { decision: 0, ...answered };
      case 'choice':
        return { choice_key: 0, ...answered };
      case 'form':
        return { ...fieldsShape(node.config.fields), ...answered };
      case 'sub_automation': {
        if (node.config.is_awaited === false) return { execution_id: 0 };
        const keys = this.#outputKeys(node.config.automation_id);
        return keys === undefined ? 1 : Object.fromEntries(keys.map((key) => [key, 1]));
      }
      case 'mcp_tool':
        return { text: 0, data: 1 };
      case 'trigger':
      case 'condition':
      case 'branch':
      case 'delay':
      case 'wait_until':
      case 'end':
        return 0;
    }
  }

  /** A value of a flow once its expressions are replaced. */
  #value(value: unknown, steps: number): Shape {
    if (typeof value !== 'object' || value === null) return 0;
    if (Array.isArray(value)) return [oneOf(value.map((each) => this.#value(each, steps)))];
    const expression = expressionIn(value);
    if (expression !== undefined) return this.#expression(expression, steps);
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, this.#value(each, steps)]));
  }

  /** What paths lead to is known, what functions make of it is not. */
  #expression(text: string, steps: number): Shape {
    try {
      const tree = parseExpression(text);
      return tree.kind === 'path' ? (this.#at(tree.path, steps + 1) ?? 1) : 1;
    } catch (error) {
      if (error instanceof ExpressionFault) return 1;
      throw error;
    }
  }
}

const answered: Readonly<Record<string, Shape>> = {
  comment: 0,
  responder: 'Actor',
  responses: ['AutomationGivenResponse'],
};

function shapeAt({ component }: ContractShapes, shape: Shape, path: Path): Shape | undefined {
  let current: Shape | undefined = shape;
  for (const step of path) {
    if (current === undefined) return undefined;
    current = inside(current, step, component);
  }
  return current;
}

const eventsShape = ({ event }: ContractShapes, types: readonly string[]): Shape =>
  oneOf([...types.map(event), { _changed_fields: [0], _previous: { '*': 1 }, truncated: 0 }]);

const fieldsShape = (fields: readonly AutomationInputField[]): Record<string, Shape> =>
  Object.fromEntries(
    fields.map(({ key, type }): [string, Shape] => [key, type === 'multi_choice' ? [0] : 0]),
  );

function shapeOfTrigger(contract: ContractShapes, trigger: TriggerNode | undefined): Shape {
  const config = trigger?.config;
  switch (config?.type) {
    case 'event':
      return eventsShape(contract, config.event_types);
    case 'schedule':
      return { scheduled_at: 0, ...(config.for_each != null && { record: 1 }) };
    case 'inbound_webhook':
      return { body: 1, headers: { '*': 1 } };
    // Other automations pass values of any type, and one that answers failures gets two of its own.
    case 'callable':
      return {
        inputs: {
          ...Object.fromEntries(config.inputs.map(({ key }) => [key, 1])),
          execution_id: 0,
          error: 'AutomationStepError',
        },
      };
    case 'manual_button': {
      const fields = config.buttons.flatMap(({ inputs = [] }) => inputs);
      return withProperty(contract.event('manual.button'), 'inputs', fieldsShape(fields), contract.component);
    }
    case 'integration':
    case undefined:
      return 1;
  }
}

/** The record as its kind is read; `1` where it may be of any kind. */
function shapeOfRecord(contract: ContractShapes, trigger: TriggerNode | undefined): Shape {
  const config = trigger?.config;
  const kinds =
    config?.type === 'event'
      ? config.event_types.map(subjectKindOf)
      : config?.type === 'manual_button'
        ? config.buttons.flatMap(({ record_kinds: kinds = [] }) => (kinds.length === 0 ? [null] : kinds))
        : [null];
  const operations = kinds.map((kind) => (kind === null ? undefined : readerOf(kind)));
  return oneOf(operations.map((operation) => (operation === undefined ? 1 : contract.result(operation))));
}
