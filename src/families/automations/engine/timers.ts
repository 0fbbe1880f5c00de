import {
  deadlineTimer,
  lockExecution,
  queue,
  reminderTimer,
  resumeTimer,
  storeExecution,
} from '#src/domain/automations/index.ts';
import type { Services } from '#src/call/services.ts';
import { notify } from '#src/domain/notifications/index.ts';
import type { TimerKind } from '#src/platform/timers/index.ts';
import { invite } from './invite.ts';

/** A wait is over: the execution gets back into the line. */
export const resumedExecutions: TimerKind<never> = {
  kind: resumeTimer,
  events: [],
  async fire(ctx, { recordId: id }) {
    const execution = await lockExecution(ctx.db, id);
    if (execution?.status === 'waiting') await queue(ctx, execution, { by: 'time' });
  },
};

/** Nobody has answered in time: the step ends by itself. */
export const answerDeadlines: TimerKind<never> = {
  kind: deadlineTimer,
  events: [],
  async fire(ctx, { recordId: id }) {
    const execution = await lockExecution(ctx.db, id);
    if (execution?.status === 'paused') await queue(ctx, execution, { by: 'time' });
  },
};

/** Reminds those who have not answered; people outside the agency by another link. */
export const answerReminders = (
  services: Pick<Services, 'sealer' | 'mail' | 'hostedUrl'>,
): TimerKind<never> => ({
  kind: reminderTimer,
  events: [],
  async fire(ctx, { recordId: id }) {
    const execution = await lockExecution(ctx.db, id);
    const request = execution?.status === 'paused' ? execution.pending_request : null;
    if (request == null) return;
    const answered = new Set(request.responses.map(({ responder }) => responder.id));
    await notify(
      ctx,
      {
        kind: 'automation',
        title: `Reminder: ${request.title}`,
        body: request.message ?? `${execution!.automation_name} waits for your answer.`,
        record: null,
        topic: `execution ${id} ${request.node_key} reminder`,
      },
      request.user_ids.filter((userId) => !answered.has(userId)),
    );
    if (request.contacts.length === 0) return;
    const contacts = await invite({ ...ctx, services }, execution!, request, { isReminder: true });
    await storeExecution(ctx.db, id, { pending_request: { ...request, contacts } }, ctx.now);
  },
});
