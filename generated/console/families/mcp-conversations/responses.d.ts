// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly listMcpConversations: Readonly<Record<string, Validate>>;
  readonly getMcpConversation: Readonly<Record<string, Validate>>;
  readonly listMcpConversationCalls: Readonly<Record<string, Validate>>;
  readonly endMcpConversation: Readonly<Record<string, Validate>>;
};
