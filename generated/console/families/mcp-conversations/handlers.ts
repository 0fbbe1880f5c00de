// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListMcpConversationsInput {
  readonly query: WithDefaults<NonNullable<t.ListMcpConversationsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetMcpConversationInput {
  readonly path: t.GetMcpConversationData['path'];
}

export interface ListMcpConversationCallsInput {
  readonly path: t.ListMcpConversationCallsData['path'];
  readonly query: WithDefaults<NonNullable<t.ListMcpConversationCallsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface EndMcpConversationInput {
  readonly path: t.EndMcpConversationData['path'];
}

/** MCP conversations: one handler per operation of the contract. */
export interface McpConversationsHandlers {
  /** List MCP conversations · GET /console/api/mcp-conversations · self */
  readonly listMcpConversations: (ctx: ReadContext, input: ListMcpConversationsInput) => Promise<Page<t.ListMcpConversationsResponse['data'][number]>>;
  /** Get an MCP conversation · GET /console/api/mcp-conversations/{id} · self */
  readonly getMcpConversation: (ctx: ReadContext, input: GetMcpConversationInput) => Promise<Result<t.GetMcpConversationResponse['data']>>;
  /** List tool calls of an MCP conversation · GET /console/api/mcp-conversations/{id}/calls · self */
  readonly listMcpConversationCalls: (ctx: ReadContext, input: ListMcpConversationCallsInput) => Promise<Page<t.ListMcpConversationCallsResponse['data'][number]>>;
  /** End an MCP conversation · POST /console/api/mcp-conversations/{id}/end · self */
  readonly endMcpConversation: (ctx: WriteContext<never>, input: EndMcpConversationInput) => Promise<Result<t.EndMcpConversationResponse['data']>>;
}
