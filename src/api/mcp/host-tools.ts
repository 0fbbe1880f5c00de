import { readFileSync } from 'node:fs';
import type { Tool } from '@modelcontextprotocol/server';

/** The tools that a host sees, as the compiler wrote them. */
export const hostTools = JSON.parse(
  readFileSync(new URL('../../../generated/mcp/host-tools.json', import.meta.url), 'utf8'),
) as readonly Tool[];

/** What one of them takes, in the notation of the other tools. */
export function hostSignature(name: string): string {
  const { properties = {}, required = [] } = hostTools.find((tool) => tool.name === name)!.inputSchema;
  const parts = Object.keys(properties).map((part) => (required.includes(part) ? part : `${part}?`));
  return `{ ${parts.join(', ')} }`;
}
