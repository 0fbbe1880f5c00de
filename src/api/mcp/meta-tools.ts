import { requests } from '#generated/mcp/families/mcp/validators.js';
import type { Validate, ValidationIssue } from '#generated/mcp/operation.ts';
import { countUnnamed, describeIssues, problem, summarize } from '#src/platform/errors/index.ts';
import { refuseUnstorable } from '#src/api/request/index.ts';
import { parsedObject, parsedText } from './arguments.ts';
import type { McpCall } from './call.ts';
import { callApi } from './tools/call-api.ts';
import { callToolsBeside } from './tools/call-tools.ts';
import { controlsAmong, type MetaTool } from './tools/control.ts';
import { getToolDeepGuidance } from './tools/deep-guidance.ts';
import { investigate } from './tools/investigate.ts';
import { requestAdditionalTools } from './tools/request-additional-tools.ts';
import { start } from './tools/start.ts';

const metaTools: Readonly<Record<string, MetaTool>> = {
  service_start: checked(requests.serviceStart.body!, start),
  service_call_tools: checked(
    requests.serviceCallTools.body!,
    callToolsBeside(controlsAmong(metaTool)),
    (args) => ({
      ...args,
      calls: parsedCalls(args.calls),
    }),
  ),
  service_request_additional_tools: checked(
    requests.serviceRequestAdditionalTools.body!,
    requestAdditionalTools,
  ),
  service_get_tool_deep_guidance: checked(requests.serviceGetToolDeepGuidance.body!, getToolDeepGuidance),
  service_investigate: checked(requests.serviceInvestigate.body!, investigate),
  service_call_api: checked(requests.serviceCallApi.body!, callApi, parsedParts),
};

export function metaTool(name: string): MetaTool | undefined {
  return Object.hasOwn(metaTools, name) ? metaTools[name] : undefined;
}

/** The tool behind its schema: what does not fit is refused with the places, before anything happens. */
function checked<Input>(
  validate: Validate,
  tool: (call: McpCall, input: Input) => Promise<object>,
  prepare = (args: Record<string, unknown>) => args,
): MetaTool {
  return async (call, args) => {
    // The schema fills in defaults, which must not show in the caller's own object.
    const input = prepare(structuredClone(args));
    refuseUnstorable(input, 'arguments');
    if (!validate(input)) {
      const issues = validate.errors as readonly ValidationIssue[];
      throw problem('validation_error', summarize(describeIssues('arguments', issues), countUnnamed(issues)));
    }
    return tool(call, input as Input);
  };
}

function parsedCalls(calls: unknown): unknown {
  const list = typeof calls === 'string' ? (parsedText(calls, 'arguments.calls') ?? calls) : calls;
  if (!Array.isArray(list)) return list;
  return list.map((item: unknown, index) => {
    const one = parsedObject(item, `arguments.calls[${index}]`);
    if (typeof one !== 'object' || one === null || !('arguments' in one)) return one;
    return { ...one, arguments: parsedObject(one.arguments, `arguments.calls[${index}].arguments`) };
  });
}

function parsedParts(args: Record<string, unknown>): Record<string, unknown> {
  const parts = Object.entries(args).map(([name, value]) => [
    name,
    ['query', 'body', 'path_params'].includes(name) ? parsedObject(value, `arguments.${name}`) : value,
  ]);
  return Object.fromEntries(parts) as Record<string, unknown>;
}
