import type { CustomObjectRecordHit } from '#generated/types.gen.ts';
import type { SearchCustomObjectRecordsInput } from '#generated/families/custom-objects/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { searchPatterns, startsWithPattern } from '#src/domain/filters/index.ts';
import { canView, viewerScope } from '#src/domain/visibility/index.ts';
import { fold, storedId } from '#src/platform/db/query/index.ts';
import { recordHits, type SearchScope } from './search.queries.ts';

export const searchCustomObjectRecords = (
  ctx: ReadContext,
  { query, body }: SearchCustomObjectRecordsInput,
): Promise<Page<CustomObjectRecordHit>> =>
  recordHits.page(
    ctx.db,
    {
      ...query,
      custom_object_ids: body.custom_object_ids?.map(storedId),
      client_ids: body.client_ids?.map(storedId),
      lifecycle_categories: body.lifecycle_categories,
      is_archived: body.is_archived ?? false,
    },
    searchScope(ctx, body.search),
  );

export function searchScope(ctx: Pick<ReadContext, 'identity' | 'can'>, search: string): SearchScope {
  const text = fold(search).trim();
  const beginning = startsWithPattern(text);
  return {
    ...viewerScope(ctx),
    text,
    patterns: searchPatterns(search),
    beginning,
    beginningOfWord: `% ${beginning}`,
    firstWord: text.split(/\s+/)[0]!,
    namesClients: canView(ctx, 'client'),
  };
}
