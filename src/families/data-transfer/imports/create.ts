import type { DataImport } from '#generated/console/types.gen.ts';
import type { CreateDataImportInput } from '#generated/console/families/data-transfer/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import { findSeenFiles, holdNamedFiles } from '#src/domain/files/index.ts';
import { holdName, insertRecord, jsonb, storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { requireKeyColumn } from './check-mapping.ts';
import { countImports, selectImport } from './imports.queries.ts';
import { readerOf, settingsOf } from './imports.ts';
import { maxFileBytes, readOutline, type Outline } from './read-file.ts';
import { demandRights, importedKinds } from './rows/kit.ts';
import { mappingOf, suggested } from './suggest.rules.ts';

/** Imports of one member that are kept at a time. */
const maxImports = 200;

type Body = CreateDataImportInput['body'];

interface Prepared {
  readonly file: { readonly file_name: string; readonly content_type: string; readonly size_bytes: number };
  readonly outline: Outline;
}

export const createDataImport: PreparedWrite<
  CreateDataImportInput,
  Prepared,
  Result<DataImport>
> = Object.assign(
  async (ctx: WriteContext, { body }: CreateDataImportInput, prepared?: Prepared) =>
    store(ctx, body, prepared ?? (await read(ctx, body))),
  { prepare: (ctx: ReadContext, { body }: CreateDataImportInput) => read(ctx, body) },
);

/** Reads the file, once everything else is known to be in order. */
async function read(ctx: ReadContext, body: Body): Promise<Prepared> {
  demandRights(ctx, body.record_kind);
  await importedKinds[body.record_kind].targets(ctx, settingsOf(body, 'body'));
  const id = storedId(body.file_id);
  const [file] = await findSeenFiles(ctx.db, ctx, [id]);
  if (file === undefined) throw notFound('file', body.file_id);
  if (file.size_bytes > maxFileBytes)
    throw invalid(
      'body.file_id',
      `names ${file.file_name}, which has more than ${maxFileBytes / 1_000_000} MB.`,
    );
  const outline = await readOutline(
    { tenantId: ctx.identity.tenantId, services: ctx.services },
    {
      id,
      file_name: file.file_name,
      sheet_name: body.sheet_name ?? null,
      has_headings: body.has_headings ?? true,
    },
  );
  return { file, outline };
}

async function store(
  ctx: WriteContext,
  body: Body,
  { file, outline }: Prepared,
): Promise<Result<DataImport>> {
  demandRights(ctx, body.record_kind);
  const settings = settingsOf(body, 'body');
  const targets = await importedKinds[body.record_kind].targets(ctx, settings);
  await holdNamedFiles(ctx, [{ id: body.file_id, place: 'body.file_id' }]);
  const { userId } = ctx.identity;
  await holdName(ctx.db, 'data imports of', userId);
  if ((await countImports(ctx.db, userId)) >= maxImports)
    throw conflict(`You have ${maxImports} imports. Delete some that have ended.`);
  const columns = suggested(body.record_kind, outline.columns, targets);
  const [keyColumn, sourceName] = [body.key_column ?? null, body.source_name ?? null];
  requireKeyColumn({ columns, key_column: keyColumn });
  if (keyColumn !== null && sourceName === null)
    throw invalid(
      'body.key_column',
      'needs source_name: identifiers belong to the system that they come from.',
    );
  const mapping = mappingOf(columns);
  const id = await insertRecord(
    ctx.db,
    'data_imports',
    {
      ...settings,
      name: body.name.trim(),
      source_name: sourceName,
      file_id: storedId(body.file_id),
      file_name: file.file_name,
      content_type: file.content_type,
      file_size: file.size_bytes,
      sheet_name: outline.sheetName?.slice(0, 200) ?? null,
      has_headings: body.has_headings ?? true,
      row_count: outline.rowCount,
      columns: jsonb(columns)!,
      mapping: jsonb(mapping)!,
      key_column: keyColumn,
      match_targets:
        body.record_kind !== 'task' && mapping.some(({ target }) => target === 'name') ? ['name'] : [],
      created_by: userId,
    },
    ctx.now,
  );
  return (await selectImport(ctx.db, readerOf(ctx), id))!;
}
