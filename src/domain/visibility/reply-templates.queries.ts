import type { RawBuilder } from 'kysely';
import { conditionOf } from './held.queries.ts';
import { kinds } from './kinds.queries.ts';
import { allOf, anyOf, managers, own, whenEmpty, whenIn, withinSome } from './rules.queries.ts';
import { asCaller, type RecordViewer } from './who.queries.ts';

/** A personal template shows to its creator alone; a shared one, if it is for certain inboxes, to those who see one of them. */
const shows = anyOf(
  allOf(whenIn('visibility', ['personal']), own('created_by')),
  allOf(
    whenIn('visibility', ['shared']),
    anyOf(managers, whenEmpty('inbox_ids'), withinSome(kinds.ticket_inbox, 'inbox_ids')),
  ),
);

/** Whether the reply template at the alias shows to the caller. Nothing refers to templates, so they are no kind that others ask for. */
export const isReplyTemplateShown = (viewer: RecordViewer, alias: string): RawBuilder<boolean> =>
  conditionOf(shows(asCaller(viewer), { kind: kinds.ticket_inbox, alias }));
