// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly listMcpConversations: RequestValidators;
  readonly getMcpConversation: RequestValidators;
  readonly listMcpConversationCalls: RequestValidators;
  readonly endMcpConversation: RequestValidators;
};
