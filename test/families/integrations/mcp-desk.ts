import { expect } from 'vitest';
import type { McpHost, OfferedTool } from '../../support/mcp-server.ts';
import type { Service } from '../../support/service.ts';

export const query: OfferedTool = {
  name: 'run_query',
  title: 'Run a query',
  description: 'Runs a read-only query.',
  inputSchema: { type: 'object', properties: { sql: { type: 'string' } }, required: ['sql'] },
  annotations: { readOnlyHint: true },
};
export const drop: OfferedTool = {
  name: 'drop_table',
  inputSchema: { type: 'object', properties: {} },
  annotations: { destructiveHint: true },
};
export const append: OfferedTool = {
  name: 'append',
  inputSchema: { type: 'object' },
  annotations: { destructiveHint: false },
};
export const odd: OfferedTool = { name: 'odd', inputSchema: { type: 'object' } };

/** What people of an agency do with connections to MCP servers. */
export type McpDesk = ReturnType<typeof mcpDesk>;

export function mcpDesk(service: Service, host: McpHost) {
  const create = (body: object = {}, key?: string) =>
    service.call(
      'createMcpConnection',
      { body: { name: 'Warehouse', server_url: host.url, authentication: 'none', ...body } },
      { key: key ?? service.agencies[0].key },
    );
  const connect = async (body: object = {}): Promise<string> => {
    const { status, body: answer } = await create(body);
    expect([status, answer.error?.message]).toEqual([200, undefined]);
    return answer.data.connection.id as string;
  };
  const refused = async (body: object = {}) => {
    const answer = await create(body);
    return [answer.status, answer.body.error?.message];
  };
  const shown = async (id: string) =>
    (await service.ok('listMcpConnections', { query: { id: [id] } })).data[0]!;
  const tools = (id: string, query: Record<string, unknown> = {}) =>
    service.call('listMcpConnectionTools', { path: { id }, query });
  const refresh = (id: string) => service.call('refreshMcpConnection', { path: { id } });
  const update = (id: string, body: Record<string, unknown>) =>
    service.call('updateMcpConnection', { path: { id }, body });
  const allow = (id: string, name: string, is_enabled = true, more: object = {}) =>
    service.call('updateMcpToolEnabled', { path: { id }, body: { name, is_enabled, ...more } });
  const age = (id: string, minutes: number) =>
    service.query(
      `update mcp_connections set last_checked_at = app.now() - make_interval(mins => $2) where id = $1`,
      [id, minutes],
    );

  return { create, connect, refused, shown, tools, refresh, update, allow, age };
}
