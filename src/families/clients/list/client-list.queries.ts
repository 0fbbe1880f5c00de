import { sql } from 'kysely';
import type { ClientsHandlers } from '#generated/families/clients/handlers.ts';
import { searched } from '#src/domain/filters/index.ts';
import { recordList } from '#src/domain/lists/index.ts';
import { selectClientStatusKeys } from '#src/domain/status-options/index.ts';
import {
  anyOfIds,
  by,
  byName,
  holds,
  oneOf,
  oneOfIds,
  oneOfKeys,
  recordFilters,
  recordSorts,
  tagged,
} from '#src/platform/db/query/index.ts';
import { clientColumns } from './columns.queries.ts';
import { clientRecord, isPinnedBy, liveClients } from '../client/clients.queries.ts';

const hasService = (ids: readonly string[]) => sql<boolean>`exists (
  select from client_service_selections s where s.tenant_id = c.tenant_id and s.client_id = c.id and s.service_id = any(${ids}::uuid[]))`;

export const clientList = recordList<ClientsHandlers['listClients'], { userId: string }>()({
  columns: clientColumns,
  rows: liveClients,
  record: (clients, { userId }) => clientRecord(clients, userId),
  id: 'c.id',
  filters: {
    ...recordFilters('c'),
    search: searched('c.id', 'search_clients'),
    status: oneOfKeys(selectClientStatusKeys, oneOf('c.status')),
    status_category: oneOf('c.status_category'),
    profile_id: oneOfIds('c.profile_id'),
    source: oneOf('c.source'),
    assigned_to: anyOfIds('c.assigned_to'),
    is_unassigned: holds(sql<boolean>`c.assigned_to = '{}'`),
    tags: tagged('c.tags'),
    service_id: hasService,
    is_pinned: (flag, { userId }) => holds(isPinnedBy(userId))(flag),
  },
  sorts: {
    ...recordSorts('c'),
    name: byName('c.name'),
    slug: by('c.slug'),
    status: by('c.status'),
  },
});
