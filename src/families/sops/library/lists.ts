import type { Sop } from '#generated/types.gen.ts';
import type {
  GetSopInput,
  ListAuthoringSopsInput,
  ListSopsInput,
} from '#generated/families/sops/handlers.ts';
import type { ReadContext, Result } from '#src/call/context.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { showSop } from '../record/sop-life.ts';
import { authoringList, sopList, type LibraryScope } from './lists.queries.ts';

export const libraryScope = (
  ctx: ReadContext,
  query: { readonly is_including_subfolders: boolean },
): LibraryScope => ({ ...viewerScope(ctx), isDeep: query.is_including_subfolders });

export const listSops = (ctx: ReadContext, { query }: ListSopsInput) =>
  sopList.page(ctx.db, query, libraryScope(ctx, query));

export const listAuthoringSops = (ctx: ReadContext, { query }: ListAuthoringSopsInput) =>
  authoringList.page(ctx.db, query, libraryScope(ctx, query));

export const getSop = (ctx: ReadContext, { path }: GetSopInput): Promise<Result<Sop>> =>
  showSop(ctx, path.id);
