import type { TicketReplyTemplate, TicketReplyTemplateCreate } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { readFieldSet } from '#src/domain/field-values/index.ts';
import { fieldNamedBy, placeholdersIn, requireReplyPlaceholders } from '#src/domain/tickets/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, listed, unknownReference } from '#src/platform/errors/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { selectSeenInboxes } from './templates.queries.ts';

type Texts = Partial<Pick<TicketReplyTemplateCreate, 'name' | 'category' | 'subject'>>;
type Placed = Partial<Pick<TicketReplyTemplateCreate, 'subject' | 'body_text'>>;

/** Texts of one line as they are stored; 400 for one of blanks. What the request leaves out is left out. */
export function tidyTexts<T extends Texts>({ name, category, subject }: T): Pick<T, keyof T & keyof Texts> {
  const given = Object.entries({ name, category, subject }).filter(([, text]) => text !== undefined);
  const tidy = given.map(([property, text]) => {
    const trimmed = text?.replaceAll(/\s+/gu, ' ').trim();
    if (trimmed === '') throw invalid(`body.${property}`, 'must not be blank.');
    return [property, trimmed ?? null];
  });
  return Object.fromEntries(tidy) as Pick<T, keyof T & keyof Texts>;
}

const maxPlaceholders = 100;

type Before = Pick<TicketReplyTemplate, 'subject' | 'body_text' | 'placeholders'>;

/** 400 for placeholders that replies do not have, and for custom fields that there are not; those that the template has already may stay. */
export async function requirePlaceholders(
  ctx: ReadContext,
  { subject, body_text: text }: Placed,
  before?: Before,
): Promise<void> {
  requireReplyPlaceholders(subject, 'body.subject');
  requireReplyPlaceholders(text, 'body.body_text');
  const all = placeholdersIn(
    subject === undefined ? (before?.subject ?? null) : subject,
    text ?? before?.body_text ?? null,
  );
  if (all.length > maxPlaceholders)
    throw invalid(
      'body',
      `leads to ${all.length} different placeholders; a template has at most ${maxPlaceholders}.`,
    );
  const named = placeholdersIn(subject ?? null, text ?? null);
  const kept = before?.placeholders ?? [];
  const fields = named.filter((name) => !kept.includes(name)).flatMap((name) => fieldNamedBy(name) ?? []);
  for (const record of ['client', 'ticket'] as const) {
    const keys = fields.filter((field) => field.record === record).map(({ key }) => key);
    if (keys.length === 0) continue;
    const { all: known } = await readFieldSet(ctx, record);
    const unknown = keys.find((key) => !known.has(key));
    if (unknown === undefined) continue;
    const name = `${record}.field_values.${unknown}`;
    const place = placeholdersIn(subject ?? null).includes(name) ? 'body.subject' : 'body.body_text';
    throw invalid(
      place,
      `has the placeholder {{${name}}}, but ${record}s have no field ${unknown}. ${known.size === 0 ? 'They have no custom fields.' : `Their fields are ${listed([...known.keys()])}.`}`,
    );
  }
}

/** The inboxes of a template as they are stored; 400 at its place for one that the caller does not see. Those in `kept` may stay. */
export async function requireInboxes(
  ctx: ReadContext,
  ids: readonly string[],
  kept: readonly string[],
): Promise<string[]> {
  const wanted = tidyIds(ids);
  const known = new Set([...kept, ...(wanted.length === 0 ? [] : await selectSeenInboxes(ctx, wanted))]);
  const missing = ids.findIndex((id) => !known.has(storedId(id)));
  if (missing >= 0)
    throw unknownReference(`body.inbox_ids[${missing}]`, ids[missing]!, 'a ticket inbox of this agency');
  return wanted;
}
