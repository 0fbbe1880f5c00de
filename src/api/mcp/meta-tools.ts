import { requests } from '#generated/mcp/families/mcp/validators.js';
import type { Validate, ValidationIssue } from '#generated/mcp/operation.ts';
import { countUnnamed, describeIssues, problem, summarize } from '#src/platform/errors/index.ts';
import { refuseUnstorable } from '#src/api/request/index.ts';
import { hostArguments } from './arguments/index.ts';
import type { McpCall } from './call.ts';
import { callApi } from './tools/call-api.ts';
import { callToolsBeside } from './tools/call-tools.ts';
import { controlsAmong, type MetaTool } from './tools/control.ts';
import { getToolDeepGuidance } from './tools/deep-guidance.ts';
import { investigate } from './tools/investigate.ts';
import { requestAdditionalTools } from './tools/request-additional-tools.ts';
import { start } from './tools/start.ts';

const metaTools: Readonly<Record<string, MetaTool>> = {
  service_start: checked('service_start', requests.serviceStart.body!, start),
  service_call_tools: checked(
    'service_call_tools',
    requests.serviceCallTools.body!,
    callToolsBeside(controlsAmong(metaTool)),
  ),
  service_request_additional_tools: checked(
    'service_request_additional_tools',
    requests.serviceRequestAdditionalTools.body!,
    requestAdditionalTools,
  ),
  service_get_tool_deep_guidance: checked(
    'service_get_tool_deep_guidance',
    requests.serviceGetToolDeepGuidance.body!,
    getToolDeepGuidance,
  ),
  service_investigate: checked('service_investigate', requests.serviceInvestigate.body!, investigate),
  service_call_api: checked('service_call_api', requests.serviceCallApi.body!, callApi),
};

export function metaTool(name: string): MetaTool | undefined {
  return Object.hasOwn(metaTools, name) ? metaTools[name] : undefined;
}

/** The tool behind its schema: what does not fit is refused with the places, before anything happens. */
function checked<Input>(
  name: string,
  validate: Validate,
  tool: (call: McpCall, input: Input) => Promise<object>,
): MetaTool {
  return async (call, args) => {
    // The schema fills in defaults, which must not show in the caller's own object.
    const input = hostArguments(name, structuredClone(args));
    refuseUnstorable(input, 'arguments');
    if (!validate(input)) {
      const issues = validate.errors as readonly ValidationIssue[];
      throw problem('validation_error', summarize(describeIssues('arguments', issues), countUnnamed(issues)));
    }
    return tool(call, input as Input);
  };
}
