import type { AutomationNode, AutomationStepError } from '#generated/types.gen.ts';
import type { Outcome } from '#src/domain/automations/index.ts';
import { catchingLoop, leave, withFailure } from './advance.rules.ts';
import type { Attempt } from './attempt.ts';
import { retryAt } from './limits.rules.ts';

export type Failure = Extract<Outcome, { kind: 'failed' }>;

export function mayBeRepeated(node: AutomationNode): boolean {
  return node.type === 'action' || node.type === 'mcp_tool';
}

/** The next attempt, as a row of its own. */
export async function repeat(attempt: Attempt, node: AutomationNode): Promise<void> {
  await attempt.book.storeItem(attempt.state.open!, {
    status: 'failed',
    is_last_attempt: false,
    resumes_at: null,
  });
  attempt.state = { ...attempt.state, open: null, attempt: attempt.state.attempt + 1 };
  await attempt.store({ state: attempt.state, current_node_key: node.key, wake: null });
}

/** Tries again, goes on by another way, or fails. */
export async function failStep(
  attempt: Attempt,
  node: AutomationNode,
  { code, message, isRetryable }: Failure,
): Promise<void> {
  const error: AutomationStepError = { code, message, is_retryable: isRetryable, node_key: node.key };
  const policy = 'retry' in node.config ? (node.config.retry ?? {}) : {};
  const mayRetry = mayBeRepeated(node) && isRetryable && attempt.state.attempt < (policy.max_attempts ?? 3);
  await attempt.book.storeItem(attempt.state.open!, {
    status: 'failed',
    error,
    finished_at: attempt.instant,
  });
  if (mayRetry) {
    const until = retryAt(policy, attempt.state.attempt, attempt.ctx.now);
    await attempt.book.wait(attempt, { kind: 'retry', until });
    return keepFailed(attempt, error);
  }
  const reaction = 'on_error' in node.config ? (node.config.on_error ?? 'stop') : 'stop';
  if (reaction !== 'stop') {
    const port = reaction === 'branch' ? 'error' : 'next';
    await attempt.book.storeItem(attempt.state.open!, { status: 'failed', port });
    return attempt.go(leave(attempt.graph, attempt.state, node.key, port));
  }
  const { failing, catching } = catchingLoop(attempt.graph, attempt.state);
  for (const frame of failing)
    await attempt.book.storeItem(frame.item_id, { status: 'failed', error, finished_at: attempt.instant });
  if (catching === null) {
    await attempt.store({ step_count: attempt.count });
    return attempt.book.fail(attempt, error);
  }
  const frames = attempt.state.frames.slice(0, attempt.state.frames.indexOf(catching));
  const frame = withFailure(catching, error);
  await attempt.go({ kind: 'item_done', frame, state: { ...attempt.state, frames: [...frames, frame] } });
}

/** An attempt that will be repeated has failed all the same. */
function keepFailed(attempt: Attempt, error: AutomationStepError): Promise<void> {
  return attempt.book.storeItem(attempt.state.open!, {
    status: 'failed',
    error,
    finished_at: attempt.instant,
  });
}
