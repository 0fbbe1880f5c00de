import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { responses } from '#generated/mcp/families/mcp/responses.js';
import type {
  ServiceCallApiResult,
  ServiceCallToolsResult,
  ServiceGetToolDeepGuidanceResult,
  ServiceInvestigateResult,
  ServiceRequestAdditionalToolsResult,
  ServiceStartResult,
  ToolCall,
  ToolCallResult,
} from '#generated/mcp/types.gen.ts';
import type { Validate } from '#generated/mcp/operation.ts';

/** What the tools answer when they succeed. */
export interface Answers {
  readonly service_start: ServiceStartResult;
  readonly service_call_tools: ServiceCallToolsResult;
  readonly service_request_additional_tools: ServiceRequestAdditionalToolsResult;
  readonly service_get_tool_deep_guidance: ServiceGetToolDeepGuidanceResult;
  readonly service_investigate: ServiceInvestigateResult;
  readonly service_call_api: ServiceCallApiResult;
}

export interface ToolAnswer {
  readonly isError: boolean;
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- the contract has been checked, and a test says what it expects
  readonly content: any;
}

const operationOf = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** An AI host: the SDK's own client, whose every answer is held against the contract. */
export class Host {
  readonly client = new Client({ name: 'test-host', version: '1.0.0' });

  static async connect(url: string, token: string): Promise<Host> {
    const host = new Host();
    await host.client.connect(
      new StreamableHTTPClientTransport(new URL('/v1/mcp', url), {
        requestInit: { headers: { authorization: `Bearer ${token}` } },
      }),
    );
    return host;
  }

  /** Throws when an answer, an error included, is not what the contract says. */
  async tool(name: string, args: Record<string, unknown>): Promise<ToolAnswer> {
    const { isError = false, content } = (await this.client.callTool({
      name,
      arguments: args,
    })) as CallToolResult;
    const [first] = content as { type: string; text: string }[];
    const answered = JSON.parse(first!.text) as Record<string, unknown>;
    // A call inside that failed fails the whole, which tells of all the same.
    if (isError && 'error' in answered) {
      const { error } = answered as { error?: { type?: unknown; message?: unknown } };
      if (typeof error?.type !== 'string' || typeof error.message !== 'string')
        throw new Error(`${name} failed without the standard error body: ${first!.text}`);
      return { isError, text: first!.text, content: answered };
    }
    const validate = (responses as Record<string, Readonly<Record<string, Validate>>>)[operationOf(name)]![
      '200'
    ]!;
    if (!validate(answered))
      throw new Error(
        `${name} answered off the contract: ${JSON.stringify(validate.errors?.slice(0, 3))} in ${first!.text.slice(0, 2000)}`,
      );
    return { isError, text: first!.text, content: answered };
  }

  /** The same for a call that must succeed. */
  async ok<Name extends keyof Answers>(name: Name, args: Record<string, unknown>): Promise<Answers[Name]> {
    const { isError, text, content } = await this.tool(name, args);
    if (isError && 'error' in content) throw new Error(`${name} failed: ${text}`);
    return content as Answers[Name];
  }

  start(prompt: string, more: Record<string, unknown> = {}): Promise<ServiceStartResult> {
    return this.ok('service_start', { prompt, client_model: 'test-model', ...more });
  }

  async call(conversationId: string, calls: readonly ToolCall[]): Promise<ToolCallResult[]> {
    return [...(await this.ok('service_call_tools', { conversation_id: conversationId, calls })).results];
  }

  /** One call, whatever it answers. */
  async one(
    conversationId: string,
    name: string,
    args: Record<string, unknown> = {},
    callId?: string,
  ): Promise<ToolCallResult> {
    const [result] = await this.call(conversationId, [
      { name, arguments: args, ...(callId !== undefined && { call_id: callId }) },
    ]);
    return result!;
  }

  close(): Promise<void> {
    return this.client.close();
  }
}
