import { actAs } from '#src/domain/access/index.ts';
import type { TaskHandler } from '#src/platform/jobs/index.ts';
import { systemIdentity } from '#src/platform/events/index.ts';
import { Problem } from '#src/platform/errors/index.ts';
import type { Door } from './door.ts';

/**
 * The job of an operation that a call asked for (`within: 'after'`). A refusal is final and goes to the log; what fails on our
 * side is tried again, under the same key, so that nothing is done twice.
 */
export const invokeOperation =
  (door: Door): TaskHandler<'invoke_operation'> =>
  async ({ tenantId, operationId, input, caller, key, requestId, causation }, { log }) => {
    const refused = (message: string) =>
      log.warn(
        { tenant_id: tenantId, request_id: requestId, operation: operationId, message },
        'inner call refused',
      );
    const { userId, credentialId, subject, grant } = caller;
    const known = {
      ...systemIdentity(tenantId, 'invoke_operation'),
      credentialId,
      subject,
      ...(grant && { grant }),
    };
    let identity;
    try {
      identity = await actAs(door.db.read(tenantId), known, userId);
    } catch (error) {
      if (error instanceof Problem && error.status < 500) return refused(error.message);
      throw error;
    }
    const { status, text } = await door.invoke({ id: operationId }, identity, input, {
      channel: 'internal',
      isDeferred: true,
      requestId,
      idempotencyKey: key,
      ...(causation && { causation }),
    });
    if (status >= 500) throw new Error(`${operationId} returned ${status}: ${text}`);
    if (status >= 400) refused(text);
  };
