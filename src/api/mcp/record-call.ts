import type { Identity } from '#src/call/context.ts';
import type { RequestLog } from '#src/api/door/index.ts';
import type { Problem } from '#src/platform/errors/index.ts';

const maxCallLength = 100;
const maxMessageLength = 1000;
const maxUserAgentLength = 300;

/** Who sent a message to `/v1/mcp`, and when. */
export interface HostRequest {
  readonly identity: Identity;
  readonly now: Date;
  /** `performance.now()` when it came. */
  readonly startedAt: number;
  readonly requestId: string;
  readonly ipAddress?: string | undefined;
  readonly userAgent?: string | undefined;
}

/** How a call of a host ended. */
export interface HostOutcome {
  /** The tool, or the method of the protocol; null when the message could not be read. */
  readonly name: string | null;
  readonly refusal?: Problem | undefined;
  /** What the tool was given and what it returned; empty for messages of the protocol. */
  readonly given?: string;
  readonly returned?: string;
}

/** Adds what a host called to the agency's request log; the operations that it ran stand there by themselves. */
export function recordHostCall(
  requestLog: RequestLog,
  { identity, now, startedAt, requestId, ipAddress, userAgent }: HostRequest,
  { name, refusal, given = '', returned = '' }: HostOutcome,
): void {
  requestLog.add({
    tenant_id: identity.tenantId,
    id: null,
    request_id: requestId,
    channel: 'mcp',
    operation_id: null,
    mcp_call: (name ?? 'unreadable message').slice(0, maxCallLength),
    method: 'POST',
    path: '/v1/mcp',
    query_string: null,
    status: refusal?.status ?? 200,
    error_type: refusal?.type ?? null,
    error_message: refusal?.message.slice(0, maxMessageLength) ?? null,
    duration_ms: Math.round((performance.now() - startedAt) * 100) / 100,
    request_bytes: Buffer.byteLength(given),
    response_bytes: Buffer.byteLength(returned),
    user_id: identity.userId,
    credential_id: identity.credentialId,
    ip_address: ipAddress ?? null,
    user_agent: userAgent?.slice(0, maxUserAgentLength) ?? null,
    created_at: now.toISOString(),
  });
}
