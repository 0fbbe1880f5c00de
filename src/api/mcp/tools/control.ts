import type { ServiceCallApiResult, ToolCallResult } from '#generated/mcp/types.gen.ts';
import type { McpCall } from '../call.ts';
import type { Conversation } from '../conversations.ts';

/** A tool that hosts see: it takes what its schema allows and returns its result, or throws a problem. */
export type MetaTool = (call: McpCall, args: Record<string, unknown>) => Promise<object>;

/** Meta-tools that may also stand among the calls of `service_call_tools`; it is not called by itself. */
const controlTools = new Set([
  'service_start',
  'service_request_additional_tools',
  'service_get_tool_deep_guidance',
  'service_investigate',
  'service_call_api',
]);

type Control = (
  call: McpCall,
  conversation: Conversation,
  args: Record<string, unknown>,
) => Promise<Pick<ToolCallResult, 'status' | 'body' | 'hint'>>;

/** Finds a control tool by its name. */
export type FindControl = (name: string) => Control | undefined;

/** Control tools may be called in every conversation; they run in this one unless their arguments name another. */
export const controlsAmong =
  (metaTool: (name: string) => MetaTool | undefined): FindControl =>
  (name) => {
    if (!controlTools.has(name)) return undefined;
    const tool = metaTool(name)!;
    // What the API answered is the result itself: its failure is one of the call.
    if (name === 'service_call_api')
      return async (call, _, args) => (await tool(call, args)) as ServiceCallApiResult;
    return async (call, conversation, args) => ({
      status: 200,
      body: { data: await tool(call, { conversation_id: conversation.id, ...args }) },
    });
  };
