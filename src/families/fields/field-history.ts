import type { FieldEntityType, FieldHistoryEntry } from '#generated/types.gen.ts';
import type { Permission } from '#generated/permissions.ts';
import type { ListFieldHistoryInput } from '#generated/families/fields/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { viewerScope } from '#src/domain/records/index.ts';
import { fieldHistory } from './field-history.queries.ts';

/** Who may view records of a kind may view what happened to their values. */
const viewPermissions: Record<FieldEntityType, Permission> = {
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
  for (const entityType of query.entity_type ?? []) ctx.demand(viewPermissions[entityType]);
  const all = Object.keys(viewPermissions) as FieldEntityType[];
  const entityTypes = all.filter((entityType) => ctx.can(viewPermissions[entityType]));
  return fieldHistory.page(ctx.db, query, {
    ...viewerScope(ctx),
    entityTypes,
    showsSensitive: ctx.can('settings.manage'),
  });
}
