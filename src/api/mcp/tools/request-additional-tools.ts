import type {
  ServiceRequestAdditionalToolsInput,
  ServiceRequestAdditionalToolsResult,
  UnavailableTool,
} from '#generated/mcp/types.gen.ts';
import type { McpCall } from '../call.ts';
import { allowTools, openConversation } from '../conversations.ts';
import { findTool, named, nearestTools } from '../tool-names.ts';
import { isPermitted } from '../router/index.ts';
import { packed, refusalOf, type OperationTool } from '../toolbox.ts';

/** Tools that one request adds at most for what it says in words; those that it names come on top. */
const maxFound = 12;

/** Widens the conversation: by the names that were suggested, and by what is missing in words. */
export async function requestAdditionalTools(
  call: McpCall,
  input: ServiceRequestAdditionalToolsInput,
): Promise<ServiceRequestAdditionalToolsResult> {
  const { db, identity, toolbox, now } = call;
  const conversation = await openConversation(db, identity, input.conversation_id);
  const suggested = [...new Set(input.suggested_tool_names ?? [])].map((name) => ({
    name,
    tool: findTool(toolbox, name),
  }));
  const usable = suggested.flatMap(({ tool }) =>
    tool !== undefined && isPermitted(tool, identity) ? [tool] : [],
  );
  const { found, rest } = await findTools(
    call,
    input,
    conversation.prompt,
    new Set(conversation.allowed_tools),
  );
  const added = [...new Set([...usable, ...found])];
  await allowTools(
    db,
    identity,
    conversation.id,
    added.map(({ name }) => name),
    now,
  );
  return {
    tools: added.map(packed),
    more_tools: rest,
    unavailable: suggested
      .filter(({ tool }) => tool === undefined || !usable.includes(tool))
      .map(({ name, tool }) => unavailable(call, name, tool)),
  };
}

/** With tool names alone, nothing is searched: the caller wants exactly these tools. */
async function findTools(
  { router, identity, toolbox }: McpCall,
  input: ServiceRequestAdditionalToolsInput,
  prompt: string,
  known: ReadonlySet<string>,
): Promise<{ found: OperationTool[]; rest: string[] }> {
  const capabilities = input.missing_capabilities ?? [];
  if (capabilities.length === 0 && (input.suggested_tool_names ?? []).length > 0)
    return { found: [], rest: [] };
  const choice = await router.chooseRanked({
    tenantId: identity.tenantId,
    prompt: capabilities.length > 0 ? capabilities.join('.\n') : input.reason,
    permissions: identity.permissions,
    grant: identity.grant,
    grounding: capabilities.length > 0 ? `${input.reason}\n${prompt}` : prompt,
  });
  const fresh = choice.tools.filter(({ name }) => !known.has(name));
  const left = fresh.slice(maxFound).map(({ name, title }) => `${name}: ${title}`);
  return {
    found: fresh.slice(0, maxFound).map(({ name }) => toolbox.get(name)!),
    rest: [...left, ...choice.overflow].slice(0, 40),
  };
}

const unavailable = (
  { toolbox, identity }: McpCall,
  name: string,
  tool: OperationTool | undefined,
): UnavailableTool => ({
  name,
  reason:
    tool === undefined
      ? `No tool has this name. Near it are: ${named(nearestTools(toolbox, name), 'none; describe what you need to do in missing_capabilities')}.`
      : sentence(refusalOf(tool, identity)),
});

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
