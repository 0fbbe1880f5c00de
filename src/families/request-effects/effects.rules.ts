import type { EmittedEvent } from '#generated/console/types.gen.ts';
import type { Permission } from '#generated/permissions.ts';
import type { SubjectKind } from '#generated/types.gen.ts';
import { kinds } from '#src/domain/visibility/index.ts';

/** Kinds by what their records are called in an event, or else by what the event is called after. */
const kindsInEvents: Readonly<Record<string, SubjectKind>> = {
  client: 'client',
  note: 'client_note',
  client_note: 'client_note',
  client_program: 'client_program',
  task: 'task',
  process: 'task',
  ticket: 'ticket',
  escalation: 'escalation',
  sop: 'sop',
  user: 'user',
  custom_object_record: 'custom_object_record',
};

/** Who sees what declares no kind of record. */
const otherViewers: Readonly<Record<string, Permission>> = {
  form: 'forms.view',
  training: 'training.manage',
};

type Named = EmittedEvent['records'][number];

const areaOf = ({ event_type: type }: EmittedEvent): string => type.split('.')[0]!;

const kindOf = (event: EmittedEvent, { kind }: Named): SubjectKind | undefined =>
  kindsInEvents[kind] ?? kindsInEvents[areaOf(event)];

function viewerOf(event: EmittedEvent, record: Named): Permission | null | undefined {
  const kind = kindOf(event, record);
  return kind === undefined ? (otherViewers[record.kind] ?? otherViewers[areaOf(event)]) : kinds[kind].view;
}

/** Records of the events that may be private. */
export const maybePrivate = (events: readonly EmittedEvent[]): { kind: SubjectKind; id: string }[] =>
  events.flatMap((event) =>
    event.records.flatMap((record) => {
      const kind = kindOf(event, record);
      return kind === undefined ? [] : [{ kind, id: record.id }];
    }),
  );

/**
 * The event without the names of records that the caller may not see: those of other kinds, and those that are private to
 * others (`hiddenIds`). What nobody is known to see has none.
 */
export function withVisibleNames(
  event: EmittedEvent,
  can: (permission: Permission) => boolean,
  hiddenIds: ReadonlySet<string>,
): EmittedEvent {
  const records = event.records.map((record) => {
    const viewer = viewerOf(event, record);
    return viewer != null && can(viewer) && !hiddenIds.has(record.id) ? record : { ...record, name: null };
  });
  return { ...event, records };
}
