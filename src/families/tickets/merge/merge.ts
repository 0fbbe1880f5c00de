import type { Ticket, TicketMergePlan } from '#generated/types.gen.ts';
import type { MergeTicketsInput, PreviewTicketMergeInput } from '#generated/families/tickets/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { requireSamePlan } from '#src/domain/merge/index.ts';
import { loadStatusSet } from '#src/domain/status-options/index.ts';
import {
  endTicket,
  holdTickets,
  isOpenTicket,
  moveMessages,
  moveTicketTo,
  recount,
  selectEventTicket,
  selectMovable,
  selectTicketStates,
  storeTicket,
  tell,
  ticketKey,
  unknownTicket,
  visibleTickets,
  type TicketDraft,
  type TicketState,
} from '#src/domain/tickets/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, notFound, problem } from '#src/platform/errors/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { showChanged } from '../ticket/tickets.ts';
import * as queries from './merge.queries.ts';
import { movedOf, planMerge, unitePeople, type MergeParticipants } from './merge.rules.ts';

type Context = WriteContext<'ticket.merged' | 'ticket.status_changed'>;

export async function previewTicketMerge(
  ctx: ReadContext,
  { path, body }: PreviewTicketMergeInput,
): Promise<TicketMergePlan> {
  requireMerger(ctx);
  const [survivorId, sourceIds] = namedIn(path.id, body.source_ids);
  const seen = await visibleTickets(ctx.db, ctx)
    .where('k.id', 'in', [survivorId, ...sourceIds])
    .select('k.id')
    .execute();
  const states = await selectTicketStates(
    ctx.db,
    seen.map(({ id }) => id),
  );
  await requireKnown(ctx, states, [survivorId, ...sourceIds]);
  return planMerge(await participantsOf(ctx, states, survivorId, sourceIds));
}

export async function mergeTickets(ctx: Context, { path, body }: MergeTicketsInput): Promise<Ticket> {
  requireMerger(ctx);
  const [survivorId, sourceIds] = namedIn(path.id, body.source_ids);
  const drafts = await holdTickets(ctx, [survivorId, ...sourceIds]);
  const states = drafts.map(({ ticket }) => ticket);
  await requireKnown(ctx, states, [survivorId, ...sourceIds]);
  const survivor = drafts.find(({ ticket }) => ticket.id === survivorId)!;
  checkRevision(survivor.ticket.revision, body.expected_revision);
  const participants = await participantsOf(ctx, states, survivorId, sourceIds);
  const plan = planMerge(participants);
  requireSamePlan(plan.plan_hash, body.plan_hash);
  requirePublishing(participants, body.plan_hash);
  await carryOut(ctx, survivor, drafts, participants, plan);
  return showChanged(ctx, survivorId);
}

/** 409 when what is private would show to more people and nobody has seen the plan that warns of it. */
function requirePublishing({ survivor, sources }: MergeParticipants, planHash: string | undefined): void {
  const hidden = sources.find(({ is_private: isPrivate }) => isPrivate);
  if (hidden === undefined || survivor.is_private || planHash !== undefined) return;
  throw conflict(
    `The ticket #${hidden.number} is private, and #${survivor.number} is not: merging them shows its conversation to everybody who sees the inbox. Preview the merge and send its plan_hash.`,
  );
}

/** 403 before any ticket is looked at. */
function requireMerger(ctx: Pick<ReadContext, 'can'>): void {
  if (ctx.can('tickets.manage') || ctx.can('tickets.edit')) return;
  throw problem('permission_denied', 'Merging tickets needs tickets.manage or tickets.edit.');
}

function namedIn(id: string, sources: readonly string[]): [string, string[]] {
  const survivorId = storedId(id);
  return [survivorId, tidyIds(sources)];
}

/** 404 for tickets that the caller does not see; a source that has ended is known to them all the same. */
async function requireKnown(
  ctx: ReadContext,
  states: readonly TicketState[],
  [survivorId, ...sourceIds]: readonly [string, ...string[]],
): Promise<void> {
  const known = new Set(states.map(({ id }) => id));
  if (!known.has(survivorId)) throw await unknownTicket(ctx, ticketKey(survivorId));
  for (const id of sourceIds)
    if (!known.has(id) && (await queries.findEnded(ctx.db, ctx, id)) === undefined)
      throw notFound('ticket', id);
}

/** Errors: 409 for tickets that cannot take part. */
async function participantsOf(
  ctx: ReadContext,
  states: readonly TicketState[],
  survivorId: string,
  sourceIds: readonly string[],
): Promise<MergeParticipants> {
  const byId = new Map(states.map((state) => [state.id, state]));
  const survivor = byId.get(survivorId)!;
  if (sourceIds.includes(survivorId)) throw conflict('A ticket cannot be merged into itself.');
  for (const id of sourceIds) if (!byId.has(id)) throw await unfitSource(ctx, id);
  const sources = sourceIds.map((id) => byId.get(id)!);
  for (const ticket of [survivor, ...sources])
    if (ticket.status_category === 'closed')
      throw conflict(`The ticket #${ticket.number} is closed; closed tickets are not merged.`);
  const counts = await queries.countMovable(ctx.db, sourceIds, survivorId);
  return {
    survivor,
    sources,
    counts: new Map([...counts].map(([id, { drafts: _drafts, ...moved }]) => [id, moved])),
    drafts: new Map([...counts].map(([id, { drafts }]) => [id, drafts])),
    statuses: await loadStatusSet(ctx.db, 'ticket'),
  };
}

async function unfitSource(ctx: ReadContext, id: string) {
  const ended = await queries.findEnded(ctx.db, ctx, id);
  if (ended === undefined) return notFound('ticket', id);
  return conflict(
    `The ticket #${ended.number} was ${ended.is_merged ? 'merged into another' : 'deleted'} and cannot be merged.`,
  );
}

async function carryOut(
  ctx: Context,
  survivor: TicketDraft,
  drafts: readonly TicketDraft[],
  participants: MergeParticipants,
  plan: TicketMergePlan,
): Promise<void> {
  const { sources } = participants;
  const united = unitePeople(survivor.ticket, sources);
  const wasOpen = sources.some(isOpenTicket);
  for (const source of sources) {
    const draft = drafts.find(({ ticket }) => ticket.id === source.id)!;
    await queries.moveCorrespondents(ctx.db, united.moved.get(source.id)!, survivor.ticket.id);
    await moveConversation(ctx, survivor.ticket, source, united.sameAs);
    await queries.moveAttached(ctx.db, source.id, survivor.ticket.id);
    await queries.confirmDuplicate(ctx.db, source.id, survivor.ticket.id, ctx.identity.userId, ctx.now);
    await endSource(ctx, draft, survivor.ticket, participants);
  }
  const { ticket } = survivor;
  ticket.correspondents = plan.correspondents;
  ticket.tags = plan.tags;
  ticket.watcher_ids = plan.watcher_ids;
  const all = [ticket, ...sources];
  ticket.first_inbound_at = earliest(all.map(({ first_inbound_at: at }) => at));
  ticket.first_response_at = earliest(all.map(({ first_response_at: at }) => at));
  if (ticket.status_category === 'resolved' && wasOpen) {
    survivor.reason = 'merge';
    moveTicketTo(survivor, 'open');
  }
  for (const source of sources)
    ctx.audit({
      recordKind: 'ticket',
      recordId: ticket.id,
      action: 'merged',
      newValues: { related_kind: 'ticket', related_id: source.id },
    });
  // A merge tells what it united itself.
  const changes = (await storeTicket(ctx, survivor)).filter(({ type }) => type === 'ticket.status_changed');
  const event = (await selectEventTicket(ctx.db, ticket.id))!;
  for (const source of sources)
    ctx.emit('ticket.merged', {
      survivor: event,
      source: (await selectEventTicket(ctx.db, source.id))!,
      moved: movedOf(source, participants, united),
    });
  tell(ctx, ['ticket.status_changed'], changes);
}

const earliest = (instants: readonly (string | null)[]): string | null =>
  instants.filter((at) => at !== null).sort((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;

async function moveConversation(
  ctx: Context,
  survivor: TicketState,
  source: TicketState,
  sameAs: ReadonlyMap<string, string>,
): Promise<void> {
  const messages = await selectMovable(ctx.db, source.id);
  const former = { id: survivor.id, lastSequence: survivor.last_sequence };
  await moveMessages(
    ctx.db,
    messages.map(({ id }) => id),
    survivor.id,
    sameAs,
  );
  await recount(ctx.db, survivor.id, ctx.now);
  survivor.last_sequence += messages.length;
  await queries.uniteReads(ctx.db, former, { id: source.id, lastSequence: source.last_sequence });
  await recount(ctx.db, source.id, ctx.now);
}

async function endSource(
  ctx: Context,
  draft: TicketDraft,
  survivor: TicketState,
  { statuses }: MergeParticipants,
): Promise<void> {
  const { ticket } = draft;
  ticket.merged_into_id = survivor.id;
  await endTicket(ctx, draft);
  await queries.closeSource(ctx.db, ticket.id, {
    survivorId: survivor.id,
    status: statuses.defaultOf('closed').key,
    now: ctx.now,
  });
  ctx.audit({
    recordKind: 'ticket',
    recordId: ticket.id,
    action: 'merged_into',
    newValues: { related_kind: 'ticket', related_id: survivor.id },
  });
  ctx.announce({ kind: 'ticket', id: ticket.id, revision: ticket.revision + 1 });
}
