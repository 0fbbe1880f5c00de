import type { GetMarketplaceImportPreviewInput } from '#generated/families/marketplace/handlers.ts';
import type { MarketplaceImportPreview } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { findDownload } from './imports.queries.ts';
import { planImport, requireImportable } from './plan.ts';

export async function getMarketplaceImportPreview(
  ctx: ReadContext,
  { path, query }: GetMarketplaceImportPreviewInput,
): Promise<MarketplaceImportPreview> {
  const download = await findDownload(ctx.db, storedId(path.download_id), false);
  if (download === undefined) throw notFound('marketplace download', path.download_id);
  requireImportable(download);
  const version = query.version ?? download.latest_version;
  const { preview } = await planImport(ctx, download, version, query.choices ?? {}, 'query.choices');
  return preview;
}
