import type { FieldRecordKind } from './definition.ts';

/** Where records of a kind keep their custom field values: a table with `id`, `field_values`, `revision` and `updated_at`. */
export interface ValueStore {
  readonly table:
    | 'clients'
    | 'agency_field_values'
    | 'custom_object_records'
    | 'escalations'
    | 'tasks'
    | 'tickets'
    | 'users';
  /** Completes "... holds it already": `client <id>`. */
  readonly noun: string;
  /** Whether deleted records stay in the table with `deleted_at`. */
  readonly keepsDeleted: boolean;
  /** Whether merged records stay in the table with `merged_into_id`. */
  readonly keepsMerged: boolean;
  /** Whether a record belongs to a client profile, which decides what fields it has. */
  readonly hasProfile: boolean;
  /** Whether a change of a definition reaches records one after the other (`custom_objects.migration`): until then they hold values under former keys. */
  readonly isMigrated?: boolean;
  /** Only the records of this custom object. */
  readonly customObjectId?: string;
}

const stores: Readonly<Record<FieldRecordKind, ValueStore>> = {
  client: { table: 'clients', noun: 'client', keepsDeleted: true, keepsMerged: false, hasProfile: true },
  task: { table: 'tasks', noun: 'task', keepsDeleted: true, keepsMerged: true, hasProfile: false },
  ticket: { table: 'tickets', noun: 'ticket', keepsDeleted: true, keepsMerged: true, hasProfile: false },
  escalation: {
    table: 'escalations',
    noun: 'escalation',
    keepsDeleted: false,
    keepsMerged: false,
    hasProfile: false,
  },
  user: { table: 'users', noun: 'user', keepsDeleted: false, keepsMerged: false, hasProfile: false },
  agency: {
    table: 'agency_field_values',
    noun: 'agency',
    keepsDeleted: false,
    keepsMerged: false,
    hasProfile: false,
  },
  custom_object_record: {
    table: 'custom_object_records',
    noun: 'custom object record',
    keepsDeleted: true,
    keepsMerged: false,
    hasProfile: false,
    isMigrated: true,
  },
};

export const storeOf = (recordKind: FieldRecordKind): ValueStore => stores[recordKind];

/** Every kind of record that has custom fields. */
export const fieldRecordKinds = Object.keys(stores) as readonly FieldRecordKind[];

/** Every table with field values. `app.is_field_value` looks for files in each of them. */
export const valueTables: readonly string[] = Object.values(stores).map(({ table }) => table);

/** Where the records of one custom object keep theirs. */
export const storeOfObject = (customObjectId: string): ValueStore => ({
  ...stores.custom_object_record,
  customObjectId,
});
