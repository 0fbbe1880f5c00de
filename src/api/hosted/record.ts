import type { CallMeter } from '#src/api/door/index.ts';
import type { Problem } from '#src/platform/errors/index.ts';
import type { Log } from '#src/platform/log.ts';
import type { HostedCall } from './call.ts';

export interface HostedRecorder {
  readonly log: Log;
  readonly meter: CallMeter;
}

/**
 * The last step of every call: a log line and a count. The path is that of the contract, since the real one holds the
 * credential, and the query may hold what people typed.
 */
export function record(call: HostedCall, status: number, { log, meter }: HostedRecorder): void {
  if (call.isRecorded) return;
  call.isRecorded = true;
  const { route, request, identity, failure } = call;
  const durationMs = performance.now() - call.startedAt;
  meter.observe(route.operation.id, status, durationMs / 1000);
  const isOurs = status >= 500 && status !== 501;
  if (!isOurs && !log.isLevelEnabled('info')) return;
  const line = {
    request_id: call.requestId,
    channel: 'hosted',
    operation: route.operation.id,
    method: request.method,
    path: route.operation.path,
    status,
    duration_ms: Math.round(durationMs * 100) / 100,
    tenant_id: identity?.tenantId ?? call.openedAgency,
    token_id: identity?.tokenId ?? undefined,
  };
  if (failure === undefined) return log.info(line, 'request');
  const problem = failure.error as Problem;
  const refusal = { ...line, problem: problem.code, message: problem.message, internal: problem.internal };
  if (isOurs) log.error({ ...refusal, err: problem.cause ?? problem }, 'request failed');
  else log.info(refusal, 'request');
}
