// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListChatChannelsInput {
  readonly query: WithDefaults<NonNullable<t.ListChatChannelsData['query']>, 'is_archived' | 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateChatChannelInput {
  readonly body: t.CreateChatChannelData['body'];
}

export interface EnsureChatClientChannelInput {
  readonly body: t.EnsureChatClientChannelData['body'];
}

export interface EnsureChatDepartmentChannelInput {
  readonly body: t.EnsureChatDepartmentChannelData['body'];
}

export interface EnsureChatDirectMessageInput {
  readonly body: t.EnsureChatDirectMessageData['body'];
}

export interface ListChatMemberCandidatesInput {
  readonly query: WithDefaults<NonNullable<t.ListChatMemberCandidatesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetChatChannelInput {
  readonly path: t.GetChatChannelData['path'];
}

export interface UpdateChatChannelInput {
  readonly path: t.UpdateChatChannelData['path'];
  readonly body: t.UpdateChatChannelData['body'];
}

export interface ListChatChannelMembersInput {
  readonly path: t.ListChatChannelMembersData['path'];
  readonly query: WithDefaults<NonNullable<t.ListChatChannelMembersData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface AddChatChannelMembersInput {
  readonly path: t.AddChatChannelMembersData['path'];
  readonly body: t.AddChatChannelMembersData['body'];
}

export interface RemoveChatChannelMemberInput {
  readonly path: t.RemoveChatChannelMemberData['path'];
  readonly query: NonNullable<t.RemoveChatChannelMemberData['query']>;
}

export interface MarkChatChannelReadInput {
  readonly path: t.MarkChatChannelReadData['path'];
  readonly body: t.MarkChatChannelReadData['body'];
}

export interface SetChatChannelWatchStateInput {
  readonly path: t.SetChatChannelWatchStateData['path'];
  readonly body: t.SetChatChannelWatchStateData['body'];
}

export interface ListChatMessagesInput {
  readonly query: WithDefaults<NonNullable<t.ListChatMessagesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface SendChatMessageInput {
  readonly body: t.SendChatMessageData['body'];
}

export interface GetChatMessageInput {
  readonly path: t.GetChatMessageData['path'];
}

export interface UpdateChatMessageInput {
  readonly path: t.UpdateChatMessageData['path'];
  readonly body: t.UpdateChatMessageData['body'];
}

export interface DeleteChatMessageInput {
  readonly path: t.DeleteChatMessageData['path'];
  readonly query: NonNullable<t.DeleteChatMessageData['query']>;
}

export interface GetChatMessageContextInput {
  readonly path: t.GetChatMessageContextData['path'];
  readonly query: WithDefaults<NonNullable<t.GetChatMessageContextData['query']>, 'before_count' | 'after_count'>;
}

export interface SetChatMessageReactionInput {
  readonly path: t.SetChatMessageReactionData['path'];
  readonly body: t.SetChatMessageReactionData['body'];
}

export interface ListChatThreadMessagesInput {
  readonly path: t.ListChatThreadMessagesData['path'];
  readonly query: WithDefaults<NonNullable<t.ListChatThreadMessagesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

/** Chat: one handler per operation of the contract. */
export interface ChatHandlers {
  /** List chat channels · GET /v1/chat-channels · chat.use */
  readonly listChatChannels: (ctx: ReadContext, input: ListChatChannelsInput) => Promise<Page<t.ListChatChannelsResponse['data'][number]>>;
  /** Create a group channel · POST /v1/chat-channels · chat.use */
  readonly createChatChannel: (ctx: WriteContext<never>, input: CreateChatChannelInput) => Promise<Result<t.CreateChatChannelResponse['data']>>;
  /** Get or create a client channel · POST /v1/chat-channels/client-channels · chat.use */
  readonly ensureChatClientChannel: (ctx: WriteContext<never>, input: EnsureChatClientChannelInput) => Promise<Result<t.EnsureChatClientChannelResponse['data']>>;
  /** Get or create a department channel · POST /v1/chat-channels/department-channels · chat.use */
  readonly ensureChatDepartmentChannel: (ctx: WriteContext<never>, input: EnsureChatDepartmentChannelInput) => Promise<Result<t.EnsureChatDepartmentChannelResponse['data']>>;
  /** Get or create a direct channel · POST /v1/chat-channels/direct-messages · chat.use */
  readonly ensureChatDirectMessage: (ctx: WriteContext<never>, input: EnsureChatDirectMessageInput) => Promise<Result<t.EnsureChatDirectMessageResponse['data']>>;
  /** List channel member candidates · GET /v1/chat-channels/member-candidates · chat.use */
  readonly listChatMemberCandidates: (ctx: ReadContext, input: ListChatMemberCandidatesInput) => Promise<Page<t.ListChatMemberCandidatesResponse['data'][number]>>;
  /** Get the chat unread summary · GET /v1/chat-channels/unread-summary · chat.use */
  readonly getChatUnreadSummary: (ctx: ReadContext) => Promise<Result<t.GetChatUnreadSummaryResponse['data']>>;
  /** Get a chat channel · GET /v1/chat-channels/{id} · chat.use */
  readonly getChatChannel: (ctx: ReadContext, input: GetChatChannelInput) => Promise<Result<t.GetChatChannelResponse['data']>>;
  /** Update a channel · PATCH /v1/chat-channels/{id} · chat.use */
  readonly updateChatChannel: (ctx: WriteContext<never>, input: UpdateChatChannelInput) => Promise<Result<t.UpdateChatChannelResponse['data']>>;
  /** List channel members · GET /v1/chat-channels/{id}/members · chat.use */
  readonly listChatChannelMembers: (ctx: ReadContext, input: ListChatChannelMembersInput) => Promise<Page<t.ListChatChannelMembersResponse['data'][number]>>;
  /** Add members to a group · POST /v1/chat-channels/{id}/members · chat.use */
  readonly addChatChannelMembers: (ctx: WriteContext<never>, input: AddChatChannelMembersInput) => Promise<Result<t.AddChatChannelMembersResponse['data']>>;
  /** Remove a member from a group · DELETE /v1/chat-channels/{id}/members/{user_id} · chat.use */
  readonly removeChatChannelMember: (ctx: WriteContext<never>, input: RemoveChatChannelMemberInput) => Promise<Result<t.RemoveChatChannelMemberResponse['data']>>;
  /** Mark a channel as read · POST /v1/chat-channels/{id}/read · chat.use */
  readonly markChatChannelRead: (ctx: WriteContext<never>, input: MarkChatChannelReadInput) => Promise<Result<t.MarkChatChannelReadResponse['data']>>;
  /** Set a channel's watch state · PUT /v1/chat-channels/{id}/watch-state · chat.use */
  readonly setChatChannelWatchState: (ctx: WriteContext<never>, input: SetChatChannelWatchStateInput) => Promise<Result<t.SetChatChannelWatchStateResponse['data']>>;
  /** List chat messages · GET /v1/chat-messages · chat.use */
  readonly listChatMessages: (ctx: ReadContext, input: ListChatMessagesInput) => Promise<Page<t.ListChatMessagesResponse['data'][number]>>;
  /** Send a chat message · POST /v1/chat-messages · chat.use */
  readonly sendChatMessage: (ctx: WriteContext<never>, input: SendChatMessageInput) => Promise<Result<t.SendChatMessageResponse['data']>>;
  /** Get a chat message · GET /v1/chat-messages/{id} · chat.use */
  readonly getChatMessage: (ctx: ReadContext, input: GetChatMessageInput) => Promise<Result<t.GetChatMessageResponse['data']>>;
  /** Update a chat message · PATCH /v1/chat-messages/{id} · chat.use */
  readonly updateChatMessage: (ctx: WriteContext<never>, input: UpdateChatMessageInput) => Promise<Result<t.UpdateChatMessageResponse['data']>>;
  /** Delete a chat message · DELETE /v1/chat-messages/{id} · chat.use */
  readonly deleteChatMessage: (ctx: WriteContext<never>, input: DeleteChatMessageInput) => Promise<Result<t.DeleteChatMessageResponse['data']>>;
  /** Get the context of a chat message · GET /v1/chat-messages/{id}/context · chat.use */
  readonly getChatMessageContext: (ctx: ReadContext, input: GetChatMessageContextInput) => Promise<Result<t.GetChatMessageContextResponse['data']>>;
  /** Set a message reaction · PUT /v1/chat-messages/{id}/reactions · chat.use */
  readonly setChatMessageReaction: (ctx: WriteContext<never>, input: SetChatMessageReactionInput) => Promise<Result<t.SetChatMessageReactionResponse['data']>>;
  /** List thread messages · GET /v1/chat-messages/{id}/thread · chat.use */
  readonly listChatThreadMessages: (ctx: ReadContext, input: ListChatThreadMessagesInput) => Promise<Page<t.ListChatThreadMessagesResponse['data'][number]>>;
}
