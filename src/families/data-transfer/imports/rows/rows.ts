import type { DataImport, DataImportRow } from '#generated/console/types.gen.ts';
import type { ListDataImportRowsInput } from '#generated/console/families/data-transfer/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { findImport } from '../imports.queries.ts';
import { readerOf, unknownImport } from '../imports.ts';
import { dataImportRows } from './rows.queries.ts';

/** Those whose plan still has rows that were never imported. */
const early: ReadonlySet<DataImport['status']> = new Set(['failed', 'cancelled']);

export async function listDataImportRows(
  ctx: ReadContext,
  { path, query }: ListDataImportRowsInput,
): Promise<Page<DataImportRow>> {
  const { userId, seesAll } = readerOf(ctx);
  const found = await findImport(ctx.db, path.id);
  if (found === undefined || (found.created_by !== userId && !seesAll)) throw unknownImport(path.id);
  if (found.plan === null || found.check_id === null)
    throw conflict('The rows are known once the import has been previewed. Preview it first.');
  return dataImportRows.page(ctx.db, query, {
    ...viewerScope(ctx),
    importId: found.id,
    checkId: found.check_id,
    isOver: early.has(found.status),
  });
}
