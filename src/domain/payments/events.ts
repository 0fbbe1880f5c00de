import type { TaskHandler } from '#src/platform/jobs/index.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import { findAttemptOfEvent } from './attempts.queries.ts';
import { endEvent, findEvent } from './events.queries.ts';

/** What an event of a provider is about is looked up there: neither its order nor its words matter. */
export const processEvent: TaskHandler<'process_payment_event'> = async ({ tenantId, eventId }, { db }) => {
  await db.write(tenantId, async (scope) => {
    const event = await findEvent(scope.db, eventId);
    if (event === undefined || event.processed_at !== null) return;
    const attemptId = await findAttemptOfEvent(scope.db, event.payment_provider_id, {
      id: event.transaction_id,
      externalId: event.object_external_id,
    });
    if (attemptId !== undefined) addJob(scope, 'run_payment', { transactionId: attemptId });
    await endEvent(scope.db, eventId, db.clock.now());
  });
};
