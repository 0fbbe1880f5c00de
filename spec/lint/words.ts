import type { PlainType } from './schema-sites.ts';

/** What a name holds: a type of JSON Schema with its format, or the component that it refers to. */
export interface Holds extends Partial<PlainType> {
  readonly component?: string;
}

/** One thing that families speak of, with the one name and the one type that it has in all of them. */
export interface Concept {
  readonly concept: string;
  /** Its names, each with what it holds; several values of one are an array of it. */
  readonly names: Readonly<Record<string, Holds>>;
  /** Where the name comes from, and what it means. */
  readonly meaning: string;
  /** Names that others would give it. A pattern is for the whole name. */
  readonly instead: readonly RegExp[];
  /** Names that a pattern above finds and that mean another thing, with the reason. */
  readonly except?: Readonly<Record<string, string>>;
}

const id: Holds = { type: 'string', format: 'uuid' };
const instant: Holds = { type: 'string', format: 'date-time' };
const day: Holds = { type: 'string', format: 'date' };
const person: Holds = { component: 'UserRef' };

export const concepts: readonly Concept[] = [
  {
    concept: 'People in charge',
    names: { assigned_to: id, assignees: person },
    meaning:
      '`assigned_to` holds the ids of users (specification); `assignees` the same people with their names.',
    instead: [/^assigned_(users?|members?)$/, /^assigned_user_ids$/, /^assignee_names$/],
  },
  {
    concept: 'The one person in charge',
    names: { assignee_id: id, assignee: person },
    meaning: 'Of what one person alone answers for, such as an escalation and its next steps.',
    instead: [/^assigned_user(_id)?$/, /^responsible(_id)?$/],
  },
  {
    concept: 'Owner',
    names: { owner_id: id, owner: person },
    meaning:
      'The person to whom a view, a course, an automation or a connection belongs; `owner` is that person with the name.',
    instead: [/^owned_by$/, /^owner_user_id$/],
  },
  {
    concept: 'Due time',
    names: { due_date: instant },
    meaning: 'The instant at which something is due (the name of the specification for tasks).',
    instead: [/^due_at$/, /_due_at$/],
  },
  {
    concept: 'Due day',
    names: { due_on: day },
    meaning: 'The calendar day on which something is due, such as an invoice.',
    instead: [/^due_day$/],
  },
  {
    concept: 'Priority',
    names: { priority_level: { type: 'string' } },
    meaning: 'How pressing a task or ticket is (specification): `low`, `normal`, `high`, `urgent`.',
    instead: [/(^|_)priority$/, /^urgency$/],
  },
  {
    concept: 'Kind of record',
    names: { record_kind: { type: 'string' } },
    meaning: 'The kind of record that something is about, from the kinds that it may be about.',
    instead: [/^(entity|target|record|object|subject|resource)_(type|kind)$/],
    except: {
      record_kind: 'the name itself',
      resource_type: 'a kind of thing in another system, by its own name',
    },
  },
  {
    concept: 'Record',
    names: { record_id: id },
    meaning: 'The record that something is about, beside `record_kind`.',
    instead: [/^(entity|subject|resource)_id$/],
  },
  {
    concept: 'Status',
    names: { status: {} },
    meaning: 'Where something is that moves by transitions.',
    instead: [/^state$/, /_state$/],
    except: {
      lifecycle_state: 'a state of the lifecycle that the agency draws for a custom object (specification)',
      state: 'a state of the lifecycle of a custom object',
      watch_state:
        'what a member wants to hear of a chat channel, which the path `/watch-state` sets (specification)',
    },
  },
  {
    concept: 'Search text',
    names: { search: { type: 'string' } },
    meaning: 'Words to look for, without regard to case and accents.',
    instead: [/^(q|query|search_text|search_term|search_query)$/],
    except: { query: 'the query parameters of an operation, in the tools of AI hosts' },
  },
  {
    concept: 'Archived records',
    names: { is_archived: { type: 'boolean' } },
    meaning:
      'As a filter, only archived records; false, the default, keeps only active ones. A set that is read whole has `include: [archived]`.',
    instead: [/^(include|with|show)_archived$/],
  },
  {
    concept: 'Range of instants',
    names: {},
    meaning: '`…_after` is part of the range, `…_before` is not.',
    instead: [/_(until|since)$/],
  },
  {
    concept: 'Range of days',
    names: { period_from: day, period_to: day },
    meaning:
      'Days of a report, both part of the range. Filters name what the days are of: `issued_from`, `issued_to`.',
    instead: [/^(from|to)_(date|day)$/, /^(range|report)_(start|end)$/],
  },
  {
    concept: 'Value of any form',
    names: {},
    meaning: '`JsonObject` or `JsonValue`, never JSON in a text.',
    instead: [/_json$/],
  },
];

/** Names of one value that arrays in bodies do not take: several are named in the plural. */
export const singular =
  /(^|_)(id|key|kind|status|category|channel|source|reason|level|tag|type)$|^(client|ticket|task|user|inbox|department)$/;
