import { isLostStatement } from './round-trip.ts';
import { DatabaseUnavailable, Overloaded } from './unavailable.ts';
import { problem, Problem } from '#src/platform/errors/index.ts';

/** The parts of a Postgres error that decide the response. */
interface DatabaseError extends Error {
  readonly code: string;
  readonly detail?: string;
  readonly constraint?: string;
  readonly table?: string;
}

const internalText = 'Something failed on our side. Tell us the X-Request-Id of this answer.';
const unavailableText = 'The service is temporarily unavailable. Try again in a few seconds.';
const lockedText = 'Other work holds the records of this request. Try again in a few seconds.';
const overloadedText = 'The service is busy with other requests of this agency. Try again in a few seconds.';

/** Converts any error of a call to a problem of the catalogue. Errors that callers can cause are never a 5xx. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof Overloaded) return busy(error, overloadedText);
  if (error instanceof DatabaseUnavailable) return unavailable(error);
  if (isDatabaseError(error)) return fromDatabase(error);
  if (isLostConnection(error)) return unavailable(error);
  return problem('internal', internalText, { cause: error, internal: describe(error) });
}

/** What Postgres refuses because of what was to be stored, as a problem; any other error as it is. */
export function withRefusal(error: unknown): unknown {
  if (!isDatabaseError(error) || isPassingConflict(error)) return error;
  const refusal = fromDatabase(error);
  return refusal.status < 500 ? refusal : error;
}

/** Another transaction was in the way; the same work may succeed when it is retried. */
export function isPassingConflict(error: unknown): boolean {
  return (
    isDatabaseError(error) && (error.code === '40001' || error.code === '40P01' || isLostStatement(error))
  );
}

function fromDatabase(error: DatabaseError): Problem {
  const options = { cause: error, internal: describe(error) };
  switch (error.code) {
    case '23505':
      return problem(
        'conflict',
        `Another record already has this ${constrainedName(error)?.replaceAll('_', ' ') ?? 'value'}.`,
        options,
      );
    case '23503':
      return fromForeignKey(error);
    case '23P01':
      return problem('conflict', 'The change overlaps with another record.', options);
    case '23514':
      return problem('validation_error', 'A value in the request is not allowed for this record.', options);
    case '40001':
    case '40P01':
      return problem(
        'conflict',
        'Other changes to the same records are in progress. Send the request again.',
        options,
      );
    // It waited for a lock for as long as anybody waits.
    case '55P03':
      return busy(error, lockedText);
    // Ours, with a message for the caller (app.refuse_over_quota).
    case 'QT001':
      return problem('quota_exceeded', error.message, options);
    case '54000':
      return problem('validation_error', 'A value in the request is too large to be stored.', options);
  }
  // Class 22: the value does not fit its type, in a way that the contract could not say.
  if (error.code.startsWith('22'))
    return problem(
      'validation_error',
      'A value in the request is out of the range that can be stored.',
      options,
    );
  // 57: timeouts and shutdown, 53: no memory, disk or connections left, 08: connection lost, 25006 and
  // 25P03: read-only or idle for too long, 58: the server's own files, 26000: a statement that was prepared on another connection.
  if (/^(?:57|53|08|58|25006|25P03|26000)/.test(error.code)) return unavailable(error);
  return problem('internal', internalText, options);
}

function fromForeignKey(error: DatabaseError): Problem {
  const options = { cause: error, internal: describe(error) };
  if (error.detail?.includes('is still referenced') === true) {
    return problem('conflict', 'Other records still refer to this one.', options);
  }
  const name = constrainedName(error);
  const which =
    name === undefined ? 'A record referenced in the request' : `The record referenced by ${name}`;
  return problem('not_found', `${which} does not exist in this agency.`, options);
}

/**
 * `name` of `clients_name` or `clients_tenant_id_name_key`. Under row-level security Postgres keeps the columns to
 * itself, so the constraint's own name is all there is; undefined when it speaks of several.
 */
function constrainedName({ constraint, table }: DatabaseError): string | undefined {
  if (constraint === undefined || !constraint.startsWith(`${table}_`)) return undefined;
  const name = constraint
    .slice(table!.length + 1)
    .replace(/^tenant_id_/, '')
    .replace(/_(?:f?key|idx|unique)$/, '');
  return /^[a-z][a-z_]*$/.test(name) && name.split('_id').length <= 2 ? name : undefined;
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error &&
    'severity' in error &&
    typeof (error as Partial<DatabaseError>).code === 'string'
  );
}

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** pg reports a lost connection as a network error, or in words only. */
function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (networkCodes.has(String((error as { code?: unknown }).code))) return true;
  return /Connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable/i.test(
    error.message,
  );
}

const unavailable = (error: unknown): Problem => passing('unavailable', unavailableText, error);

/** The service is well, and what is in the way ends by itself or is for its operator to end. */
const busy = (error: unknown, text: string): Problem => passing('busy', text, error);

function passing(code: 'unavailable' | 'busy', text: string, error: unknown): Problem {
  return problem(code, text, {
    cause: error,
    internal: describe(error),
    headers: { 'retry-after': '5' },
  });
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, detail, constraint, table } = error as Partial<DatabaseError>;
  return [error.message, code, detail, table, constraint].filter(Boolean).join(' · ');
}
