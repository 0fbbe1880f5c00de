import type { ReadContext } from '#src/call/context.ts';
import { insertHistory, type HistoryRow } from './history.queries.ts';
import { forgetFieldSets } from './load.ts';
import type { CheckedValues } from './validate.ts';

/**
 * Writes one history row for each value that changed, and proves in the same statement that the definitions are still
 * those that judged the values; when they are not, the call fails as a serialization error and the door runs it again.
 * A record without values proves it too: its fields may have become required meanwhile.
 */
export async function writeHistory(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'now'>,
  checked: CheckedValues,
  recordId: string,
): Promise<void> {
  const { fieldSet, before, values, changedKeys } = checked;
  const rows = changedKeys.flatMap((key): HistoryRow[] => {
    const field = fieldSet.all.get(key)?.definition;
    return field === undefined
      ? []
      : [{ field_id: field.id, previous_value: before[key] ?? null, value: values[key] ?? null }];
  });
  const { identity, now } = ctx;
  try {
    await insertHistory(ctx.db, rows, {
      recordKind: fieldSet.recordKind,
      recordId,
      actorType: identity.kind,
      actorId: identity.userId,
      now,
      version: fieldSet.version,
    });
  } catch (error) {
    if ((error as { hint?: unknown }).hint === 'fields_changed') forgetFieldSets(fieldSet.tenantId);
    throw error;
  }
}
