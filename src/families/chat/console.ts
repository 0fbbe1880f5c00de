import type { ChatHandlers } from '#generated/console/families/chat/handlers.ts';
import { archiveChatChannel, unarchiveChatChannel } from './archive.ts';

export default { archiveChatChannel, unarchiveChatChannel } satisfies ChatHandlers;
