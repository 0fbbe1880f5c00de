import type { CustomObjectLinkedRecord, EventCustomObjectRecord } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import type { FieldSet } from '#src/domain/field-values/index.ts';
import type { Changes } from '#src/platform/events/index.ts';
import type { StoredRecord } from './stored.queries.ts';

type Created = Pick<WriteContext<'custom_object_record.created'>, 'emit' | 'audit'>;
type Updated = Pick<WriteContext<'custom_object_record.updated'>, 'emit' | 'audit'>;
type Deleted = Pick<WriteContext<'custom_object_record.deleted'>, 'emit' | 'audit' | 'identity' | 'now'>;

const eventRecord = (record: StoredRecord, fields: FieldSet): EventCustomObjectRecord => ({
  id: record.id,
  custom_object_id: record.custom_object_id,
  object_key: record.object_key,
  name: record.name,
  lifecycle_state: record.lifecycle_state,
  archived_at: record.archived_at,
  field_values: fields.publicValues(record.field_values),
  client_id: record.client_id,
  created_by: record.created_by,
  created_at: record.created_at,
  updated_at: record.updated_at,
  revision: record.revision,
});

export function reportCreated(
  ctx: Created,
  record: StoredRecord,
  fields: FieldSet,
  links: readonly CustomObjectLinkedRecord[],
): void {
  ctx.emit('custom_object_record.created', {
    record: eventRecord(record, fields),
    links: links.slice(0, maxLinks),
  });
  ctx.audit({ recordKind: 'custom_object_record', recordId: record.id, action: 'created' });
}

const maxLinks = 200;

export interface Told {
  readonly action?: string;
  readonly transition?: { readonly from: string; readonly to: string; readonly comment: string | null };
}

/** Subscribers and readers of the history learn that a field changed, and never a value of a sensitive one. */
export function reportUpdated(
  ctx: Updated,
  record: StoredRecord,
  changes: Changes,
  fields: FieldSet,
  { action = 'updated', transition }: Told = {},
): void {
  const isPublic = (path: string) =>
    !path.startsWith(customPrefix) || !fields.isSensitive(path.slice(customPrefix.length));
  const previous = Object.fromEntries(Object.entries(changes._previous).filter(([path]) => isPublic(path)));
  ctx.emit('custom_object_record.updated', {
    record: eventRecord(record, fields),
    _changed_fields: changes._changed_fields,
    _previous: previous,
    transition: transition ?? null,
  });
  ctx.audit({
    recordKind: 'custom_object_record',
    recordId: record.id,
    action,
    reason: transition?.comment,
    changedFields: changes._changed_fields,
    previous,
    newValues: Object.fromEntries(
      changes._changed_fields.filter(isPublic).flatMap((path) => {
        const value = toldValue(record, path);
        return value === undefined ? [] : [[path, value]];
      }),
    ),
  });
}

const customPrefix = 'field_values.';
/** The contract's `ChangedValue`. */
const maxToldLength = 1024;

/** A text, number or flag as histories keep it; undefined for other values. */
function toldValue(record: StoredRecord, path: string): string | number | boolean | null | undefined {
  const value: unknown = path.startsWith(customPrefix)
    ? (record.field_values[path.slice(customPrefix.length)] ?? null)
    : record[path as keyof StoredRecord];
  if (typeof value === 'string') return value.slice(0, maxToldLength);
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  return undefined;
}

export function reportDeleted(ctx: Deleted, record: StoredRecord, fields: FieldSet): void {
  ctx.emit('custom_object_record.deleted', {
    record: eventRecord(record, fields),
    deleted_at: ctx.now.toISOString(),
    deleted_by: ctx.identity.userId,
  });
  ctx.audit({
    recordKind: 'custom_object_record',
    recordId: record.id,
    action: 'deleted',
    previous: { name: record.name, number: record.number },
  });
}
