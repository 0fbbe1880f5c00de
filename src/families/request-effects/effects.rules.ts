import type { EmittedEvent } from '#generated/console/types.gen.ts';
import type { Permission } from '#generated/permissions.ts';
import type { SubjectKind } from '#generated/types.gen.ts';

interface KindInEvents {
  readonly viewer: Permission;
  /** The kind as other records refer to it, for kinds that know private records. */
  readonly private?: SubjectKind;
}

/** Records by what they are in an event, or else by what the event is called after. */
const kinds: Readonly<Record<string, KindInEvents>> = {
  client: { viewer: 'clients.view' },
  note: { viewer: 'clients.view' },
  client_note: { viewer: 'clients.view' },
  client_program: { viewer: 'programs.view' },
  task: { viewer: 'tasks.view', private: 'task' },
  process: { viewer: 'tasks.view', private: 'task' },
  ticket: { viewer: 'tickets.view', private: 'ticket' },
  escalation: { viewer: 'escalations.view' },
  form: { viewer: 'forms.view' },
  sop: { viewer: 'sops.view' },
  user: { viewer: 'people.view' },
  training: { viewer: 'training.manage' },
  custom_object_record: { viewer: 'objects.view' },
};

const kindOf = (event: EmittedEvent, { kind }: EmittedEvent['records'][number]): KindInEvents | undefined =>
  kinds[kind] ?? kinds[event.event_type.split('.')[0]!];

/** Records of the events that may be private. */
export const maybePrivate = (events: readonly EmittedEvent[]): { kind: SubjectKind; id: string }[] =>
  events.flatMap((event) =>
    event.records.flatMap((record) => {
      const kind = kindOf(event, record)?.private;
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
    const viewer = kindOf(event, record)?.viewer;
    return viewer !== undefined && can(viewer) && !hiddenIds.has(record.id)
      ? record
      : { ...record, name: null };
  });
  return { ...event, records };
}
