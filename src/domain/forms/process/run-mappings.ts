import type { FormMapping } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { loadFieldSet, loadObjectFieldSet, type FieldValue } from '#src/domain/field-values/index.ts';
import { Problem, problem } from '#src/platform/errors/index.ts';
import { filesIn } from '../answers.rules.ts';
import type { CreatedRecord, StoredSubmission } from '../store/submissions.queries.ts';
import { createFormLogic } from '../logic/form-logic.ts';
import { answerLines, fillText, inMarkdown } from '../texts.rules.ts';
import { provideClient } from './create-client.ts';
import { mappedValues, type MappingFacts } from './mapped-values.rules.ts';

type Invoker = Pick<WriteContext, 'db' | 'identity' | 'invoke' | 'now'>;

export interface MappingRun {
  readonly submission: StoredSubmission;
  /** The answers that count: of what was shown, with calculations. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly today: string;
  /** Keys of mappings that a reviewer leaves out. */
  readonly skipped: ReadonlySet<string>;
  /** Whether the respondent is known: by a client's link, as a member, or to the reviewer who approved. */
  readonly isTrusted: boolean;
  /** In whose name the records are created. */
  readonly as: string;
}

/** What the mappings of a submission came to. */
export interface Mapped {
  readonly created: readonly CreatedRecord[];
  readonly clientId: string | null;
}

/**
 * Creates the records of a submission, in the order of the mappings, by the operations that anybody would create them with. Throws the first
 * refusal, which names its mapping; the caller undoes the rest.
 */
export async function runMappings(ctx: Invoker, run: MappingRun): Promise<Mapped> {
  const { submission, answers, today, skipped } = run;
  const created = new Map<string, string>();
  const records: CreatedRecord[] = [];
  const { meets } = createFormLogic(today);
  let clientId = submission.client_id;
  for (const mapping of submission.settings.mappings) {
    if (skipped.has(mapping.key) || !meets(mapping.when, answers as never)) continue;
    const facts: MappingFacts = { elements: submission.elements, answers, created, today };
    const client = mapping.kind === 'client' ? clientId : clientFor(mapping, created, clientId);
    const id = await named(mapping, () => create(ctx, mapping, facts, run, client));
    created.set(mapping.key, id);
    records.push({ kind: mapping.kind, id });
    if (mapping.kind === 'client') clientId ??= id;
  }
  return { created: records, clientId };
}

/** The client of a record: that of the named mapping, none, or the submission's. */
function clientFor(
  { client_mapping_key: key }: Exclude<FormMapping, { kind: 'client' }>,
  created: ReadonlyMap<string, string>,
  ofSubmission: string | null,
): string | null {
  if (key === undefined) return ofSubmission;
  return key === null ? null : (created.get(key) ?? null);
}

async function named<T>({ key }: FormMapping, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    throw problem('state_conflict', `The mapping ${key} failed: ${error.message}`);
  }
}

function create(
  ctx: Invoker,
  mapping: FormMapping,
  facts: MappingFacts,
  run: MappingRun,
  clientId: string | null,
): Promise<string> {
  switch (mapping.kind) {
    case 'client':
      return provideClient(ctx, mapping, facts, {
        name: nameOf(mapping.name_template, facts, 200),
        knownId: clientId,
        isTrusted: run.isTrusted,
        as: run.as,
      });
    case 'ticket':
      return createTicket(ctx, mapping, facts, run, clientId);
    case 'task':
      return createTask(ctx, mapping, facts, run, clientId);
    case 'custom_object_record':
      return createRecord(ctx, mapping, facts, run, clientId);
  }
}

/** The text of a name in one line; 409 when the answers leave it empty. */
function nameOf(template: string, facts: MappingFacts, maxLength: number): string {
  const name = fillText(template, facts).replaceAll(/\s+/g, ' ').trim().slice(0, maxLength);
  if (name === '') throw problem('state_conflict', `"${template}" gives an empty name.`);
  return name;
}

type Of<K extends FormMapping['kind']> = Extract<FormMapping, { kind: K }>;

async function createTicket(
  ctx: Invoker,
  mapping: Of<'ticket'>,
  facts: MappingFacts,
  { submission, as }: MappingRun,
  clientId: string | null,
): Promise<string> {
  const values = mappedValues(mapping, await loadFieldSet(ctx, 'ticket'), facts);
  const requester = requesterOf(values.contact, submission);
  const text =
    mapping.body_template === undefined
      ? answerLines(facts.elements, facts.answers)
          .map(({ label, text: answer }) => `**${inMarkdown(label)}**\n${inMarkdown(answer)}`)
          .join('\n\n')
      : fillText(mapping.body_template, facts, inMarkdown);
  const files = filesIn(facts.elements, facts.answers);
  const { id } = await ctx.invoke(
    'createTicket',
    {
      body: {
        subject: nameOf(mapping.subject_template, facts, 300),
        inbox_id: mapping.inbox_id,
        channel: 'form',
        client_id: clientId,
        ...(requester && { correspondents: [{ ...requester, role: 'requester' as const }] }),
        ...(mapping.priority_level !== undefined && { priority_level: mapping.priority_level }),
        ...values.properties,
        tags: [...new Set([...(mapping.tags ?? []), ...values.tags])],
        ...withFields(values.fieldValues),
        opening_message: {
          direction: requester ? 'inbound' : 'note',
          body_text: text.trim() === '' ? submission.form_name : text,
          ...(files.length > 0 && { attachment_ids: files }),
        },
      } as never,
    },
    { as },
  );
  return id;
}

function requesterOf(
  contact: Record<string, string>,
  { respondent_name: name, respondent_email: email }: StoredSubmission,
): Record<string, string> | undefined {
  const whole = { ...(name !== null && { name }), ...(email !== null && { email }), ...contact };
  return Object.keys(whole).length === 0 ? undefined : whole;
}

async function createTask(
  ctx: Invoker,
  mapping: Of<'task'>,
  facts: MappingFacts,
  { as, submission }: MappingRun,
  clientId: string | null,
): Promise<string> {
  const values = mappedValues(mapping, await loadFieldSet(ctx, 'task'), facts);
  const ticketId =
    mapping.ticket_mapping_key == null ? undefined : facts.created.get(mapping.ticket_mapping_key);
  const { due_date: due, start_date: start, ...properties } = values.properties;
  const dueAt =
    mapping.due_in_days == null
      ? instant(due)
      : new Date(ctx.now.getTime() + mapping.due_in_days * dayMs).toISOString();
  const { id } = await ctx.invoke(
    'createTask',
    {
      body: {
        name: nameOf(mapping.name_template, facts, 300),
        client_id: clientId,
        ...(mapping.process_definition_id != null && {
          process_definition_id: mapping.process_definition_id,
        }),
        ...(mapping.department_id != null && { department_id: mapping.department_id }),
        ...(mapping.assigned_to !== undefined && { assigned_to: [...mapping.assigned_to] }),
        ...(dueAt !== undefined && { due_date: dueAt }),
        ...(instant(start) !== undefined && { start_date: instant(start) }),
        ...properties,
        tags: [...new Set([...(mapping.tags ?? []), ...values.tags])],
        ...withFields(values.fieldValues),
        ...(ticketId !== undefined && { ticket_id: ticketId }),
      } as never,
    },
    { as, submissionId: submission.id },
  );
  return id;
}

async function createRecord(
  ctx: Invoker,
  mapping: Of<'custom_object_record'>,
  facts: MappingFacts,
  { as }: MappingRun,
  clientId: string | null,
): Promise<string> {
  const values = mappedValues(mapping, await loadObjectFieldSet(ctx, mapping.custom_object_id), facts);
  const { id } = await ctx.invoke(
    'createCustomObjectRecord',
    {
      body: {
        custom_object_id: mapping.custom_object_id,
        name: nameOf(mapping.name_template, facts, 300),
        client_id: clientId,
        ...withFields(values.fieldValues),
      },
    },
    { as },
  );
  return id;
}

const dayMs = 24 * 60 * 60 * 1_000;

const instant = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00.000Z` : text;

const withFields = (fieldValues: Record<string, FieldValue>) =>
  Object.keys(fieldValues).length === 0 ? {} : { field_values: fieldValues };
