import type { AutomationConditionGroup, AutomationNode, AutomationSettings } from '#generated/types.gen.ts';
import {
  callsOf,
  ExpressionFault,
  expressionFunctions,
  expressionsIn,
  parseExpression,
  parsePath,
  pathsOf,
  type Path,
} from '#src/domain/workflows/index.ts';
import type { Graph, TriggerNode } from './graph.rules.ts';
import type { KnownNames } from './known-names.rules.ts';
import type { Problems } from './problems.ts';

/** Problems of expressions and conditions: what cannot be read, and paths to what no earlier step provides. */
export class ExpressionChecks {
  readonly #graph: Graph;
  readonly #problems: Problems;
  readonly #names: KnownNames;
  readonly #before = new Map<string, Set<string>>();

  constructor(graph: Graph, problems: Problems, names: KnownNames) {
    this.#graph = graph;
    this.#problems = problems;
    this.#names = names;
  }

  /** Every expression of a value of a step, and the paths of its conditions. */
  check(node: AutomationNode, value: unknown, place: string): void {
    for (const { text, place: at } of expressionsIn(value, place)) {
      try {
        const tree = parseExpression(text);
        for (const { name, count } of callsOf(tree)) requireFunction(name, count);
        for (const path of pathsOf(tree)) this.#checkPath(node, path, at);
      } catch (error) {
        if (!(error instanceof ExpressionFault)) throw error;
        this.#problems.add('invalid_input', node.key, at, `The expression cannot be read. ${error.message}`);
      }
    }
  }

  conditions(
    node: AutomationNode,
    group: AutomationConditionGroup | null | undefined,
    place: string,
    eventTypes?: readonly string[],
  ): void {
    if (group == null) return;
    for (const [index, { path, operator, value }] of (group.conditions ?? []).entries()) {
      const at = `${place}.conditions[${index}]`;
      this.#checkPath(node, parsePath(path), `${at}.path`, eventTypes);
      this.check(node, value, `${at}.value`);
      const takesNone = operator === 'is_empty' || operator === 'is_not_empty';
      if (!takesNone && value === undefined)
        this.#problems.add(
          'missing_input',
          node.key,
          `${at}.value`,
          `The operator ${operator} compares with a value. Add one.`,
        );
    }
    for (const [index, inner] of (group.groups ?? []).entries())
      this.conditions(node, inner, `${place}.groups[${index}]`, eventTypes);
  }

  /** Texts of the settings, which see the trigger alone. */
  settings(
    trigger: TriggerNode,
    { concurrency_key: concurrencyKey, trigger_key: triggerKey }: AutomationSettings,
  ): void {
    for (const [name, text] of Object.entries({ concurrency_key: concurrencyKey, trigger_key: triggerKey }))
      if (text != null) this.check(trigger, text, `settings.${name}`);
  }

  /** Outputs that ends may have. */
  get outputKeys(): ReadonlySet<string> {
    const config = this.#graph.trigger?.config;
    return new Set(config?.type === 'callable' ? config.output_keys : []);
  }

  /** `eventTypes` are those whose data the path may name as `event`. */
  #checkPath(node: AutomationNode, path: Path, place: string, eventTypes?: readonly string[]): void {
    const [root, name, ...rest] = path;
    const isEvent = root === 'event' && eventTypes !== undefined;
    const fault =
      (isEvent ? undefined : this.#faultOf(node, String(root), name, rest)) ??
      this.#names.faultIn(path, eventTypes);
    if (fault !== undefined) this.#problems.add('unknown_path', node.key, place, fault);
  }

  #faultOf(
    node: AutomationNode,
    root: string,
    name: Path[number] | undefined,
    rest: Path,
  ): string | undefined {
    switch (root) {
      case 'trigger':
        return undefined;
      case 'record':
        return node.type === 'trigger'
          ? 'Filters of a trigger see the trigger alone. Check the record in a condition behind it.'
          : undefined;
      case 'steps':
        return this.#faultOfStep(node, String(name ?? ''), rest);
      case 'loop':
        return this.#graph.loopsAround(node.key).some(({ key }) => key === name) ||
          (node.type === 'loop' && node.key === name)
          ? undefined
          : `The step is in no loop ${name}.`;
      case 'variables':
        return name === undefined || this.#variables(node.key).has(String(name))
          ? undefined
          : `No earlier step sets the variable ${name}.`;
      default:
        return `A path begins with trigger, record, steps, loop or variables, not ${root}. Put texts into quotes.`;
    }
  }

  #faultOfStep(node: AutomationNode, key: string, rest: Path): string | undefined {
    if (!this.#graph.nodes.has(key)) return `There is no step ${key}.`;
    // What a loop collects is known once its body has run.
    const isInBody = node.type === 'loop' && this.#graph.body(node).has(key);
    if (!isInBody && !this.#earlier(node.key).has(key))
      return `The step ${key} does not come before this one.`;
    return rest.length > 0 && rest[0] !== 'output' && rest[0] !== 'error'
      ? `Results of a step stand in steps.${key}.output.`
      : undefined;
  }

  #earlier(key: string): Set<string> {
    let before = this.#before.get(key);
    if (before === undefined) this.#before.set(key, (before = this.#graph.before(key)));
    return before;
  }

  #variables(key: string): Set<string> {
    const setters = [...this.#earlier(key)].map((other) => this.#graph.nodes.get(other)!);
    return new Set(
      setters.flatMap((node) => (node.type === 'set_variables' ? Object.keys(node.config.variables) : [])),
    );
  }
}

function requireFunction(name: string, count: number): void {
  const known = expressionFunctions.get(name);
  if (known === undefined)
    throw new ExpressionFault(
      `There is no function ${name}. The functions are ${[...expressionFunctions.keys()].join(', ')}.`,
    );
  const [least, most] = known.takes;
  if (count < least || count > most)
    throw new ExpressionFault(
      `${name} takes ${least === most ? least : `${least} to ${most}`} arguments, not ${count}.`,
    );
}
