import type { ChatHandlers } from '#generated/families/chat/handlers.ts';
import { createChatChannel, getChatChannel, listChatChannels, updateChatChannel } from './channels.ts';
import { getChatMessageContext, listChatThreadMessages } from './context.ts';
import {
  ensureChatClientChannel,
  ensureChatDepartmentChannel,
  ensureChatDirectMessage,
} from './ensured-channels.ts';
import { deleteChatMessage, getChatMessage, listChatMessages, updateChatMessage } from './messages.ts';
import {
  addChatChannelMembers,
  listChatChannelMembers,
  listChatMemberCandidates,
  removeChatChannelMember,
} from './members.ts';
import { setChatMessageReaction } from './reactions.ts';
import { getChatUnreadSummary, markChatChannelRead, setChatChannelWatchState } from './reading.ts';
import { sendChatMessage } from './send.ts';

export default {
  listChatChannels,
  createChatChannel,
  ensureChatClientChannel,
  ensureChatDepartmentChannel,
  ensureChatDirectMessage,
  listChatMemberCandidates,
  getChatUnreadSummary,
  getChatChannel,
  updateChatChannel,
  listChatChannelMembers,
  addChatChannelMembers,
  removeChatChannelMember,
  markChatChannelRead,
  setChatChannelWatchState,
  listChatMessages,
  sendChatMessage,
  getChatMessage,
  updateChatMessage,
  deleteChatMessage,
  getChatMessageContext,
  setChatMessageReaction,
  listChatThreadMessages,
} satisfies ChatHandlers;
