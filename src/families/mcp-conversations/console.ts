import type { McpConversationsHandlers } from '#generated/console/families/mcp-conversations/handlers.ts';
import {
  endMcpConversation,
  getMcpConversation,
  listMcpConversationCalls,
  listMcpConversations,
} from './conversations.ts';

export default {
  listMcpConversations,
  getMcpConversation,
  listMcpConversationCalls,
  endMcpConversation,
} satisfies McpConversationsHandlers;
