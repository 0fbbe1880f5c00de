import type { Services } from '#src/call/services.ts';
import type { TimerKind } from '#src/platform/timers/index.ts';
import { advance, advanceTimer, type TimeEvent } from './advance.ts';
import { lockEnrollment } from '../record/stored.queries.ts';

/** Starts, bills, resumes, changes and ends enrolments on their days (domain model 4.2). One of a deleted client is left alone. */
export const enrollmentSteps = (services: Services): TimerKind<TimeEvent> => ({
  kind: advanceTimer,
  events: [
    'client_program.started',
    'client_program.resumed',
    'client_program.cancelled',
    'client_program.completed',
    'client_program.billing_changed',
  ],
  async fire(ctx, { recordId }) {
    const enrollment = await lockEnrollment(ctx.db, recordId);
    if (enrollment !== undefined) await advance({ ...ctx, services }, enrollment);
  },
});
