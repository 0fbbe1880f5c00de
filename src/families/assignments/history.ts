import type { AssignmentDecision } from '#generated/types.gen.ts';
import type { ListAssignmentHistoryInput } from '#generated/families/assignments/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { decisions } from './history.queries.ts';

export const listAssignmentHistory = (
  ctx: ReadContext,
  { query }: ListAssignmentHistoryInput,
): Promise<Page<AssignmentDecision>> =>
  decisions.page(ctx.db, query, { ...viewerOf(ctx), candidateLimit: query.candidate_limit });
