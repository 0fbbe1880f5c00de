export interface Step {
  readonly text: string;
  /** What is to be copied. */
  readonly code?: { readonly label: string; readonly text: string };
  /** What does it with one click. */
  readonly link?: { readonly label: string; readonly href: string };
}

export interface Way {
  readonly label: string;
  readonly steps: readonly Step[];
}

export interface McpHost {
  readonly name: string;
  /** Connects from the maker's computers, so that the address has to be reachable from the internet. */
  readonly isRemote?: boolean;
  readonly ways: (address: string) => readonly Way[];
}

/** By this the service is known in the hosts. */
const name = 'agency';
const keyHint = 'at_live_…';
const signInLabel = 'Sign in';
const keyLabel = 'With an API key';
const consent =
  'A browser opens: sign in, choose the agency, and allow it. From then on the host works as you.';
const json = (value: unknown): string => JSON.stringify(value, null, 2);
const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });

/** Common hosts, each with its steps; their makers move menus now and then. */
export const hosts: Readonly<Record<string, McpHost>> = {
  'claude-code': {
    name: 'Claude Code',
    ways: (address) => [
      {
        label: signInLabel,
        steps: [
          {
            text: 'Run this in a terminal.',
            code: { label: 'the command', text: `claude mcp add --transport http ${name} ${address}` },
          },
          { text: `Start claude, enter /mcp, choose ${name} and then Authenticate.` },
          { text: consent },
        ],
      },
      {
        label: keyLabel,
        steps: [
          {
            text: 'Run this in a terminal, with the key in place of the dots.',
            code: {
              label: 'the command',
              text: `claude mcp add --transport http ${name} ${address} --header "Authorization: Bearer ${keyHint}"`,
            },
          },
          { text: `Start claude and enter /mcp: ${name} is connected.` },
        ],
      },
    ],
  },
  claude: {
    name: 'Claude (web, desktop, mobile)',
    isRemote: true,
    ways: (address) => [
      {
        label: signInLabel,
        steps: [
          {
            text: "In Claude open Settings, then Connectors, and choose Add custom connector. In a team or enterprise, an owner does it in the organization's settings.",
          },
          {
            text: 'Give it a name and this address; the advanced fields stay empty.',
            code: { label: 'the address', text: address },
          },
          { text: 'Choose Connect.' },
          { text: consent },
        ],
      },
    ],
  },
  'claude-desktop': {
    name: 'Claude Desktop, through this computer',
    ways: (address) => [
      {
        label: signInLabel,
        steps: [
          {
            text: 'For a service that only this computer or network reaches. It needs Node.js. In Claude Desktop open Settings, then Developer, and choose Edit Config.',
          },
          {
            text: 'Put this into claude_desktop_config.json, beside what is there.',
            code: {
              label: 'the configuration',
              text: json({
                mcpServers: {
                  [name]: {
                    command: 'npx',
                    args: ['-y', 'mcp-remote', address, ...(needsHttp(address) ? ['--allow-http'] : [])],
                  },
                },
              }),
            },
          },
          { text: 'Close Claude Desktop and start it again.' },
          { text: consent },
        ],
      },
    ],
  },
  cursor: {
    name: 'Cursor',
    ways: (address) => [
      {
        label: signInLabel,
        steps: [
          {
            text: 'Let Cursor add it by itself, or put the lines below into ~/.cursor/mcp.json.',
            link: {
              label: 'Add to Cursor',
              href: `cursor://anysphere.cursor-deeplink/mcp/install?name=${name}&config=${encodeURIComponent(btoa(JSON.stringify({ url: address })))}`,
            },
            code: { label: 'the configuration', text: json({ mcpServers: { [name]: { url: address } } }) },
          },
          { text: `In Cursor's settings under MCP choose to log in beside ${name}.` },
          { text: consent },
        ],
      },
      {
        label: keyLabel,
        steps: [
          {
            text: 'Put this into ~/.cursor/mcp.json, with the key in place of the dots.',
            code: {
              label: 'the configuration',
              text: json({ mcpServers: { [name]: { url: address, headers: bearer(keyHint) } } }),
            },
          },
        ],
      },
    ],
  },
  vscode: {
    name: 'VS Code',
    ways: (address) => [
      {
        label: signInLabel,
        steps: [
          {
            text: 'Let VS Code add it by itself, or put the lines below into .vscode/mcp.json of your project.',
            link: {
              label: 'Add to VS Code',
              href: `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name, type: 'http', url: address }))}`,
            },
            code: {
              label: 'the configuration',
              text: json({ servers: { [name]: { type: 'http', url: address } } }),
            },
          },
          { text: 'Choose Start above the entry, and allow VS Code to sign in.' },
          { text: consent },
        ],
      },
      {
        label: keyLabel,
        steps: [
          {
            text: 'Put this into .vscode/mcp.json of your project. VS Code asks for the key and keeps it out of the file.',
            code: {
              label: 'the configuration',
              text: json({
                inputs: [
                  {
                    type: 'promptString',
                    id: 'agency-key',
                    description: 'API key of the agency',
                    password: true,
                  },
                ],
                servers: { [name]: { type: 'http', url: address, headers: bearer('${input:agency-key}') } },
              }),
            },
          },
          { text: 'Choose Start above the entry and enter the key.' },
        ],
      },
    ],
  },
  chatgpt: {
    name: 'ChatGPT',
    isRemote: true,
    ways: (address) => [
      {
        label: signInLabel,
        steps: [
          {
            text: 'In ChatGPT on the web open Settings, then Connectors, then Advanced, and turn on Developer mode. Which plans have it, ChatGPT decides.',
          },
          {
            text: 'Back under Connectors choose Create. Give it a name, this address, and OAuth as the authentication.',
            code: { label: 'the address', text: address },
          },
          { text: consent },
        ],
      },
    ],
  },
  inspector: {
    name: 'MCP Inspector',
    ways: (address) => [
      {
        label: signInLabel,
        steps: [
          {
            text: 'Run this in a terminal. It needs Node.js, and opens a page in your browser.',
            code: { label: 'the command', text: 'npx @modelcontextprotocol/inspector' },
          },
          {
            text: 'There choose Streamable HTTP as the transport, and this address.',
            code: { label: 'the address', text: address },
          },
          { text: 'Choose Connect.' },
          { text: consent },
        ],
      },
      {
        label: keyLabel,
        steps: [
          {
            text: 'Without a page: this lists the tools, with the key in place of the dots.',
            code: {
              label: 'the command',
              text: `npx @modelcontextprotocol/inspector --cli ${address} --transport http --method tools/list --header "Authorization: Bearer ${keyHint}"`,
            },
          },
        ],
      },
    ],
  },
  program: {
    name: 'A program of your own',
    ways: (address) => [
      {
        label: keyLabel,
        steps: [
          {
            text: 'Put the key where the terminal finds it.',
            code: { label: 'the command', text: `export KEY=${keyHint}` },
          },
          {
            text: 'Begin a conversation: say what it is about, and get the tools for it with a conversation_id.',
            code: {
              label: 'the call',
              text: curl(address, 'service_start', {
                prompt: 'Which clients are new?',
                client_model: 'by-hand',
              }),
            },
          },
          {
            text: 'Call a tool in it.',
            code: {
              label: 'the call',
              text: curl(address, 'service_call_tools', {
                conversation_id: '…',
                calls: [{ name: 'list_clients', arguments: { limit: 3 } }],
              }),
            },
          },
        ],
      },
    ],
  },
};

/** The bridge takes plain HTTP on this computer alone, unless it is told to. */
function needsHttp(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && hostname !== 'localhost' && hostname !== '127.0.0.1';
}

const curl = (address: string, tool: string, args: unknown): string =>
  [
    `curl -s ${address} \\`,
    '  -H "Authorization: Bearer $KEY" \\',
    '  -H "Content-Type: application/json" \\',
    '  -H "Accept: application/json, text/event-stream" \\',
    `  -d '${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: args } })}'`,
  ].join('\n');
