import { sql } from 'kysely';
import type { IntegrationCall } from '#generated/console/types.gen.ts';
import type { IntegrationsHandlers } from '#generated/console/families/integrations/handlers.ts';
import { actorOf } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, before, by, iso, list, oneOf, oneOfIds, record, since } from '#src/platform/db/query/index.ts';
import { mayUse, type ConnectionViewer } from './credentials.queries.ts';

/** Calls of endpoints through connections that the viewer may use. Files that are copied from a drive are no calls of endpoints. */
const calls = (db: Db, viewer: ConnectionViewer) =>
  db
    .selectFrom('connection_calls as k')
    .where('k.endpoint_key', 'is not', null)
    .where(
      sql<boolean>`exists (select 1 from connections c where c.tenant_id = k.tenant_id and c.id = k.connection_id and ${mayUse(viewer)})`,
    );

export const integrationCalls = list<IntegrationsHandlers['listIntegrationCalls'], ConnectionViewer>()({
  rows: calls,
  record: (rows) =>
    record<IntegrationCall>()(
      rows.select([
        'k.id',
        as<string>()('k.endpoint_key').as('endpoint_key'),
        'k.connection_id as credential_id',
        'k.subaccount_key',
        as<IntegrationCall['outcome']>()('k.outcome').as('outcome'),
        'k.status_code',
        as<IntegrationCall['error']>()('k.error').as('error'),
        actorOf('k').as('caller'),
        'k.execution_id',
        sql<number>`k.credits_used`.as('credits_used'),
        'k.duration_ms',
        iso('k.called_at').as('called_at'),
      ]),
    ),
  id: 'k.id',
  filters: {
    id: oneOfIds('k.id'),
    endpoint_key: oneOf('k.endpoint_key'),
    credential_id: oneOfIds('k.connection_id'),
    execution_id: oneOfIds('k.execution_id'),
    outcome: oneOf('k.outcome'),
    called_after: since('k.called_at'),
    called_before: before('k.called_at'),
  },
  sorts: { called_at: by('k.called_at'), duration_ms: by('k.duration_ms') },
});
