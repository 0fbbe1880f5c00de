import type { ReadContext } from '#src/call/context.ts';
import { loadFieldSet, type Field, type PresentValue } from '#src/domain/field-values/index.ts';
import { selectUserRefs } from '#src/domain/people/index.ts';
import { namesOf } from '#src/domain/records/index.ts';
import { fieldNamedBy, type NamedField, type ReplyPlaceholder } from '#src/domain/tickets/index.ts';
import type { TicketFacts } from './facts.queries.ts';
import { textOfValue, type Names } from './field-text.rules.ts';
import { readerOf, type Reader } from './reader.rules.ts';

/** Values of these placeholders for a ticket, as the caller may tell them; those without one are missing. */
export async function valuesFor(
  ctx: ReadContext,
  placeholders: readonly string[],
  facts: TicketFacts,
  language: string | null,
): Promise<ReadonlyMap<string, string>> {
  const reader = readerOf(language, facts.agency);
  const plain = plainValues(ctx, facts, reader);
  const custom = await customValues(ctx, placeholders, facts, reader);
  const values = placeholders.map(
    (name) => [name, plain[name as ReplyPlaceholder] ?? custom.get(name)] as const,
  );
  return new Map(
    values.filter((entry): entry is readonly [string, string] => entry[1] != null && entry[1].trim() !== ''),
  );
}

const plainValues = (
  ctx: ReadContext,
  { number, subject, requester, client, agent, agency }: TicketFacts,
  reader: Reader,
): Record<ReplyPlaceholder, string | null | undefined> => ({
  'requester.name': requester?.name,
  'requester.first_name': firstNameOf(requester?.name),
  'requester.email': requester?.email,
  'client.name': client?.name,
  'ticket.number': String(number),
  'ticket.subject': subject,
  'agent.name': agent?.name,
  'agent.first_name': firstNameOf(agent?.name),
  'agent.email': agent?.email,
  'agency.name': agency.name,
  'date.today': reader.dayAt(ctx.now, 0),
  'date.tomorrow': reader.dayAt(ctx.now, 1),
});

/** "Priya" of "Priya Shah", and of "Shah, Priya". */
function firstNameOf(name: string | null | undefined): string | undefined {
  const [before = '', after = ''] = (name ?? '').split(',');
  return (after.trim() || before.trim()).split(/\s+/u)[0];
}

interface Held {
  readonly placeholder: string;
  readonly field: Field;
  readonly value: PresentValue;
}

async function customValues(
  ctx: ReadContext,
  placeholders: readonly string[],
  facts: TicketFacts,
  reader: Reader,
): Promise<ReadonlyMap<string, string | undefined>> {
  const held: Held[] = [];
  for (const placeholder of placeholders) {
    const named = fieldNamedBy(placeholder);
    const found = named && (await findValue(ctx, named, facts));
    if (found !== undefined) held.push({ placeholder, ...found });
  }
  const names = await namesIn(ctx, held);
  return new Map(
    held.map(({ placeholder, field, value }) => [
      placeholder,
      textOfValue(field.definition.config, value, reader, names),
    ]),
  );
}

/** The value of a field that the record has and the caller may tell others. */
async function findValue(
  ctx: ReadContext,
  { record, key }: NamedField,
  { client, field_values: ofTicket }: TicketFacts,
): Promise<Omit<Held, 'placeholder'> | undefined> {
  const values = record === 'ticket' ? ofTicket : client?.field_values;
  const value = values?.[key];
  if (value == null) return undefined;
  const fields = await (record === 'ticket'
    ? loadFieldSet(ctx, 'ticket')
    : loadFieldSet(ctx, 'client', client!.profile_id));
  const field = fields.get(key);
  return field === undefined || !mayTell(ctx, field) ? undefined : { field, value };
}

/** As in the history of fields: sensitive values are for those who manage the settings. */
const mayTell = (ctx: ReadContext, { definition: { isSensitive, viewPermission } }: Field): boolean =>
  (!isSensitive || ctx.can('settings.manage')) && (viewPermission === null || ctx.can(viewPermission));

async function namesIn(ctx: ReadContext, held: readonly Held[]): Promise<Names> {
  const idsOf = (type: 'user' | 'client'): string[] =>
    held
      .filter(({ field }) => field.definition.config.type === type)
      .flatMap(({ value }) => [value].flat() as string[]);
  const clients = await namesOf(
    ctx,
    idsOf('client').map((id) => ({ kind: 'client' as const, id })),
  );
  const members = await selectUserRefs(ctx.db, idsOf('user'));
  return new Map([...clients, ...members].flatMap(({ id, name }) => (name === null ? [] : [[id, name]])));
}
