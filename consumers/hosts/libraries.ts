import { join } from 'node:path';
import { createMCPClient } from '@ai-sdk/mcp';
import { MultiServerMCPClient } from '@langchain/mcp-adapters';
import { Client as NewClient, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { getAllMcpTools, invokeFunctionTool, MCPServerStreamableHttp, RunContext } from '@openai/agents';

/** What a call put before the model. */
export interface Told {
  /** Text as the model reads it, of results and errors alike. */
  readonly text: string;
  /** How the library marks a call that failed. */
  readonly failedBy: 'nothing' | 'isError' | 'exception';
}

/** A library that is connected. */
export interface Connected {
  readonly toolNames: readonly string[];
  call(name: string, args: Readonly<Record<string, unknown>>): Promise<Told>;
  close(): Promise<void>;
}

export interface Library {
  readonly packageName: string;
  connect(url: string, key: string): Promise<Connected>;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function orException(work: () => Promise<Told>): Promise<Told> {
  try {
    return await work();
  } catch (error) {
    return { text: messageOf(error), failedBy: 'exception' };
  }
}

/** What the clients of both versions of the SDK have. */
interface SdkClient {
  listTools(): Promise<{ readonly tools: readonly { readonly name: string }[] }>;
  callTool(call: {
    name: string;
    arguments: Record<string, unknown>;
  }): Promise<Readonly<Record<string, unknown>>>;
  close(): Promise<void>;
}

async function connected(client: SdkClient): Promise<Connected> {
  const { tools } = await client.listTools();
  return {
    toolNames: tools.map(({ name }) => name),
    call: (name, args) =>
      orException(async () => {
        const { content, isError } = await client.callTool({ name, arguments: args });
        return { text: textIn(content), failedBy: isError === true ? 'isError' : 'nothing' };
      }),
    close: () => client.close(),
  };
}

type AiSdkTool = Awaited<ReturnType<Awaited<ReturnType<typeof createMCPClient>>['tools']>>[string];
type AiSdkResult = Exclude<Awaited<ReturnType<AiSdkTool['execute']>>, AsyncIterable<unknown>> & {
  readonly isError?: boolean;
};

const aiSdk: Library = {
  packageName: '@ai-sdk/mcp',
  async connect(url, key) {
    const client = await createMCPClient({
      transport: { type: 'http', url, headers: { Authorization: `Bearer ${key}` } },
    });
    const tools = await client.tools();
    return {
      toolNames: Object.keys(tools),
      call: (name, args) =>
        orException(async () => {
          const tool = tools[name]!;
          // It streams nothing over MCP.
          const output = (await tool.execute(args, {
            toolCallId: '1',
            messages: [],
            context: {},
          })) as AiSdkResult;
          const shown = await tool.toModelOutput!({ toolCallId: '1', input: args, output });
          const text = 'value' in shown ? textIn(shown.value) : shown.type;
          return { text, failedBy: output.isError === true ? 'isError' : 'nothing' };
        }),
      close: () => client.close(),
    };
  },
};

const langChain: Library = {
  packageName: '@langchain/mcp-adapters',
  async connect(url, key) {
    const client = new MultiServerMCPClient({
      agency: { transport: 'http', url, headers: { Authorization: `Bearer ${key}` } },
    });
    const tools = await client.getTools();
    return {
      toolNames: tools.map(({ name }) => name),
      call: (name, args) =>
        orException(async () => {
          const tool = tools.find((one) => one.name === name)!;
          const message = (await tool.invoke({ type: 'tool_call', id: '1', name, args })) as {
            content: unknown;
          };
          return { text: textIn(message.content), failedBy: 'nothing' };
        }),
      close: () => client.close(),
    };
  },
};

/**
 * In strict mode a model must send every property, and sends null for those it leaves out. Without an `errorFunction` the library
 * tells the model "An error occurred while running the tool. Please try again." in place of a JSON-RPC error.
 */
const openAi: Library = {
  packageName: '@openai/agents',
  async connect(url, key) {
    const server = new MCPServerStreamableHttp({
      url,
      name: 'agency',
      requestInit: { headers: { Authorization: `Bearer ${key}` } },
    });
    await server.connect();
    const tools = (
      await getAllMcpTools({
        mcpServers: [server],
        convertSchemasToStrict: true,
        errorFunction: ({ error }) => messageOf(error),
      })
    ).filter((tool) => tool.type === 'function');
    return {
      toolNames: tools.map(({ name }) => name),
      call: (name, args) =>
        orException(async () => {
          const tool = tools.find((one) => one.name === name)!;
          const optional = Object.keys(tool.parameters.properties ?? {});
          const sent = tool.strict
            ? { ...Object.fromEntries(optional.map((property) => [property, null])), ...args }
            : args;
          const output: unknown = await invokeFunctionTool({
            tool,
            runContext: new RunContext({}),
            input: JSON.stringify(sent),
          });
          return { text: textIn(output), failedBy: 'nothing' };
        }),
      close: () => server.close(),
    };
  },
};

/** A program that hosts start which speak stdio alone; the host behind it is the SDK's own client. */
const mcpRemote: Library = {
  packageName: 'mcp-remote',
  async connect(url, key) {
    const client = new Client({ name: 'host', version: '1.0.0' });
    const program = join(import.meta.dirname, 'node_modules', 'mcp-remote', 'dist', 'proxy.js');
    const args = [program, url, '--header', 'Authorization:${AUTHORIZATION}', '--transport', 'http-only'];
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args,
        env: {
          PATH: process.env['PATH'] ?? '',
          HOME: process.env['HOME'] ?? '',
          AUTHORIZATION: `Bearer ${key}`,
        },
        stderr: 'ignore',
      }),
    );
    return connected(client);
  },
};

/** The SDK's client of protocol 2026-07-28, as a host in a browser runs it: what its preflights would not let through fails. */
const newProtocol: Library = {
  packageName: '@modelcontextprotocol/client',
  async connect(url, key) {
    const client = new NewClient(
      { name: 'host', version: '1.0.0' },
      { versionNegotiation: { mode: { pin: '2026-07-28' } } },
    );
    await client.connect(
      new StreamableHTTPClientTransport(new URL(url), {
        fetch: asPage,
        requestInit: { headers: { Authorization: `Bearer ${key}` } },
      }),
    );
    return connected(client);
  },
};

const origin = 'http://localhost:6274';

/** `fetch` as a page has it: a request with other methods and headers than a preflight allows is not sent. */
const asPage: typeof fetch = async (url, init) => {
  const headers = new Headers(init?.headers);
  const method = init?.method ?? 'GET';
  const preflight = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': [...headers.keys()].join(','),
    },
  });
  const allowed = (name: string) =>
    (preflight.headers.get(`access-control-allow-${name}`) ?? '').toLowerCase().split(/, */);
  const refused = [...headers.keys()].filter((name) => !allowed('headers').includes(name));
  if (!allowed('methods').includes(method.toLowerCase())) refused.push(method);
  if (refused.length > 0) throw new TypeError(`A page may not send ${refused.join(', ')}.`);
  headers.set('origin', origin);
  return fetch(url, { ...init, headers });
};

/** The text of content, however a library wraps it. */
function textIn(content: unknown): string {
  if (typeof content === 'string') return content;
  const parts = Array.isArray(content) ? content : [content];
  return parts
    .map((part: unknown) =>
      typeof part === 'object' && part !== null && 'text' in part ? String(part.text) : JSON.stringify(part),
    )
    .join('\n');
}

export const libraries: readonly Library[] = [aiSdk, langChain, openAi, mcpRemote, newProtocol];
