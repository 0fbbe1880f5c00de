import { Batcher, type TaskContext, type TaskHandler } from '#src/platform/jobs/index.ts';
import type { Poster, PostResult } from '#src/platform/outbound/index.ts';
import type { Log } from '#src/platform/log.ts';
import { inTrace } from '#src/platform/trace/index.ts';
import type { Sealer } from '#src/platform/secrets/index.ts';
import {
  recordAttempts,
  takeDeliveries,
  type DeliveryKey,
  type EndedAttempt,
  type TakenDelivery,
} from './engine.queries.ts';
import { requestOf } from './request.ts';

export interface AttemptOptions {
  readonly sealer: Sealer;
  readonly poster: Poster;
}

// Responses that arrive within a few milliseconds are stored together.
const recordTogetherMs = 4;

/**
 * One attempt at a delivery: marked as under way, sent, recorded. Each step is stored before the next begins, so a process
 * that is killed leaves a delivery that the sweep takes up again, and no receiver is called for what is not in the
 * database. Attempts that begin or end at the same time share a statement.
 */
export function attemptDelivery({ sealer, poster }: AttemptOptions): TaskHandler<'attempt_delivery'> {
  let withOwner: TaskContext['withOwner'];
  const taking = new Batcher<DeliveryKey, TakenDelivery | undefined>(async (keys) => {
    const taken = await withOwner((owner) => takeDeliveries(owner, keys));
    const byId = new Map(taken.map((delivery) => [delivery.id, delivery]));
    return keys.map(({ deliveryId }) => byId.get(deliveryId));
  });
  const recording = new Batcher<EndedAttempt>(
    async (attempts) => {
      await withOwner((owner) => recordAttempts(owner, attempts));
      return attempts.map(() => undefined);
    },
    { openMs: recordTogetherMs },
  );

  return async (key, context) => {
    withOwner = context.withOwner;
    const delivery = await taking.add(key);
    if (delivery === undefined) return;
    const attempt = await inTrace(delivery.traceparent, async () => {
      const result = ended(delivery, await send(delivery, context));
      writeLine(context.log, delivery, result);
      return result;
    });
    await recording.add(attempt);
  };

  async function send(delivery: TakenDelivery, { signal, log }: TaskContext): Promise<PostResult> {
    try {
      return await poster.post(requestOf(delivery, sealer, new Date()), signal);
    } catch (error) {
      // A secret that cannot be opened: a fault of the installation, which the attempt tells and the log explains.
      log.error(
        { err: error as Error, tenant_id: delivery.tenant_id, delivery_id: delivery.id },
        'a delivery could not be signed',
      );
      return { ...unsent, startedAt: new Date() };
    }
  }
}

/** The address stays out: it may hold a secret of the receiver. */
function writeLine(log: Log, { event_id, event_type }: TakenDelivery, attempt: EndedAttempt): void {
  const { tenantId, deliveryId, number, statusCode, errorClass, durationMs } = attempt;
  log.info(
    {
      tenant_id: tenantId,
      delivery_id: deliveryId,
      event_id,
      event_type,
      attempt: number,
      status: statusCode ?? undefined,
      error_class: errorClass ?? undefined,
      duration_ms: durationMs,
    },
    errorClass === null ? 'a webhook was delivered' : 'a webhook was not delivered',
  );
}

const unsent = {
  statusCode: null,
  failure: 'internal',
  message: 'The request could not be signed. The operator has been notified.',
  responseBody: null,
  isResponseTruncated: false,
  ipAddress: null,
  durationMs: 0,
} as const;

function ended(delivery: TakenDelivery, result: PostResult): EndedAttempt {
  const { failure, message } = verdict(result);
  return {
    tenantId: delivery.tenant_id,
    deliveryId: delivery.id,
    number: delivery.number,
    url: delivery.url,
    ipAddress: result.ipAddress,
    startedAt: result.startedAt.toISOString(),
    durationMs: Math.round(result.durationMs * 10) / 10,
    statusCode: result.statusCode,
    errorClass: failure,
    errorMessage: message?.slice(0, 1000).toWellFormed() ?? null,
    responseBody: result.responseBody,
    isResponseTruncated: result.isResponseTruncated,
  };
}

/** Any 2xx is a success; every other status is a failure. */
function verdict({ statusCode, failure, message }: PostResult): {
  failure: string | null;
  message: string | null;
} {
  if (statusCode === null) return { failure, message };
  if (statusCode >= 200 && statusCode < 300) return { failure: null, message: null };
  if (statusCode >= 300 && statusCode < 400)
    return {
      failure: 'redirect',
      message: `The receiver answered ${statusCode}; redirects are not followed.`,
    };
  return { failure: 'http_status', message: `The receiver answered ${statusCode}.` };
}
