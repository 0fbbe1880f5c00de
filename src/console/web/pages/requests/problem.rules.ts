import type { ApiRequestLog } from '#generated/console/types.gen.ts';
import type { OperationLine } from '../../parts/operations.ts';

export interface Finding {
  /** Such as `body.name`; null when the message names none. */
  readonly place: string | null;
  readonly text: string;
}

const place = /^((?:body|query|path|headers?)(?:[.[]\S*)?|[A-Z][A-Za-z]*-[A-Za-z-]+) (.+)$/s;

/** The parts of an error's message: one for each value that was not as it should be. */
export function findingsOf(message: string): Finding[] {
  return message.split(/; (?=(?:body|query|path|headers?)[.[ ])/).map((part) => {
    const [, where, what] = place.exec(part) ?? [];
    return where === undefined ? { place: null, text: part } : { place: where, text: what! };
  });
}

/** What helps, in words for who looks after the program. */
export function cureOf(
  {
    status_code: status,
    error_type: type,
    channel,
  }: Pick<ApiRequestLog, 'status_code' | 'error_type' | 'channel'>,
  operation: OperationLine | undefined,
): string {
  if (status === 401)
    return 'The key or token was missing, wrong, expired or revoked. Send a valid one in the header Authorization: Bearer ….';
  if (status === 403)
    return `${channel === 'mcp' ? 'The member that the AI host acts for' : 'The service account of the key'} needs the permission ${operation?.permission ?? 'that the message names'}. Grant the permission, or change the integration.`;
  if (status === 404 && operation === undefined)
    return 'No operation has this path. Compare it with the API reference, letter by letter.';
  if (status === 404)
    return 'The record was deleted, does not exist, or belongs to another agency. Look up the record again before the call.';
  if (status === 405) return 'The path takes other methods. The API reference says which.';
  if (status === 409)
    return 'The record has changed or already exists. Read it again, then repeat the change with its current revision.';
  if (status === 413) return 'The body is too large. Send it in parts.';
  if (status === 415) return 'Send the body as JSON, with the header Content-Type: application/json.';
  if (status === 429)
    return 'Wait for the time in the header Retry-After, then send the request again. The overview shows the remaining budget.';
  if (status >= 500)
    return 'This is an internal error. A request with an Idempotency-Key is safe to repeat. If the error persists, send us the request ID.';
  if (type === 'validation_error')
    return 'Correct the request as described above and send it again. The API reference has the schema and examples.';
  return 'Change the request and call again.';
}
