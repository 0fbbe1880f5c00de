import { sql } from 'kysely';
import type { AutomationInputField } from '#generated/types.gen.ts';
import type { McpConnectionFacts } from '../flow/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Those of these ids that are active members or departments of the agency. */
export async function selectKnownPeople(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from users where id = any(${[...ids]}::uuid[]) and kind = 'member' and status in ('invited', 'active')
    union all select id from departments where id = any(${[...ids]}::uuid[])`.execute(db);
  return rows.map(({ id }) => id);
}

export interface Callable {
  readonly id: string;
  readonly inputs: readonly AutomationInputField[];
  readonly output_keys: readonly string[];
}

/** Those of these automations whose published version can be called, with what they take and return. */
export async function selectCallables(db: Db, ids: readonly string[]): Promise<Callable[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Callable>`
    select a.id, coalesce(t.node -> 'config' -> 'inputs', '[]') as inputs,
      coalesce(t.node -> 'config' -> 'output_keys', '[]') as output_keys
    from automations a
    join automation_versions v on v.tenant_id = a.tenant_id and v.automation_id = a.id and v.version = a.published_version,
    lateral (select node from jsonb_array_elements(v.config -> 'nodes') node where node ->> 'type' = 'trigger' limit 1) t
    where a.id = any(${[...ids]}::uuid[]) and a.deleted_at is null and a.live_trigger_type = 'callable'`.execute(
    db,
  );
  return rows;
}

/** Those of these MCP connections that the agency has, with their tools. */
export async function selectMcpConnections(
  db: Db,
  ids: readonly string[],
): Promise<(McpConnectionFacts & { readonly id: string })[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<McpConnectionFacts & { readonly id: string }>`
    select m.id, m.name, m.status, coalesce((
      select json_agg(json_build_object('name', t.name, 'is_enabled', t.is_enabled, 'required', case
        when jsonb_typeof(t.input_schema -> 'required') = 'array'
        then (select coalesce(json_agg(r.name), '[]') from (
          select r.name from jsonb_array_elements_text(t.input_schema -> 'required') r (name) limit 100) r)
        else '[]' end))
      from mcp_connection_tools t where t.tenant_id = m.tenant_id and t.connection_id = m.id), '[]') as tools
    from mcp_connections m where m.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}
