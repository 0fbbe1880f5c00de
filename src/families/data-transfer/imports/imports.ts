import type { DataImport, DataImportTargets, Deleted } from '#generated/console/types.gen.ts';
import type {
  DeleteDataImportInput,
  GetDataImportInput,
  GetDataImportTargetsInput,
  ListDataImportsInput,
} from '#generated/console/families/data-transfer/handlers.ts';
import type { Page, ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, notFound, type Problem } from '#src/platform/errors/index.ts';
import {
  dataImports,
  deleteImport,
  lockImport,
  selectImport,
  type Reader,
  type StoredImport,
} from './imports.queries.ts';
import { importedKinds } from './rows/kit.ts';
import type { Settings } from './targets/kinds.ts';

export const readerOf = (ctx: ReadContext): Reader => ({
  userId: ctx.identity.userId,
  seesAll: ctx.can('settings.view'),
});

export const unknownImport = (id: string): Problem => notFound('data import', id);

export async function getDataImportTargets(
  ctx: ReadContext,
  { query }: GetDataImportTargetsInput,
): Promise<DataImportTargets> {
  demandCreation(ctx, query.record_kind);
  const settings = settingsOf(query, 'query');
  const targets = await importedKinds[query.record_kind].targets(ctx, settings);
  const inOrder = [
    ...targets.filter((each) => each.is_required),
    ...targets.filter((each) => !each.is_required),
  ];
  return {
    targets: inOrder.slice(0, 600).map(({ key, label, value_type, is_required, can_match, hint }) => ({
      key,
      label,
      value_type,
      is_required,
      can_match,
      hint,
    })),
  };
}

function demandCreation(ctx: ReadContext, kind: Settings['record_kind']): void {
  ctx.demand(importedKinds[kind].create);
}

/** What a request says of the records; 400 where it belongs to another kind, or lacks the custom object. */
export function settingsOf(
  given: {
    readonly record_kind: Settings['record_kind'];
    readonly custom_object_id?: string | null;
    readonly profile_id?: string | null;
    readonly process_definition_id?: string | null;
  },
  place: 'query' | 'body',
): Settings {
  const { record_kind: kind } = given;
  const own = {
    custom_object_id: 'custom_object_record',
    profile_id: 'client',
    process_definition_id: 'task',
  } as const;
  for (const key of ['custom_object_id', 'profile_id', 'process_definition_id'] as const)
    if (given[key] != null && kind !== own[key])
      throw invalid(`${place}.${key}`, `must be absent: it is for imports of ${own[key]} only.`);
  if (kind === 'custom_object_record' && given.custom_object_id == null)
    throw invalid(`${place}.custom_object_id`, 'is required for custom_object_record.');
  return {
    record_kind: kind,
    custom_object_id: storedId(given.custom_object_id) ?? null,
    profile_id: storedId(given.profile_id) ?? null,
    process_definition_id: storedId(given.process_definition_id) ?? null,
  };
}

export const listDataImports = (
  ctx: ReadContext,
  { query }: ListDataImportsInput,
): Promise<Page<DataImport>> => dataImports.page(ctx.db, query, readerOf(ctx));

export async function getDataImport(
  ctx: ReadContext,
  { path }: GetDataImportInput,
): Promise<Result<DataImport>> {
  const found = await selectImport(ctx.db, readerOf(ctx), path.id);
  if (found === undefined) throw unknownImport(path.id);
  return found;
}

/** The caller's import, held for a change of it; 404 for that of somebody else. */
export async function holdOwn(
  ctx: WriteContext,
  id: string,
  expectedRevision?: number,
): Promise<StoredImport> {
  const found = await lockImport(ctx.db, id);
  if (found === undefined || found.created_by !== ctx.identity.userId) throw unknownImport(id);
  checkRevision(found.revision, expectedRevision);
  return found;
}

const begun: ReadonlySet<DataImport['status']> = new Set([
  'importing',
  'imported',
  'partially_imported',
  'failed',
  'cancelled',
]);

/** 409 for an import that has begun, or is being checked. */
export function requireUnbegun({ status }: StoredImport): void {
  if (begun.has(status))
    throw conflict(`The import has begun (${status}). Create another one for the same file.`);
  if (status === 'checking')
    throw conflict('The rows are being checked. Wait until they are, or cancel the job.');
}

export async function deleteDataImport(
  ctx: WriteContext,
  { path, query }: DeleteDataImportInput,
): Promise<Deleted> {
  const found = await lockImport(ctx.db, path.id);
  const mayDelete = found?.created_by === ctx.identity.userId || ctx.can('settings.manage');
  if (found === undefined || !mayDelete) throw unknownImport(path.id);
  checkRevision(found.revision, query.expected_revision);
  if (found.status === 'importing' || found.status === 'checking')
    throw conflict('The import is running. Cancel its job first.');
  await deleteImport(ctx.db, found.id);
  return { id: found.id, deleted_at: ctx.now.toISOString() };
}
