import { sql, type RawBuilder } from 'kysely';
import type { ClientSource, ClientStatusCategory, FilterGroup } from '#generated/types.gen.ts';
import type { FieldSet } from '#src/domain/field-values/index.ts';
import { namesField, type ColumnFinder } from '#src/domain/filters/index.ts';
import {
  columnFinder,
  type AgencyChoices,
  type SortedList,
  type SystemColumn,
} from '#src/domain/list-columns/index.ts';
import { selectClientStatusKeys } from '#src/domain/status-options/index.ts';
import type { Db } from '#src/platform/db/db.ts';
import { isPinnedBy } from './clients.queries.ts';

const categories: readonly ClientStatusCategory[] = ['prospect', 'active', 'inactive'];
const sources: readonly ClientSource[] = ['api', 'interface', 'import', 'form', 'automation'];

const primary = (part: 'email' | 'phone'): RawBuilder<unknown> =>
  sql`(jsonb_path_query_first(c.contacts, '$[*] ? (@.is_primary == true)') ->> ${sql.lit(part)})`;

/** Properties of the client, `c`. */
export const systemColumns: readonly SystemColumn[] = [
  {
    key: 'name',
    label: 'Name',
    valueType: 'text',
    kind: 'text',
    isDefault: true,
    isSortable: true,
    value: () => sql`c.name`,
  },
  { key: 'slug', label: 'Slug', valueType: 'text', kind: 'text', isSortable: true, value: () => sql`c.slug` },
  {
    key: 'profile_id',
    label: 'Profile',
    valueType: 'profile',
    kind: 'reference',
    isGroupable: true,
    storage: 'uuid',
    value: () => sql`c.profile_id`,
  },
  {
    key: 'status',
    label: 'Status',
    valueType: 'option',
    kind: 'choice',
    isDefault: true,
    isSortable: true,
    isGroupable: true,
    value: () => sql`c.status`,
  },
  {
    key: 'status_category',
    label: 'Status category',
    valueType: 'option',
    kind: 'choice',
    choices: categories,
    isGroupable: true,
    value: () => sql`c.status_category`,
  },
  {
    key: 'assigned_to',
    label: 'Assigned to',
    valueType: 'users',
    kind: 'list',
    isDefault: true,
    isGroupable: true,
    storage: 'uuid[]',
    value: () => sql`c.assigned_to`,
    isPresent: sql`c.assigned_to <> '{}'`,
  },
  {
    key: 'tags',
    label: 'Tags',
    valueType: 'list',
    kind: 'list',
    isDefault: true,
    isGroupable: true,
    storage: 'text[]',
    value: () => sql`c.tags`,
    isPresent: sql`c.tags <> '{}'`,
  },
  {
    key: 'primary_email',
    label: 'E-mail',
    valueType: 'text',
    kind: 'text',
    isDefault: true,
    value: () => primary('email'),
    isPresent: sql`${primary('email')} is not null`,
  },
  {
    key: 'primary_phone',
    label: 'Phone',
    valueType: 'text',
    kind: 'text',
    value: () => primary('phone'),
    isPresent: sql`${primary('phone')} is not null`,
  },
  {
    key: 'contacts',
    label: 'Contacts',
    valueType: 'list',
    kind: 'parts',
    value: () => sql`c.contacts`,
    isPresent: sql`c.contacts <> '[]'`,
  },
  {
    key: 'addresses',
    label: 'Addresses',
    valueType: 'list',
    kind: 'parts',
    value: () => sql`c.addresses`,
    isPresent: sql`c.addresses <> '[]'`,
  },
  {
    key: 'source',
    label: 'Source',
    valueType: 'option',
    kind: 'choice',
    choices: sources,
    isGroupable: true,
    value: () => sql`c.source`,
  },
  { key: 'is_pinned', label: 'Pinned', valueType: 'checkbox', kind: 'boolean', value: isPinnedBy },
  {
    key: 'created_at',
    label: 'Created',
    valueType: 'date_time',
    kind: 'instant',
    isDefault: true,
    isSortable: true,
    storage: 'timestamptz',
    value: () => sql`c.created_at`,
  },
  {
    key: 'updated_at',
    label: 'Last change',
    valueType: 'date_time',
    kind: 'instant',
    isSortable: true,
    storage: 'timestamptz',
    value: () => sql`c.updated_at`,
  },
  {
    key: 'created_by',
    label: 'Created by',
    valueType: 'user',
    kind: 'reference',
    value: () => sql`c.created_by::text`,
  },
];

const systemByKey = new Map(systemColumns.map((column) => [column.key, column]));

export const findSystemColumn = (key: string): SystemColumn | undefined => systemByKey.get(key);

/** Where custom field values of clients are in their lists. */
export const clientSort: SortedList = { noun: 'clients', values: 'c.field_values' };

/** What filters on clients can name: properties, and the custom fields of the agency. */
export const clientColumnFinder = (userId: string, fields: FieldSet, choices?: AgencyChoices): ColumnFinder =>
  columnFinder(systemByKey, userId, fields, clientSort.values, choices);

/** The statuses of all profiles, when the filter names the status: only one of them can match. */
export async function statusChoices(db: Db, group: FilterGroup | null | undefined): Promise<AgencyChoices> {
  if (group == null || !namesField(group, 'status')) return {};
  return { status: await selectClientStatusKeys(db) };
}
