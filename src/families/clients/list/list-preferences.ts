import { isDeepStrictEqual } from 'node:util';
import type { ClientListPreferences } from '#generated/types.gen.ts';
import type { UpdateClientListPreferencesInput } from '#generated/families/clients/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { checkRevision, invalid } from '#src/platform/errors/index.ts';

import { compileFilter } from '#src/domain/filters/index.ts';
import { customKeyOf, fieldKeyOf, isGroupable, type CustomFields } from '#src/domain/list-columns/index.ts';
import { clientColumns } from './columns.queries.ts';
import {
  findListPreferences,
  lockListPreferences,
  upsertListPreferences,
  type StoredPreferences,
} from './list-preferences.queries.ts';
import { keepKnown } from './list-preferences.rules.ts';

const defaults: StoredPreferences = {
  columns: clientColumns.properties
    .filter((column) => column.isDefault)
    .map(({ key }) => ({ key, width: null })),
  sort: 'created_at',
  sort_field: null,
  order: 'desc',
  group_by: null,
  page_size: 50,
  filter_group: null,
};

export async function getClientListPreferences(ctx: ReadContext): Promise<ClientListPreferences> {
  const [stored, fields] = await Promise.all([
    findListPreferences(ctx.db, ctx.identity.userId),
    clientColumns.loadFields(ctx),
  ]);
  return currentOf(stored, fields);
}

export async function updateClientListPreferences(
  ctx: WriteContext,
  { body }: UpdateClientListPreferencesInput,
): Promise<ClientListPreferences> {
  const { userId } = ctx.identity;
  const [stored, fields] = await Promise.all([
    lockListPreferences(ctx.db, userId),
    clientColumns.loadFields(ctx),
  ]);
  const { revision, updated_at: updatedAt, ...current } = currentOf(stored, fields);
  const { expected_revision: expectedRevision, columns, sort_field: sortField, ...rest } = body;
  checkRevision(revision, expectedRevision);
  const next: StoredPreferences = {
    ...current,
    ...rest,
    ...(sortField !== undefined && { sort_field: sortField && fieldKeyOf(sortField) }),
    ...(columns !== undefined && {
      columns: columns.map(({ key, width }) => ({ key, width: width ?? null })),
    }),
    // A sort by a property needs the custom field of the former sort no longer.
    ...(body.sort !== undefined && body.sort !== 'custom_field' && { sort_field: sortField ?? null }),
  };
  // A filter that is kept was sound when it was stored; choices that it names may be gone since.
  requireSound(
    body.filter_group === undefined ? { ...next, filter_group: null } : next,
    ctx,
    fields,
    await clientColumns.choicesFor(ctx.db, body.filter_group),
  );
  if (isDeepStrictEqual(next, current)) return { ...current, revision, updated_at: updatedAt };
  await upsertListPreferences(ctx.db, userId, next, revision + 1, ctx.now);
  ctx.audit({
    recordKind: 'client_list_preferences',
    recordId: userId,
    action: 'updated',
    changedFields: Object.keys(body).filter((name) => name !== 'expected_revision'),
  });
  return { ...next, revision: revision + 1, updated_at: ctx.now.toISOString() };
}

function currentOf(stored: ClientListPreferences | undefined, fields: CustomFields): ClientListPreferences {
  if (stored === undefined) return { ...defaults, revision: 1, updated_at: null };
  const { revision, updated_at: updatedAt, ...preferences } = stored;
  return {
    ...keepKnown(preferences, defaults, (name) => isColumn(name, fields)),
    revision,
    updated_at: updatedAt,
  };
}

const isColumn = (name: string, fields: CustomFields): boolean =>
  clientColumns.find(name) !== undefined || fields.get(customKeyOf(name) ?? '') !== undefined;

/** 400 for a column, sort, group or filter that the list does not have. */
function requireSound(
  preferences: StoredPreferences,
  { identity, now }: WriteContext,
  fields: CustomFields,
  choices: Awaited<ReturnType<typeof clientColumns.choicesFor>>,
): void {
  const seen = new Set<string>();
  for (const [index, { key }] of preferences.columns.entries()) {
    if (!isColumn(key, fields))
      throw invalid(`body.columns[${index}].key`, `names "${key}", which is not a column of this list.`);
    if (seen.has(key)) throw invalid(`body.columns[${index}].key`, `repeats the column "${key}".`);
    seen.add(key);
  }
  clientColumns.sortField(preferences.sort, preferences.sort_field, fields, 'body');
  if (preferences.group_by !== null && !canGroupBy(preferences.group_by, fields)) {
    throw invalid(
      'body.group_by',
      `names "${preferences.group_by}", which is not a grouping option of clients.`,
    );
  }
  if (preferences.filter_group !== null) {
    compileFilter(preferences.filter_group, {
      columnOf: clientColumns.finder(identity.userId, fields, choices),
      view: { now, userId: identity.userId },
      place: 'body.filter_group',
    });
  }
}

function canGroupBy(name: string, fields: CustomFields): boolean {
  const field = fields.get(customKeyOf(name) ?? '');
  return field === undefined ? clientColumns.find(name)?.isGroupable === true : isGroupable(field);
}
