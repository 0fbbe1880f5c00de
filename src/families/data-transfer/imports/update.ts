import type { DataImport } from '#generated/console/types.gen.ts';
import type { UpdateDataImportInput } from '#generated/console/families/data-transfer/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { jsonb } from '#src/platform/db/query/index.ts';
import { requireMapping, requireMatching } from './check-mapping.ts';
import { reviseImport, selectImport, type StoredImport } from './imports.queries.ts';
import { holdOwn, readerOf, requireUnbegun, settingsOf } from './imports.ts';
import { importedKinds } from './rows/kit.ts';
import { completeMapping } from './suggest.rules.ts';

type Body = UpdateDataImportInput['body'];

export async function updateDataImport(
  ctx: WriteContext,
  { path, body }: UpdateDataImportInput,
): Promise<Result<DataImport>> {
  const before = await holdOwn(ctx, path.id, body.expected_revision);
  requireUnbegun(before);
  const after = importAfter(before, body);
  const targets = await importedKinds[after.record_kind].targets(ctx, after);
  requireMapping(after, targets);
  requireMatching(after, targets);
  await reviseImport(
    ctx.db,
    before.id,
    {
      name: after.name,
      profile_id: after.profile_id,
      process_definition_id: after.process_definition_id,
      source_name: after.source_name,
      mapping: jsonb(after.mapping)!,
      key_column: after.key_column,
      match_targets: [...after.match_targets],
      on_match: after.on_match,
      // What was previewed was another import; its rows are removed by the next check.
      ...(body.name !== undefined && Object.keys(body).length === 1
        ? {}
        : { status: 'draft' as const, plan: null, check_id: null }),
    },
    ctx.now,
  );
  return (await selectImport(ctx.db, readerOf(ctx), before.id))!;
}

function importAfter(before: StoredImport, body: Body): StoredImport {
  const or = <T>(given: T | undefined, former: T): T => (given === undefined ? former : given);
  const settings = settingsOf(
    {
      ...before,
      profile_id: or(body.profile_id, before.profile_id),
      process_definition_id: or(body.process_definition_id, before.process_definition_id),
    },
    'body',
  );
  return {
    ...before,
    ...settings,
    name: body.name?.trim() ?? before.name,
    source_name: or(body.source_name, before.source_name),
    mapping: body.mapping?.map(completeMapping) ?? before.mapping,
    key_column: or(body.key_column, before.key_column),
    match_targets: body.match_targets ?? before.match_targets,
    on_match: body.on_match ?? before.on_match,
  };
}
