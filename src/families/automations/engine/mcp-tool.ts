import type { AutomationNode } from '#generated/types.gen.ts';
import {
  findMcpConnection,
  findMcpTool,
  ServerFault,
  type McpConnectionRow,
  type McpServers,
  type McpTool,
} from '#src/domain/mcp-connections/index.ts';
import type { Value } from '#src/domain/workflows/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { StepFault } from './faults.ts';

export type McpToolNode = Extract<AutomationNode, { type: 'mcp_tool' }>;

/** A call of a tool, which waits for its server outside of any transaction. */
export interface McpCall {
  readonly connection: McpConnectionRow;
  readonly tool: McpTool;
}

/** What a step calls; a fault where the agency does not have it, or does not allow it. */
export async function requireMcpCall(db: Db, { config }: McpToolNode): Promise<McpCall> {
  const connection = await findMcpConnection(db, storedId(config.connection_id));
  if (connection === undefined)
    throw new StepFault('missing_credential', 'The agency has no such MCP connection.');
  const { name, status, status_message: message } = connection;
  if (status === 'disabled')
    throw new StepFault('missing_credential', `The MCP connection ${name} is disabled. Enable it first.`);
  if (status === 'needs_authorization')
    throw new StepFault(
      'credential_expired',
      `The MCP connection ${name} cannot be used. ${message ?? ''}`.trim(),
    );
  const tool = await findMcpTool(db, connection.id, config.tool_name);
  if (tool === undefined)
    throw new StepFault('unknown_action', `The MCP server of ${name} has no tool ${config.tool_name}.`);
  if (!tool.is_enabled)
    throw new StepFault(
      'missing_permission',
      `The agency does not allow the tool ${tool.name} of ${name}. Somebody with settings.manage can allow it.`,
    );
  return { connection, tool };
}

/**
 * Calls the tool. `isRepeated`: a process may have called it for the same attempt and died, so only a tool that reads is called again.
 */
export async function callMcpTool(
  servers: McpServers,
  tenantId: string,
  { connection, tool }: McpCall,
  inputs: Readonly<Record<string, Value>>,
  isRepeated: boolean,
): Promise<Record<string, unknown>> {
  const isRead = tool.effect === 'read';
  if (isRepeated && !isRead)
    throw new StepFault(
      'outcome_unknown',
      `The call of ${tool.name} was interrupted, and the server may have executed it. Look there before you run the step again.`,
    );
  let result;
  try {
    result = await servers.callTool(tenantId, connection, tool.name, inputs);
  } catch (error) {
    if (!(error instanceof ServerFault)) throw error;
    throw stepFault(error, connection.name, isRead);
  }
  const { isError, text, data } = result;
  if (isError)
    throw new StepFault('tool_failed', `${tool.name} failed: ${text ?? 'the server did not say why.'}`);
  return { text, data };
}

/** What may have been done is not repeated by itself, unless it only reads. */
function stepFault({ kind, message }: ServerFault, name: string, isRead: boolean): StepFault {
  const told = `The MCP server of ${name} cannot be used: ${message}`;
  switch (kind) {
    case 'unauthorized':
      return new StepFault(
        'credential_expired',
        `The MCP connection ${name} has to be authorized again: ${message}`,
      );
    case 'unreachable':
      return new StepFault('server_unreachable', told, true);
    case 'unknown':
      return isRead
        ? new StepFault('server_unreachable', told, true)
        : new StepFault('outcome_unknown', `${told} It may have executed the call. Look there first.`);
    case 'refused':
      return new StepFault('tool_failed', told);
  }
}
