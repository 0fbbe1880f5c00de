// Written by the compiler from the contract; change the contract instead.
import type { Result, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ArchiveChatChannelInput {
  readonly path: t.ArchiveChatChannelData['path'];
  readonly body: t.ArchiveChatChannelData['body'];
}

export interface UnarchiveChatChannelInput {
  readonly path: t.UnarchiveChatChannelData['path'];
  readonly body: t.UnarchiveChatChannelData['body'];
}

/** Chat: one handler per operation of the contract. */
export interface ChatHandlers {
  /** Archive a channel · POST /console/api/chat-channels/{id}/archive · chat.use */
  readonly archiveChatChannel: (ctx: WriteContext<never>, input: ArchiveChatChannelInput) => Promise<Result<t.ArchiveChatChannelResponse['data']>>;
  /** Unarchive a channel · POST /console/api/chat-channels/{id}/unarchive · chat.use */
  readonly unarchiveChatChannel: (ctx: WriteContext<never>, input: UnarchiveChatChannelInput) => Promise<Result<t.UnarchiveChatChannelResponse['data']>>;
}
