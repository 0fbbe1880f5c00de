import type {
  ServiceGetToolDeepGuidanceInput,
  ServiceGetToolDeepGuidanceResult,
} from '#generated/mcp/types.gen.ts';
import type { McpCall } from '../call.ts';
import { openConversation } from '../conversations.ts';
import { fittedSchema, loadTokens, maxTokens } from '../size/index.ts';
import { findTool, unknownTool } from '../tool-names.ts';
import { isPermitted, type Rights } from '../router/index.ts';
import { destructiveIf, effectOf, type OperationTool, type Toolbox } from '../toolbox.ts';

type Related = ServiceGetToolDeepGuidanceResult['related'][number];

const maxRelated = 20;

/** Everything about one tool, whether the conversation was given it or not. */
export async function getToolDeepGuidance(
  call: McpCall,
  { conversation_id: id, tool_name: name }: ServiceGetToolDeepGuidanceInput,
): Promise<ServiceGetToolDeepGuidanceResult> {
  const { db, identity, toolbox } = call;
  const conversation = await openConversation(db, identity, id);
  const tool = findTool(toolbox, name);
  if (tool === undefined) throw unknownTool(toolbox, name);
  return guidanceOn(tool, toolbox, identity, conversation.allowed_tools);
}

/** For what stands beside the schema, of which an example is the longest. */
const besideSchema = 4000;

/** Guidance that a host takes: a schema that is too long for it is told without what matters least. */
export async function guidanceOn(
  tool: OperationTool,
  toolbox: Toolbox,
  rights: Rights,
  allowed: readonly string[],
): Promise<ServiceGetToolDeepGuidanceResult> {
  const [{ inputSchema, example, errors, states }, tokens] = await Promise.all([
    toolbox.guidance(tool),
    loadTokens(),
  ]);
  const { operation } = tool;
  const { schema, without } = fittedSchema(inputSchema, maxTokens - besideSchema, tokens);
  return {
    name: tool.name,
    title: tool.title,
    description:
      without === undefined
        ? tool.description
        : `${tool.description} (input_schema is shown without ${without}.)`,
    when: tool.when,
    effect: effectOf(tool),
    ...destructiveIf(tool),
    permission: tool.permission,
    method: operation.method,
    path: operation.path,
    is_in_pack: allowed.includes(tool.name),
    is_permitted: isPermitted(tool, rights),
    is_pending: tool.pending,
    input_schema: schema,
    example: { arguments: example.arguments, answer: example.answer },
    errors: errors.map((error) => ({ ...error, description: toolbox.inToolNames(error.description) })),
    states: [...states],
    events: [...operation.events],
    related: related(tool, toolbox, rights),
  };
}

/** `/v1/tickets/{id}/merge` deals with what `/v1/tickets/{id}` is, out of the collection `/v1/tickets`. */
const collectionOf = (path: string): string => path.split('/{')[0]!.split('/bulk')[0]!;

function related(tool: OperationTool, toolbox: Toolbox, rights: Rights): Related[] {
  const before = tool.after
    .flatMap((name) => toolbox.get(name) ?? [])
    .map((other): [OperationTool, Related['relation']] => [other, 'before']);
  const collection = collectionOf(tool.path);
  const around = [...toolbox.all]
    .filter(
      (other) =>
        other !== tool && !tool.after.includes(other.name) && collectionOf(other.path) === collection,
    )
    .map((other): [OperationTool, Related['relation']] => [
      other,
      other.path.includes('/{') ? 'same_record' : 'same_collection',
    ]);
  return [...before, ...around]
    .filter(([other]) => isPermitted(other, rights))
    .slice(0, maxRelated)
    .map(([other, relation]) => ({ name: other.name, title: other.title, relation }));
}
