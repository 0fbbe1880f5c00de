import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseBoundedJson } from '#src/api/request/index.ts';
import { Problem } from '#src/platform/errors/index.ts';
import type { Connections } from '#src/platform/db/index.ts';
import type { Log } from '#src/platform/log.ts';
import { hashAddress, updateAttempts } from '#src/domain/access/sign-in/index.ts';
import { insertClient } from './artefacts.queries.ts';
import { checkClientMetadata } from './client-metadata.rules.ts';
import type { Origin } from '#src/call/origin.ts';
import { BodyRefused, readText } from './read-body.ts';
import { sendJson } from './send-json.ts';

// Hosts in the cloud register for all of their users from a few addresses.
const registrationsAnHour = 200;
const rules = { type: 'application/json', maxBytes: 32 * 1024 } as const;

/** RFC 7591, open to anybody, for public clients: what keeps it in bounds is how many come from one address. */
export async function register(
  request: IncomingMessage,
  response: ServerResponse,
  { db, log, origin }: { db: Pick<Connections, 'system'>; log: Pick<Log, 'info'>; origin: Origin },
): Promise<void> {
  const refuse = (status: number, error: string, description: string) =>
    sendJson(response, status, { error, error_description: description });
  let given: unknown;
  try {
    given = parseBoundedJson(await readText(request, rules), 'The body');
  } catch (error) {
    if (error instanceof BodyRefused) return refuse(error.status, 'invalid_client_metadata', error.message);
    if (!(error instanceof Problem)) throw error;
    return refuse(400, 'invalid_client_metadata', error.message);
  }
  const checked = checkClientMetadata(given);
  if ('error' in checked) return refuse(400, checked.error, checked.description);
  const wait = await updateAttempts(db.system, {
    bucket: 'registration',
    subject: hashAddress(origin.ip_address),
    most: registrationsAnHour,
    windowSeconds: 3600,
  });
  if (wait > 0) {
    response.setHeader('Retry-After', String(wait));
    return refuse(
      429,
      'too_many_requests',
      `At most ${registrationsAnHour} clients can be registered from one address per hour. Use an existing client, or try again in ${wait} seconds.`,
    );
  }
  const id = `client_${randomBytes(16).toString('base64url')}`;
  const client = { client_id: id, client_id_issued_at: Math.floor(Date.now() / 1000), ...checked.metadata };
  await insertClient(db.system, id, client, origin.ip_address);
  log.info(
    { request_id: origin.request_id, client_id: id, client_name: checked.metadata.client_name },
    'OAuth client registered',
  );
  sendJson(response, 201, client);
}
