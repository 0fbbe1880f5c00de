import type { Statement } from '#src/platform/db/index.ts';
import type { AuditEntry } from '#src/call/context.ts';
import type { Actor } from './actor.ts';

/** An event as it goes to the outbox; the database adds its id, tenant and sequence. */
export interface OutboxEvent {
  readonly type: string;
  readonly data: object;
  /** Of the call or job that it comes from. */
  readonly traceparent?: string | undefined;
}

/** Who did it, through what: the same on every audit row of a call. */
export interface AuditOrigin {
  readonly actor: Actor;
  readonly operationId: string;
  readonly requestId: string;
  /** When it was due, for what a timer does. */
  readonly dueAt?: Date | undefined;
}

/** A row of `audit_log`, by its column names; the database adds id, tenant and time. */
export interface AuditRow {
  readonly record_kind: string;
  readonly record_id: string;
  readonly action: string;
  readonly operation_id: string;
  readonly actor_type: string;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly request_id: string;
  readonly changed_fields: readonly string[];
  readonly previous: Readonly<Record<string, unknown>>;
  readonly new_values: Readonly<Record<string, unknown>>;
  readonly reason: string | null;
  readonly due_at: string | null;
}

export function auditRow(entry: AuditEntry, origin: AuditOrigin): AuditRow {
  return {
    record_kind: entry.recordKind,
    record_id: entry.recordId,
    action: entry.action,
    operation_id: origin.operationId,
    actor_type: origin.actor.type,
    actor_id: origin.actor.id ?? null,
    actor_name: origin.actor.name ?? null,
    request_id: origin.requestId,
    changed_fields: entry.changedFields ?? [],
    previous: entry.previous ?? {},
    new_values: entry.newValues ?? {},
    reason: entry.reason ?? null,
    due_at: origin.dueAt?.toISOString() ?? null,
  };
}

/** Everything that a call emits and audits, in one statement, in call order. `callId` is its line in the request log. */
export function emitStatement(
  events: readonly OutboxEvent[],
  audits: readonly AuditRow[],
  callId: string | null = null,
): Statement {
  return {
    sql: 'select app.emit_events($1::jsonb, $2::jsonb, $3::uuid)',
    parameters: [JSON.stringify(events), JSON.stringify(audits), callId],
  };
}
