import type {
  ServiceCallToolsInput,
  ServiceCallToolsResult,
  ToolCall,
  ToolCallResult,
} from '#generated/mcp/types.gen.ts';
import { toProblem } from '#src/platform/db/index.ts';
import { problemBody } from '#src/api/door/index.ts';
import { problem } from '#src/platform/errors/index.ts';
import { operationInput, withTextsParsed } from '../arguments.ts';
import { invoke, type McpCall, type RestAnswer } from '../call.ts';
import { openConversation, recordCalls, type Conversation } from '../conversations.ts';
import { errorTypeOf, shortened, toResult } from '../outcome.ts';
import type { OperationTool } from '../toolbox.ts';
import type { FindControl } from './control.ts';

/** Calls of one request that run at the same time. */
const atOnce = 6;

/**
 * Runs tools of the conversation side by side and tells what each answered, control tools among them. One that fails stops no
 * other.
 */
export const callToolsBeside =
  (findControl: FindControl) =>
  async (
    call: McpCall,
    { conversation_id: id, calls }: ServiceCallToolsInput,
  ): Promise<ServiceCallToolsResult> => {
    const conversation = await openConversation(call.db, call.identity, id);
    const done: { result: ToolCallResult; milliseconds: number }[] = [];
    let next = 0;
    const work = async (): Promise<void> => {
      for (let index = next++; index < calls.length; index = next++) {
        const begin = performance.now();
        // The request itself has paid for the first call.
        const result = await runOne(findControl, call, conversation, calls[index]!, index === 0);
        done[index] = { result, milliseconds: performance.now() - begin };
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, calls.length) }, work));
    await recordCalls(
      call.db,
      call.identity,
      id,
      done.map(({ result, milliseconds }) => ({
        tool_name: result.name,
        call_id: result.call_id ?? null,
        status: result.status,
        error_type: errorTypeOf(result.body),
        duration_ms: Math.round(milliseconds * 100) / 100,
        request_id: call.requestId,
      })),
      call.now,
    );
    return { results: shortened(done.map(({ result }) => result)) };
  };

async function runOne(
  findControl: FindControl,
  call: McpCall,
  conversation: Conversation,
  asked: ToolCall,
  isPaid: boolean,
): Promise<ToolCallResult> {
  try {
    const secondsToWait = isPaid ? undefined : await call.spend();
    if (secondsToWait !== undefined)
      throw problem(
        'rate_limited',
        `This call did not run: the limit of MCP calls is reached. Try again in ${secondsToWait} seconds; the other results say which calls ran.`,
      );
    const control = findControl(asked.name);
    if (control !== undefined)
      return {
        ...named(asked),
        status: 200,
        body: { data: await control(call, conversation, asked.arguments ?? {}) },
      };
    const tool = allowedTool(call, conversation, asked.name);
    return toResult(tool.name, asked.call_id, await runTool(call, conversation, tool, asked), tool);
  } catch (error) {
    const refusal = toProblem(error);
    return toResult(
      asked.name,
      asked.call_id,
      { status: refusal.status, body: problemBody(refusal), isReplay: false },
      call.toolbox.get(asked.name),
    );
  }
}

const named = ({ name, call_id: callId }: ToolCall): Pick<ToolCallResult, 'name' | 'call_id'> => ({
  name,
  ...(callId !== undefined && { call_id: callId }),
});

function allowedTool(
  { toolbox }: McpCall,
  { allowed_tools: allowed }: Conversation,
  name: string,
): OperationTool {
  const tool = toolbox.get(name);
  if (tool === undefined)
    throw problem(
      'not_found',
      `No tool is named ${name}. The tools of this conversation are in the response of service_start.`,
    );
  if (!allowed.includes(name)) {
    throw problem(
      'permission_denied',
      `${name} is not available in this conversation. Request it with service_request_additional_tools, suggested_tool_names ["${name}"].`,
    );
  }
  return tool;
}

async function runTool(
  call: McpCall,
  conversation: Conversation,
  tool: OperationTool,
  asked: ToolCall,
): Promise<RestAnswer> {
  const given = (asked.arguments ?? {}) as Record<string, unknown>;
  // With the conversation's id in front, two conversations of one caller never share a call_id.
  const key = asked.call_id === undefined ? undefined : `${conversation.id}:${asked.call_id}`;
  const answer = await invoke(call, tool.operationId, operationInput(tool.operation, given), key);
  if (answer.status !== 400) return answer;
  const parsed = withTextsParsed(given);
  if (parsed === undefined) return answer;
  const second = await invoke(call, tool.operationId, operationInput(tool.operation, parsed), key);
  return second.status === 400 ? answer : second;
}
