import type { Problem } from '#src/platform/errors/index.ts';
import type { Log } from '#src/platform/log.ts';
import type { Call } from './call.ts';
import type { RequestLog } from './request-log.ts';

/** What counts calls; the server's Prometheus metrics are one. */
export interface CallMeter {
  observe(operationId: string, status: number, seconds: number): void;
}

/** What counts requests from when they come to when they end, and those that were refused before there was a call. */
export interface RequestMeter extends CallMeter {
  started(): void;
  ended(): void;
  countRefusal(status: number): void;
}

export interface Recorder {
  readonly log: Log;
  readonly meter: CallMeter;
  readonly requestLog: RequestLog;
}

const maxMessageLength = 1000;
const maxUserAgentLength = 300;
const maxPathLength = 2000;

/** The last step of every call: a log line, a count, and the row that the agency sees in its request log. */
export function record(call: Call, { log, meter, requestLog }: Recorder): void {
  const { route, arrival, identity, failure } = call;
  const { status } = call.answer!;
  const durationMs = performance.now() - call.startedAt;
  meter.observe(route.operation.id, status, durationMs / 1000);
  writeLine(log, call, status, durationMs);
  // Only what came from outside, and only from a program whose agency is known: what people do in the console is in the audit trail.
  if (
    (arrival.channel !== 'http' && arrival.channel !== 'mcp') ||
    identity === undefined ||
    identity.session !== undefined
  )
    return;
  requestLog.add({
    tenant_id: identity.tenantId,
    id: call.namedLogId ?? null,
    request_id: call.requestId,
    channel: arrival.channel === 'mcp' ? 'mcp' : 'rest',
    operation_id: route.operation.id,
    mcp_call: null,
    method: arrival.method,
    path: arrival.path.slice(0, maxPathLength),
    query_string:
      arrival.input.kind === 'text' && arrival.input.queryString !== ''
        ? arrival.input.queryString.slice(0, maxPathLength)
        : null,
    status,
    error_type: failure?.type ?? null,
    error_message: failure?.message.slice(0, maxMessageLength) ?? null,
    duration_ms: Math.round(durationMs * 100) / 100,
    request_bytes: call.requestBytes,
    response_bytes: Buffer.byteLength(call.answer!.text),
    user_id: identity.userId,
    credential_id: identity.credentialId,
    ip_address: arrival.ipAddress ?? null,
    user_agent: arrival.userAgent?.slice(0, maxUserAgentLength) ?? null,
    created_at: call.now.toISOString(),
  });
}

function writeLine(log: Log, call: Call, status: number, durationMs: number): void {
  const isOurs = status >= 500;
  if (!isOurs && !log.isLevelEnabled('info')) return;
  const line = {
    request_id: call.requestId,
    channel: call.arrival.channel,
    operation: call.route.operation.id,
    method: call.arrival.method,
    path: call.arrival.path,
    status,
    duration_ms: Math.round(durationMs * 100) / 100,
    tenant_id: call.identity?.tenantId,
    user_id: call.identity?.userId,
    credential_id: call.identity?.credentialId,
  };
  if (call.failure === undefined) return log.info(line, 'request');
  const problem = call.failure.error as Problem;
  const refusal = { ...line, problem: problem.code, message: problem.message, internal: problem.internal };
  // The stack is for failures of our own; a refusal is explained by its code and message.
  if (isOurs) log.error({ ...refusal, err: problem.cause ?? problem }, 'request failed');
  else log.info(refusal, 'request refused');
}
