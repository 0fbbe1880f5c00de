import type { Automation } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { reviseRecord } from '#src/platform/db/query/index.ts';
import { dropSchedule } from './schedule.ts';
import type { StoredAutomation } from './stored.queries.ts';

type Writer = Pick<WriteContext, 'db' | 'now' | 'audit' | 'atCommit'>;

/** Why an automation starts nothing new. */
export interface Disabling {
  readonly code: NonNullable<Automation['disabled_code']>;
  readonly reason: string | null;
}

/** Disables an active automation that is locked. What runs goes on. */
export async function disable(
  ctx: Writer,
  { id }: Pick<StoredAutomation, 'id'>,
  { code, reason }: Disabling,
): Promise<void> {
  await reviseRecord(
    ctx.db,
    'automations',
    id,
    { status: 'disabled', disabled_code: code, disabled_reason: reason, disabled_at: ctx.now.toISOString() },
    ctx.now,
  );
  await dropSchedule(ctx, id);
  ctx.audit({
    recordKind: 'automation',
    recordId: id,
    action: 'disabled',
    previous: { status: 'active' },
    newValues: { status: 'disabled', disabled_code: code },
    reason,
  });
}
