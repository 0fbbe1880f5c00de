import { sql } from 'kysely';
import type { EventType } from '#generated/events.ts';
import type { Openness } from '#src/platform/events/index.ts';
import { idOf, outsider } from './conditions.queries.ts';
import type { KindDeclaration } from './declaration.ts';
import { conditionOf } from './held.queries.ts';
import { kinds, type RuledKind } from './kinds.queries.ts';
import { showsTo } from './rules.queries.ts';

/** The kind of the record that a property of a payload holds; null for what shows with a record beside it. */
type KindInPayload = RuledKind | null | ((type: EventType) => RuledKind | null);

const mergedKinds: Partial<Record<EventType, RuledKind>> = {
  'client.merged': 'client',
  'process.merged': 'task',
  'ticket.merged': 'ticket',
};
const merged = (type: EventType): RuledKind | null => mergedKinds[type] ?? null;

/** What payloads hold, by the names of the domain model (§16.2): every property of an event that has an id. */
export const kindsInPayloads: Readonly<Record<string, KindInPayload>> = {
  actor: 'user',
  attempt: null,
  button: null,
  certification: null,
  clicked_by: 'user',
  client: 'client',
  client_program: 'client_program',
  comment: null,
  course: 'training_course',
  draft: null,
  escalation: 'escalation',
  feedback: null,
  from_inbox: 'ticket_inbox',
  from_stage: null,
  invited_by: 'user',
  message: null,
  note: 'client_note',
  payment_method: null,
  previous_assignee: 'user',
  published_by: 'user',
  record: (type) => (type === 'manual.button' ? null : 'custom_object_record'),
  reviewed_by: 'user',
  reviewer: 'user',
  sender: null,
  sop: 'sop',
  source: merged,
  submission: 'form_submission',
  survivor: merged,
  task: 'task',
  ticket: 'ticket',
  to_inbox: 'ticket_inbox',
  to_stage: null,
  user: 'user',
};

/** Whether records of events are open to all who view their kinds, by these declarations. */
export const opennessBy =
  (declared: Readonly<Record<RuledKind, KindDeclaration>>): Openness =>
  (type, property, record) => {
    const named = Object.hasOwn(kindsInPayloads, property) ? kindsInPayloads[property]! : null;
    const kind = typeof named === 'function' ? named(type) : named;
    const records = kind === null ? undefined : declared[kind].records;
    if (kind === null || records === undefined) return true;
    const shown = showsTo(outsider, declared[kind], records.alias, flagsOf(record));
    if (typeof shown === 'boolean') return shown;
    return async (db) => {
      const { rows } = await sql<{ is_open: boolean }>`
        select exists (select from ${records.from}
          where ${idOf(records)} = ${record['id']}::uuid and ${conditionOf(shown)}) as is_open`.execute(db);
      return rows[0]!.is_open;
    };
  };

/** Columns of the record that a payload repeats under the same name and in the same form. */
const flagsOf = (record: Readonly<Record<string, unknown>>): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  );

/** What subscribers may hear of records follows from who sees them. */
export const openness: Openness = opennessBy(kinds);
