import type { CustomObjectRelationship } from '#generated/types.gen.ts';
import type { ListCustomObjectRelationshipsInput } from '#generated/families/custom-objects/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { relationshipList } from './relationships.queries.ts';

export const listCustomObjectRelationships = (
  ctx: ReadContext,
  { query }: ListCustomObjectRelationshipsInput,
): Promise<Page<CustomObjectRelationship>> => relationshipList.page(ctx.db, query, viewerScope(ctx));
