import type { Service, TestAgency } from '../support/service.ts';
import { word } from './private-marks.ts';

/**
 * Connections to a service that this installation has not set up, so that no walk calls anything outside, with calls that were made when
 * it had.
 */
export async function seedIntegrations(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const made = await service.query<{ id: string }>(
    `insert into connections (tenant_id, integration_key, name, account_label, status, visibility, owner_id, revoked_at, created_at, updated_at, subaccounts_fetched_at)
     select $1, (array['google_ads', 'slack', 'xero', 'hubspot'])[n], $2 || ' account ' || n, $2 || '@ads.example', case n when 3 then 'revoked' else 'active' end, 'agency', $3,
       case n when 3 then app.now() end, at, at, '2100-01-01'
     from generate_series(1, 4) n, lateral (select app.now() - make_interval(mins => n) as at) v returning id`,
    [agency.id, mark, agency.ownerId],
  );
  records['integration-credentials'] = made.map(({ id }) => id);
  const calls = await service.query<{ id: string }>(
    `insert into connection_calls (tenant_id, connection_id, endpoint_key, subaccount_key, method, host, path, outcome, error, actor_type,
       actor_id, actor_name, duration_ms, called_at)
     select $1, $2, 'google_ads.list_campaigns', $3, 'POST', 'googleads.googleapis.com', '/', 'refused',
       jsonb_build_object('code', 'DENIED', 'message', $3 || ' was refused', 'is_retryable', false, 'retry_after_seconds', null),
       'user', $4, $3, n, app.now() - make_interval(mins => n)
     from generate_series(1, 3) n returning id`,
    [agency.id, made[0]!.id, mark, agency.ownerId],
  );
  records['integration-calls'] = calls.map(({ id }) => id);
  await service.query(
    `insert into connection_subaccounts (tenant_id, connection_id, key, name, kind, is_selectable, position)
     select $1, $2, $3 || '-' || n, $4 || ' account ' || n, 'ad_account', n <> 2, n from generate_series(1, 3) n`,
    [agency.id, made[0]!.id, mark.toLowerCase(), mark],
  );
  await seedMcpConnections(service, agency, mark, records);
}

/** Servers whose tools were listed, and are not due for long: nothing calls them. */
async function seedMcpConnections(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const made = await service.query<{ id: string }>(
    `insert into mcp_connections (tenant_id, name, description, server_url, server_name, authentication, status, last_used_at, last_checked_at,
       tools_fetched_at, created_at, updated_at, created_by)
     select $1, $2 || ' server ' || n, $2 || ' answers', 'https://1.1.1.1/mcp', $2, 'none', (array['active', 'disabled', 'active', 'unreachable'])[n],
       at, '2100-01-01', at, at, at, $3
     from generate_series(1, 4) n, lateral (select app.now() - make_interval(mins => n) as at) v returning id`,
    [agency.id, mark, agency.ownerId],
  );
  records['mcp-connections'] = made.map(({ id }) => id);
  await service.query(
    `insert into mcp_connection_tools (tenant_id, connection_id, name, title, description, effect, is_enabled, input_schema, position)
     select $1, $2, 'tool_' || n, $3 || ' tool ' || n, $3 || ' does it', (array['read', 'write', 'unknown'])[n], n = 1, '{"type": "object"}', n
     from generate_series(1, 3) n`,
    [agency.id, made[0]!.id, mark],
  );
}

/** A personal connection of the caller. Its address needs no name to be resolved, and nothing calls it. */
export async function seedPrivateConnections(
  service: Service,
  by: { readonly key: string },
): Promise<Readonly<Record<string, readonly string[]>>> {
  const inputs = { base_url: 'https://1.1.1.1/api', header_value: word };
  const body = { integration_key: 'http', name: `${word} connection`, inputs };
  const { data } = await service.ok('createIntegrationCredential', { body }, by);
  return { 'integration-credentials': [data.credential.id] };
}
