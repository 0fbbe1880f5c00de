import type { FieldRecordKind, FieldHistoryEntry } from '#generated/types.gen.ts';
import type { Permission } from '#generated/permissions.ts';
import type { ListFieldHistoryInput } from '#generated/families/fields/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { fieldHistory } from './field-history.queries.ts';

/** Who may view records of a kind may view what happened to their values. */
const viewPermissions: Record<FieldRecordKind, Permission> = {
  client: 'clients.view',
  agency: 'settings.view',
  user: 'people.view',
  task: 'tasks.view',
  ticket: 'tickets.view',
  escalation: 'escalations.view',
  custom_object_record: 'objects.view',
};

export function listFieldHistory(
  ctx: ReadContext,
  { query }: ListFieldHistoryInput,
): Promise<Page<FieldHistoryEntry>> {
  for (const recordKind of query.record_kind ?? []) ctx.demand(viewPermissions[recordKind]);
  const all = Object.keys(viewPermissions) as FieldRecordKind[];
  const recordKinds = all.filter((recordKind) => ctx.can(viewPermissions[recordKind]));
  return fieldHistory.page(ctx.db, query, {
    ...viewerScope(ctx),
    recordKinds,
    showsSensitive: ctx.can('settings.manage'),
  });
}
