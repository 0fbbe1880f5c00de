import { randomUUID } from 'node:crypto';
import { systemClock } from '#src/platform/clock/index.ts';
import type { Db, WriteScope } from '#src/platform/db/index.ts';
import type { AuditEntry } from '#src/call/context.ts';
import { auditRow, emitStatement } from './statement.ts';

/** What a change by the service itself has of a handler's context. */
export interface SystemContext {
  readonly db: Db;
  readonly now: Date;
  audit(entry: AuditEntry): void;
}

/** For commands and the seed, which change records without a caller: audited as actor `system`, by the command's name. */
export function systemContext(scope: WriteScope, command: string): SystemContext {
  const origin = {
    actor: { type: 'system' as const },
    operationId: command,
    requestId: `cmd_${randomUUID()}`,
  };
  return {
    db: scope.db,
    now: systemClock.now(),
    audit: (entry) => scope.atCommit(emitStatement([], [auditRow(entry, origin)])),
  };
}
