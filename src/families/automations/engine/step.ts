import type { AutomationConfig, AutomationNode, AutomationStepError } from '#generated/types.gen.ts';
import type { EventType } from '#generated/events.ts';
import type { WriteContext } from '#src/call/context.ts';
import { actions, evaluateExpression, kept, type Value } from '#src/domain/workflows/index.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { Graph, isDisabled, labelOf } from '../flow/index.ts';
import {
  catchingLoop,
  enterLoop,
  leave,
  leaveLoop,
  nextItem,
  withFailure,
  type Next,
} from './advance.rules.ts';
import { storeExecution, type StoredExecution } from './execution.queries.ts';
import { failed, faultOf } from './faults.ts';
import { fail, succeed } from './finish.ts';
import { countVisits, insertItem, storeItem, type ItemChange } from './items.queries.ts';
import { renderedInput, runNode } from './run-node.ts';
import { scopeFor, settingsOf, surroundingsOf } from './scope.ts';
import {
  beginning,
  iterationPath,
  type Frame,
  type Outcome,
  type PendingRequest,
  type State,
  type Waiting,
  type Wake,
} from './state.ts';
import { endOfLife, retryAt } from './limits.rules.ts';
import { deadlineTimer, reminderTimer, resumeTimer } from './timer-kinds.ts';

export type StepContext = WriteContext<EventType>;
type Failure = Extract<Outcome, { kind: 'failed' }>;

const maxSteps = 10_000;

/** One step of a locked execution that runs. */
export class Step {
  readonly #ctx: StepContext;
  readonly #execution: StoredExecution;
  readonly #flow: AutomationConfig;
  readonly #graph: Graph;
  #state: State;
  #count: number;

  constructor(ctx: StepContext, execution: StoredExecution, flow: AutomationConfig) {
    this.#ctx = ctx;
    this.#execution = execution;
    this.#flow = flow;
    this.#graph = new Graph(flow);
    this.#state = 'at' in execution.state ? execution.state : beginning(this.#graph.trigger!.key);
    this.#count = execution.step_count;
  }

  /** What it would call before the transaction: the node and its rendered input, for operations that wait for something outside. */
  async begin(): Promise<
    { readonly node: AutomationNode; readonly input: Record<string, Value>; readonly key: string } | Failure
  > {
    const node = this.#node();
    await this.#open(node);
    try {
      const input = renderedInput({ node, ...(await this.#sight(node)) }) ?? {};
      await storeItem(this.#ctx.db, this.#state.open!, { status: 'running', ...kept('input', input) });
      await this.#store({ state: this.#state, step_count: this.#count, current_node_key: node.key });
      const path = iterationPath(this.#state).map(
        ({ node_key: key, item_index: index }) => `${key}[${index}]`,
      );
      return {
        node,
        input,
        key: ['automation', this.#execution.id, node.key, ...path, this.#state.visit].join(' '),
      };
    } catch (error) {
      const fault = faultOf(error);
      if (fault === undefined) throw error;
      return fault;
    }
  }

  /** Does the step, stores what came of it, and moves on. */
  async run(outside?: { readonly result: unknown } | Failure): Promise<void> {
    if (this.#ctx.now > endOfLife(this.#execution))
      return this.#failWhole('time_limit_reached', 'The execution has taken longer than 30 days.');
    const node = this.#node();
    const { wake } = this.#execution;
    if (wake !== null && this.#state.open !== null) return this.#woken(node, wake);
    if (this.#count >= maxSteps)
      return this.#failWhole(
        'step_limit_reached',
        `The execution has taken ${maxSteps.toLocaleString('en')} steps. Let the flow end sooner.`,
      );
    await this.#open(node);
    if (isDisabled(node)) return this.#finish(node, { status: 'skipped' }, 'next', null);
    if (outside !== undefined && 'kind' in outside) return this.#failed(node, outside);
    try {
      const sight = await this.#sight(node);
      const input = renderedInput({ node, ...sight });
      if (input !== null)
        await storeItem(this.#ctx.db, this.#state.open!, {
          status: 'running',
          ...kept('input', input),
        });
      const outcome = await runNode(
        { ctx: this.#ctx, execution: this.#execution, node, ...sight, outside },
        input,
      );
      await this.#take(node, outcome);
    } catch (error) {
      const fault = faultOf(error);
      if (fault === undefined) throw error;
      await this.#failed(node, fault);
    }
  }

  async #sight(node: AutomationNode) {
    return {
      scope: await scopeFor(this.#ctx, this.#execution, this.#state, node),
      surroundings: await surroundingsOf(this.#ctx),
    };
  }

  #node(): AutomationNode {
    const node = this.#state.at === null ? undefined : this.#graph.nodes.get(this.#state.at);
    if (node === undefined)
      throw new Error(`The execution ${this.#execution.id} stands at no step of its version.`);
    return node;
  }

  /** The row of the attempt, unless it began before. */
  async #open(node: AutomationNode): Promise<void> {
    if (this.#state.open !== null) return;
    const path = iterationPath(this.#state);
    const visit =
      this.#state.visit ?? (await countVisits(this.#ctx.db, this.#execution.id, node.key, path)) + 1;
    const id = uuid7();
    const actionKey = node.type === 'action' ? node.config.action_key : null;
    await insertItem(
      this.#ctx.db,
      {
        id,
        execution_id: this.#execution.id,
        automation_id: this.#execution.automation_id,
        position: this.#count,
        node_key: node.key,
        node_type: node.type,
        label: labelOf(node, actionKey === null ? undefined : actions().get(actionKey)?.label),
        action_key: actionKey,
        iteration_path: path,
        visit,
        attempt: this.#state.attempt,
      },
      this.#ctx.now,
    );
    this.#count += 1;
    this.#state = { ...this.#state, open: id, visit };
  }

  async #take(node: AutomationNode, outcome: Outcome): Promise<void> {
    switch (outcome.kind) {
      case 'done':
        if (outcome.variables !== undefined)
          this.#state = { ...this.#state, variables: { ...this.#state.variables, ...outcome.variables } };
        return this.#finish(
          node,
          { status: 'succeeded', ...(outcome.records && { records: outcome.records }) },
          outcome.port,
          outcome.output,
        );
      case 'loop':
        return this.#enter(node, outcome.items);
      case 'wait':
        return this.#wait(outcome.waiting);
      case 'ask':
        return this.#ask(outcome.request);
      case 'failed':
        return this.#failed(node, outcome);
      case 'end':
        await storeItem(this.#ctx.db, this.#state.open!, {
          status: 'succeeded',
          ...kept('output', outcome.output),
          finished_at: this.#instant,
        });
        await this.#endLoops(outcome.status === 'failed' ? 'failed' : 'succeeded');
        if (outcome.status === 'failed')
          return this.#failWhole('ended_as_failed', outcome.message ?? 'The flow ended as failed.', node.key);
        await this.#store({ step_count: this.#count });
        return succeed(this.#ctx, this.#ended(), this.#flow, outcome.output);
    }
  }

  async #enter(node: AutomationNode, items: readonly Value[]): Promise<void> {
    if (items.length === 0)
      return this.#finish(node, { status: 'succeeded' }, 'done', { items: [], failed: [] });
    const frame: Frame = {
      loop: node.key,
      item_id: this.#state.open!,
      items,
      index: 0,
      collected: [],
      failed: [],
    };
    this.#state = enterLoop(this.#graph, this.#state, frame);
    await this.#store({ state: this.#state, step_count: this.#count, current_node_key: this.#state.at });
  }

  /** Ends the attempt and goes on by the port. */
  async #finish(
    node: AutomationNode,
    change: ItemChange,
    port: string,
    output: Readonly<Record<string, unknown>> | null,
  ): Promise<void> {
    await storeItem(this.#ctx.db, this.#state.open!, {
      ...change,
      port,
      ...kept('output', output),
      resumes_at: null,
      finished_at: this.#instant,
    });
    await this.#go(leave(this.#graph, this.#state, node.key, port));
  }

  async #go(next: Next): Promise<void> {
    let step = next;
    while (step.kind === 'item_done') step = await this.#itemDone(step.state, step.frame);
    this.#state = step.state;
    if (step.kind === 'step')
      return this.#store({
        state: this.#state,
        step_count: this.#count,
        current_node_key: this.#state.at,
        wake: null,
      });
    await this.#store({ step_count: this.#count });
    await succeed(this.#ctx, this.#ended(), this.#flow, null);
  }

  /** An item of a loop is done: the next one, or the end of the loop. */
  async #itemDone(state: State, frame: Frame): Promise<Next> {
    const loop = this.#graph.nodes.get(frame.loop) as Extract<AutomationNode, { type: 'loop' }>;
    const { collect } = loop.config;
    const isFailed = frame.failed.at(-1)?.index === frame.index;
    let collected = frame;
    if (collect !== undefined && !isFailed) {
      const scope = await scopeFor(this.#ctx, this.#execution, state, {
        ...loop,
        type: 'loop',
        config: { items: collect },
      });
      const value = evaluateExpression(collect.expression, scope, await surroundingsOf(this.#ctx));
      collected = { ...frame, collected: [...frame.collected, value] };
    }
    const following = nextItem(this.#graph, state, collected);
    if (following !== undefined) return { kind: 'step', state: following };
    const outer = leaveLoop(state, frame);
    await storeItem(this.#ctx.db, frame.item_id, {
      status: 'succeeded',
      port: 'done',
      ...kept('output', { items: collected.collected, failed: collected.failed }),
      finished_at: this.#instant,
    });
    return leave(this.#graph, outer, frame.loop, 'done');
  }

  async #wait(waiting: Waiting): Promise<void> {
    const limit = endOfLife(this.#execution);
    const until = 'until' in waiting ? waiting.until : null;
    const due = until !== null && until < limit ? until : limit;
    await storeItem(this.#ctx.db, this.#state.open!, {
      status: 'waiting',
      resumes_at: until?.toISOString() ?? null,
    });
    await this.#store({
      ...this.#still(),
      status: 'waiting',
      waiting_kind: waiting.kind,
      waiting_event_types: waiting.kind === 'event' ? waiting.eventTypes : [],
      waiting_execution_id: waiting.kind === 'execution' ? waiting.executionId : null,
      resumes_at: until?.toISOString() ?? null,
    });
    setTimer(this.#ctx, { kind: resumeTimer, recordId: this.#execution.id }, due);
  }

  async #ask(request: PendingRequest): Promise<void> {
    await storeItem(this.#ctx.db, this.#state.open!, { status: 'waiting', resumes_at: request.deadline_at });
    await this.#store({
      ...this.#still(),
      status: 'paused',
      pending_request: request,
      asked_user_ids: request.user_ids,
    });
    setTimer(this.#ctx, { kind: deadlineTimer, recordId: this.#execution.id }, new Date(request.deadline_at));
    if (request.remind_at !== null)
      setTimer(this.#ctx, { kind: reminderTimer, recordId: this.#execution.id }, new Date(request.remind_at));
    await notify(
      // Whoever it runs as may be among those who are asked.
      {
        db: this.#ctx.db,
        now: this.#ctx.now,
        announce: this.#ctx.announce.bind(this.#ctx),
        identity: { ...this.#ctx.identity, userId: this.#execution.automation_id },
      },
      {
        kind: 'automation',
        title: request.title,
        body: request.message ?? `${this.#execution.automation_name} asks for your answer.`,
        record: null,
        topic: `execution ${this.#execution.id} ${request.node_key}`,
      },
      request.user_ids,
    );
  }

  /** The row of an execution that stands still. */
  #still() {
    const isHeld = settingsOf(this.#flow).isHeldWhileWaiting;
    return {
      state: this.#state,
      step_count: this.#count,
      current_node_key: this.#state.at,
      wake: null,
      is_holding: isHeld && this.#execution.is_holding,
    };
  }

  /** What a step does that waited, now that the wait is over. */
  async #woken(node: AutomationNode, wake: Wake): Promise<void> {
    if (this.#execution.wake?.by === 'time' && this.#isRetry(node)) return this.#again(node);
    switch (wake.by) {
      case 'time':
        if (node.type === 'wait_for_event')
          return this.#finish(node, { status: 'succeeded' }, 'timed_out', null);
        if (node.type === 'approval' || node.type === 'choice' || node.type === 'form')
          return this.#unanswered(node);
        return this.#finish(node, { status: 'succeeded' }, 'next', null);
      case 'event':
        return this.#finish(node, { status: 'succeeded' }, 'received', wake.data);
      case 'answer':
        return this.#finish(node, { status: 'succeeded' }, wake.port, wake.output);
      case 'execution':
        if (wake.status === 'succeeded')
          return this.#finish(node, { status: 'succeeded' }, 'next', wake.output);
        return this.#failed(node, failed('sub_automation_failed', wake.message ?? 'The automation failed.'));
    }
  }

  async #unanswered(node: AutomationNode): Promise<void> {
    if ('on_deadline' in node.config && node.config.on_deadline === 'branch')
      return this.#finish(node, { status: 'succeeded' }, 'timed_out', null);
    return this.#failed(node, failed('answer_deadline_passed', 'Nobody answered in time.'));
  }

  #isRetry(node: AutomationNode): boolean {
    return node.type === 'action' || node.type === 'mcp_tool';
  }

  /** The next attempt, as a row of its own. */
  async #again(node: AutomationNode): Promise<void> {
    await storeItem(this.#ctx.db, this.#state.open!, {
      status: 'failed',
      is_last_attempt: false,
      resumes_at: null,
    });
    this.#state = { ...this.#state, open: null, attempt: this.#state.attempt + 1 };
    await this.#store({ state: this.#state, current_node_key: node.key, wake: null });
  }

  /** Tries again, goes on by another way, or fails. */
  async #failed(node: AutomationNode, { code, message, isRetryable }: Failure): Promise<void> {
    const error: AutomationStepError = { code, message, is_retryable: isRetryable, node_key: node.key };
    const policy = 'retry' in node.config ? (node.config.retry ?? {}) : {};
    const mayRetry = this.#isRetry(node) && isRetryable && this.#state.attempt < (policy.max_attempts ?? 3);
    await storeItem(this.#ctx.db, this.#state.open!, { status: 'failed', error, finished_at: this.#instant });
    if (mayRetry)
      return this.#wait({ kind: 'retry', until: retryAt(policy, this.#state.attempt, this.#ctx.now) }).then(
        () => this.#keepFailed(error),
      );
    const reaction = 'on_error' in node.config ? (node.config.on_error ?? 'stop') : 'stop';
    if (reaction !== 'stop') {
      const port = reaction === 'branch' ? 'error' : 'next';
      await storeItem(this.#ctx.db, this.#state.open!, { status: 'failed', port });
      return this.#go(leave(this.#graph, this.#state, node.key, port));
    }
    const { failing, catching } = catchingLoop(this.#graph, this.#state);
    for (const frame of failing)
      await storeItem(this.#ctx.db, frame.item_id, { status: 'failed', error, finished_at: this.#instant });
    if (catching === null) {
      await this.#store({ step_count: this.#count });
      return fail(this.#ctx, this.#ended(), this.#flow, error);
    }
    const frames = this.#state.frames.slice(0, this.#state.frames.indexOf(catching));
    const frame = withFailure(catching, error);
    await this.#go({ kind: 'item_done', frame, state: { ...this.#state, frames: [...frames, frame] } });
  }

  /** An attempt that will be repeated has failed all the same. */
  #keepFailed(error: AutomationStepError): Promise<void> {
    return storeItem(this.#ctx.db, this.#state.open!, {
      status: 'failed',
      error,
      finished_at: this.#instant,
    });
  }

  async #failWhole(code: string, message: string, nodeKey: string | null = this.#state.at): Promise<void> {
    await this.#store({ step_count: this.#count });
    await fail(this.#ctx, this.#ended(), this.#flow, {
      code,
      message,
      is_retryable: false,
      node_key: nodeKey,
    });
  }

  async #endLoops(status: 'succeeded' | 'failed'): Promise<void> {
    for (const frame of this.#state.frames)
      await storeItem(this.#ctx.db, frame.item_id, { status, finished_at: this.#instant });
  }

  #ended(): StoredExecution {
    return { ...this.#execution, state: this.#state };
  }

  #store(change: Parameters<typeof storeExecution>[2]): Promise<void> {
    return storeExecution(this.#ctx.db, this.#execution.id, change, this.#ctx.now);
  }

  get #instant(): string {
    return this.#ctx.now.toISOString();
  }
}
