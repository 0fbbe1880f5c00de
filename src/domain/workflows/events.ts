import { readFileSync } from 'node:fs';
import { families } from '#generated/operations.ts';
import type { SubjectKind } from '#generated/types.gen.ts';

/** An event as the contract describes it. */
export interface KnownEvent {
  readonly type: string;
  readonly category: string;
  readonly summary: string;
  readonly description: string;
  /** An example of its `data`. */
  readonly sample: Readonly<Record<string, unknown>>;
}

let known: ReadonlyMap<string, KnownEvent> | undefined;

/** Every event of the contract, by its type. */
export function events(): ReadonlyMap<string, KnownEvent> {
  known ??= new Map(
    (
      JSON.parse(
        readFileSync(new URL('../../../generated/event-catalog.json', import.meta.url), 'utf8'),
      ) as KnownEvent[]
    ).map((event) => [event.type, event]),
  );
  return known;
}

/** A value in the data of an event, as the contract describes it. */
export interface EventField {
  readonly path: string;
  readonly label: string;
  readonly description: string | null;
  readonly type: string;
  readonly is_list: boolean;
  readonly choices: readonly { value: string; label: string; description: string | null }[];
  readonly reference_kind: string | null;
}

let fields: ReadonlyMap<string, readonly EventField[]> | undefined;

/** Values in the data of events of a type; none for an unknown type. */
export function eventFields(type: string): readonly EventField[] {
  fields ??= readFields();
  return fields.get(type) ?? [];
}

/** The file has each field once, and names it by its place. */
function readFields(): ReadonlyMap<string, readonly EventField[]> {
  const file = new URL('../../../generated/event-fields.json', import.meta.url);
  const read = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly events: readonly { readonly type: string; readonly fields: readonly number[] }[];
    readonly fields: readonly EventField[];
  };
  return new Map(read.events.map((event) => [event.type, event.fields.map((place) => read.fields[place]!)]));
}

/** Events that an operation with a handler emits, or that no operation does: those of jobs and timers. */
export function isEmitted(type: string): boolean {
  const operations = families.flatMap((family) =>
    (family.operations as readonly { events: readonly string[]; isPending?: true }[]).filter((operation) =>
      operation.events.includes(type),
    ),
  );
  return operations.length === 0 || operations.some(({ isPending }) => isPending !== true);
}

/** Properties of payloads that hold the record that an event is about, the closest first. */
const subjects: readonly (readonly [property: string, kind: SubjectKind])[] = [
  ['note', 'client_note'],
  ['submission', 'form_submission'],
  ['ticket', 'ticket'],
  ['task', 'task'],
  ['client_program', 'client_program'],
  ['escalation', 'escalation'],
  ['sop', 'sop'],
  ['course', 'training_course'],
  ['survivor', 'client'],
  ['client', 'client'],
  ['user', 'user'],
];

export interface EventSubject {
  readonly kind: SubjectKind;
  readonly id: string;
  readonly clientId: string | null;
}

type Fields = Readonly<Record<string, unknown>>;
const objectIn = (data: Fields, name: string): Fields | undefined =>
  typeof data[name] === 'object' && data[name] !== null ? (data[name] as Fields) : undefined;
const idIn = (fields: Fields | undefined, name = 'id'): string | null =>
  typeof fields?.[name] === 'string' ? fields[name] : null;

/** The record that an event is about, and its client; null for an event about none. */
export function subjectOf(type: string, data: Fields): EventSubject | null {
  if (type === 'manual.button') {
    const record = objectIn(data, 'record');
    const id = idIn(record);
    return id === null ? null : withClient(record!['kind'] as SubjectKind, id, data, record!);
  }
  if (type.startsWith('custom_object_record.')) {
    const record = objectIn(data, 'record');
    const id = idIn(record);
    return id === null ? null : withClient('custom_object_record', id, data, record!);
  }
  const merged: Partial<Record<string, SubjectKind>> = {
    'process.merged': 'task',
    'ticket.merged': 'ticket',
    'client.merged': 'client',
  };
  for (const [property, kind] of subjects) {
    const record = objectIn(data, property);
    const id = idIn(record);
    if (id !== null)
      return withClient(property === 'survivor' ? (merged[type] ?? kind) : kind, id, data, record!);
  }
  return null;
}

/** The property of such an event's data that holds the record of the kind; undefined for an event about none. */
export function subjectPropertyOf(type: string, kind: string): string | undefined {
  const sample = events().get(type)?.sample ?? {};
  if (type.startsWith('custom_object_record.') || type === 'manual.button')
    return objectIn(sample, 'record') && 'record';
  if (subjectOf(type, sample)?.kind !== kind)
    return subjects.find(([name, of]) => of === kind && name !== 'survivor' && objectIn(sample, name))?.[0];
  return subjects.find(([name]) => objectIn(sample, name) !== undefined)?.[0];
}

function withClient(kind: SubjectKind, id: string, data: Fields, record: Fields): EventSubject {
  const clientId =
    kind === 'client'
      ? id
      : (idIn(objectIn(record, 'client')) ?? idIn(record, 'client_id') ?? idIn(objectIn(data, 'client')));
  return { kind, id, clientId };
}

/** The kind of record that events of a type are about, as its example shows. */
export function subjectKindOf(type: string): SubjectKind | null {
  const event = events().get(type);
  return event === undefined ? null : (subjectOf(type, event.sample)?.kind ?? null);
}
