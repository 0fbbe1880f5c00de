import type { TaskTicketLink, TaskTicketLinkCandidate } from '#generated/types.gen.ts';
import type {
  ListTaskTicketLinkCandidatesInput,
  ListTaskTicketLinksInput,
} from '#generated/families/tasks/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { viewerOf, type Viewer } from '#src/domain/visibility/index.ts';
import { findTaskRef } from './references.queries.ts';
import { linkCandidates, ticketLinks } from './ticket-link-list.queries.ts';

const nothing = { items: [], total: 0 };

/** Undefined for those who may see no tickets. */
const scopeOfLinks = (ctx: ReadContext): Viewer | undefined =>
  ctx.can('tickets.view') ? viewerOf(ctx) : undefined;

export async function listTaskTicketLinks(
  ctx: ReadContext,
  { query }: ListTaskTicketLinksInput,
): Promise<Page<TaskTicketLink>> {
  const scope = scopeOfLinks(ctx);
  return scope === undefined ? nothing : ticketLinks.page(ctx.db, query, scope);
}

export async function listTaskTicketLinkCandidates(
  ctx: ReadContext,
  { path, query }: ListTaskTicketLinkCandidatesInput,
): Promise<Page<TaskTicketLinkCandidate>> {
  if ((await findTaskRef(ctx.db, viewerOf(ctx), path.id)) === undefined) throw notFound('task', path.id);
  const scope = scopeOfLinks(ctx);
  return scope === undefined
    ? nothing
    : linkCandidates.page(ctx.db, query, {
        ...scope,
        taskId: path.id,
        isClientGiven: query.client_id !== undefined,
      });
}
