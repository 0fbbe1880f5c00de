import type { AuditEntry, WriteContext } from '#src/call/context.ts';
import { diff, type Changes } from '#src/platform/events/index.ts';

type HistoryValue = string | number | boolean | null;

/** What changed of a record: as events carry it, and as its history shows it. */
export interface RecordChanges {
  readonly event: Changes;
  readonly previous: Readonly<Record<string, HistoryValue>>;
  readonly newValues: Readonly<Record<string, HistoryValue>>;
}

export interface HistoryEntry extends Pick<AuditEntry, 'action' | 'reason'> {
  readonly kind: AuditEntry['recordKind'];
  readonly id: string;
  /** Absent for what has no values before and after, such as a creation. */
  readonly changes?: RecordChanges;
}

/** The contract's `ChangedValue`. */
const maxTextLength = 1024;

/**
 * Compares a record before and after in its `tracked` properties, as `diff` does; null when nothing changed. Texts are
 * shortened; values that are no text, number or flag are told as changed, without their values.
 */
export function changesBetween<T extends object>(
  before: T,
  after: T,
  tracked: readonly (keyof T & string)[],
): RecordChanges | null {
  const event = diff(before, after, tracked);
  if (event === null) return null;
  const told = (record: T) => recordedValues(record, event._changed_fields);
  return { event, previous: told(before), newValues: told(after) };
}

/** Values of a record at these paths, as its history keeps them. */
export const recordedValues = (record: object, paths: readonly string[]): Record<string, HistoryValue> =>
  Object.fromEntries(paths.map((path) => [path, historyValue(valueAt(record, path))]));

/** Tells in the history of a record what happened to it; it is stored with the change. */
export function recordHistory(
  ctx: Pick<WriteContext, 'audit'>,
  { kind, id, action, changes, reason }: HistoryEntry,
): void {
  ctx.audit({
    recordKind: kind,
    recordId: id,
    action,
    reason,
    ...(changes && {
      changedFields: changes.event._changed_fields,
      previous: changes.previous,
      newValues: changes.newValues,
    }),
  });
}

function historyValue(value: unknown): HistoryValue {
  if (typeof value === 'string') return value.slice(0, maxTextLength);
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

const customPrefix = 'field_values.';

/** The value at a path of `diff`. */
function valueAt(record: object, path: string): unknown {
  const fields = record as Readonly<Record<string, unknown>>;
  if (!path.startsWith(customPrefix)) return fields[path];
  const values = fields['field_values'] as Readonly<Record<string, unknown>> | null | undefined;
  return values?.[path.slice(customPrefix.length)];
}
