import {
  deadlineTimer,
  type PendingRequest,
  reminderTimer,
  resumeTimer,
  type Waiting,
} from '#src/domain/automations/index.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import type { Attempt } from './attempt.ts';
import { invite } from './invite.ts';
import { endOfLife } from './limits.rules.ts';

/** Has the execution wait; a timer wakes it when the time comes, or its life ends. */
export async function wait(attempt: Attempt, waiting: Waiting): Promise<void> {
  const limit = endOfLife(attempt.execution);
  const until = 'until' in waiting ? waiting.until : null;
  const due = until !== null && until < limit ? until : limit;
  await attempt.book.storeItem(attempt.state.open!, {
    status: 'waiting',
    resumes_at: until?.toISOString() ?? null,
  });
  await attempt.store({
    ...attempt.still(),
    status: 'waiting',
    waiting_kind: waiting.kind,
    waiting_event_types: waiting.kind === 'event' ? waiting.eventTypes : [],
    waiting_execution_id: waiting.kind === 'execution' ? waiting.executionId : null,
    resumes_at: until?.toISOString() ?? null,
  });
  setTimer(attempt.ctx, { kind: resumeTimer, recordId: attempt.execution.id }, due);
}

/** Has the execution wait for the answer of people. */
export async function ask(attempt: Attempt, request: PendingRequest): Promise<void> {
  await attempt.book.storeItem(attempt.state.open!, {
    status: 'waiting',
    resumes_at: request.deadline_at,
  });
  await attempt.store({
    ...attempt.still(),
    status: 'paused',
    pending_request: { ...request, contacts: await invite(attempt.ctx, attempt.execution, request) },
    asked_user_ids: request.user_ids,
  });
  setTimer(
    attempt.ctx,
    { kind: deadlineTimer, recordId: attempt.execution.id },
    new Date(request.deadline_at),
  );
  if (request.remind_at !== null)
    setTimer(
      attempt.ctx,
      { kind: reminderTimer, recordId: attempt.execution.id },
      new Date(request.remind_at),
    );
  await notify(
    // Whoever it runs as may be among those who are asked.
    {
      db: attempt.ctx.db,
      now: attempt.ctx.now,
      announce: attempt.ctx.announce.bind(attempt.ctx),
      identity: { ...attempt.ctx.identity, userId: attempt.execution.automation_id },
    },
    {
      kind: 'automation',
      title: request.title,
      body: request.message ?? `${attempt.execution.automation_name} asks for your answer.`,
      record: null,
      topic: `execution ${attempt.execution.id} ${request.node_key}`,
    },
    request.user_ids,
  );
}
