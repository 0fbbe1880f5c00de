import type { Client, EventClient, UserRef } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import type { Changes } from '#src/platform/events/index.ts';
import {
  isPublicPath,
  publicPaths,
  type FieldSet,
  type PresentValue,
} from '#src/domain/field-values/index.ts';

/** A client as events carry it. */
export const eventClient = ({
  id,
  name,
  slug,
  profile_id,
  status,
  status_category,
}: Client): EventClient => ({ id, name, slug, profile_id, status, status_category });

/** Custom field values as a record holds them: a field without a value is absent. */
export const storedValues = (client: Client): Record<string, PresentValue> =>
  client.field_values as Record<string, PresentValue>;

export function reportCreated(
  ctx: WriteContext<'client.created'>,
  client: Client,
  assignees: UserRef[],
  fields: FieldSet,
): void {
  ctx.emit('client.created', {
    client: eventClient(client),
    field_values: fields.publicValues(storedValues(client)),
    assigned_to: assignees.map(({ id }) => id),
    assignees,
    source: client.source,
  });
  ctx.audit({ recordKind: 'client', recordId: client.id, action: 'created' });
}

/** Subscribers and readers of the audit trail learn that a sensitive field changed, and never a value of it. `former`: before the change. */
export function reportUpdated(
  ctx: WriteContext<'client.updated'>,
  client: Client,
  changes: Changes,
  fields: FieldSet,
  former: Client,
): void {
  const previous = publicPaths(changes._previous, fields);
  ctx.emit('client.updated', {
    client: eventClient(client),
    field_values: fields.publicValues(storedValues(client)),
    _changed_fields: changes._changed_fields,
    _previous: previous,
  });
  ctx.audit({
    recordKind: 'client',
    recordId: client.id,
    action: 'updated',
    changedFields: changes._changed_fields,
    previous: { ...previous, ...assigneesIn(changes, former) },
    newValues: {
      ...assigneesIn(changes, client),
      ...Object.fromEntries(
        changes._changed_fields
          .filter((path) => isPublicPath(path, fields))
          .map((path) => [path, toldValue(client, path)])
          .filter(([, value]) => value !== undefined),
      ),
    },
  });
}

/** The people of a client are the one list whose members the activity names. */
const assigneesIn = ({ _changed_fields: changed }: Changes, { assigned_to }: Client) =>
  changed.includes('assigned_to') ? { assigned_to } : {};

/** A text, number or flag as histories keep it; undefined for other values. */
function toldValue(client: Client, path: string): string | number | boolean | null | undefined {
  const value = path.startsWith('field_values.')
    ? (storedValues(client)[path.slice('field_values.'.length)] ?? null)
    : client[path as keyof Client];
  if (typeof value === 'string') return value.slice(0, maxToldLength);
  return typeof value === 'object' && value !== null ? undefined : value;
}

/** The contract's `ChangedValue`. */
const maxToldLength = 1024;

export function reportDeleted(ctx: WriteContext<'client.deleted'>, client: Client): void {
  ctx.emit('client.deleted', {
    client: eventClient(client),
    deleted_at: ctx.now.toISOString(),
    deleted_by: ctx.identity.userId,
  });
  ctx.audit({
    recordKind: 'client',
    recordId: client.id,
    action: 'deleted',
    previous: { name: client.name, slug: client.slug },
  });
}
