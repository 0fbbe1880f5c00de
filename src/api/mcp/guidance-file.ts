import { readFile } from 'node:fs/promises';

/** A family's `guidance.json`, in which parts that repeat stand once; see `withSharedParts` of the compiler. */
interface GuidanceFile {
  readonly shared: readonly unknown[];
  readonly tools: Readonly<Record<string, unknown>>;
}

/** What the file of a family says of a tool. */
export async function readGuidance(family: string, tool: string): Promise<unknown> {
  const file = new URL(`../../../generated/families/${family}/guidance.json`, import.meta.url);
  return guidanceIn(await readFile(file, 'utf8'), tool);
}

export function guidanceIn(text: string, tool: string): unknown {
  const { shared, tools } = JSON.parse(text) as GuidanceFile;
  const whole = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(whole);
    if ('$shared' in value) return whole(shared[value.$shared as number]);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, whole(part)]));
  };
  return whole(tools[tool]);
}
