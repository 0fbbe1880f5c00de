import { problem, Problem } from '#src/errors/problem.ts';

/** The parts of a Postgres error that decide about the answer. */
interface DatabaseError extends Error {
  readonly code: string;
  readonly detail?: string;
  readonly constraint?: string;
  readonly table?: string;
}

const internalText = 'Something failed on our side. Tell us the X-Request-Id of this answer.';
const unavailableText = 'The service cannot answer right now. Try again in a few seconds.';

/** Whatever ended a call, as a problem of the catalogue. What callers can cause is never a 5xx. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isDatabaseError(error)) return fromDatabase(error);
  if (isLostConnection(error)) return unavailable(error);
  return problem('internal', internalText, { cause: error, internal: describe(error) });
}

/** Another transaction was in the way; the same work may succeed when it is done again. */
export function isPassingConflict(error: unknown): boolean {
  return isDatabaseError(error) && (error.code === '40001' || error.code === '40P01');
}

function fromDatabase(error: DatabaseError): Problem {
  const options = { cause: error, internal: describe(error) };
  switch (error.code) {
    case '23505':
      return problem('conflict', `Another record already has this ${columnsOf(error) ?? 'value'}.`, options);
    case '23503':
      return fromForeignKey(error);
    case '23P01':
      return problem('conflict', 'The change overlaps with another record.', options);
    case '23514':
      return problem('validation_error', 'A value of the request is not allowed for this record.', options);
    case '40001':
    case '40P01':
      return problem('conflict', 'Other changes to the same records are under way. Send the request again.', options);
    case '54000':
      return problem('validation_error', 'A value of the request is too large to be stored.', options);
  }
  // Class 22: the value does not fit its type, in a way that the contract could not say.
  if (error.code.startsWith('22')) return problem('validation_error', 'A value of the request is out of the range that can be stored.', options);
  // 57: timeouts and shutdown, 55P03: lock timeout, 53: no memory, disk or connections left, 08: connection lost.
  if (/^(?:57|55P03|53|08)/.test(error.code)) return unavailable(error);
  return problem('internal', internalText, options);
}

function fromForeignKey(error: DatabaseError): Problem {
  const options = { cause: error, internal: describe(error) };
  if (error.detail?.includes('is still referenced') === true) {
    return problem('conflict', 'Other records still refer to this one.', options);
  }
  const column = columnsOf(error);
  return problem('not_found', column === undefined ? 'A record that the request names does not exist in this agency.' : `The record that ${column} names does not exist in this agency.`, options);
}

/** Columns of `Key (tenant_id, slug)=(…) already exists.`, without the tenant; undefined when they are expressions. */
function columnsOf(error: DatabaseError): string | undefined {
  const listed = /^Key \(([^()]*)\)=/.exec(error.detail ?? '')?.[1];
  const columns = listed?.split(', ').filter((column) => column !== 'tenant_id');
  if (columns === undefined || columns.length === 0) return undefined;
  return columns.every((column) => /^[a-z_]+$/.test(column)) ? columns.join(' and ') : undefined;
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'severity' in error && typeof (error as Partial<DatabaseError>).code === 'string';
}

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** pg reports a lost connection as a network error, or in words only. */
function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (networkCodes.has(String((error as { code?: unknown }).code))) return true;
  return /Connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable/i.test(error.message);
}

function unavailable(error: unknown): Problem {
  return problem('unavailable', unavailableText, { cause: error, internal: describe(error), headers: { 'retry-after': '5' } });
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, detail, constraint, table } = error as Partial<DatabaseError>;
  return [error.message, code, detail, table, constraint].filter(Boolean).join(' · ');
}
