import type { McpConversation, McpConversationDetails, McpToolCall } from '#generated/console/types.gen.ts';
import type {
  EndMcpConversationInput,
  GetMcpConversationInput,
  ListMcpConversationCallsInput,
  ListMcpConversationsInput,
} from '#generated/console/families/mcp-conversations/handlers.ts';
import type { Page, ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { conversationCalls } from './calls.queries.ts';
import {
  conversationList,
  findConversationForUpdate,
  hasConversation,
  selectConversation,
  selectConversationDetails,
  updateEnded,
} from './conversations.queries.ts';

/** Whose conversations are there for the caller; null for everybody's. */
const ownerSeenBy = (ctx: ReadContext): string | null =>
  ctx.can('settings.api') ? null : ctx.identity.userId;

const absent = (id: string) => notFound('MCP conversation', id);

export const listMcpConversations = (
  ctx: ReadContext,
  { query }: ListMcpConversationsInput,
): Promise<Page<McpConversation>> => conversationList.page(ctx.db, query, { ownerId: ownerSeenBy(ctx) });

export async function getMcpConversation(
  ctx: ReadContext,
  { path: { id } }: GetMcpConversationInput,
): Promise<Result<McpConversationDetails>> {
  const details = await selectConversationDetails(ctx.db, id, ownerSeenBy(ctx), ctx.can('clients.view'));
  if (details === undefined) throw absent(id);
  return details;
}

export async function listMcpConversationCalls(
  ctx: ReadContext,
  { path: { id }, query }: ListMcpConversationCallsInput,
): Promise<Page<McpToolCall>> {
  if (!(await hasConversation(ctx.db, id, ownerSeenBy(ctx)))) throw absent(id);
  return conversationCalls.page(ctx.db, query, { conversationId: id });
}

/** Every use of a conversation asks the database whether it is open, so nothing else has to be told. */
export async function endMcpConversation(
  ctx: WriteContext,
  { path: { id } }: EndMcpConversationInput,
): Promise<Result<McpConversation>> {
  const owner = ownerSeenBy(ctx);
  const conversation = await findConversationForUpdate(ctx.db, id, owner);
  if (conversation === undefined) throw absent(id);
  if (conversation.status === 'open') {
    await updateEnded(ctx.db, id, ctx.identity.userId, ctx.now);
    ctx.audit({ recordKind: 'mcp_conversation', recordId: id, action: 'ended' });
  }
  return (await selectConversation(ctx.db, id, owner))!;
}
