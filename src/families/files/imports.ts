import type { FileImport } from '#generated/types.gen.ts';
import type { GetFileImportInput } from '#generated/console/families/files/handlers.ts';
import type { ImportCloudFileInput } from '#generated/families/files/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { findConnection, type StoredConnection } from '#src/domain/connections/index.ts';
import { insertImport, isImportable, selectImport } from '#src/domain/file-imports/index.ts';
import { holdForFiles } from '#src/domain/files/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import { addJob } from '#src/platform/jobs/index.ts';

export async function importCloudFile(
  ctx: WriteContext,
  { body }: ImportCloudFileInput,
): Promise<Result<FileImport>> {
  const connection = await requireUsable(ctx, body.credential_id);
  const record = body.record == null ? null : await holdForFiles(ctx, body.record, 'body.record');
  const id = await insertImport(
    ctx.db,
    {
      connection_id: connection.id,
      external_id: body.external_id,
      file_name: body.file_name ?? null,
      export_content_type: body.export_content_type ?? null,
      record_kind: record?.kind ?? null,
      record_id: record?.id ?? null,
      created_by: ctx.identity.userId,
    },
    ctx.now,
  );
  addJob(ctx, 'import_file', { importId: id }, { key: `import_file:${id}` });
  return (await selectImport(ctx.db, ctx, id))!;
}

export async function getFileImport(
  ctx: ReadContext,
  { path }: GetFileImportInput,
): Promise<Result<FileImport>> {
  const found = await selectImport(ctx.db, ctx, storedId(path.id));
  if (found === undefined) throw notFound('import', path.id);
  return found;
}

/** A connection that the caller may use, of a drive that files come from. Those of others are unknown. */
async function requireUsable(ctx: WriteContext, id: string): Promise<StoredConnection> {
  const connection = await findConnection(ctx.db, storedId(id));
  const isSeen =
    connection !== undefined &&
    (connection.owner_id === ctx.identity.userId ||
      (connection.visibility === 'agency' && ctx.can('automations.view')));
  if (!isSeen) throw notFound('integration credential', id);
  const { name, status, integration_key: key } = connection;
  if (!isImportable(key) || ctx.services.connector.serviceOf(key) === undefined)
    throw conflict(
      `Importing files from ${key} is not available. Use an account of google_drive, or download the file and upload it by createManagedUpload.`,
    );
  if (status !== 'active' && status !== 'failing')
    throw conflict(`The account ${name} is ${status}. Connect it again, then import the file.`);
  return connection;
}
