import type { McpCall } from '../call.ts';
import type { Conversation } from '../conversations.ts';
import { metaTool } from '../meta-tools.ts';

/** Meta-tools that may also stand among the calls of `service_call_tools`; it is not called by itself. */
const controlTools = new Set([
  'service_start',
  'service_request_additional_tools',
  'service_get_tool_deep_guidance',
  'service_investigate',
  'service_call_api',
]);

type Control = (call: McpCall, conversation: Conversation, args: Record<string, unknown>) => Promise<unknown>;

/** A control tool, which every conversation may call; it runs in this conversation unless its arguments name another. */
export function controlTool(name: string): Control | undefined {
  if (!controlTools.has(name)) return undefined;
  return (call, conversation, args) =>
    metaTool(name)!(call, name === 'service_call_api' ? args : { conversation_id: conversation.id, ...args });
}
