import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';

/** Stands for the agency where a change concerns none, or all of them. */
export const noAgency = '00000000-0000-0000-0000-000000000000';

export interface OperatorEntry {
  /** The subcommand, such as `ops agencies suspend`. */
  readonly command: string;
  readonly agencyId: string;
  readonly recordKind: string;
  /** The agency itself where the record has no id of this kind. */
  readonly recordId?: string;
  readonly action: string;
  readonly previous?: Readonly<Record<string, unknown>>;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly reason?: string | null;
}

/** Writes rows of the audit log, whose actor is the system, in the transaction of what they tell of. */
export async function insertAudit(owner: PoolClient, entries: readonly OperatorEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const requestId = `cmd_${randomUUID()}`;
  const rows = entries.map((entry) => ({
    tenant_id: entry.agencyId,
    record_kind: entry.recordKind,
    record_id: entry.recordId ?? entry.agencyId,
    action: entry.action,
    operation_id: entry.command,
    request_id: requestId,
    changed_fields: Object.keys(entry.previous ?? {}),
    previous: entry.previous ?? {},
    new_values: entry.values ?? {},
    reason: entry.reason ?? null,
  }));
  await owner.query(
    `insert into audit_log (tenant_id, record_kind, record_id, action, operation_id, actor_type, request_id, changed_fields, previous, new_values, reason)
     select r.tenant_id, r.record_kind, r.record_id, r.action, r.operation_id, 'system', r.request_id,
       array(select jsonb_array_elements_text(r.changed_fields)), r.previous, r.new_values, r.reason
     from jsonb_to_recordset($1::jsonb) as r (tenant_id uuid, record_kind text, record_id uuid, action text, operation_id text,
       request_id text, changed_fields jsonb, previous jsonb, new_values jsonb, reason text)`,
    [JSON.stringify(rows)],
  );
}
