import type { McpToolEffect } from '#generated/types.gen.ts';
import { clean, isShallow } from './json.rules.ts';

/** A tool as its server describes it, within our bounds. */
export interface FetchedTool {
  readonly name: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly effect: McpToolEffect;
  readonly input_schema: object;
  readonly output_schema: object | null;
}

/** What a server says of a tool: nothing of it is to be trusted. */
export interface ToldTool {
  readonly name: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly inputSchema: object;
  readonly outputSchema?: object | undefined;
  readonly annotations?:
    | {
        readonly title?: string | undefined;
        readonly readOnlyHint?: boolean | undefined;
        readonly destructiveHint?: boolean | undefined;
      }
    | undefined;
}

export const maxTools = 200;
const maxSchemaBytes = 65_536;

/** The first tools that fit, each name once. */
export function fittingTools(told: readonly ToldTool[]): FetchedTool[] {
  const byName = new Map<string, FetchedTool>();
  for (const tool of told) {
    if (byName.size === maxTools) break;
    const fitting = byName.has(tool.name) ? null : toolOf(tool);
    if (fitting !== null) byName.set(tool.name, fitting);
  }
  return [...byName.values()];
}

/** What to tell people about tools that were left out; null when none was. */
export function leftOut(told: number, kept: number, isWhole: boolean): string | null {
  if (!isWhole || kept === maxTools)
    return told > kept || !isWhole
      ? `The server has more tools than can be used: ${maxTools} at most, within 20 pages. Let it list fewer.`
      : null;
  const missing = told - kept;
  if (missing === 0) return null;
  return `${missing === 1 ? 'One tool of the server is' : `${missing} tools of the server are`} left out: names have up to 200 characters and are unique, schemas up to 64 KiB. Change them on the server, then refresh.`;
}

function toolOf({
  name,
  title,
  description,
  inputSchema,
  outputSchema,
  annotations,
}: ToldTool): FetchedTool | null {
  if (name === '' || name.length > 200 || clean(name, 200) !== name) return null;
  if (!fits(inputSchema) || (outputSchema !== undefined && !fits(outputSchema))) return null;
  return {
    name,
    title: textOf(title ?? annotations?.title, 200),
    description: textOf(description, 10_000),
    effect: effectOf(annotations),
    input_schema: inputSchema,
    output_schema: outputSchema ?? null,
  };
}

/** Without a word of the server, a tool may do anything. */
export function effectOf(annotations: ToldTool['annotations']): McpToolEffect {
  const { readOnlyHint, destructiveHint } = annotations ?? {};
  if (readOnlyHint === true) return 'read';
  if (destructiveHint === true) return 'destructive';
  if (destructiveHint === false) return 'write';
  return 'unknown';
}

function fits(schema: object): boolean {
  // What lists show of it: `JsonObject` of the contract.
  const isSmall = (part: object) =>
    Object.keys(part).length <= 1_000 && Object.keys(part).every((key) => key.length <= 200);
  if (!isShallow(schema, isSmall)) return false;
  const text = JSON.stringify(schema);
  return Buffer.byteLength(text) <= maxSchemaBytes && !text.includes('\\u0000') && text.isWellFormed();
}

const textOf = (text: string | undefined, max: number): string | null => {
  const cleaned = clean(text ?? '', max).trim();
  return cleaned === '' ? null : cleaned;
};
