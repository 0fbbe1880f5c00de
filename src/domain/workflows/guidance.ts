import { readFileSync } from 'node:fs';

/** A family's `guidance.json`, in which parts that repeat stand once. */
interface GuidanceFile {
  readonly shared: readonly unknown[];
  readonly tools: Readonly<Record<string, unknown>>;
}

/** What the compiler wrote about a tool: its input and an example of a call. */
export interface ToolGuidance {
  readonly inputSchema: JsonSchema;
  readonly example: {
    readonly arguments: Readonly<Record<string, unknown>>;
    readonly answer: { readonly data?: unknown };
  };
}

export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly [keyword: string]: unknown;
}

const files = new Map<string, GuidanceFile>();
const known = new Map<string, ToolGuidance>();

/** Read when a family's first action is looked at, and kept: it changes with the contract alone. */
export function guidanceOf(family: string, tool: string): ToolGuidance {
  let guidance = known.get(tool);
  if (guidance === undefined) {
    const { shared, tools } = fileOf(family);
    const whole = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null) return value;
      if (Array.isArray(value)) return value.map(whole);
      if ('$shared' in value) return whole(shared[value.$shared as number]);
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, whole(part)]));
    };
    guidance = whole(tools[tool]) as ToolGuidance;
    known.set(tool, guidance);
  }
  return guidance;
}

function fileOf(family: string): GuidanceFile {
  let file = files.get(family);
  if (file === undefined) {
    file = JSON.parse(readFileSync(generated(family, 'guidance'), 'utf8')) as GuidanceFile;
    files.set(family, file);
  }
  return file;
}

/** The short texts of a family's tools. */
export const readTools = (family: string): readonly ToolTexts[] =>
  JSON.parse(readFileSync(generated(family, 'tools'), 'utf8')) as ToolTexts[];

export interface ToolTexts {
  readonly name: string;
  readonly operationId: string;
  readonly title: string;
  readonly description: string;
}

const generated = (family: string, file: string): URL =>
  new URL(`../../../generated/families/${family}/${file}.json`, import.meta.url);
