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
    return 'The key or token was missing, wrong, expired or revoked. Give the program a valid one; it goes into the header Authorization: Bearer ….';
  if (status === 403)
    return `${channel === 'mcp' ? 'Whoever the AI host works for' : 'The account that the program works as'} needs the permission ${operation?.permission ?? 'that the message names'}. Grant it, or let the program do without.`;
  if (status === 404 && operation === undefined)
    return 'No operation has this path. Compare it with the API reference, letter by letter.';
  if (status === 404)
    return 'The record was deleted, never was, or belongs to another agency. Let the program look for it again before it calls.';
  if (status === 405) return 'The path takes other methods. The API reference says which.';
  if (status === 409)
    return 'Something has changed or is there already. Let the program read the record again, and send its change against what it finds.';
  if (status === 413) return 'The body is too large. Send it in parts.';
  if (status === 415) return 'Send the body as JSON, with the header Content-Type: application/json.';
  if (status === 429)
    return 'Wait as long as the header Retry-After said, then call again. The overview shows how much is left in a minute.';
  if (status >= 500)
    return 'This is on our side. A call with an Idempotency-Key can be repeated without doing it twice; if it goes on, tell us the request ID.';
  if (type === 'validation_error')
    return 'Change what is named above and call again. The API reference says what the operation takes, with examples.';
  return 'Change the request and call again.';
}
