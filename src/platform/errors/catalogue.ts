/**
 * The closed catalogue of problems the service answers with. `type` and `status` are public
 * contract (specification, "Errors"); `code` is for our logs and tests and never leaves the process.
 * A problem is thrown as `problem('code', 'public message', { internal })` from anywhere inside a call.
 */
export const catalogue = {
  validation_error: { status: 400, type: 'validation_error' },
  malformed_json: { status: 400, type: 'validation_error' },
  unauthenticated: { status: 401, type: 'invalid_token' },
  session_stale: { status: 401, type: 'invalid_token' },
  confirmation_required: { status: 401, type: 'invalid_token' },
  bad_signature: { status: 401, type: 'invalid_signature' },
  permission_denied: { status: 403, type: 'permission_denied' },
  agency_suspended: { status: 403, type: 'permission_denied' },
  not_found: { status: 404, type: 'not_found' },
  unknown_path: { status: 404, type: 'not_found' },
  method_not_allowed: { status: 405, type: 'validation_error' },
  request_timeout: { status: 408, type: 'validation_error' },
  conflict: { status: 409, type: 'conflict' },
  stale_revision: { status: 409, type: 'conflict' },
  name_taken: { status: 409, type: 'conflict' },
  state_conflict: { status: 409, type: 'conflict' },
  idempotency_conflict: { status: 409, type: 'conflict' },
  quota_exceeded: { status: 409, type: 'conflict' },
  payment_unavailable: { status: 409, type: 'conflict' },
  payload_too_large: { status: 413, type: 'validation_error' },
  uri_too_long: { status: 414, type: 'validation_error' },
  unsupported_media_type: { status: 415, type: 'validation_error' },
  range_not_satisfiable: { status: 416, type: 'validation_error' },
  expectation_failed: { status: 417, type: 'validation_error' },
  rate_limited: { status: 429, type: 'rate_limited' },
  headers_too_large: { status: 431, type: 'validation_error' },
  internal: { status: 500, type: 'internal' },
  not_implemented: { status: 501, type: 'internal' },
  unavailable: { status: 503, type: 'internal' },
  busy: { status: 503, type: 'internal' },
} as const satisfies Record<string, { status: number; type: string }>;

export type ProblemCode = keyof typeof catalogue;
