import { sql, type RawBuilder } from 'kysely';
import type { ClientContact, ClientSource, ClientStatusCategory } from '#generated/types.gen.ts';
import { contactCells, contactHeadings } from '#src/domain/client-contacts/index.ts';
import {
  columnsOf,
  groupable,
  recordColumns,
  shown,
  sortable,
  type SystemColumn,
} from '#src/domain/list-columns/index.ts';
import { selectClientStatusKeys } from '#src/domain/status-options/index.ts';
import { isPinnedBy } from '../client/clients.queries.ts';

const categories: readonly ClientStatusCategory[] = ['prospect', 'active', 'inactive'];
const sources: readonly ClientSource[] = ['api', 'interface', 'import', 'form', 'automation'];

const ofClient = columnsOf('c');

/** The client's primary e-mail address or phone number, in `contacts`. */
const primary = (part: 'email' | 'phone', label: string): SystemColumn => {
  const value = sql`(jsonb_path_query_first(c.contacts, '$[*] ? (@.is_primary == true)') ->> ${sql.lit(part)})`;
  return ofClient.text(`primary_${part}`, label, {
    value: () => value,
    isPresent: sql<boolean>`${value} is not null`,
  });
};

/** A list of objects in a column of its own. */
const parts = (key: string, label: string): SystemColumn => {
  const column: RawBuilder<unknown> = sql.ref(`c.${key}`);
  return {
    key,
    label,
    valueType: 'list',
    kind: 'parts',
    value: () => column,
    isPresent: sql<boolean>`${column} <> '[]'`,
  };
};

/** Properties of the client, `c`. */
const columns: readonly SystemColumn[] = [
  ofClient.text('name', 'Name', { ...shown, ...sortable }),
  ofClient.text('slug', 'Slug', sortable),
  ofClient.record('profile', 'profile_id', 'Profile', groupable),
  ofClient.option('status', 'Status', { ...shown, ...sortable, ...groupable }),
  ofClient.option('status_category', 'Status category', { choices: categories, ...groupable }),
  ofClient.list('users', 'uuid[]', 'assigned_to', 'Assigned to', { ...shown, ...groupable }),
  ofClient.list('list', 'text[]', 'tags', 'Tags', { ...shown, ...groupable }),
  { ...primary('email', 'E-mail'), ...shown },
  primary('phone', 'Phone'),
  {
    ...parts('contacts', 'Contacts'),
    sheet: {
      headings: contactHeadings,
      cells: (contacts) => contactCells(contacts as readonly ClientContact[]),
    },
  },
  parts('addresses', 'Addresses'),
  ofClient.option('source', 'Source', { choices: sources, ...groupable }),
  ofClient.flag('is_pinned', 'Pinned', { value: isPinnedBy }),
  ofClient.time('created_at', 'Created', { ...shown, ...sortable }),
  ofClient.time('updated_at', 'Last change', sortable),
  ofClient.record('user', 'created_by', 'Created by'),
];

/** What lists and views of clients, `c`, name. */
export const clientColumns = recordColumns({
  noun: 'clients',
  fields: 'client',
  values: 'c.field_values',
  columns,
  agencyChoices: { status: selectClientStatusKeys },
});
