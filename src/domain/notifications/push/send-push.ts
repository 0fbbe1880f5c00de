import webPush from 'web-push';
import type { Services } from '#src/call/services.ts';
import type { Connections } from '#src/platform/db/index.ts';
import type { TaskHandler } from '#src/platform/jobs/index.ts';
import { guardedFetch } from '#src/platform/outbound/index.ts';
import { updateDelivery, type Step } from '../sending/due.queries.ts';
import { deleteDevice, findWaiting, markDevice, type WaitingPush } from './push.queries.ts';
import { openSubscription } from './subscription.ts';

type Tools = Pick<Services, 'sealer' | 'addresses' | 'mail' | 'baseUrl' | 'pushKeys'> & {
  /** Certificates to trust instead of the well-known ones (PEM). */
  readonly ca?: string | undefined;
};

/** What came of one attempt. */
interface Outcome {
  readonly step: Step;
  readonly device: 'works' | 'fails' | 'gone';
  /** Why it is worth another attempt; null when it is not. */
  readonly retry: string | null;
}

const mostAttempts = 6;
const answerWithinMs = 10_000;
const lifeSeconds = 24 * 60 * 60;
/** Push services take 4,096 bytes, of which the encryption needs some. */
const maxBodyLength = 600;

/**
 * Hands one message to the push service of its browser (RFC 8030), encrypted for the browser alone (RFC 8291). A process that is killed in
 * between hands it over again; the browser shows one, since both have the same tag.
 */
export const sendPush =
  (tools: Tools): TaskHandler<'send_push'> =>
  async ({ tenantId, deliveryId }, { db }) => {
    const push = await findWaiting(db.read(tenantId), deliveryId);
    if (push === undefined) return;
    const outcome = await attempt(tools, tenantId, push);
    await keep(db, tenantId, push, outcome);
    if (outcome.retry !== null) throw new Error(`The push ${deliveryId} will be retried: ${outcome.retry}`);
  };

async function attempt(tools: Tools, tenantId: string, push: WaitingPush): Promise<Outcome> {
  const attempts = push.attempt_count + 1;
  if (push.sealed === null)
    return { step: { status: 'suppressed', reason: 'no_destination' }, device: 'gone', retry: null };
  const isLast = attempts >= mostAttempts;
  const failed = (error: string, isFinal: boolean): Outcome => ({
    step: { ...(isFinal && { status: 'failed' as const }), error, attempts },
    device: 'fails',
    retry: isFinal ? null : error,
  });
  try {
    const status = await post(tools, openSubscription(tools.sealer, tenantId, push.sealed), push);
    if (status >= 200 && status < 300)
      return { step: { status: 'sent', error: null, attempts }, device: 'works', retry: null };
    if (status === 404 || status === 410)
      return {
        step: {
          status: 'failed',
          error: 'The browser no longer takes messages. Its registration was removed.',
          attempts,
        },
        device: 'gone',
        retry: null,
      };
    return failed(`The push service answered ${status}.`, isLast || (status < 500 && status !== 429));
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error), isLast);
  }
}

async function post(
  { addresses, ca, mail, baseUrl, pushKeys }: Tools,
  subscription: ReturnType<typeof openSubscription>,
  push: WaitingPush,
): Promise<number> {
  const { publicKey, privateKey } = await pushKeys.get();
  const message = {
    title: push.subject,
    body: push.body_text?.slice(0, maxBodyLength).toWellFormed() ?? '',
    url: baseUrl() + (push.url ?? '/console'),
    kind: push.kind,
    notification_id: push.notification_id,
    tag: push.notification_id ?? push.id,
  };
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(
    subscription,
    JSON.stringify(message),
    {
      vapidDetails: { subject: `mailto:${mail.from.address}`, publicKey, privateKey },
      TTL: lifeSeconds,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    },
  );
  const response = await guardedFetch(
    endpoint,
    {
      method,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: body ?? undefined,
      silenceMs: answerWithinMs,
      ca,
    },
    addresses,
  );
  await response.body?.cancel();
  return response.status;
}

const keep = (
  db: Connections,
  tenantId: string,
  push: WaitingPush,
  { step, device }: Outcome,
): Promise<void> =>
  db.write(tenantId, async (scope) => {
    const now = db.clock.now();
    const isOver = step.status !== undefined;
    await updateDelivery(scope.db, push.id, { ...step, ...(isOver && { subject: null, body: null }) }, now);
    if (push.device_id === null) return;
    if (device === 'gone') await deleteDevice(scope.db, push.device_id);
    else await markDevice(scope.db, push.device_id, device === 'fails', now);
  });
