// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly listChatChannels: RequestValidators;
  readonly createChatChannel: RequestValidators;
  readonly ensureChatClientChannel: RequestValidators;
  readonly ensureChatDepartmentChannel: RequestValidators;
  readonly ensureChatDirectMessage: RequestValidators;
  readonly listChatMemberCandidates: RequestValidators;
  readonly getChatUnreadSummary: RequestValidators;
  readonly getChatChannel: RequestValidators;
  readonly updateChatChannel: RequestValidators;
  readonly listChatChannelMembers: RequestValidators;
  readonly addChatChannelMembers: RequestValidators;
  readonly removeChatChannelMember: RequestValidators;
  readonly markChatChannelRead: RequestValidators;
  readonly setChatChannelWatchState: RequestValidators;
  readonly listChatMessages: RequestValidators;
  readonly sendChatMessage: RequestValidators;
  readonly getChatMessage: RequestValidators;
  readonly updateChatMessage: RequestValidators;
  readonly deleteChatMessage: RequestValidators;
  readonly getChatMessageContext: RequestValidators;
  readonly setChatMessageReaction: RequestValidators;
  readonly listChatThreadMessages: RequestValidators;
};
