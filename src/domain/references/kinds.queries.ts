import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#generated/database.ts';
import { holdsPermission } from '#src/domain/access/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Records that a request names and that are no records of people's work (`SubjectKind`): everybody may name those there are. */
interface NamedKind {
  /** As in "which is not a department of this agency". */
  readonly what: string;
  /** Undefined while nobody keeps such records: then none exists. */
  readonly table: keyof Database | undefined;
  /** What the request names them by. */
  readonly by: 'id' | 'key';
  /** Those that can be named; absent when all can. `r` is the table. */
  readonly isLive?: RawBuilder<boolean>;
}

const isMemberIn = (...states: readonly string[]) =>
  sql<boolean>`r.kind = 'member' and r.status = any(${states}::text[])`;

/** A family whose records others name adds its line. */
export const namedKinds = {
  member: {
    what: 'a member of this agency',
    table: 'users',
    by: 'id',
    isLive: isMemberIn('invited', 'active', 'suspended'),
  },
  working_member: {
    what: 'a member of this agency',
    table: 'users',
    by: 'id',
    isLive: isMemberIn('invited', 'active'),
  },
  form_reviewer: {
    what: 'a member of this agency with forms.review',
    table: 'users',
    by: 'id',
    isLive: sql<boolean>`${isMemberIn('invited', 'active', 'suspended')} and ${holdsPermission('r', 'forms.review')}`,
  },
  owner: {
    what: 'a member or service account of this agency',
    table: 'users',
    by: 'id',
    isLive: sql<boolean>`r.status in ('invited', 'active')`,
  },
  department: { what: 'a department of this agency', table: 'departments', by: 'id' },
  custom_object: {
    what: 'a custom object of this agency',
    table: 'custom_objects',
    by: 'id',
    isLive: sql<boolean>`r.deleted_at is null`,
  },
  department_level: { what: 'a department level of this agency', table: 'department_levels', by: 'id' },
  // Of those who manage the desk, who see all inboxes.
  ticket_inbox: {
    what: 'a ticket inbox of this agency',
    table: 'ticket_inboxes',
    by: 'id',
    isLive: sql<boolean>`r.deleted_at is null`,
  },
  process: {
    what: 'a process of this agency',
    table: 'process_definitions',
    by: 'id',
    isLive: sql<boolean>`r.deleted_at is null`,
  },
  client_service: {
    what: 'a service of this agency',
    table: 'client_services',
    by: 'id',
    isLive: sql<boolean>`r.deleted_at is null`,
  },
  client_profile: {
    what: 'a client profile of this agency',
    table: 'client_profiles',
    by: 'id',
    isLive: sql<boolean>`r.deleted_at is null`,
  },
  modal: {
    what: 'a modal of this agency',
    table: 'modals',
    by: 'id',
    isLive: sql<boolean>`r.deleted_at is null`,
  },
  view: {
    what: 'a view of this agency',
    table: 'views',
    by: 'id',
    isLive: sql<boolean>`r.deleted_at is null`,
  },
  shared_section: {
    what: 'a shared section of this agency',
    table: 'shared_sections',
    by: 'id',
    isLive: sql<boolean>`r.deleted_at is null`,
  },
  note_folder: {
    what: 'a folder of notes of this agency',
    table: 'folders',
    by: 'id',
    isLive: sql<boolean>`r.kind = 'client_note' and r.deleted_at is null`,
  },
  automation: {
    what: 'an automation of this agency',
    table: 'automations',
    by: 'id',
    isLive: sql<boolean>`r.deleted_at is null`,
  },
  form: {
    what: 'a form of this agency',
    table: 'forms',
    by: 'id',
    isLive: sql<boolean>`r.deleted_at is null`,
  },
  map_layer: {
    what: 'a map layer of this agency',
    table: 'map_layers',
    by: 'id',
    isLive: sql<boolean>`r.deleted_at is null`,
  },
  tax_rate: { what: 'a tax rate of this agency', table: 'tax_rates', by: 'id' },
  status_template: {
    what: 'a status template of this agency',
    table: 'status_templates',
    by: 'id',
    isLive: sql<boolean>`r.deleted_at is null`,
  },
  file: { what: 'a file of this agency', table: 'managed_files', by: 'id' },
  task_field: {
    what: 'a custom field of tasks',
    table: 'fields',
    by: 'key',
    isLive: sql<boolean>`r.record_kind = 'task' and r.deleted_at is null`,
  },
} as const satisfies Record<string, NamedKind>;

export type NamedKindName = keyof typeof namedKinds;

export interface Named<K extends string> {
  readonly kind: K;
  /** Its id, or its key where the kind has keys. */
  readonly id: string;
}

/** Those of them that the agency has, in one statement. */
export async function selectNamed(
  db: Db,
  named: readonly Named<NamedKindName>[],
): Promise<readonly Named<NamedKindName>[]> {
  const kinds = [...new Set(named.map(({ kind }) => kind))].filter(
    (kind) => namedKinds[kind].table !== undefined,
  );
  if (kinds.length === 0) return [];
  const selects = kinds.map((kind) => {
    const { table, by, isLive = sql<boolean>`true` }: NamedKind = namedKinds[kind];
    const ids = named.filter((each) => each.kind === kind).map(({ id }) => id);
    const array = by === 'id' ? sql`${ids}::uuid[]` : sql`${ids}::text[]`;
    return sql`select ${sql.lit(kind)} as kind, ${sql.ref(`r.${by}`)}::text as id from ${sql.table(table!)} r where ${sql.ref(`r.${by}`)} = any(${array}) and ${isLive}`;
  });
  return (await sql<Named<NamedKindName>>`${sql.join(selects, sql` union all `)}`.execute(db)).rows;
}
