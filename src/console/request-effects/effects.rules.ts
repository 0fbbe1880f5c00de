import type { EmittedEvent } from '#generated/console/types.gen.ts';
import type { Permission } from '#generated/permissions.ts';

/** Who may see records, by what they are in an event or else by what the event is called after. */
const viewers: Readonly<Record<string, Permission>> = {
  client: 'clients.view', note: 'clients.view', client_note: 'clients.view', client_program: 'programs.view',
  task: 'tasks.view', process: 'tasks.view', ticket: 'tickets.view', escalation: 'escalations.view',
  form: 'forms.view', sop: 'sops.view', user: 'people.view', training: 'training.manage', custom_object_record: 'objects.view',
};

/** The event without the names of records that the caller may not see; what nobody is known to see has none. */
export function withVisibleNames(event: EmittedEvent, can: (permission: Permission) => boolean): EmittedEvent {
  const category = event.event_type.split('.')[0]!;
  const records = event.records.map((record) => {
    const viewer = viewers[record.kind] ?? viewers[category];
    return viewer !== undefined && can(viewer) ? record : { ...record, name: null };
  });
  return { ...event, records };
}
