import type {
  ServiceCallToolsInput,
  ServiceCallToolsResult,
  ToolCall,
  ToolCallResult,
} from '#generated/mcp/types.gen.ts';
import { toProblem } from '#src/platform/db/index.ts';
import { problemBody } from '#src/api/door/index.ts';
import { problem } from '#src/platform/errors/index.ts';
import type { McpCall } from '../call.ts';
import { openConversation, recordCalls, type Conversation } from '../conversations.ts';
import { hintFor, kindOf, toolProblem } from '../hints.ts';
import { errorTypeOf } from '../outcome.ts';
import { asksForValue, demandOf, isPermitted } from '../router/index.ts';
import { isPermissionNamed, runOperation, type Ran } from '../run-operation.ts';
import { loadTokens, told as toldIn } from '../size/index.ts';
import { findTool, unknownTool } from '../tool-names.ts';
import { refusalOf, type OperationTool } from '../toolbox.ts';
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
      for (let index = next++; index < calls.length && !call.signal.aborted; index = next++) {
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
    const answered = done.map(({ result }, index) => ({ result, ...wantedOf(call, calls[index]!) }));
    return { results: toldIn(answered, await loadTokens()) };
  };

/** `fields` of a call, also where a model put them among the arguments. */
function wantedOf({ toolbox }: McpCall, asked: ToolCall) {
  const { fields: beside, ...args } = (asked.arguments ?? {}) as Record<string, unknown>;
  const takesFields = findTool(toolbox, asked.name)?.operation.queryParams.some(
    ({ name }) => name === 'fields',
  );
  if (takesFields === true || !isFields(beside)) return { args: asked.arguments ?? {}, fields: asked.fields };
  return { args, fields: asked.fields ?? beside };
}

const isFields = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');

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
      return { ...named(asked), ...(await control(call, conversation, asked.arguments ?? {})) };
    const tool = allowedTool(call, conversation, asked.name);
    return { ...named(asked), name: tool.name, ...told(await runTool(call, conversation, tool, asked)) };
  } catch (error) {
    const refusal = toProblem(error);
    return {
      ...named(asked),
      status: refusal.status,
      body: problemBody(refusal),
      hint: hintFor(kindOf(refusal), {
        tool: asked.name,
        namesPermission: isPermissionNamed(refusal.message),
      }),
    };
  }
}

const told = ({ answer, hint }: Ran) => ({
  status: answer.status,
  body: answer.body,
  ...(answer.isReplay && { is_replay: true }),
  ...(hint !== undefined && { hint }),
});

const named = ({ name, call_id: callId }: ToolCall): Pick<ToolCallResult, 'name' | 'call_id'> => ({
  name,
  ...(callId !== undefined && { call_id: callId }),
});

function allowedTool(
  { toolbox, identity }: McpCall,
  { allowed_tools: allowed }: Conversation,
  name: string,
): OperationTool {
  const tool = findTool(toolbox, name);
  if (tool === undefined) throw unknownTool(toolbox, name);
  if (allowed.includes(tool.name)) return tool;
  if (!isPermitted(tool, identity))
    throw problem('permission_denied', `You cannot call ${tool.name}: ${refusalOf(tool, identity)}.`);
  throw toolProblem(
    'tool_not_requested',
    `${tool.name} is not among the tools of this conversation. Request it with service_request_additional_tools, suggested_tool_names ["${tool.name}"].`,
  );
}

async function runTool(
  call: McpCall,
  conversation: Conversation,
  tool: OperationTool,
  asked: ToolCall,
): Promise<Ran> {
  const given = wantedOf(call, asked).args as Record<string, unknown>;
  // With the conversation's id in front, two conversations of one caller never share a call_id.
  const key = asked.call_id === undefined ? undefined : `${conversation.id}:${asked.call_id}`;
  const isWanted = (value: string): boolean =>
    asked.is_confirmed === true || asksForValue(value, demandOf(conversation.prompt));
  return runOperation(call, tool, given, { key, isWanted });
}
