import type { AutomationConfig, AutomationNode } from '#generated/types.gen.ts';
import type { EventType } from '#generated/events.ts';
import type { WriteContext } from '#src/call/context.ts';
import { beginning, type Frame, iterationPath, type State } from '#src/domain/automations/index.ts';
import { actions, evaluateExpression, kept } from '#src/domain/workflows/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { Graph, labelOf } from '../flow/index.ts';
import { leave, leaveLoop, nextItem, type Next } from './advance.rules.ts';
import type { Book, Standing } from './book.ts';
import type { ItemChange } from './items.queries.ts';
import { scopeFor, settingsOf, surroundingsOf } from './scope.ts';

export type StepContext = WriteContext<EventType>;

/** One attempt at the step where a locked execution or test stands: its rows, and the way on. */
export class Attempt {
  readonly ctx: StepContext;
  readonly execution: Standing;
  readonly book: Book;
  readonly flow: AutomationConfig;
  readonly graph: Graph;
  state: State;
  count: number;

  constructor(ctx: StepContext, execution: Standing, flow: AutomationConfig, book: Book) {
    this.ctx = ctx;
    this.execution = execution;
    this.book = book;
    this.flow = flow;
    this.graph = new Graph(flow);
    this.state = 'at' in execution.state ? execution.state : beginning(this.graph.trigger!.key);
    this.count = execution.step_count;
  }

  node(): AutomationNode {
    const node = this.state.at === null ? undefined : this.graph.nodes.get(this.state.at);
    if (node === undefined)
      throw new Error(`The execution ${this.execution.id} stands at no step of its version.`);
    return node;
  }

  /** What expressions of the step see. */
  async sight(node: AutomationNode) {
    return {
      scope: await scopeFor(this.ctx, this.execution, this.state, node, this.book.results),
      surroundings: await surroundingsOf(this.ctx),
    };
  }

  /** The row of the attempt, unless it began before. */
  async open(node: AutomationNode): Promise<void> {
    if (this.state.open !== null) return;
    const path = iterationPath(this.state);
    const visit = this.state.visit ?? (await this.book.countVisits(node.key, path)) + 1;
    const id = uuid7();
    const actionKey = node.type === 'action' ? node.config.action_key : null;
    await this.book.insertItem({
      id,
      execution_id: this.execution.id,
      automation_id: this.execution.automation_id,
      position: this.count,
      node_key: node.key,
      node_type: node.type,
      label: labelOf(node, actionKey === null ? undefined : actions().get(actionKey)?.label),
      action_key: actionKey,
      iteration_path: path,
      visit,
      attempt: this.state.attempt,
    });
    this.count += 1;
    this.state = { ...this.state, open: id, visit };
  }

  /** Ends the attempt and goes on by the port. */
  async finish(
    node: AutomationNode,
    change: ItemChange,
    port: string,
    output: Readonly<Record<string, unknown>> | null,
  ): Promise<void> {
    await this.book.storeItem(this.state.open!, {
      ...change,
      port,
      ...kept('output', output),
      resumes_at: null,
      finished_at: this.instant,
    });
    await this.go(leave(this.graph, this.state, node.key, port));
  }

  async go(next: Next): Promise<void> {
    let step = next;
    while (step.kind === 'item_done') step = await this.#itemDone(step.state, step.frame);
    this.state = step.state;
    if (step.kind === 'step')
      return this.store({
        state: this.state,
        step_count: this.count,
        current_node_key: this.state.at,
        wake: null,
      });
    await this.store({ step_count: this.count });
    await this.book.succeed(this, null);
  }

  /** An item of a loop is done: the next one, or the end of the loop. */
  async #itemDone(state: State, frame: Frame): Promise<Next> {
    const loop = this.graph.nodes.get(frame.loop) as Extract<AutomationNode, { type: 'loop' }>;
    const { collect } = loop.config;
    const isFailed = frame.failed.at(-1)?.index === frame.index;
    let collected = frame;
    if (collect !== undefined && !isFailed) {
      const node = { ...loop, type: 'loop' as const, config: { items: collect } };
      const scope = await scopeFor(this.ctx, this.execution, state, node, this.book.results);
      const value = evaluateExpression(collect.expression, scope, await surroundingsOf(this.ctx));
      collected = { ...frame, collected: [...frame.collected, value] };
    }
    const following = nextItem(this.graph, state, collected);
    if (following !== undefined) return { kind: 'step', state: following };
    const outer = leaveLoop(state, frame);
    await this.book.storeItem(frame.item_id, {
      status: 'succeeded',
      port: 'done',
      ...kept('output', { items: collected.collected, failed: collected.failed }),
      finished_at: this.instant,
    });
    return leave(this.graph, outer, frame.loop, 'done');
  }

  /** The row of an execution that stands still. */
  still() {
    const isHeld = settingsOf(this.flow).isHeldWhileWaiting;
    return {
      state: this.state,
      step_count: this.count,
      current_node_key: this.state.at,
      wake: null,
      is_holding: isHeld && this.execution.is_holding,
    };
  }

  /** Ends the execution as failed. */
  async failWhole(code: string, message: string, nodeKey: string | null = this.state.at): Promise<void> {
    await this.store({ step_count: this.count });
    await this.book.fail(this, { code, message, is_retryable: false, node_key: nodeKey });
  }

  async endLoops(status: 'succeeded' | 'failed'): Promise<void> {
    for (const frame of this.state.frames)
      await this.book.storeItem(frame.item_id, { status, finished_at: this.instant });
  }

  store(change: Parameters<Book['store']>[0]): Promise<void> {
    return this.book.store(change);
  }

  get instant(): string {
    return this.ctx.now.toISOString();
  }
}
