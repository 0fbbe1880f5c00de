// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly listChatChannels: Readonly<Record<string, Validate>>;
  readonly createChatChannel: Readonly<Record<string, Validate>>;
  readonly ensureChatClientChannel: Readonly<Record<string, Validate>>;
  readonly ensureChatDepartmentChannel: Readonly<Record<string, Validate>>;
  readonly ensureChatDirectMessage: Readonly<Record<string, Validate>>;
  readonly listChatMemberCandidates: Readonly<Record<string, Validate>>;
  readonly getChatUnreadSummary: Readonly<Record<string, Validate>>;
  readonly getChatChannel: Readonly<Record<string, Validate>>;
  readonly updateChatChannel: Readonly<Record<string, Validate>>;
  readonly listChatChannelMembers: Readonly<Record<string, Validate>>;
  readonly addChatChannelMembers: Readonly<Record<string, Validate>>;
  readonly removeChatChannelMember: Readonly<Record<string, Validate>>;
  readonly markChatChannelRead: Readonly<Record<string, Validate>>;
  readonly setChatChannelWatchState: Readonly<Record<string, Validate>>;
  readonly listChatMessages: Readonly<Record<string, Validate>>;
  readonly sendChatMessage: Readonly<Record<string, Validate>>;
  readonly getChatMessage: Readonly<Record<string, Validate>>;
  readonly updateChatMessage: Readonly<Record<string, Validate>>;
  readonly deleteChatMessage: Readonly<Record<string, Validate>>;
  readonly getChatMessageContext: Readonly<Record<string, Validate>>;
  readonly setChatMessageReaction: Readonly<Record<string, Validate>>;
  readonly listChatThreadMessages: Readonly<Record<string, Validate>>;
};
