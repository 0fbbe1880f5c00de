import { askAi, refusalOf, type AiModels } from '#src/domain/ai/index.ts';
import { domainOf, insertInteraction, isPublicMailDomain } from '#src/domain/tickets/index.ts';
import { openness } from '#src/domain/visibility/index.ts';
import type { Connections } from '#src/platform/db/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { Problem } from '#src/platform/errors/index.ts';
import { changeAsSystem, systemIdentity, type SystemChangeContext } from '#src/platform/events/index.ts';
import type { TaskContext, TaskHandler } from '#src/platform/jobs/index.ts';
import type { Log } from '#src/platform/log.ts';
import { selectConversation } from '../replies/generate.queries.ts';
import { readReply, replyTask } from '../replies/reply-task.ts';
import { findAiSources } from './settings.queries.ts';
import { resolveAiSettings } from './settings.rules.ts';
import { storeReplySuggestion, storeTriage } from './store-triage.ts';
import { findTriaged, selectClientsOfDomain, type Triaged } from './triage.queries.ts';
import { readTriage, triageInstructions, type Asked } from './triage.rules.ts';

const jobName = 'triage_ticket';
const maxOutputTokens = 1_500;

interface Run {
  readonly db: Connections;
  readonly models: AiModels;
  readonly log: Log;
  readonly tenantId: string;
  readonly signal: TaskContext['signal'];
}

/**
 * Has the AI look at a ticket that is new or has a new message: it classifies and sums up, and suggests a reply where the settings say so.
 * Without a model, credit or leave nothing is proposed.
 */
export const triageTicket =
  (models: AiModels): TaskHandler<'triage_ticket'> =>
  async ({ tenantId, ticketId }, { db, log, signal }) => {
    const run = { db, models, log, tenantId, signal };
    const ticket = await findTriaged(db.read(tenantId), ticketId);
    if (ticket === undefined) return;
    await unlessRefused(run, () => triage(run, ticket));
    await unlessRefused(run, () => suggestReply(run, ticket));
  };

/** What the AI refuses now it is not asked again: nobody waits for it. */
async function unlessRefused({ log, tenantId }: Run, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    log.info({ err: error, tenant_id: tenantId }, 'the AI proposes nothing for a ticket');
  }
}

async function triage(run: Run, ticket: Triaged): Promise<void> {
  const { db, models, tenantId, signal, log } = run;
  const read = db.read(tenantId);
  const isClassified = ticket.is_classification_enabled && !ticket.is_classified;
  const isSummarized =
    ticket.is_summary_enabled && ticket.last_inbound_id !== null && !ticket.is_summary_current;
  if (!isClassified && !isSummarized) return;
  if ((await refusalOf({ db: read }, models, 'ticket_triage')) !== undefined) return;
  const clients = isClassified ? await clientsFor(run, ticket) : [];
  const asked: Asked = { isClassified, isSummarized, clients };
  const requestId = uuid7();
  const found = await askAi(
    { db, models, log },
    tenantId,
    {
      id: requestId,
      purpose: 'ticket_triage',
      origin: 'system',
      userId: null,
      instructions: triageInstructions(ticket, asked),
      material: [
        { title: `Ticket #${ticket.number}`, text: ticket.subject },
        { title: 'Conversation', text: await selectConversation(read, ticket.id) },
      ],
      summary: `Triage of the ticket "${ticket.subject}" (#${ticket.number}).`.slice(0, 1_000),
      record: { kind: 'ticket', id: ticket.id },
      maxOutputTokens,
      signal,
      noteFailure: (scope, failedId, now) =>
        insertInteraction(
          scope,
          {
            ticketId: ticket.id,
            kind: isClassified ? 'classification' : 'summary',
            outcome: 'failed',
            actor: { type: 'system' },
            requestId: failedId,
            messageId: ticket.last_inbound_id,
          },
          now,
        ),
    },
    readTriage(ticket, asked),
  );
  await store(run, (ctx) => storeTriage(ctx, ticket, asked, { ...found, requestId }));
}

/** Only several clients of one mail domain leave a choice. */
async function clientsFor({ db, tenantId }: Run, ticket: Triaged): Promise<Asked['clients']> {
  if (ticket.client_id !== null || ticket.requester_email === null) return [];
  const domain = domainOf(ticket.requester_email);
  if (isPublicMailDomain(domain)) return [];
  const clients = await selectClientsOfDomain(db.read(tenantId), domain);
  return clients.length > 1 ? clients : [];
}

async function suggestReply(run: Run, ticket: Triaged): Promise<void> {
  const { db, models, tenantId, signal, log } = run;
  if (ticket.last_inbound_id === null || ticket.is_reply_current) return;
  const read = db.read(tenantId);
  const viewer = { db: read, identity: systemIdentity(tenantId, jobName), can: () => true };
  const found = await findAiSources(viewer, ticket.id);
  if (found === undefined) return;
  const settings = resolveAiSettings(found);
  if (!settings.is_ai_enabled || settings.reply_mode !== 'suggest') return;
  if ((await refusalOf({ db: read }, models, 'ticket_reply')) !== undefined) return;
  const requestId = uuid7();
  const interaction = {
    ticketId: ticket.id,
    kind: 'reply_suggestion',
    actor: { type: 'system' },
    messageId: ticket.last_inbound_id,
  } as const;
  const written = await askAi(
    { db, models, log },
    tenantId,
    {
      ...(await replyTask(read, found, settings)),
      id: requestId,
      origin: 'system',
      userId: null,
      signal,
      noteFailure: (scope, failedId, now) =>
        insertInteraction(scope, { ...interaction, outcome: 'failed', requestId: failedId }, now),
    },
    readReply,
  );
  await store(run, (ctx) => storeReplySuggestion(ctx, { ...interaction, requestId }, written));
}

const store = ({ db, tenantId }: Run, work: (ctx: SystemChangeContext) => Promise<void>): Promise<void> =>
  changeAsSystem(db, tenantId, { name: jobName, events: [], openness }, work);
