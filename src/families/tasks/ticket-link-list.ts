import type { TaskTicketLink, TaskTicketLinkCandidate } from '#generated/types.gen.ts';
import type { ListTaskTicketLinkCandidatesInput, ListTaskTicketLinksInput } from '#generated/families/tasks/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/problem.ts';
import { viewerOf, type Viewer } from '#src/domain/tasks/visibility.queries.ts';
import { findTaskRef } from './references.queries.ts';
import { selectLinkCandidates, selectTicketLinks } from './ticket-link-list.queries.ts';

const nothing = { items: [], total: 0 };

/** Whoever looks at tickets; undefined for those who may see none. */
const ticketViewerOf = (ctx: ReadContext): Viewer | undefined => (ctx.can('tickets.view') ? { userId: ctx.identity.userId, seesPrivate: ctx.can('tickets.manage') } : undefined);

export async function listTaskTicketLinks(ctx: ReadContext, { query }: ListTaskTicketLinksInput): Promise<Page<TaskTicketLink>> {
  const ticketViewer = ticketViewerOf(ctx);
  return ticketViewer === undefined ? nothing : selectTicketLinks(ctx.db, viewerOf(ctx), ticketViewer, query);
}

export async function listTaskTicketLinkCandidates(ctx: ReadContext, { path, query }: ListTaskTicketLinkCandidatesInput): Promise<Page<TaskTicketLinkCandidate>> {
  const viewer = viewerOf(ctx);
  if ((await findTaskRef(ctx.db, viewer, path.id)) === undefined) throw notFound('task', path.id);
  const ticketViewer = ticketViewerOf(ctx);
  return ticketViewer === undefined ? nothing : selectLinkCandidates(ctx.db, path.id, viewer, ticketViewer, query);
}
