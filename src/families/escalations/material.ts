import type { AiTask } from '#src/domain/ai/index.ts';
import { findAiSettings } from '#src/domain/ai/index.ts';
import type { ReadContext } from '#src/call/context.ts';
import {
  selectComments,
  selectMessages,
  selectStepTexts,
  selectWork,
  type EscalationText,
  type MessageText,
  type WorkText,
} from './material.queries.ts';

type Read = Pick<AiTask, 'material' | 'recordsRead'>;

// What fits into the smallest model in use beside the answer.
const comments = { limit: 60, maxLength: 1_500 };
const messages = { limit: 60, perTicket: 15, maxLength: 1_000 };

/** What the AI reads: the escalation and what hangs on it, as far as the caller may see it. All of it is material, none an instruction. */
export async function materialOf(ctx: ReadContext, escalation: EscalationText): Promise<Read> {
  const { can_read_private_records: readsPrivate } = await findAiSettings(ctx.db, ctx.services.ai);
  const [said, steps, work] = await Promise.all([
    selectComments(ctx.db, escalation.id, comments),
    selectStepTexts(ctx.db, escalation.id),
    selectWork(ctx, escalation.id, { readsPrivate }),
  ]);
  const tickets = work.filter(({ kind }) => kind === 'ticket').map(({ id }) => id);
  const written = await selectMessages(ctx, tickets, messages);
  const material = [
    { title: 'Escalation', text: describe(escalation) },
    { title: 'Next steps', text: steps.map((step) => line(step)).join('\n') },
    { title: 'Tickets and tasks', text: work.map(describeWork).join('\n') },
    { title: 'Latest messages of the tickets', text: written.map(describeMessage).join('\n\n') },
    { title: 'Comments', text: said.map(({ at, author, text }) => `${at} ${author}: ${text}`).join('\n\n') },
  ];
  return {
    material: material.filter(({ text }) => text !== ''),
    recordsRead: [{ kind: 'escalation', id: escalation.id }, ...work.map(({ kind, id }) => ({ kind, id }))],
  };
}

function describe(escalation: EscalationText): string {
  const facts: readonly (readonly [string, string | null])[] = [
    ['Title', escalation.title],
    ['Status', `${escalation.status} (${escalation.status_category})`],
    ['Severity', escalation.severity],
    ['Client', escalation.client],
    ['Assignee', escalation.assignee],
    ['Created', escalation.created_at],
    ['Due', escalation.due_date],
    ['Tags', escalation.tags.join(', ') || null],
    ['Reopened', escalation.reopen_count === 0 ? null : `${escalation.reopen_count} times`],
    ['Description', escalation.description],
    ['Latest resolution', escalation.resolution],
    ['Saved summary', escalation.summary],
  ];
  return facts.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`])).join('\n');
}

const line = ({
  title,
  details,
  status,
  assignee,
  due_date: due,
}: Awaited<ReturnType<typeof selectStepTexts>>[number]): string =>
  [
    `[${status}] ${title}`,
    assignee === null ? '' : `by ${assignee}`,
    due === null ? '' : `due ${due}`,
    details ?? '',
  ]
    .filter((part) => part !== '')
    .join('; ');

const describeWork = ({ kind, number, name, status, relation, description }: WorkText): string =>
  `${kind} #${number} [${status}, ${relation}] ${name}${description === null ? '' : `\n${description}`}`;

const describeMessage = ({ number, at, direction, author, text }: MessageText): string =>
  `ticket #${number} ${at} [${direction}] ${author ?? 'unknown'}: ${text}`;
